// 'Contains' without case, as the search fields of tables mean it.
import { type RawBuilder, sql } from 'kysely';

/** `column` is an expression in lower case; `%`, `_` and `\` in the text are letters like others. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text)`;
