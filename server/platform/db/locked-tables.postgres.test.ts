import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { openPostgres } from './postgres.ts';
import { prepared } from './prepared.ts';

const { engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const { url } = engine;
const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return client;
};
// Inside one transaction pg_stat_activity never changes, so a second connection watches it.
const [locker, observer] = [await connect(), await connect()];
await locker.query('create table locked (n integer); create table other (n integer)');

let opened: ReturnType<typeof openPostgres>;
beforeEach(async () => {
  opened = openPostgres({ url, size: 10, onLost: () => {} });
  await locker.query('truncate locked, other');
});
afterEach(async () => {
  await locker.query('rollback');
  await opened.db.destroy();
});

const untilSomebodyWaits = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await observer.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and now() - query_start > interval '400 ms'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 20 },
  );
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const insert = (n: number) => sql`insert into locked values (${n}) returning n`.execute(opened.db);
const preparedInsert = (n: number) =>
  sql`insert into locked values (${n}::int) returning n`.withPlugin(prepared).execute(opened.db);
const transaction = (n: number) =>
  opened.db.transaction().execute((db) => sql`insert into locked values (${n})`.execute(db));

test.each([
  ['statements', insert],
  ['prepared statements', preparedInsert],
  ['transactions', transaction],
])('other tables stay usable while 100 %s wait for a locked table', async (_what, work) => {
  await locker.query('begin; lock table locked in access exclusive mode');
  const settled = times(100, (n) => work(n).catch(() => null));
  await untilSomebodyWaits();
  await times(30, () => sql`select n from other`.execute(opened.db));
  await times(30, () => sql`insert into other values (1)`.withPlugin(prepared).execute(opened.db));
  await locker.query('commit');
  await settled;
});

test('each statement that met a locked table runs once after the lock is gone', async () => {
  await locker.query('begin; lock table locked in access exclusive mode');
  const inserts = times(30, preparedInsert);
  await untilSomebodyWaits();
  await locker.query('commit');
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  expect((await inserts).flatMap(({ rows }) => rows)).toEqual(numbers.map((n) => ({ n })));
  const { rows } = await locker.query('select n from locked order by n');
  expect(rows.map(({ n }) => n)).toEqual(numbers);
});
