import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import {
  enqueued,
  fixedTransport,
  jobOf,
  mailRow,
  openTestMail,
  quickLooks,
  waitedFor,
} from '#server/testing/mail.ts';
import type { Mail } from './mail.ts';
import { sweepMails } from './sweep.ts';
import type { MailTransport } from './transport.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);

let running: Mail | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
const start = async (transport: MailTransport) => {
  const { mail, said } = openTestMail(database, transport, quickLooks);
  running = mail;
  await mail.start();
  return { mail, said };
};

const makeDue = (id: string) => sql`update pgboss.job set start_after = now() where id = ${id}`.execute(db);
const until = { timeout: 10_000, interval: 50 };

test('what failed at once is sent by the worker half a minute later', async () => {
  let up = false;
  const { mail } = await start({
    send: async () => (up ? { kind: 'taken', providerId: 'p' } : { kind: 'notTaken', reason: 'away' }),
    find: async () => ({ kind: 'absent' }),
  });
  const id = await enqueued(db, mail);
  expect(await mail.attempt(id)).toBe(false);
  up = true;
  expect(await jobOf(db, id)).toBeUndefined();
  await waitedFor(db, '31 seconds');
  await vi.waitFor(async () => expect((await mailRow(db, id)).state).toBe('sent'), until);
  await vi.waitFor(async () => expect((await jobOf(db, id))?.state).toBe('completed'), until);
  expect((await mailRow(db, id)).attempts).toBe(2);
});

test('the pauses grow from a minute or two to two hours', async () => {
  const { mail } = await start(fixedTransport({ kind: 'notTaken', reason: 'away' }).transport);
  const id = await enqueued(db, mail);
  const pauses: number[] = [];
  await waitedFor(db, '31 seconds');
  for (let failures = 0; failures < 4; failures += 1) {
    if (failures > 0) await makeDue(id);
    await vi.waitFor(async () => expect((await mailRow(db, id)).attempts).toBe(failures + 1), until);
    await vi.waitFor(async () => expect(await jobOf(db, id)).toMatchObject({ state: 'retry' }), until);
    pauses.push((await jobOf(db, id))?.pause ?? 0);
  }
  pauses.forEach((pause, nth) => {
    expect(pause).toBeGreaterThan(60 * 2 ** nth - 5);
    expect(pause).toBeLessThanOrEqual(120 * 2 ** nth);
  });
  await sql`update pgboss.job set retry_count = 12, start_after = now() where id = ${id}`.execute(db);
  await vi.waitFor(async () => expect((await mailRow(db, id)).attempts).toBe(5), until);
  await vi.waitFor(async () => expect((await jobOf(db, id))?.pause).toBeGreaterThan(7100), until);
  expect((await jobOf(db, id))?.pause).toBeLessThanOrEqual(7200);
});

test('a mail set aside ends its job, and sent again it has a new one', async () => {
  const { mail } = await start(fixedTransport({ kind: 'notTaken', reason: 'away' }).transport);
  const id = await enqueued(db, mail);
  await waitedFor(db, '25 hours');
  await vi.waitFor(async () => expect((await mailRow(db, id)).state).toBe('set_aside'), until);
  await vi.waitFor(async () => expect((await jobOf(db, id))?.state).toBe('completed'), until);
  await sql`update pgboss.job set retry_count = 12 where id = ${id}`.execute(db);
  await mail.sendAgain(db, id);
  expect(await jobOf(db, id)).toBeUndefined();
  await waitedFor(db, '31 seconds');
  await vi.waitFor(async () => expect((await mailRow(db, id)).attempts).toBe(2), until);
  await vi.waitFor(async () => expect((await jobOf(db, id))?.state).toBe('retry'), until);
  expect((await jobOf(db, id))?.pause).toBeLessThanOrEqual(120);
});

test('the sweep clears mails of more than 90 days', async () => {
  const { transport } = fixedTransport({ kind: 'taken', providerId: 'p' });
  const { mail } = openTestMail(database, transport);
  const [old, young, waiting] = [
    await enqueued(db, mail),
    await enqueued(db, mail),
    await enqueued(db, mail),
  ];
  await mail.attempt(old);
  await mail.attempt(young);
  const daysAgo = (id: string, days: number) =>
    db
      .updateTable('mails')
      .set({ sent_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', id)
      .execute();
  await daysAgo(old, 91);
  await daysAgo(young, 89);
  await sweepMails({ db, log: { info: () => {} } });
  const left = await db.selectFrom('mails').select('id').orderBy('id').execute();
  expect(left.map((row) => row.id)).toEqual([young, waiting]);
});
