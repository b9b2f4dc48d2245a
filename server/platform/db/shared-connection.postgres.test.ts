// Reads and writes by key over connections that they share: together, each on its own, and never a reason to fail.
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { readByKey, writeByKey } from './prepared.ts';

const { db } = await freshDatabase();

const reader = sql<{ pid: number }>`select pg_backend_pid() as pid`;
const readers = async (count: number): Promise<number[]> => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => reader.withPlugin(readByKey).execute(db)),
  );
  return answers.map(({ rows }) => rows[0]?.pid ?? 0);
};

// The connection is opened by the first read, which does not wait for it.
const sharing = () =>
  vi.waitFor(
    async () => {
      const pids = new Set(await readers(3));
      expect(pids.size).toBe(1);
      return [...pids][0] ?? 0;
    },
    { timeout: 5_000, interval: 20 },
  );

test('reads of one moment go over one connection, and each gets its own rows', async () => {
  const shared = await sharing();
  expect(new Set(await readers(20))).toEqual(new Set([shared]));
  const asked = Array.from({ length: 20 }, (_, at) => at);
  const answers = await Promise.all(
    asked.map((at) => sql<{ at: number }>`select ${at}::int as at`.withPlugin(readByKey).execute(db)),
  );
  expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(asked);
});

test('a read that fails fails alone', async () => {
  await sharing();
  const divided = (by: number) =>
    sql<{ part: number }>`select 6 / ${by}::int as part`.withPlugin(readByKey).execute(db);
  const [first, second, third] = await Promise.allSettled([divided(2), divided(0), divided(3)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { rows: [{ part: 3 }] } });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(third).toMatchObject({ status: 'fulfilled', value: { rows: [{ part: 2 }] } });
});

test('what is more than one connection can serve goes over others', async () => {
  const shared = await sharing();
  const pids = await readers(60);
  expect(pids).toContain(shared);
  expect(new Set(pids).size).toBeGreaterThan(1);
});

test('in a transaction a read belongs to the transaction', async () => {
  const shared = await sharing();
  await db.transaction().execute(async (db) => {
    const { rows } = await reader.execute(db);
    expect((await reader.withPlugin(readByKey).execute(db)).rows).toEqual(rows);
    expect(rows[0]?.pid).not.toBe(shared);
  });
});

test('a lost connection is replaced; meanwhile reads go over others', async () => {
  const shared = await sharing();
  await sql`select pg_terminate_backend(${shared}::int)`.execute(db);
  await vi.waitFor(async () => expect(await readers(3)).not.toContain(shared), {
    timeout: 5_000,
    interval: 20,
  });
  expect(await sharing()).not.toBe(shared);
});

test('a write that must wait for a lock holds no other up, and is done when the lock is gone', async () => {
  const rename = (value: string, label: string) =>
    sql`update categories set label = ${label} where value = ${value} returning label`
      .withPlugin(writeByKey)
      .execute(db);
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (db) => {
    await sql`select from categories where value = 'kitchen' for update`.execute(db);
    lock();
    await unlocked;
  });
  await locked;
  const waiting = Array.from({ length: 4 }, (_, at) => rename('kitchen', `Kitchens ${at}`));
  let done = 0;
  for (const one of waiting) void one.then(() => (done += 1));
  const others = await Promise.all(Array.from({ length: 12 }, () => rename('laundary', 'Laundries')));
  expect(others.map(({ rows }) => rows)).toEqual(Array(12).fill([{ label: 'Laundries' }]));
  expect(done).toBe(0);
  unlock();
  await locking;
  expect((await Promise.all(waiting)).flatMap(({ rows }) => rows)).toHaveLength(4);
});
