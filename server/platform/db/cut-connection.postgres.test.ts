// A connection that breaks while a query runs on it.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';

const { db } = await freshDatabase();

test('a connection that breaks while it is in use fails its query, not the process', async () => {
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sql`select pg_sleep(5)`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  const { rows } = await sql`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
