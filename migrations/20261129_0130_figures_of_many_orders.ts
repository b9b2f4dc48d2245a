// Indexes for the audit log by actor, and for payments that correct another one.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const statements = [
  `create index concurrently if not exists bill_payments_corrects_idx on bill_payments (corrects)
    where corrects is not null`,
  `create index concurrently if not exists audit_entries_folded_actor_idx on audit_entries
    using gin (folded(actor) gin_trgm_ops)`,
  `create index concurrently if not exists order_events_folded_actor_idx on order_events
    using gin (folded(actor) gin_trgm_ops) where by_role = 'admin'`,
  // Without them the planner takes a frequent name for a rare one: it ignores statistics of partial indexes.
  'create statistics if not exists order_events_folded_actor on (folded(actor)) from order_events',
  'analyze audit_entries, order_events, bill_payments',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
