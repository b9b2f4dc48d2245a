import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import type { Plan } from '#server/testing/dying-sender.ts';
import { mailRow, makeDue, openTestMail, standInDriver } from '#server/testing/mail.ts';
import { openPostmarkStandIn, type PostmarkStandIn } from '#server/testing/postmark-stand-in.ts';
import { preparedFolder, runProgram } from '#server/testing/shop-process.ts';
import { openDatabase } from '../db/open-database.ts';

const database = await freshDatabase();

let postmark: PostmarkStandIn;
let folder: string;
beforeEach(async () => {
  await database.reset();
  postmark = await openPostmarkStandIn();
  folder = await preparedFolder();
});
afterEach(async () => {
  await postmark.close();
});

/** Lets a child process send a mail, kills it at the given step and opens its database. */
const killed = async (stopAt: Plan['stopAt']) => {
  const { engine } = database;
  const databaseUrl = engine.kind === 'postgres' ? engine.url : undefined;
  const place = { databaseUrl, databasePool: 2, dataDir: folder };
  const plan: Plan = { place, stopAt, postmark: { url: postmark.url, token: postmark.token } };
  const { child, ended } = runProgram('server/testing/dying-sender.ts', [JSON.stringify(plan)], {});
  await Promise.race([once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  const { output } = await ended;
  expect(child.signalCode, output).toBe('SIGKILL');
  return openDatabase(place);
};

/** Starts the mail queue after the kill and waits until it has sent the mail. */
const sentLater = async (stopAt: Plan['stopAt']) => {
  const opened = await killed(stopAt);
  const { mail } = openTestMail(opened, standInDriver(postmark));
  try {
    const { db } = opened;
    const left = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    mail.start();
    await makeDue(db);
    const isSent = async () => expect((await mailRow(db, left.id)).state).toBe('sent');
    await vi.waitFor(isSent, { timeout: 30_000, interval: 50 });
    return { left, after: await mailRow(db, left.id) };
  } finally {
    await mail.stop();
    await opened.close();
  }
};

test('a mail is sent if the process is killed before the first attempt', async () => {
  const { left, after } = await sentLater('written');
  expect(left).toMatchObject({ state: 'waiting', attempts: 0, outcome_unknown: false });
  expect(postmark.calls).toEqual(['POST /email']);
  expect(after).toMatchObject({ attempts: 1, provider_id: postmark.taken[0]?.MessageID });
}, 60_000);

test('a mail is not sent twice if the process is killed after the provider took it', async () => {
  const { left, after } = await sentLater('answered');
  expect(left).toMatchObject({ state: 'waiting', outcome_unknown: true, provider_id: null });
  expect(postmark.calls).toEqual(['POST /email', 'GET /messages/outbound']);
  expect(postmark.taken).toHaveLength(1);
  expect(after.provider_id).toBe(postmark.taken[0]?.MessageID);
}, 60_000);

test('a mail is sent if the process is killed before the request left', async () => {
  const { left } = await sentLater('leaving');
  expect(left).toMatchObject({ state: 'waiting', outcome_unknown: true });
  expect(postmark.calls).toEqual(['GET /messages/outbound', 'POST /email']);
  expect(postmark.taken).toHaveLength(1);
}, 60_000);
