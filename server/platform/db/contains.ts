// 'Contains' without case, as the search fields of tables mean it.
import { type RawBuilder, sql } from 'kysely';

/** A text for the inside of a `like`: `%`, `_` and `\` are letters like others. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** `column` is an expression in lower case; `%`, `_` and `\` in the text are letters like others. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${literally(text)}%`}::text)`;

// The index holds groups of these many letters.
const groupLengths = [6, 3, 2, 1];

// Groups that cover the whole text, each beginning half a group after the one before it.
function lettersInGroups(text: string): string[] {
  const letters = [...text];
  const length = groupLengths.find((one) => one <= letters.length) ?? letters.length;
  const step = Math.ceil(length / 2);
  const starts = Array.from({ length: Math.ceil((letters.length - length) / step) }, (_, at) => at * step);
  return [...starts, letters.length - length].map((start) => letters.slice(start, start + length).join(''));
}

/**
 * What a text must be made of to contain another, as an index over `letter_groups(column)` knows it: a condition beside
 * `contains`, for reading what is found; row by row, comparing the text alone is far quicker.
 */
export const hasLettersOf = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`letter_groups(${column}) @> array[${sql.join(
    lettersInGroups(text).map((group) => sql`lower(${group}::text)`),
  )}]`;
