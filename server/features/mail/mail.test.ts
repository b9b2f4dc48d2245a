import { beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '#server/procedures/context.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, fixedTransport, openTestMail, someMail } from '#server/testing/mail.ts';
import { signedCursors } from '../../platform/paging.ts';
import { sendMailAgain } from './commands.ts';
import { countSetAside, listSetAside } from './queries.ts';

const database = await freshDatabase();
const { db } = database;
beforeEach(database.reset);

const cursors = signedCursors(Buffer.from('a test'));
const { mail } = openTestMail(
  database,
  fixedTransport({ kind: 'refused', reason: '402: Invalid JSON' }).transport,
);

const admin = async (): Promise<CurrentUser> => {
  const person = {
    name: 'Sunil Deshmukh',
    email: 'admin@example.com',
    role: 'ADMIN',
    mobile: '',
    address: '',
  } as const;
  const id = crypto.randomUUID();
  const values = { ...person, id, password_hash: '-' };
  const { user_id } = await db
    .insertInto('users')
    .values(values)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return { ...person, id, userId: user_id, sessionId: crypto.randomUUID() };
};

const setAside = async (subject: string) => {
  const id = await enqueued(db, mail, someMail({ subject }));
  await mail.attempt(id);
  return id;
};

test('admins list the failed mails, newest first in pages', async () => {
  for (const subject of ['one', 'two', 'three']) await setAside(subject);
  await enqueued(db, mail, someMail({ subject: 'still waiting' }));
  expect(await countSetAside(db)).toBe(3);

  const first = await listSetAside({ db, deps: { cursors } }, { limit: 2 });
  expect(first.items).toMatchObject([
    { subject: 'three', recipient: 'asha@example.com', attempts: 1, lastError: '402: Invalid JSON' },
    { subject: 'two' },
  ]);
  const second = await listSetAside({ db, deps: { cursors } }, { limit: 2, cursor: first.nextCursor });
  expect(second.items).toMatchObject([{ subject: 'one' }]);
  expect(second.nextCursor).toBeUndefined();
});

test('an admin sends a failed mail again', async () => {
  const id = await setAside('one');
  const answer = await sendMailAgain({ db, deps: { mail }, user: await admin() }, { id });
  expect(answer.message).toBe('Email will be sent again');
  await mail.settled();
  const row = await db.selectFrom('mails').select('attempts').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.attempts).toBe(2);
  const entries = await db.selectFrom('audit_entries').select(['action', 'entity_id', 'actor']).execute();
  expect(entries).toEqual([{ action: 'mail.sendAgain', entity_id: id, actor: 'Sunil Deshmukh (1001)' }]);
});

test('a mail that has not failed cannot be sent again', async () => {
  const id = await enqueued(db, mail);
  const ctx = { db, deps: { mail }, user: await admin() };
  await expect(sendMailAgain(ctx, { id })).rejects.toMatchObject({ id: 'mailNotSetAside' });
  await expect(sendMailAgain(ctx, { id: crypto.randomUUID() })).rejects.toMatchObject({
    id: 'mailNotFound',
  });
  expect(await db.selectFrom('audit_entries').select('id').execute()).toEqual([]);
});
