// A trigger forbids changes of audit entries. Steps that admins take with an order are not here, but in the
// order's events (orders/events.ts).
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type AuditedAction, auditedActions } from '#shared/backoffice/audited.ts';
import type { AuditInput } from '#shared/backoffice/schema.ts';
import { type FiltersOf, filtersOf } from '#shared/filters.ts';
import type { ShopContext } from '../../deps.ts';
import { type Conditions, contains, passes, withinDays } from '../../platform/db/conditions.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { cappedCount, readPage, type SortDirection } from '../../platform/paging.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorName, actorOf } from './actor.ts';

type Sql = RawBuilder<unknown>;

type Facts = Record<string, unknown> | null;

export async function recordChange(
  db: Db,
  actor: CurrentUser | null,
  action: AuditedAction,
  entityId: string,
  label: string,
  { before = null, after = null }: { before?: Facts; after?: Facts } = {},
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      actor_id: actor?.id ?? null,
      actor: actor ? actorName(actorOf(actor)) : 'command line',
      action,
      entity: auditedActions[action],
      entity_id: entityId,
      label,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

const conditions: Conditions<FiltersOf<AuditInput>> = {
  entity: (entity) => sql`entity = ${entity}`,
  entityId: (id) => sql`entity_id = ${id}`,
  actor: (text) => contains(sql`folded(actor)`, text),
  ...withinDays(sql`at`),
};

// The two parts of the view audit_trail.
const trails = [
  sql`select id, at, actor_id, actor, action, entity, entity_id, label, before, after from audit_entries`,
  sql`select id, at, actor_id, actor,
      case when kind in ('completed', 'reopened') then 'order.setStatus' else 'order.' || kind end as action,
      'order' as entity, order_id::text as entity_id,
      (select 'Order ' || order_number || ', ' || fullname from orders where orders.id = order_id) as label,
      before, after
    from order_events where by_role = 'admin'`,
];

type Row = Selectable<Tables['audit_trail']>;

async function readTrail(db: Db, wanted: Sql, order: SortDirection, limit: number): Promise<Row[]> {
  const sorted = sql`order by at ${sql.raw(order)}, id ${sql.raw(order)} limit ${sql.lit(limit)}`;
  // The limit inside each part lets PostgreSQL read the newest rows from an index.
  const parts = trails.map((trail) => sql`(select * from (${trail}) as part where ${wanted} ${sorted})`);
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) as trail ${sorted}`.execute(db);
  return rows;
}

const present = ({ id, at, actor_id: _, entity_id: entityId, ...row }: Row) => ({
  ...row,
  _id: String(id),
  at: at.toISOString(),
  entityId,
});

export async function auditTable({ db, deps: { cursors } }: ShopContext, input: AuditInput) {
  const found = db.selectFrom('audit_trail').where(passes(conditions, input));
  const read = readPage(cursors, `audit:${JSON.stringify(filtersOf(input))}`, input, {
    columns: [sql.ref('at'), sql.ref('id')],
    order: 'desc',
    keysOf: (row: { at: Date; id: number }) => [row.at.toISOString(), row.id],
    read: ({ after, order, limit }) =>
      readTrail(db, sql`${passes(conditions, input)} and ${after}`, order, limit),
  });
  const [page, count] = await Promise.all([read, cappedCount(db, found.select('id'))]);
  return { ...page, items: page.items.map(present), ...count };
}
