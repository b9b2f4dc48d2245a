import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openPostmarkStandIn,
  type PostmarkStandIn,
  postmarkSays,
} from '#server/testing/postmark-stand-in.ts';
import { postmarkTransport } from './postmark.ts';
import type { Letter } from './transport.ts';

let postmark: PostmarkStandIn;
beforeAll(async () => {
  postmark = await openPostmarkStandIn();
});
afterAll(() => postmark.close());
beforeEach(() => {
  postmark.taken.length = 0;
  postmark.calls.length = 0;
});

const letter: Letter = {
  id: '01a1f87a-45f7-71e4-b9b6-bdab9c1a99c4',
  to: 'asha@example.com',
  subject: 'Your booking',
  html: '<p>Hello</p>',
  text: 'Hello',
  replyTo: 'care@example.com',
  end: '',
};
const transport = (url = postmark.url) =>
  postmarkTransport({ url, token: postmark.token, from: 'Repairs <care@example.com>' });
const soon = () => AbortSignal.timeout(300);
const send = (signal = AbortSignal.timeout(3000)) => transport().send(letter, signal);

test("Postmark receives the letter with the shop's id as metadata", async () => {
  expect(await send()).toEqual({ kind: 'taken', providerId: expect.any(String) });
  expect(postmark.taken[0]).toMatchObject({
    From: 'Repairs <care@example.com>',
    To: 'asha@example.com',
    ReplyTo: 'care@example.com',
    Subject: 'Your booking',
    HtmlBody: '<p>Hello</p>',
    TextBody: 'Hello',
    Metadata: { mailid: letter.id },
    TrackOpens: false,
    TrackLinks: 'None',
  });
});

test.each([
  ['inactive', 'suppressed'],
  ['invalidTo', 'suppressed'],
  ['invalidFrom', 'refused'],
  ['invalidJson', 'refused'],
  ['unconfirmedSender', 'notTaken'],
  ['badToken', 'notTaken'],
  ['tooMany', 'notTaken'],
  ['away', 'notTaken'],
  ['broken', 'unknown'],
] as const)("Postmark's answer %s means %s", async (says, kind) => {
  postmark.onSend(postmarkSays[says]);
  expect(await send()).toEqual({ kind, reason: expect.stringContaining(postmarkSays[says].message) });
  expect(postmark.taken).toHaveLength(0);
});

test("a timeout of Postmark makes a mail's outcome unknown", async () => {
  postmark.onSend('silence', 'cut');
  expect(await send(soon())).toMatchObject({ kind: 'unknown' });
  expect(await send()).toMatchObject({ kind: 'unknown' });
});

test('a refused connection means that Postmark has not taken the mail', async () => {
  const gone = await openPostmarkStandIn();
  await gone.close();
  expect(await transport(gone.url).send(letter, soon())).toMatchObject({ kind: 'notTaken' });
});

test("Postmark's base URL may have a path", async () => {
  await transport(`${postmark.url}/proxy/`).send(letter, soon());
  expect(postmark.calls).toEqual(['POST /proxy/email']);
});

test("a search at Postmark finds a mail only by the shop's id", async () => {
  const sent = await send();
  const other = { ...letter, id: '01a1f87a-0000-71e4-b9b6-bdab9c1a99c4' };
  expect(await transport().find(letter.id, soon())).toEqual(sent);
  expect(await transport().find(other.id, soon())).toEqual({ kind: 'absent' });
});

test('a search at Postmark that fails or times out counts as unanswered', async () => {
  postmark.onSearch('deaf', postmarkSays.broken, postmarkSays.away);
  for (let i = 0; i < 3; i += 1) {
    expect(await transport().find(letter.id, soon())).toMatchObject({ kind: 'unanswered' });
  }
});
