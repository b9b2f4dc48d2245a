// A locked table: what waits for it leaves room for everything else, and is done once.
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { partsOf } from './pools.ts';
import { openPostgres } from './postgres.ts';
import { prepared, preparedName, readByKey, writeByKey } from './prepared.ts';

const { engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const { url } = engine;
const connect = async (): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  return client;
};
// in a transaction the list of sessions stands still, so another looks at it
const [beside, looking] = [await connect(), await connect()];
await beside.query('create table locked (n integer); create table other (n integer)');

const size = 10;
let opened: ReturnType<typeof openPostgres>;
beforeEach(async () => {
  opened = openPostgres({ url, size, onLost: () => {} });
  await beside.query('truncate locked, other');
});
afterEach(async () => {
  await beside.query('rollback');
  await opened.db.destroy();
});
const lock = () => beside.query('begin; lock table locked in access exclusive mode');

// Those that wait for longer than a single statement may, apart from the three connections that writes share.
const waiters = async (): Promise<number> => {
  const { rows } = await looking.query(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '400 ms'`,
  );
  return rows[0].count;
};
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const write = (n: number) =>
  sql`insert into locked values (${n}::int) returning n`.withPlugin(writeByKey).execute(opened.db);
const read = (n: number) =>
  sql`select n from locked where n = ${n}::int`.withPlugin(readByKey).execute(opened.db);
const select = (n: number) => sql`select n from locked where n = ${n}`.execute(opened.db);
const change = (n: number) =>
  opened.db.transaction().execute((db) => sql`insert into locked values (${n})`.execute(db));

test.each([
  ['writes by key', write],
  ['reads by key', read],
  ['other statements', select],
  ['transactions', change],
])('%s that wait for a lock take at most half of the pool: all else is answered', async (_what, work) => {
  await lock();
  const settled = times(100, (n) => work(n).catch(() => null));
  await vi.waitFor(async () => expect(await waiters()).toBeGreaterThan(0), { timeout: 5_000, interval: 20 });
  await opened.answers();
  await times(30, () => sql`select n from other`.execute(opened.db));
  await times(30, () => sql`select n from other where n = 1`.withPlugin(readByKey).execute(opened.db));
  await times(30, () => sql`insert into other values (1)`.withPlugin(writeByKey).execute(opened.db));
  if (work !== change)
    await times(30, () => opened.db.transaction().execute((db) => sql`select n from other`.execute(db)));
  expect(await waiters()).toBeLessThanOrEqual(size / 2);
  await beside.query('commit');
  await settled;
});

test.each([4, 5, 10, 11, 200])('of %i connections at most half can wait for a lock', (size) => {
  const { single, transactions, waiting } = partsOf(size);
  expect(single + transactions + waiting).toBe(size);
  expect(transactions + waiting).toBeLessThanOrEqual(size / 2);
});

test.each([1, 2, 3])('a pool of %i has one connection for each kind of work', (size) => {
  expect(partsOf(size)).toEqual({ single: 1, transactions: 1, waiting: 1 });
});

test('the first statements of a connection that stood behind a lock are each done, and done once', async () => {
  // the three connections that writes share stand, and none has prepared what follows
  const asking = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  await vi.waitFor(
    async () => {
      const pids = await times(
        24,
        async () => (await asking.withPlugin(writeByKey).execute(opened.db)).rows[0]?.pid,
      );
      expect(new Set(pids).size).toBe(3);
    },
    { timeout: 5_000, interval: 20 },
  );
  await lock();
  const written = times(30, write);
  await vi.waitFor(async () => expect(await waiters()).toBeGreaterThan(0), { timeout: 5_000, interval: 20 });
  await beside.query('commit');
  expect((await written).map(({ rows }) => rows)).toEqual(Array.from({ length: 30 }, (_, n) => [{ n }]));
  const { rows } = await beside.query('select n from locked order by n');
  expect(rows).toEqual(Array.from({ length: 30 }, (_, n) => ({ n })));
});

// As a pooler before the database may leave it, or several that prepare anew behind a lock.
test.each([
  ['missing', () => sql`deallocate all`, 'asked before'],
  ['there already', (name: string) => sql.raw(`prepare ${name} as select 1`), 'new here'],
])(
  'where a preparation is %s the statement is done elsewhere, and the connection replaced',
  async (_what, spoil, which) => {
    const asking = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const shared = () =>
      vi.waitFor(
        async () => {
          const pids = await times(
            3,
            async () => (await asking.withPlugin(readByKey).execute(opened.db)).rows[0]?.pid ?? 0,
          );
          expect(new Set(pids).size).toBe(1);
          return pids[0] ?? 0;
        },
        { timeout: 5_000, interval: 20 },
      );
    const former = await shared();
    const other = sql<{ pid: number }>`select pg_backend_pid() as pid, 'other' as other`;
    const compiled = other.compile(opened.db).sql;
    await other.withPlugin(prepared).execute(opened.db);
    await spoil(preparedName(compiled) ?? '')
      .withPlugin(readByKey)
      .execute(opened.db);
    const { rows } = await (which === 'new here' ? other : asking).withPlugin(readByKey).execute(opened.db);
    expect(rows).toEqual([expect.objectContaining({ pid: expect.any(Number) })]);
    expect(await shared()).not.toBe(former);
  },
);
