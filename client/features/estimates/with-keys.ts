// Lines have no ids: what tells two of the same words apart is which of them it is.

/** Each line with a key of its own. */
export function withKeys<Line extends { words: string }>(
  lines: readonly Line[],
): (readonly [string, Line])[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const nth = (seen.get(line.words) ?? 0) + 1;
    seen.set(line.words, nth);
    return [`${line.words} ${nth}`, line] as const;
  });
}
