type Measure = (text: string) => number;

function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter('en-IN').segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) !== '' && measure(longer) > width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

export function wrapText(text: string, width: number, measure: Measure, most?: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).flatMap((word) => cut(word, width, measure))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  if (most === undefined || lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), shortened(last, width, measure)];
}

function shortened(line: string, width: number, measure: Measure): string {
  let letters = [...new Intl.Segmenter('en-IN').segment(line)].map(({ segment }) => segment);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
