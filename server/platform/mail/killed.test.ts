import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import type { Plan } from '#server/testing/dying-sender.ts';
import { openTestMail, standInDriver } from '#server/testing/mail.ts';
import { openPostmarkStandIn, type PostmarkStandIn } from '#server/testing/postmark-stand-in.ts';
import { openDatabase } from '../db/open.ts';

const database = await freshDatabase();
const sender = fileURLToPath(new URL('../../testing/dying-sender.ts', import.meta.url));

let postmark: PostmarkStandIn;
let folder: string;
beforeEach(async () => {
  await database.reset();
  postmark = await openPostmarkStandIn();
  folder = await mkdtemp(join(tmpdir(), 'shop-killed-'));
});
afterEach(async () => {
  await postmark.close();
  await rm(folder, { recursive: true, force: true });
});

/** Lets a process send a mail, kills it at the given moment and opens what it left behind. */
const killed = async (stopAt: Plan['stopAt']) => {
  const { engine } = database;
  const databaseUrl = engine.kind === 'postgres' ? engine.pool.options.connectionString : undefined;
  const place = { databaseUrl, databasePool: 2, dataDir: folder };
  const plan: Plan = { place, stopAt, postmark: { url: postmark.url, token: postmark.token } };
  const child = spawn(process.execPath, [sender, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  return openDatabase(place);
};

const tryAgain = async (stopAt: Plan['stopAt']) => {
  const opened = await killed(stopAt);
  try {
    const { db } = opened;
    const left = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    const { rows: jobs } = await sql`select id from pgboss.job where name = 'mail'`.execute(db);
    // the dead holder's claim ends after a while; the test need not wait for it
    await db.updateTable('mails').set({ claimed_until: sql<Date>`now()` }).execute();
    const { mail } = openTestMail(opened, standInDriver(postmark));
    const sent = await mail.attempt(left.id);
    const after = await db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    return { left, jobs, sent, after };
  } finally {
    await opened.close();
  }
};

test('killed between the answer of the provider and our commit: looked up, not sent twice', async () => {
  const { left, jobs, sent, after } = await tryAgain('answered');
  expect(left).toMatchObject({ state: 'waiting', outcome_unknown: true, provider_id: null });
  expect(jobs).toEqual([{ id: left.id }]);
  expect(sent).toBe(true);
  expect(postmark.calls).toEqual(['POST /email', 'GET /messages/outbound']);
  expect(after).toMatchObject({ state: 'sent', provider_id: postmark.taken[0]?.MessageID });
}, 60_000);

test('killed before the request left: looked up, not there, sent', async () => {
  const { left, sent } = await tryAgain('leaving');
  expect(left).toMatchObject({ state: 'waiting', outcome_unknown: true });
  expect(sent).toBe(true);
  expect(postmark.calls).toEqual(['GET /messages/outbound', 'POST /email']);
  expect(postmark.taken).toHaveLength(1);
}, 60_000);
