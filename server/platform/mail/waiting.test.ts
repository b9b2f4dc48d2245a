import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import {
  enqueued,
  fixedTransport,
  jobOf,
  openTestMail,
  quickLooks,
  waitedFor,
} from '#server/testing/mail.ts';
import type { Mail } from './mail.ts';
import type { Outcome } from './transport.ts';
import { queueWaitingMails } from './waiting.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);

const instances: Mail[] = [];
afterEach(async () => {
  await Promise.all(instances.splice(0).map((mail) => mail.stop()));
});

const taken = { kind: 'taken', providerId: 'p' } as const;
const written = async (count: number): Promise<string[]> => {
  const { mail } = openTestMail(database);
  return Promise.all(Array.from({ length: count }, () => enqueued(db, mail)));
};
const one = async (): Promise<string> => (await written(1)).join();
const look = () => queueWaitingMails(db, 30);
const jobs = async () => {
  const { rows } = await sql<{ id: string }>`select id from pgboss.job where name = 'mail'`.execute(db);
  return rows.map((row) => row.id).sort();
};

test('a mail gets its one job when it has waited half a minute, and no sooner', async () => {
  const id = await one();
  expect(await look()).toBe(0);
  await waitedFor(db, '29 seconds');
  expect(await look()).toBe(0);
  await waitedFor(db, '31 seconds');
  expect(await look()).toBe(1);
  const job = await jobOf(db, id);
  expect(job).toMatchObject({ state: 'created', retry_count: 0 });
  expect(job?.pause).toBeLessThanOrEqual(0);
  expect(await look()).toBe(0);
});

test('a mail that a try under way has claimed gets none until the claim ends', async () => {
  await one();
  await waitedFor(db, '1 minute');
  const claimed = (claimed_until: Date | ReturnType<typeof sql<Date>>) =>
    db.updateTable('mails').set({ claimed_by: crypto.randomUUID(), claimed_until }).execute();
  await claimed(sql<Date>`now() + interval '20 s'`);
  expect(await look()).toBe(0);
  await claimed(sql<Date>`now() - interval '1 s'`);
  expect(await look()).toBe(1);
});

test.each<Outcome>([taken, { kind: 'suppressed', reason: '406' }, { kind: 'refused', reason: '402' }])(
  'a mail that was settled at once ($kind) gets none',
  async (outcome) => {
    const id = await one();
    await openTestMail(database, fixedTransport(outcome).transport).mail.attempt(id);
    await waitedFor(db, '1 minute');
    expect(await look()).toBe(0);
    expect(await jobs()).toEqual([]);
  },
);

test.each([
  ['created', 0],
  ['retry', 0],
  ['active', 0],
  ['completed', 1],
  ['cancelled', 1],
  ['failed', 1],
])('beside a job that is %s, a mail that waits gets %i', async (state, given) => {
  const id = await one();
  await waitedFor(db, '1 minute');
  await look();
  await sql`update pgboss.job set state = ${state}::pgboss.job_state, retry_count = 3`.execute(db);
  expect(await look()).toBe(given);
  expect(await jobOf(db, id)).toMatchObject(
    given ? { state: 'created', retry_count: 0 } : { state, retry_count: 3 },
  );
});

test('a look gives 250 at most, to those first that have waited longest', async () => {
  const ids = await written(260);
  await waitedFor(db, '1 minute');
  const oldest = ids.at(-1) ?? '';
  const waiting_since = sql<Date>`now() - interval '2 minutes'`;
  await db.updateTable('mails').set({ waiting_since }).where('id', '=', oldest).execute();
  expect(await look()).toBe(250);
  expect(await jobs()).toContain(oldest);
  expect(await look()).toBe(10);
});

test('looks at the same moment give each mail one job', async () => {
  const ids = await written(200);
  await waitedFor(db, '1 minute');
  const given = await Promise.all(Array.from({ length: 8 }, look));
  expect(given.reduce((sum, one) => sum + one)).toBe(200);
  expect(await jobs()).toEqual(ids.sort());
});

test('a flood beyond the line is sent by two instances, every mail once', async () => {
  const { transport, sent } = fixedTransport(taken);
  for (let nth = 0; nth < 2; nth += 1) {
    const { mail } = openTestMail(database, transport, quickLooks);
    instances.push(mail);
    await mail.start();
  }
  const ids = await written(500);
  for (const id of ids) instances[0]?.attemptSoon(id);
  await instances[0]?.settled();
  expect(sent.length).toBeLessThan(250);
  await waitedFor(db, '31 seconds');
  await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(500), { timeout: 15_000, interval: 50 });
  const waiting = () => db.selectFrom('mails').select('id').where('state', '!=', 'sent').execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 5_000, interval: 50 });
  expect(sent.sort()).toEqual(ids.sort());
}, 40_000);

test('a job made before its mail was sent by another ends without a second message', async () => {
  const id = await one();
  await waitedFor(db, '1 minute');
  await look();
  const { transport, sent } = fixedTransport(taken);
  const { mail } = openTestMail(database, transport, quickLooks);
  instances.push(mail);
  await mail.attempt(id);
  await mail.start();
  await vi.waitFor(async () => expect((await jobOf(db, id))?.state).toBe('completed'), {
    timeout: 10_000,
    interval: 50,
  });
  expect(sent).toEqual([id]);
});

test('mails, claims and jobs that a clock a day ahead has written do not wait for that day', async () => {
  const ahead = sql<Date>`now() + interval '1 day'`;
  const id = await one();
  await db.updateTable('mails').set({ waiting_since: ahead, claimed_until: ahead }).execute();
  expect(await look()).toBe(1);
  expect(await look()).toBe(0);
  for (const changed of [
    sql`state = 'retry', start_after = ${ahead}`,
    sql`state = 'active', started_on = ${ahead}`,
  ]) {
    await sql`update pgboss.job set ${changed} where id = ${id}`.execute(db);
    expect(await look()).toBe(1);
    expect(await jobOf(db, id)).toMatchObject({ state: 'created', retry_count: 0 });
    expect(await look()).toBe(0);
  }
  // a pause that a job may have
  await sql`update pgboss.job set state = 'retry', start_after = now() + interval '2 hours' where id = ${id}`.execute(
    db,
  );
  expect(await look()).toBe(0);
  expect(await openTestMail(database, fixedTransport(taken).transport).mail.attempt(id)).toBe(true);
});
