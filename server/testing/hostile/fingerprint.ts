// Computes a hash of the whole database. Equal hashes mean that nothing has changed.
import { sql } from 'kysely';
import type { Db } from '#server/platform/db/schema.ts';

// PostgreSQL's snapshot of transactions (first:next:open ones). A writing transaction takes the next number.
// So equal snapshots without open transactions mean that nothing was written.
const over = sql<{ over: string }>`select pg_current_snapshot()::text as over`;
const noneOpen = /^(\d+):\1:$/;

export async function fingerprints(db: Db): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db,
  );
  const parts = rows.map(
    ({
      name,
    }) => sql`select ${name}::text as part, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash
      from ${sql.table(name)} t`,
  );
  const all = sql<{ print: string }>`
    select md5(string_agg(part || hash, ',' order by part)) as print from (${sql.join(parts, sql` union all `)}) as parts`;
  const last = { over: '', print: '' };
  return async () => {
    const now = (await over.execute(db)).rows[0]?.over ?? '';
    if (now === last.over && noneOpen.test(now)) return last.print;
    // The snapshot is read before the tables. After a write between the two queries, the next call finds a newer
    // snapshot and hashes the tables again.
    last.print = (await all.execute(db)).rows[0]?.print ?? '';
    last.over = now;
    return last.print;
  };
}
