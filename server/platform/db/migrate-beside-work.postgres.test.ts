import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, expect, type Mock, test, vi } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { migrateToLatest } from './migrate.ts';
import { migrationLockMs } from './migration-client.ts';

const database = await freshDatabase();
const { engine } = database;
if (engine.kind !== 'postgres') throw new Error('This is about PostgreSQL');
const shop = openTestShop(database);
const other = new Client({ connectionString: engine.url });
await other.connect();
afterEach(() => other.query('rollback'));
afterAll(() => other.end());

async function migrateFrom(name: string) {
  await sql`delete from kysely_migration where name >= ${name}`.execute(shop.db);
  const hears = vi.fn();
  const state = { isDone: false };
  const ran = migrateToLatest(database, hears).finally(() => {
    state.isDone = true;
  });
  ran.catch(() => {});
  return { ran, hears, state };
}

const soon = { timeout: 30_000, interval: 20 };

/** Whether a statement waits for a lock, longer than these milliseconds by the database's clock. */
async function isWaiting(ms = 0): Promise<boolean> {
  const { rowCount } = await other.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > $1 * interval '1 ms'`,
    [ms],
  );
  return rowCount === 1;
}

/** Repeats `work` until the migration has given up its lock, and does it once more while it waits again. */
async function workBeside(hears: Mock, work: () => Promise<unknown>): Promise<void> {
  while (hears.mock.calls.length === 0) await work();
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), soon);
  await work();
}

test('a migration waits for a long reader without blocking bookings', async () => {
  const customer = await shop.customer();
  const service = await addTestService(shop.db);
  await other.query('begin; select count(*) from users');
  const { ran, hears, state } = await migrateFrom('20261127_0630_changes');
  await workBeside(hears, () => customer.api.orders.book(bookingInput([service])));
  expect(state.isDone).toBe(false);
  await other.query('commit');
  expect(await ran).toContain('20261127_0630_changes');
});

test('a migration that waits for a lock retries without blocking others', async () => {
  await other.query('begin; lock table services in row exclusive mode');
  const { ran, hears, state } = await migrateFrom('20261127_0630_changes');
  const write = () =>
    shop.db.transaction().execute((db) => sql`lock table services in row exclusive mode`.execute(db));
  await workBeside(hears, write);
  expect(state.isDone).toBe(false);
  await other.query('commit');
  expect(await ran).toContain('20261127_0630_changes');
});

test('an index built concurrently waits for readers and does not start again', async () => {
  const index = async () => {
    const { rows } = await sql<{ indexrelid: number; indisvalid: boolean }>`select indexrelid, indisvalid
      from pg_index where indexrelid = to_regclass('orders_updated_idx')`.execute(shop.db);
    return rows[0];
  };
  await sql`drop index orders_updated_idx`.execute(shop.db);
  await other.query('begin isolation level repeatable read; select count(*) from orders');
  const { ran, hears } = await migrateFrom('20261127_0630_changes');
  const half = await vi.waitFor(async () => {
    const found = await index();
    expect(found?.indisvalid).toBe(false);
    return found;
  }, soon);
  // A migration that gives up its lock would have done so by now.
  await vi.waitFor(async () => expect(await isWaiting(2 * migrationLockMs)).toBe(true), soon);
  expect(await index()).toEqual(half);
  expect(hears).not.toHaveBeenCalled();
  await other.query('commit');
  expect(await ran).toContain('20261127_0630_changes');
  expect(await index()).toEqual({ ...half, indisvalid: true });
});
