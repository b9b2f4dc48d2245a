import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { left, rules } from './personal.ts';

const { db } = await freshDatabase();

test('an erasure has a decision about each column of text or JSON', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(db);
  const inSchema = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const masked = rules.flatMap(({ table, set }) =>
    Object.keys(set ?? {}).map((column) => `${table}.${column}`),
  );
  const stays = Object.values(left).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    ),
  );
  const decided = new Set([...masked, ...stays]);
  const emptied = new Set(rules.flatMap(({ table, set }) => (set ? [] : [table as string])));
  const undecided = rows.filter(
    ({ table, column }) => !decided.has(`${table}.${column}`) && !emptied.has(table),
  );
  expect(undecided).toEqual([]);
  expect(stays.filter((column) => !inSchema.has(column) || masked.includes(column))).toEqual([]);
});
