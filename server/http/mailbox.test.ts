import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, openTestMail, someMail } from '#server/testing/mail.ts';
import { addMailbox } from './mailbox.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);
const app = fastify();
addMailbox(app, { db });
afterAll(() => app.close());

const deliver = async (subject: string) => {
  const { mail } = openTestMail(database);
  await mail.attempt(await enqueued(db, mail, someMail({ subject, greeting: '<script>alert(1)</script>' })));
};

test('scripts read the mails of the mailbox newest first', async () => {
  await deliver('first');
  await deliver('second');
  const answer = await app.inject('/dev/mailbox.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject([{ subject: 'second', to: 'asha@example.com' }, { subject: 'first' }]);
  expect(Object.keys(answer.json()[0])).toEqual(['to', 'subject', 'text', 'html', 'sentAt']);
});

test('the mailbox page runs no script and loads nothing', async () => {
  expect((await app.inject('/dev/mailbox')).body).toContain('No mails yet.');
  await deliver('A <b>bold</b> subject');
  const answer = await app.inject('/dev/mailbox');
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  );
  expect(answer.body).toContain('A &#60;b&#62;bold&#60;/b&#62; subject');
  expect(answer.body).not.toMatch(/<script|<b>/);
  expect(answer.body).not.toContain('allow-scripts');
});

test.each([
  ['from another machine', { remoteAddress: '192.0.2.7' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['through a proxy of RFC 7239', { headers: { forwarded: 'for=192.0.2.7' } }],
])('the mailbox is not found %s', async (_name, from) => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
    expect((await app.inject({ url, ...from })).statusCode).toBe(404);
  }
});

const foreignHosts = [
  'elsewhere.example',
  'elsewhere.example:4000',
  '127.0.0.1.elsewhere.example',
  'localhost.x',
];

test.each(foreignHosts)(
  'the mailbox is not found by a page that calls this machine %s (DNS rebinding)',
  async (host) => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json'])
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404);
  },
);

test.each(['127.0.0.1:4000', 'localhost', 'LOCALHOST:4000', '[::1]:4000', '127.8.9.1'])(
  "the mailbox is found at this machine's name %s",
  async (host) => {
    expect((await app.inject({ url: '/dev/mailbox.json', headers: { host } })).statusCode).toBe(200);
  },
);

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is a name of this machine', async (remoteAddress) => {
  expect((await app.inject({ url: '/dev/mailbox.json', remoteAddress })).statusCode).toBe(200);
});
