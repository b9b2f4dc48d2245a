// Our driver under Kysely: whichever way a statement goes, Kysely's plugins and log see it like any other.
import { AbortedTransactionError, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { openPostgres } from './postgres.ts';
import { prepared, readByKey, writeByKey, written } from './prepared.ts';

const { engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
let logged: string[] = [];
const { db } = openPostgres({
  url: engine.url,
  size: 4,
  onLost: () => {},
  log: ({ level, query }) => {
    logged.push(`${level}: ${query.sql}`);
  },
});
afterAll(() => db.destroy());
beforeEach(() => {
  logged = [];
});

const ways = [
  ['by itself', []],
  ['prepared', [prepared]],
  ['as a read by key', [readByKey]],
  ['as a write by key', [writeByKey]],
] as const;
const asking = (plugins: readonly KyselyPlugin[]) =>
  plugins.reduce(
    (query, plugin) => query.withPlugin(plugin),
    sql<{ pid: number }>`select pg_backend_pid() as pid`,
  );

const inCapitals: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key.toUpperCase(), value])),
    ),
  }),
};

test.each(ways)(
  'a statement that goes %s is logged, and its rows pass the plugins',
  async (_way, plugins) => {
    const { rows } = await asking(plugins).execute(db.withPlugin(inCapitals));
    expect(rows).toEqual([{ PID: expect.any(Number) }]);
    expect(logged).toEqual(['query: select pg_backend_pid() as pid']);
  },
);

test.each(ways)(
  'a statement that fails %s is logged too, and its error names who asked',
  async (_way, plugins) => {
    const failing = plugins.reduce((query, plugin) => query.withPlugin(plugin), sql`select 1 / 0`);
    await expect(failing.execute(db)).rejects.toMatchObject({
      code: '22012',
      stack: expect.stringContaining('driver.postgres.test.ts'),
    });
    expect(logged).toEqual(['error: select 1 / 0']);
  },
);

test('a builder says its way like a written statement', async () => {
  const counting = db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .withPlugin(readByKey);
  expect(await counting.executeTakeFirst()).toEqual({ count: expect.any(Number) });
});

const askingInWriting = written<{ pid: number }>('read', 'select pg_backend_pid() as pid');

test('a written statement takes its values, is logged, and its rows pass the plugins', async () => {
  const halve = written<{ half: number }>('read', 'select $1::integer / 2 as half');
  expect(await Promise.all([halve(db, 8), halve(db, 6)])).toEqual([[{ half: 4 }], [{ half: 3 }]]);
  expect(await halve(db.withPlugin(inCapitals), 2)).toEqual([{ HALF: 1 }]);
  expect(logged).toEqual(Array(3).fill('query: select $1::integer / 2 as half'));
});

test('reads by key share one connection, whatever listens and however they are said', async () => {
  await vi.waitFor(
    async () => {
      const built = Array.from({ length: 5 }, async () => (await asking([readByKey]).execute(db)).rows);
      const reads = [...built, ...Array.from({ length: 5 }, () => askingInWriting(db))];
      const pids = (await Promise.all(reads)).map((rows) => rows[0]?.pid);
      expect(new Set(pids).size).toBe(1);
    },
    { timeout: 5_000, interval: 20 },
  );
});

test('changes say how many rows they changed', async () => {
  const changing = db.updateTable('categories').set({ label: 'Kitchens' }).where('value', '=', 'kitchen');
  expect((await changing.executeTakeFirst()).numUpdatedRows).toBe(1n);
  expect((await changing.withPlugin(writeByKey).executeTakeFirst()).numUpdatedRows).toBe(1n);
});

test('a transaction is one connection from its beginning to its end', async () => {
  const pids = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const { rows } = await sql<{
        level: string;
      }>`select current_setting('transaction_isolation') as level`.execute(db);
      expect(rows).toEqual([{ level: 'repeatable read' }]);
      const built = ways.map(async ([, plugins]) => (await asking(plugins).execute(db)).rows);
      return (await Promise.all([...built, askingInWriting(db)])).map((rows) => rows[0]?.pid);
    });
  expect(new Set(pids).size).toBe(1);
  expect([logged[0], logged.at(-1)]).toEqual([
    'query: begin isolation level repeatable read read only',
    'query: commit',
  ]);
});

test('a transaction that swallows a failure is told that nothing was kept', async () => {
  const swallowing = db.transaction().execute(async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow(AbortedTransactionError);
});
