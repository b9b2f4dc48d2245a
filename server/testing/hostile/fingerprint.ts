// Everything that a database holds, as one short text: two alike mean that nothing has changed.
import { sql } from 'kysely';
import type { Db } from '#server/platform/db/schema.ts';

/** Makes the taker of fingerprints of one database. */
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
  return async () => (await all.execute(db)).rows[0]?.print ?? '';
}
