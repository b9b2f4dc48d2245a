// Remembers how an order was booked and the category of its first service, with indexes for the figures.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const batch = 5_000;

const columns = `alter table orders
  add column if not exists source text not null default 'web'
    check (source = any ('{web,guest,caller,api,import}')),
  add column if not exists category text not null default ''`;

// An old order that came over /api counts as 'web', because nothing tells them apart. A guest who has signed up
// since then counts as 'web' too.
const sources = [
  `update orders set source = 'import' where client_key like 'past %' and source = 'web'
    and not exists (select from order_events e where e.order_id = orders.id and e.kind = 'booked')`,
  `update orders set source = 'caller' from order_events e
    where e.order_id = orders.id and e.kind = 'booked' and e.by_role = 'admin' and source = 'web'`,
  `update orders set source = 'guest' from users u
    where u.id = orders.user_id and u.email is null and source = 'web'`,
];

const groups = 'technician_id, area, category, source';

const indexes = [
  `create index concurrently if not exists orders_booked_idx on orders (created_at, id)
    include (total_paise, ${groups})`,
  'drop index concurrently if exists orders_created_idx',
  `create index concurrently if not exists orders_groups_idx on orders (id) include (${groups})`,
  `create index concurrently if not exists orders_closed_idx on orders (closed_at, id)
    include (stage, due_at, ${groups}) where closed_at is not null`,
  `create index concurrently if not exists orders_claims_idx on orders (created_at, id) where warranty_of is not null`,
  'create index concurrently if not exists feedback_created_idx on feedback (created_at) include (order_id, rating)',
  `create index concurrently if not exists order_events_answers_idx on order_events (at) include (order_id, kind)
    where kind in ('estimateAgreed', 'estimateDeclined')`,
  `create index concurrently if not exists order_events_again_idx on order_events (order_id)
    where kind in ('waiting', 'reopened')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, ...sources]) await sql.raw(statement).execute(db);
  for (let changed = 1n; changed > 0n; ) {
    const { numAffectedRows = 0n } = await sql`
      update orders set category = s.category from order_lines l join services s on s.id = l.service_id
      where l.order_id = orders.id and l.line = 1 and orders.id in (
        select o.id from orders o join order_lines f on f.order_id = o.id and f.line = 1
        where o.category = '' limit ${sql.lit(batch)})`.execute(db);
    changed = numAffectedRows;
  }
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
