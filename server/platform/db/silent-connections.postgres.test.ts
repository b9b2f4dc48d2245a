// Connections that die without a word: whatever is under way ends soon, and they are thrown away.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '#server/procedures/errors.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { openSilentProxy } from '#server/testing/silent-proxy.ts';
import { openForMigration, openPostgres } from './postgres.ts';
import { readByKey, writeByKey } from './prepared.ts';

const { engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const proxy = await openSilentProxy(engine.url);
afterAll(proxy.close);

let opened: ReturnType<typeof openPostgres>;
beforeEach(() => {
  const silence = { silenceMs: 1_000, lookMs: 20 };
  opened = openPostgres({ url: proxy.url, size: 10, onLost: () => {}, silence });
});
afterEach(async () => {
  proxy.restore();
  await opened.db.destroy();
});

const asking = sql<{ pid: number }>`select pg_backend_pid() as pid`;
const pidOf = (answer: { rows: { pid: number }[] }) => answer.rows[0]?.pid ?? 0;
const alone = async () => pidOf(await asking.execute(opened.db));
const times = (count: number, work: () => Promise<{ rows: { pid: number }[] }>) =>
  Promise.all(Array.from({ length: count }, async () => pidOf(await work())));
const five = () =>
  times(5, () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(opened.db));
const untilFive = () =>
  vi.waitFor(
    async () => {
      const pids = await five();
      expect(new Set(pids).size).toBe(5);
      return pids;
    },
    { timeout: 10_000, interval: 20 },
  );
const shared = async () => ({
  reads: await times(3, () => asking.withPlugin(readByKey).execute(opened.db)),
  writes: await times(24, () => asking.withPlugin(writeByKey).execute(opened.db)),
});
const distinct = async () => {
  const { reads, writes } = await shared();
  return [...new Set([...reads, ...writes])];
};
// Shared connections, one for reads and three for writes, are opened by their first use, which does not wait for them.
const untilShared = () =>
  vi.waitFor(
    async () => {
      const { reads, writes } = await shared();
      expect([new Set(reads).size, new Set(writes).size]).toEqual([1, 3]);
      return [...new Set([...reads, ...writes])];
    },
    { timeout: 10_000, interval: 20 },
  );

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      const { status, retryAfterSeconds } = describeError(error);
      return { status, comesAgain: Number(retryAfterSeconds) > 0 };
    },
  );
const given = { status: 503, comesAgain: true };

test('a statement on a silent connection is told to come again, and its connection is thrown away', async () => {
  const dead = await alone();
  proxy.silence('open');
  expect(await refusal(alone())).toEqual(given);
  expect(await alone()).not.toBe(dead);
});

test('in a transaction too, without a second wait for its end', async () => {
  await alone();
  const broken = opened.db.transaction().execute(async (db) => {
    await asking.execute(db);
    proxy.silence('open');
    await asking.execute(db);
  });
  expect(await refusal(broken)).toEqual(given);
  // the idle one died with it
  expect(opened.engine.counts().open).toBe(0);
  await opened.db.transaction().execute((db) => asking.execute(db));
});

test('connections that died with one are not tried one after the other', async () => {
  const dead = [...(await untilFive()), ...(await untilShared())];
  expect(new Set(dead).size).toBe(9);
  proxy.silence('open');
  expect(await refusal(alone())).toEqual(given);
  const next = [...(await five()), ...(await distinct())];
  expect(next.filter((pid) => dead.includes(pid))).toEqual([]);
});

test.each(['read', 'write'] as const)('a silent connection that each %s shares is replaced', async (how) => {
  const dead = await untilShared();
  proxy.silence('open');
  const work =
    how === 'read'
      ? asking.withPlugin(readByKey).execute(opened.db)
      : asking.withPlugin(writeByKey).execute(opened.db);
  expect(await refusal(work)).toEqual(given);
  expect((await untilShared()).filter((pid) => dead.includes(pid))).toEqual([]);
});

test('a connection that heard something meanwhile is kept when another dies', async () => {
  await opened.answers();
  const others = await five();
  const still = await opened.db.transaction().execute(async (db) => {
    const pid = pidOf(await asking.execute(db));
    // one session of PostgreSQL stands still, which from here looks like silence
    const slow = refusal(sql`select pg_sleep(3)`.execute(opened.db));
    await vi.waitFor(
      async () => {
        await asking.execute(db);
        expect(await Promise.race([slow, 'waiting'])).toEqual(given);
      },
      { timeout: 5_000, interval: 20 },
    );
    return pid;
  });
  expect(await opened.db.transaction().execute(async (db) => pidOf(await asking.execute(db)))).toBe(still);
  expect(others).not.toContain(still);
});

test('while nothing gets through everything is told to come again; afterwards it works by itself', async () => {
  await untilShared();
  proxy.silence('all');
  const refused = await Promise.all([refusal(alone()), refusal(shared()), refusal(shared())]);
  expect(refused).toEqual(Array(3).fill(given));
  proxy.restore();
  await vi.waitFor(alone, { timeout: 10_000, interval: 50 });
  await untilShared();
});

test('whether the database answers is asked beside everything else, also after its connection died', async () => {
  await opened.answers();
  proxy.silence('open');
  expect(await refusal(opened.answers())).toEqual(given);
  await opened.answers();
});

test('closing comes to its end though no connection answers', async () => {
  const other = openPostgres({ url: proxy.url, size: 2, onLost: () => {} });
  await Promise.all([asking.execute(other.db), other.answers()]);
  await vi.waitFor(
    async () => {
      await asking.withPlugin(readByKey).execute(other.db);
      expect(other.engine.counts().open).toBe(1);
    },
    { timeout: 5_000, interval: 20 },
  );
  proxy.silence('all');
  const waiting = refusal(asking.execute(other.db));
  await other.db.destroy();
  expect(await waiting).toEqual(given);
});

test('migrations may take their time: only a lock that does not come is given up, and asked for again', async () => {
  const unhurried = openForMigration(proxy.url);
  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  const { rows } = await limits.execute(unhurried);
  expect(rows).toEqual([{ statement: '0', lock: '500ms' }]);
  opened.engine.watch.cutAll();
  await sql`select pg_sleep(1.2)`.execute(unhurried);
  await unhurried.destroy();
});
