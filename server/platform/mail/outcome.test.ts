import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, mailRow, makeDue, openTestMail, standInDriver } from '#server/testing/mail.ts';
import { openPostmarkStandIn, postmarkSays } from '#server/testing/postmark-stand-in.ts';
import { claimMails } from './mail-rows.ts';

const database = await freshDatabase();
const { db } = database;
const postmark = await openPostmarkStandIn();
afterAll(() => postmark.close());
beforeEach(async () => {
  await database.reset();
  postmark.taken.length = 0;
  postmark.calls.length = 0;
});

const open = () => openTestMail(database, standInDriver(postmark));
const once = 'The provider had taken this mail already; it is not sent again';
const twice = 'The provider cannot say whether it took this mail; it is sent once more and may arrive twice';

test('a mail that was taken without an answer is not sent again', async () => {
  const { mail, said } = open();
  const id = await enqueued(db, mail);
  postmark.onSend('silence');
  expect(await mail.attempt(id)).toBe(false);
  await mail.settled();
  expect(await mailRow(db, id)).toMatchObject({ state: 'waiting', outcome_unknown: true });

  expect(await mail.attempt(id)).toBe(true);
  expect(postmark.calls).toEqual(['POST /email', 'GET /messages/outbound']);
  expect(postmark.taken).toHaveLength(1);
  expect(await mailRow(db, id)).toMatchObject({ state: 'sent', provider_id: postmark.taken[0]?.MessageID });
  expect(said).toContain(once);
});

test('a mail that the provider answered with 500 is searched and sent again', async () => {
  const { mail, said } = open();
  const id = await enqueued(db, mail);
  postmark.onSend(postmarkSays.broken);
  expect(await mail.attempt(id)).toBe(false);
  expect(await mail.attempt(id)).toBe(true);
  expect(postmark.calls).toEqual(['POST /email', 'GET /messages/outbound', 'POST /email']);
  expect(postmark.taken).toHaveLength(1);
  expect(said).not.toContain(twice);
});

test('a mail is sent once more if the provider cannot be searched', async () => {
  const { mail, said } = open();
  const id = await enqueued(db, mail);
  postmark.onSend('cut', 'cut');
  postmark.onSearch(postmarkSays.broken, postmarkSays.away);
  expect(await mail.attempt(id)).toBe(false);
  expect(await mail.attempt(id)).toBe(false);
  expect(await mail.attempt(id)).toBe(false);
  expect(postmark.taken).toHaveLength(2);
  expect(said.filter((line) => line === twice)).toHaveLength(1);
  expect(await mailRow(db, id)).toMatchObject({
    state: 'waiting',
    outcome_unknown: true,
    sent_blindly: true,
  });

  expect(await mail.attempt(id)).toBe(true);
  expect(postmark.taken).toHaveLength(2);
});

test('a mail that was certainly not taken is sent again without a search', async () => {
  const { mail } = open();
  const id = await enqueued(db, mail);
  postmark.onSend(postmarkSays.tooMany);
  expect(await mail.attempt(id)).toBe(false);
  expect(await mailRow(db, id)).toMatchObject({
    outcome_unknown: false,
    last_error: '429: Rate limit exceeded',
  });
  expect(await mail.attempt(id)).toBe(true);
  expect(postmark.calls).toEqual(['POST /email', 'POST /email']);
});

test('a claimed mail cannot be claimed again until the claim ends', async () => {
  const { mail } = open();
  const id = await enqueued(db, mail);
  const [claimed] = await claimMails(db, { ids: [id] });
  expect(claimed?.id).toBe(id);
  expect(await mail.attempt(id)).toBe(false);
  expect(postmark.calls).toEqual([]);
  await makeDue(db);
  expect(await mail.attempt(id)).toBe(true);
});
