// Imports take appliances too.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = ['imports', 'imported_rows'].flatMap((table) => [
  `alter table ${table} drop constraint if exists ${table}_kind_check,
    add constraint ${table}_kind_check check (kind = any ('{customers,services,orders,appliances}')) not valid`,
  `alter table ${table} validate constraint ${table}_kind_check`,
]);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
