// Searching inside names at any size: rare words by an index over groups of letters, frequent ones by a scan that ends
// when there are enough. Both ways give the same rows; which one is quicker no statistics of the database can tell.
import { type Expression, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** A search in the rows of a table: `contains` tells of each row, `letters` is what an index knows (`hasLettersOf`). */
export type TextSearch<Table extends keyof Tables = keyof Tables> = {
  table: Table;
  /** The name that the table has in `contains`. */
  alias: string;
  contains: RawBuilder<boolean>;
  letters: RawBuilder<boolean>;
};

// The migrations' letter_groups() gives groups of these many letters.
const groupLengths = [6, 3, 2, 1];

// Groups that cover the whole text, each beginning half a group after the one before it.
function lettersInGroups(text: string): string[] {
  const letters = [...text];
  const length = groupLengths.find((one) => one <= letters.length) ?? letters.length;
  const step = Math.ceil(length / 2);
  const last = letters.length - length;
  const starts = Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step);
  return [...starts, last].map((start) => letters.slice(start, start + length).join(''));
}

/** What `column` (an expression in lower case) must be made of to contain the text. */
export const hasLettersOf = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> => {
  const groups = lettersInGroups(text).map((group) => sql`lower(${group}::text)`);
  return sql<boolean>`letter_groups(${column}) @> array[${sql.join(groups)}]`;
};

/** Whether the letters alone tell that a text is contained: it is a group itself. */
export const isGroup = (text: string): boolean => groupLengths.includes([...text].length);

/**
 * A table's rows that may contain the text. The offset is a fence: without it the planner may read all rows and take
 * each name apart, which takes a hundred times as long as comparing it.
 */
export const rowsByLetters = <Table extends keyof Tables>({ table, letters }: TextSearch<Table>) =>
  sql<Selectable<Tables[Table]>>`(select * from ${sql.table(table)} where ${letters} offset 0)`;

const sampleSize = 300;

/**
 * The same rows in the quicker of two ways, without order: `scan` where one in `oneIn` of a sample contains the text (or
 * something else speaks for it), else `byIndex`.
 */
export const chooseScanOrIndex = <Row>(
  { table, alias, contains }: TextSearch,
  scan: Expression<Row>,
  byIndex: Expression<Row>,
  { oneIn = 3, or = sql<boolean>`false` }: { oneIn?: number; or?: RawBuilder<boolean> } = {},
): RawBuilder<Row> => sql<Row>`
  with sampled as materialized (
    select count(*) filter (where ${contains}) * ${sql.lit(oneIn)} > count(*) or ${or} as scans
    from (select * from ${sql.table(table)} limit ${sql.lit(sampleSize)}) as ${sql.id(alias)}
  )
  select * from (${scan}) as scanned where (select scans from sampled)
  union all
  select * from (${byIndex}) as by_index where not (select scans from sampled)`;
