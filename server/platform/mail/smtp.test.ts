import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, mailRow, openTestMail } from '#server/testing/mail.ts';
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts';
import { smtpTransport } from './smtp.ts';
import type { Letter } from './transport.ts';

const from = 'Repairs <care@example.com>';
const database = await freshDatabase();
const { db } = database;
const server = await openSmtpStandIn();
const plain = await openSmtpStandIn({ tls: false });
afterAll(() => Promise.all([server.close(), plain.close()]));
beforeEach(async () => {
  await database.reset();
  server.taken.length = 0;
});

const letter: Letter = {
  id: '01a1f87a-45f7-71e4-b9b6-bdab9c1a99c4',
  to: 'asha@example.com',
  subject: 'आपकी बुकिंग',
  html: '<p>Hello</p>',
  text: 'Hello',
  replyTo: 'owner@example.com',
  end: '',
};
const send = (url = server.url, signal = new AbortController().signal) =>
  smtpTransport({ url, from }).send(letter, signal);

test('the SMTP server receives the letter over TLS', async () => {
  const messageId = `<${letter.id}@example.com>`;
  expect(await send()).toEqual({ kind: 'taken', providerId: messageId });
  const [taken] = server.taken;
  expect(taken).toMatchObject({ from: 'care@example.com', to: ['asha@example.com'], secure: true });
  for (const part of [`Message-ID: ${messageId}`, 'From: Repairs <care@example.com>', 'To: asha@example.com'])
    expect(taken?.letter).toContain(part);
  expect(taken?.letter).toContain('Reply-To: owner@example.com');
  expect(taken?.letter).toContain('<p>Hello</p>');
});

test('a letter is not sent over a connection without TLS, unless the setting says so', async () => {
  expect(await send(plain.url.replace('ignoreTLS=true', ''))).toMatchObject({ kind: 'notTaken' });
  expect(await send(server.url.replace(/\?.*/, ''))).toMatchObject({
    kind: 'notTaken',
    reason: expect.stringContaining('certificate'),
  });
  expect([server.taken, plain.taken]).toEqual([[], []]);
  expect(await send(plain.url)).toMatchObject({ kind: 'taken' });
  expect(plain.taken[0]).toMatchObject({ secure: false });
});

test.each([
  ['connect', 554, 'notTaken'],
  ['auth', 535, 'notTaken'],
  ['from', 550, 'refused'],
  ['to', 450, 'notTaken'],
  ['to', 550, 'refused'],
  ['data', 452, 'notTaken'],
  ['data', 554, 'refused'],
  ['to', 'cut', 'notTaken'],
  ['data', 'cut', 'unknown'],
] as const)("the SMTP server's answer at %s, %s, means %s", async (at, says, kind) => {
  server.on(at, says);
  expect(await send()).toEqual({ kind, reason: expect.any(String) });
  expect(server.taken).toEqual([]);
});

test.each([
  ['connect', 'notTaken'],
  ['data', 'unknown'],
] as const)('silence of the SMTP server at %s means %s', async (at, kind) => {
  server.on(at, 'silence');
  const patience = new AbortController();
  void server.untilSilent().then(() => patience.abort());
  expect(await send(server.url, patience.signal)).toMatchObject({ kind });
});

test('a refused connection and a wrong password mean that the SMTP server has not taken the mail', async () => {
  expect(await send('smtp://127.0.0.1:1')).toMatchObject({ kind: 'notTaken' });
  expect(await send(server.url.replace('word', 'wort'))).toMatchObject({ kind: 'notTaken' });
});

test('the queue retries after a temporary refusal and sets a mail aside after a final one', async () => {
  const { mail } = openTestMail(database, smtpTransport({ url: server.url, from }));
  const [waiting, refused] = [await enqueued(db, mail), await enqueued(db, mail)];
  server.on('to', 451);
  expect(await mail.attempt(waiting)).toBe(false);
  expect(await mailRow(db, waiting)).toMatchObject({ state: 'waiting', outcome_unknown: false });
  expect(await mail.attempt(waiting)).toBe(true);
  server.on('to', 550);
  expect(await mail.attempt(refused)).toBe(false);
  expect(await mailRow(db, refused)).toMatchObject({
    state: 'set_aside',
    last_error: expect.stringContaining('550 No, thank you'),
  });
  expect(server.taken).toHaveLength(1);
});

test('an attempt ends after 3 s if the SMTP server is silent, and the mail is sent once more', async () => {
  const { mail } = openTestMail(database, smtpTransport({ url: server.url, from }));
  const id = await enqueued(db, mail);
  server.on('data', 'silence');
  expect(await mail.attempt(id)).toBe(false);
  await mail.settled();
  expect(await mailRow(db, id)).toMatchObject({ state: 'waiting', outcome_unknown: true });
  expect(await mail.attempt(id)).toBe(true);
  expect(server.taken).toHaveLength(1);
});
