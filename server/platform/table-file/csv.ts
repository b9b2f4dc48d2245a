import { separators } from '#shared/separators.ts';

const sampleRows = 1_000;

const columnsOf = ([rows, width]: readonly [number, number]) => rows * (width - 1);

/** The number of rows that have the most frequent width, and that width. */
function evenness(text: string, separator: string): [rows: number, width: number] {
  const rowsOfWidth = new Map<number, number>();
  let row = 0;
  for (const { length } of rowsOf(text, separator)) {
    if (length > 1) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1);
    row += 1;
    if (row === sampleRows) break;
  }
  const [best = [1, 0]] = [...rowsOfWidth].toSorted(([, one], [, other]) => other - one);
  return [best[1], best[0]];
}

/** Finds the separator that makes the most columns in the most rows. */
function separatorOf(text: string): string {
  const [best] = Object.values(separators)
    .map((separator) => ({ separator, even: evenness(text, separator) }))
    .toSorted((one, other) => columnsOf(other.even) - columnsOf(one.even));
  return best?.separator ?? ',';
}

function* rowsOf(text: string, separator: string): Generator<string[]> {
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
    } else if (char === '"' && (cell === '' || cell === '=')) {
      // Excel keeps the zeros of ="0123".
      cell = '';
      isQuoted = true;
    } else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at += 1;
      yield [...row, cell];
      row = [];
      cell = '';
    } else cell += char;
  }
  if (cell !== '' || row.length > 0) yield [...row, cell];
}

/** Reads CSV (RFC 4180) row by row, by the given separator or the one that the file names or shows. */
export function parseCsv(text: string, given?: string): Generator<string[]> {
  const named = /^sep=(.)(?:\r\n?|\n)/i.exec(text);
  const rows = named ? text.slice(named[0].length) : text;
  return rowsOf(rows, given ?? named?.[1] ?? separatorOf(rows));
}
