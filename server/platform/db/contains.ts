// 'Contains' without case and 'begins with', as the search fields of tables mean them.
import { type RawBuilder, sql } from 'kysely';

/** A text for the inside of a `like`: `%`, `_` and `\` are letters like others. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** `column` is an expression in lower case; `%`, `_` and `\` in the text are letters like others. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${escapeLike(text)}%`}::text)`;

/** Whether a column of digits begins with these; an index with text_pattern_ops knows. */
export const beginsWith = (column: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  // from the digits themselves up to the first text after all that begin with them: ':' follows '9'
  sql<boolean>`(${column} ~>=~ ${digits} and ${column} ~<~ ${`${digits}:`})`;
