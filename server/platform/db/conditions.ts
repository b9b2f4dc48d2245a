import { type RawBuilder, sql } from 'kysely';
import { dayEnd, dayStart } from '../india-days.ts';

/** Maps each filter to SQL. A new filter of the schema does not compile until it has its SQL here. */
export type Conditions<Filters> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => RawBuilder<boolean>;
};

export const filtersInUse = <Filters extends object>(table: Conditions<Filters>, filters: Partial<Filters>) =>
  (Object.keys(table) as (keyof Filters)[]).filter(
    (name) => filters[name] != null && filters[name] !== '' && filters[name] !== false,
  );

export function passes<Filters extends object>(
  table: Conditions<Filters>,
  filters: Partial<Filters>,
): RawBuilder<boolean> {
  const condition = <Name extends keyof Filters>(name: Name) =>
    table[name](filters[name] as NonNullable<Filters[Name]>);
  const conditions = filtersInUse(table, filters).map(condition);
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

export const withinDays = (moment: RawBuilder<unknown>) => ({
  from: (day: string) => sql<boolean>`${moment} >= ${dayStart(day)}`,
  to: (day: string) => sql<boolean>`${moment} < ${dayEnd(day)}`,
});

/** The condition that a moment is on these days in India. Without one of them the days are open at that side. */
export const within = (
  moment: RawBuilder<unknown>,
  days: { from?: string | undefined; to?: string | undefined },
) => passes(withinDays(moment), days);

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a column contains a typed text. The column is an address in small letters, or `folded(…)`: without case,
 * accents, nukta and joiners. The migrations define this function and have indexes on such expressions.
 */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like folded(${`%${escapeLike(text)}%`}::text)`;

export const beginsWith = (column: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  // In the C collation ':' follows '9', so this is the upper end of the range.
  sql<boolean>`(${column} ~>=~ ${digits} and ${column} ~<~ ${`${digits}:`})`;
