// The queue's worker where the database cuts its connections.
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { enqueued, fixedTransport, openTestMail, quickLooks, waitedFor } from '#server/testing/mail.ts';

const database = await freshDatabase();
const { db } = database;
const { transport, sent } = fixedTransport({ kind: 'taken', providerId: 'p' });
const { mail } = openTestMail(database, transport, quickLooks);
afterEach(() => mail.stop());

test('a worker whose connections were cut goes on by itself', async () => {
  await mail.start();
  const id = await enqueued(db, mail);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like '%queue' and datname = current_database()`.execute(db);
  await waitedFor(db, '31 seconds');
  await vi.waitFor(() => expect(sent).toEqual([id]), { timeout: 10_000, interval: 50 });
});
