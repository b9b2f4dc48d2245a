import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { addressOf, runOnServer } from '#server/testing/postgres-template.ts';
import { migrateToLatest } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('This is about PostgreSQL');
const name = `shop_migrated_${process.pid}`;
const url = addressOf(source.url, name);

let opened: OpenDatabase | undefined;
const migrate = async () => {
  opened ??= await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '/nonexistent' });
  return migrateToLatest(opened);
};
async function run(statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

beforeEach(async () => {
  opened = undefined;
});
afterEach(async () => {
  await opened?.close();
  await runOnServer(source.url, [`drop database ${name} with (force)`]);
});

test('migrations ignore the statement timeouts of role and database', async () => {
  await runOnServer(source.url, [
    `create database ${name}`,
    `alter database ${name} set statement_timeout = '1ms'`,
    `alter database ${name} set lock_timeout = '1ms'`,
  ]);
  expect(await migrate()).not.toEqual([]);
});

test('migrations rebuild an index that a killed run left invalid', async () => {
  await runOnServer(source.url, [`create database ${name} template ${source.template}`]);
  const isWhole = async () => {
    const [row] = await run(
      `select indisvalid as whole from pg_index where indexrelid = 'orders_open_visits_idx'::regclass`,
    );
    return row.whole;
  };
  await run(`update pg_index set indisvalid = false where indexrelid = 'orders_open_visits_idx'::regclass`);
  await run(`delete from kysely_migration where name >= '20261122_0505_day_board'`);
  expect(await isWhole()).toBe(false);
  expect(await migrate()).toContain('20261122_0505_day_board');
  expect(await isWhole()).toBe(true);
});
