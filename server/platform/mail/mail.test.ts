import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, fixedTransport, mailRow, makeDue, openTestMail, someMail } from '#server/testing/mail.ts';
import { lines, text } from './blocks.ts';
import { listMailbox } from './mailbox.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);
afterEach(() => {
  vi.useRealTimers();
});

const taken = { kind: 'taken', providerId: 'p-1' } as const;
const mails = () => db.selectFrom('mails').select(['id', 'state']).execute();

test('a mail is written only if its transaction commits', async () => {
  const { mail } = openTestMail(database);
  const broken = db.transaction().execute(async (db) => {
    await mail.enqueue(db, someMail());
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  expect(await mails()).toEqual([]);
  const id = await enqueued(db, mail);
  expect(await mails()).toEqual([{ id, state: 'waiting' }]);
});

test('a mail that the provider has taken is not sent again', async () => {
  const { transport, sent } = fixedTransport(taken);
  const { mail } = openTestMail(database, transport);
  const id = await enqueued(db, mail);
  expect(await mail.attempt(id)).toBe(true);
  expect(await mail.attempt(id)).toBe(false);
  expect(sent).toEqual([id]);
  expect(await mailRow(db, id)).toMatchObject({
    state: 'sent',
    attempts: 1,
    provider_id: 'p-1',
    outcome_unknown: false,
  });
});

test('one of a hundred simultaneous attempts sends the mail', async () => {
  const { transport, sent } = fixedTransport(taken, 50);
  const { mail } = openTestMail(database, transport);
  const id = await enqueued(db, mail);
  await Promise.all(Array.from({ length: 100 }, () => mail.attempt(id)));
  await mail.settled();
  expect(sent).toEqual([id]);
  expect(await mailRow(db, id)).toMatchObject({ state: 'sent', attempts: 1 });
});

test('an attempt returns after 3 s without an answer from the provider', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<typeof taken>();
  const send = vi.fn(() => answered);
  const { mail } = openTestMail(database, { send, find: async () => ({ kind: 'absent' }) });
  const id = await enqueued(db, mail);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const attempt = mail.attempt(id);
  await expect.poll(() => send.mock.calls).toHaveLength(1);
  vi.advanceTimersByTime(3_000);
  expect(await attempt).toBe(false);
  answer(taken);
  await mail.settled();
  expect((await mailRow(db, id)).state).toBe('sent');
});

test('an attempt with a broken transport returns false and does not reject', async () => {
  const { mail, said } = openTestMail(database, {
    send: () => Promise.reject(new Error('transport broke')),
    find: async () => ({ kind: 'absent' }),
  });
  expect(await mail.attempt(crypto.randomUUID())).toBe(false);
  expect(await mail.attempt(await enqueued(db, mail))).toBe(false);
  expect(said).toContain('A try at a mail broke off; the queue tries again');
});

test('a mail has the current contacts of the business', async () => {
  const { mail } = openTestMail(database);
  const id = await enqueued(db, mail, someMail({ subject: 'Hello\r\nBcc: all@example.com\u2028x\u0000y' }));
  await db.updateTable('business').set({ company_name: 'Cool & Clean', phone: '+91 55501 00100' }).execute();
  await mail.attempt(id);
  const [entry] = await listMailbox(db);
  expect(entry).toMatchObject({ to: 'asha@example.com', subject: 'Hello Bcc: all@example.com x y' });
  expect(entry?.html).toContain('Cool &#38; Clean');
  expect(entry?.text).toContain('Cool & Clean\n+91 55501 00100');
  expect(Date.now() - Date.parse(entry?.sentAt ?? '')).toBeLessThan(60_000);
});

test('a mail uses the tax settings at the time when it is sent', async () => {
  const { mail } = openTestMail(database);
  const blocks = [text('It costs ₹200.00.', '₹200.00'), lines(['Total', '₹399.00', 'charge'])];
  const tell = async () => {
    await mail.attempt(await enqueued(db, mail, someMail({ blocks })));
    return (await listMailbox(db))[0];
  };
  expect((await tell())?.text).not.toContain('GST');
  const terms = { registration: 'regular', prices_include_tax: false, service_rate: 1800 } as const;
  await db.updateTable('bill_settings').set(terms).execute();
  const told = await tell();
  for (const said of [told?.text, told?.html]) {
    expect(said).toContain('It costs ₹200.00 plus 18 % GST.');
    expect(said).toContain('₹399.00 plus 18 % GST');
  }
});

test.each([
  'a@b.co\r\nBcc: c@d.co',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  'A <a@b.co>',
  'a b@c.co',
  'ab.co',
  'a@b@c.co',
  'a\u200bb@c.co',
  '',
])('nothing is sent to the recipient %j, but the transaction commits', async (to) => {
  const { transport, sent } = fixedTransport(taken);
  const { mail } = openTestMail(database, transport);
  const id = await enqueued(db, mail, someMail({ to, template: 'passwordReset' }));
  expect(await mail.attempt(id)).toBe(false);
  expect(await mailRow(db, id)).toMatchObject({ state: 'suppressed', content: null, attempts: 0 });
  await expect(mail.sendAgain(db, id)).rejects.toMatchObject({ id: 'mailNotSetAside' });
  expect(sent).toEqual([]);
});

test('the content of a reset mail is deleted once the mail is sent', async () => {
  const { mail } = openTestMail(database, fixedTransport(taken).transport);
  const secret = await enqueued(db, mail, someMail({ template: 'passwordReset' }));
  const plain = await enqueued(db, mail);
  await mail.attempt(secret);
  await mail.attempt(plain);
  expect(await mailRow(db, secret)).toMatchObject({ state: 'sent', content: null, html: null, text: null });
  expect((await mailRow(db, plain)).content).toMatchObject({ greeting: 'Hello Asha,' });
});

test('a suppressed recipient gets no further mail', async () => {
  const { transport, sent } = fixedTransport({ kind: 'suppressed', reason: '406: inactive' });
  const { mail } = openTestMail(database, transport);
  const id = await enqueued(db, mail);
  expect(await mail.attempt(id)).toBe(false);
  expect(await mail.attempt(id)).toBe(false);
  expect(sent).toHaveLength(1);
  expect(await mailRow(db, id)).toMatchObject({ state: 'suppressed', last_error: '406: inactive' });
});

test('a mail that the provider refuses fails at once', async () => {
  let outcome: 'refused' | 'taken' = 'refused';
  const { mail } = openTestMail(database, {
    send: async () => (outcome === 'taken' ? taken : { kind: 'refused', reason: '402: Invalid JSON' }),
    find: async () => ({ kind: 'absent' }),
  });
  const id = await enqueued(db, mail);
  await expect(mail.sendAgain(db, id)).rejects.toMatchObject({ id: 'mailNotSetAside' });
  expect(await mail.attempt(id)).toBe(false);
  expect(await mailRow(db, id)).toMatchObject({ state: 'set_aside', last_error: '402: Invalid JSON' });

  outcome = 'taken';
  await mail.sendAgain(db, id);
  expect((await mailRow(db, id)).state).toBe('waiting');
  expect(await mail.attempt(id)).toBe(true);
  await expect(mail.sendAgain(db, id)).rejects.toMatchObject({ id: 'mailNotSetAside' });
  await expect(mail.sendAgain(db, crypto.randomUUID())).rejects.toMatchObject({ id: 'mailNotFound' });
});

test('a mail fails after a day of attempts and not before', async () => {
  const { mail } = openTestMail(
    database,
    fixedTransport({ kind: 'notTaken', reason: '429: slow down' }).transport,
  );
  const id = await enqueued(db, mail);
  await makeDue(db, '23 hours');
  await mail.attempt(id);
  expect((await mailRow(db, id)).state).toBe('waiting');
  await makeDue(db, '25 hours');
  await mail.attempt(id);
  expect(await mailRow(db, id)).toMatchObject({
    state: 'set_aside',
    attempts: 2,
    last_error: '429: slow down',
  });

  await mail.sendAgain(db, id);
  await mail.attempt(id);
  expect((await mailRow(db, id)).state).toBe('waiting');
});
