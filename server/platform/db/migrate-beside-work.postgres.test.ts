import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { migrateToLatest } from './migrate.ts';

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

const soon = { timeout: 5_000, interval: 20 };

/** Repeats `work` while a migration tries several times to get its lock. Returns the maximum duration in ms. */
async function maxDurationOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let maxMs = 0;
  while (performance.now() - began < 2_000) {
    const startedAt = performance.now();
    await work();
    maxMs = Math.max(maxMs, performance.now() - startedAt);
  }
  return maxMs;
}

test('a migration waits for a long reader without blocking bookings', async () => {
  const customer = await shop.customer();
  const service = await addTestService(shop.db);
  await other.query('begin; select count(*) from orders');
  const { ran, hears, state } = await migrateFrom('20261122_0815_checks_as_lists');
  expect(await maxDurationOf(() => customer.api.orders.book(bookingInput([service])))).toBeLessThan(1_500);
  expect(hears).toHaveBeenCalled();
  expect(state.isDone).toBe(false);
  await other.query('commit');
  expect(await ran).toContain('20261122_0815_checks_as_lists');
});

test('a migration that waits for a lock retries without blocking others', async () => {
  await other.query('begin; lock table bills in row exclusive mode');
  const { ran, hears, state } = await migrateFrom('20261122_0500_bills_by_serial');
  const write = () =>
    shop.db.transaction().execute((db) => sql`lock table bills in row exclusive mode`.execute(db));
  expect(await maxDurationOf(write)).toBeLessThan(1_500);
  expect(hears).toHaveBeenCalled();
  expect(state.isDone).toBe(false);
  await other.query('commit');
  expect(await ran).toContain('20261122_0500_bills_by_serial');
});

test('an index built concurrently waits for readers and does not start again', async () => {
  const index = async () => {
    const { rows } = await sql<{ indexrelid: number; indisvalid: boolean }>`select indexrelid, indisvalid
      from pg_index where indexrelid = to_regclass('orders_open_visits_idx')`.execute(shop.db);
    return rows[0];
  };
  await sql`drop index orders_open_visits_idx`.execute(shop.db);
  await other.query('begin isolation level repeatable read; select count(*) from orders');
  const { ran, hears } = await migrateFrom('20261122_0505_day_board');
  const half = await vi.waitFor(async () => {
    const found = await index();
    expect(found?.indisvalid).toBe(false);
    return found;
  }, soon);
  await setTimeout(1_000);
  expect(await index()).toEqual(half);
  expect(hears).not.toHaveBeenCalled();
  await other.query('commit');
  expect(await ran).toContain('20261122_0505_day_board');
  expect(await index()).toEqual({ ...half, indisvalid: true });
});
