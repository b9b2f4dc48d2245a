import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, fixedTransport, mailRow, makeDue, openTestMail } from '#server/testing/mail.ts';
import type { Mail } from './mail-queue.ts';
import { claimMails, deleteOldMails } from './mail-rows.ts';
import type { MailTransport, Outcome } from './transport.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);

const instances: Mail[] = [];
afterEach(async () => {
  await Promise.all(instances.splice(0).map((mail) => mail.stop()));
});
const start = (transport: MailTransport) => {
  const { mail } = openTestMail(database, transport);
  instances.push(mail);
  mail.start();
  return mail;
};

const taken = { kind: 'taken', providerId: 'p' } as const;
const notTaken = { kind: 'notTaken', reason: 'away' } as const;
const until = { timeout: 30_000, interval: 50 };
const written = async (count: number): Promise<string[]> => {
  const { mail } = openTestMail(database);
  return Promise.all(Array.from({ length: count }, () => enqueued(db, mail)));
};
const one = async (): Promise<string> => (await written(1)).join();
const due = async () => (await claimMails(db, { limit: 1000 })).map(({ id }) => id);
const secondsToNextTry = async (id: string) => {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from next_try_at - now())::float8 as seconds from mails where id = ${id}`.execute(
    db,
  );
  return rows[0]?.seconds;
};

test('the queue sends a mail whose first attempt failed', async () => {
  let up = false;
  const mail = start({
    send: async () => (up ? taken : notTaken),
    find: async () => ({ kind: 'absent' }),
  });
  const id = await enqueued(db, mail);
  expect(await mail.attempt(id)).toBe(false);
  up = true;
  await makeDue(db);
  await vi.waitFor(async () => expect((await mailRow(db, id)).state).toBe('sent'), until);
  expect((await mailRow(db, id)).attempts).toBe(2);
});

test('the queue leaves a new mail to the attempt after the commit for 30 s', async () => {
  const id = await one();
  expect(await due()).toEqual([]);
  expect(await secondsToNextTry(id)).toBeGreaterThan(25);
  await makeDue(db);
  expect(await due()).toEqual([id]);
});

test.each([
  ['5 seconds', 30],
  ['4 minutes', 240],
  ['10 hours', 7200],
])('a mail that has waited %s is tried again after %i s', async (waited, pause) => {
  const { mail } = openTestMail(database, fixedTransport(notTaken).transport);
  const id = await enqueued(db, mail);
  await makeDue(db, waited);
  await mail.attempt(id);
  const seconds = await secondsToNextTry(id);
  expect(seconds).toBeGreaterThan(pause - 5);
  expect(seconds).toBeLessThan(pause + 5);
});

test.each<Outcome>([taken, { kind: 'suppressed', reason: '406' }, { kind: 'refused', reason: '402' }])(
  'the queue does not try a mail whose first try ended with $kind',
  async (outcome) => {
    const id = await one();
    await openTestMail(database, fixedTransport(outcome).transport).mail.attempt(id);
    await db.updateTable('mails').set({ next_try_at: sql<Date>`now() - interval '1 hour'` }).execute();
    expect(await due()).toEqual([]);
  },
);

test('simultaneous claims of due mails give each mail to one claimer', async () => {
  const ids = await written(200);
  await makeDue(db);
  const claimed = await Promise.all(Array.from({ length: 8 }, due));
  const missed = await due();
  expect([...claimed.flat(), ...missed].sort()).toEqual(ids.sort());
});

test('two instances send each of 300 mails once', async () => {
  const { transport, sent } = fixedTransport(taken);
  const mail = start(transport);
  start(transport);
  const ids = await written(300);
  await makeDue(db);
  for (const id of ids.slice(0, 150)) mail.attemptSoon(id);
  const waiting = () => db.selectFrom('mails').select('id').where('state', '!=', 'sent').execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), until);
  expect(sent.sort()).toEqual(ids.sort());
});

test('the queue goes on after the database was away', async () => {
  let isAway = true;
  const flaky = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { transport, sent } = fixedTransport(taken);
  const { mail, said } = openTestMail({ db: flaky }, transport);
  instances.push(mail);
  const id = await one();
  await makeDue(db);
  mail.start();
  await vi.waitFor(() => expect(said).toContain('The mail queue met an error and goes on'), until);
  isAway = false;
  await vi.waitFor(() => expect(sent).toEqual([id]), until);
});

test('the queue deletes mails that were sent more than 90 days ago', async () => {
  const { mail } = openTestMail(database, fixedTransport(taken).transport);
  const [old = '', recent = '', waiting] = await written(3);
  await mail.attempt(old);
  await mail.attempt(recent);
  const daysAgo = (id: string, days: number) =>
    db
      .updateTable('mails')
      .set({ sent_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('id', '=', id)
      .execute();
  await daysAgo(old, 91);
  await daysAgo(recent, 89);
  await deleteOldMails(db, 90);
  const left = await db.selectFrom('mails').select('id').orderBy('id').execute();
  expect(left.map((row) => row.id).sort()).toEqual([recent, waiting].sort());
});
