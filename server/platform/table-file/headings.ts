import type { TableRow } from './read-table.ts';

const headingRows = 30;

/** A heading without case, spaces and punctuation. A file may have those of any language. */
export const plainHeading = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Leaves out the rows above the headings, if a person chose the row of the headings. */
export const dropRowsAbove = (rows: readonly TableRow[], headingsRow = '1') =>
  rows.filter(({ row }) => row >= Number(headingsRow));

export type Headings = { headings: readonly string[]; below: number };

/**
 * Finds the headings among the first rows of a file. Lines about a shop or account may come before them. `score` is
 * 0 for cells that are no headings. Two rows without digits may be the headings together, also if one of them would
 * do alone. `isChosen`: the headings begin in the first row.
 */
export function findHeadings(
  rows: readonly TableRow[],
  score: (headings: readonly string[]) => number,
  isChosen = false,
): Headings | null {
  const tops = rows.slice(0, isChosen ? 1 : headingRows).map(({ cells }, at): [Headings, Headings] => {
    const next = rows[at + 1]?.cells ?? [];
    const width = Math.max(cells.length, next.length);
    const both = Array.from({ length: width }, (_, place) =>
      `${cells[place] ?? ''} ${next[place] ?? ''}`.trim(),
    );
    const isOne = [...cells, ...next].some((cell) => /\d/.test(cell));
    const one = { headings: cells, below: at + 1 };
    return [one, isOne ? one : { headings: both, below: at + 2 }];
  });
  const alone = tops.findIndex(([one]) => score(one.headings) > 0);
  const at = alone < 0 ? tops.findIndex(([, both]) => score(both.headings) > 0) : alone;
  const [one, both] = tops[at] ?? [];
  if (!one || !both) return null;
  const above = tops[at - 1]?.[1] ?? one;
  const best = score(both.headings) < score(one.headings) ? one : both;
  return score(above.headings) > score(best.headings) ? above : best;
}
