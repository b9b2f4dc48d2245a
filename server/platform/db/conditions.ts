// What filters mean in SQL, so that none can be accepted and then ignored.
import { type RawBuilder, sql } from 'kysely';
import { dayEnd, dayStart } from '../india-days.ts';

/** What each filter means where it is set; a further filter of the schema does not compile until it stands here. */
export type Conditions<Filters> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => RawBuilder<boolean>;
};

/** The names of the table's filters that are set: undefined, null, blank and false are no filter. */
export const filtersInUse = <Filters extends object>(table: Conditions<Filters>, filters: Partial<Filters>) =>
  (Object.keys(table) as (keyof Filters)[]).filter(
    (name) => filters[name] != null && filters[name] !== '' && filters[name] !== false,
  );

/** Whether a row passes the filters that are set, some or all of those in the table. */
export function passes<Filters extends object>(
  table: Conditions<Filters>,
  filters: Partial<Filters>,
): RawBuilder<boolean> {
  const condition = <Name extends keyof Filters>(name: Name) =>
    table[name](filters[name] as NonNullable<Filters[Name]>);
  const conditions = filtersInUse(table, filters).map(condition);
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** The filters `from` and `to` of a moment: days in India's time. */
export const withinDays = (moment: RawBuilder<unknown>) => ({
  from: (day: string) => sql<boolean>`${moment} >= ${dayStart(day)}`,
  to: (day: string) => sql<boolean>`${moment} < ${dayEnd(day)}`,
});

/** A text for the inside of a `like`: `%`, `_` and `\` are letters like others. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** `column` is an expression in lower case; `%`, `_` and `\` in the text are letters like others. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like lower(${`%${escapeLike(text)}%`}::text)`;

/** Whether a column of digits begins with these; an index with text_pattern_ops knows. */
export const beginsWith = (column: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  // from the digits themselves up to the first text after all that begin with them: ':' follows '9'
  sql<boolean>`(${column} ~>=~ ${digits} and ${column} ~<~ ${`${digits}:`})`;
