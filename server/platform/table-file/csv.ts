const separators = [',', ';', '\t'];

const countOf = (line: string, separator: string) => line.split(separator).length;

/** Finds the separator: the most frequent one in the first line, outside quotes. */
function separatorOf(text: string): string {
  const line = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  return separators.reduce((best, one) => (countOf(line, one) > countOf(line, best) ? one : best));
}

/** Reads CSV (RFC 4180) with commas, semicolons or tabs, row by row. */
export function* parseCsv(text: string): Generator<string[]> {
  const separator = separatorOf(text);
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator || char === '\n') {
      row.push(cell);
      cell = '';
      if (char === separator) continue;
      yield row;
      row = [];
    } else if (char !== '\r' || text[at + 1] !== '\n') cell += char;
  }
  if (cell !== '' || row.length > 0) yield [...row, cell];
}
