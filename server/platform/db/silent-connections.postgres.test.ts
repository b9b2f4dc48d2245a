import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeError } from '#server/procedures/errors.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { openSilentProxy } from '#server/testing/silent-proxy.ts';
import { openPostgres } from './postgres.ts';

const { db, engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const proxy = await openSilentProxy(engine.url);
afterAll(proxy.close);

let opened: ReturnType<typeof openPostgres>;
beforeEach(() => {
  opened = openPostgres({ url: proxy.url, size: 10, onLost: () => {} });
});
afterEach(async () => {
  proxy.restore();
  await opened.db.destroy();
});

const select = () => sql`select pg_sleep(0.05)`.execute(opened.db);
const insideTransaction = () => opened.db.transaction().execute((db) => sql`select 1`.execute(db));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => describeError(error).status,
  );

test('gives up connections that fall silent, and all of them are replaced within 10 s', {
  timeout: 30_000,
}, async () => {
  await Promise.all([select(), select(), select(), insideTransaction(), insideTransaction()]);
  proxy.silence('open');
  const refused = await Promise.all([refusal(select()), refusal(insideTransaction())]);
  expect(refused).toEqual([503, 503]);
  await Promise.all([select(), select(), select(), select(), insideTransaction(), insideTransaction()]);
});

test('refuses everything while nothing gets through, and works again afterwards', {
  timeout: 30_000,
}, async () => {
  await select();
  proxy.silence('all');
  expect(await Promise.all([refusal(select()), refusal(insideTransaction())])).toEqual([503, 503]);
  proxy.restore();
  await vi.waitFor(select, { timeout: 10_000, interval: 50 });
});

test('a connection that breaks during a transaction fails the transaction, not the process', async () => {
  const broken = opened.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sql`select pg_sleep(5)`.execute(transaction);
  });
  expect(await refusal(broken)).toBe(503);
  await insideTransaction();
});
