// An index that counts a technician's done orders without reading the table.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `create index concurrently if not exists orders_technician_status_idx on orders (technician_id, created_at, id)
    include (status) where technician_id is not null`,
  'drop index concurrently if exists orders_technician_idx',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
