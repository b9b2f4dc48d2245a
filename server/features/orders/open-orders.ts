// Repeats the condition of the partial index in literals. With parameters PostgreSQL would not use the index.
import { type RawBuilder, sql } from 'kysely';
import type { TechnicianGap } from '#shared/day/schema.ts';
import { type Stage, stages, stageTable } from '#shared/orders/stages.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { Db } from '../../deps.ts';
import { indiaDate } from '../../platform/india-days.ts';

function stagesThat(are: (about: (typeof stageTable)[Stage]) => boolean) {
  return sql.join(stages.filter((stage) => are(stageTable[stage])).map((stage) => sql.lit(stage)));
}

export const isOpenOrder = (table = 'orders'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.stage`)} not in (${stagesThat(({ open }) => !open)})`;

/**
 * Orders with a visit, for the day board and the overview. The visit of a waiting order is over, so the board
 * lists waiting orders apart.
 */
export const isVisit = sql<boolean>`visit_from is not null and stage <> 'waiting'`;

/** The time since which the technician of the order `o` is on the way or at work. Null at other stages. */
export const underWaySince = sql`case when o.stage in (${stagesThat(({ now }) => now)})
  then (select max(e.at) from order_events e where e.order_id = o.id and e.kind in ('setOut', 'started')) end`;

const works = sql.join(rolesThat('jobs.work').map((role) => sql.lit(role)));

/**
 * Why the technician of an order `o` cannot come: 'off' if he is off duty or gone on that day, 'busy' if the
 * customer moved the visit onto another visit of his. Null if he comes, has begun, or nobody is assigned
 * (docs/rules.md#technicians).
 */
export const technicianGap = sql<TechnicianGap | null>`case
  when o.technician_id is null or o.visit_from is null or o.stage not in (${stagesThat(({ open, now, begun }) => open && !now && !begun)}) then null
  when not exists (select from users u left join technicians t on t.user_id = u.id
    where u.id = o.technician_id and u.role in (${works}) and coalesce(t.on_duty, true)
      and not (${indiaDate(sql`o.visit_from`)} = any(coalesce(t.days_off, '{}')))) then 'off'
  when o.technician_busy and exists (select from orders other where ${overlapping('o')}) then 'busy' end`;

/** Whether the technician has another open visit at a time, as a condition on `other`. */
function overlapping(order: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${order}.${column}`);
  return sql<boolean>`other.technician_id = ${of('technician_id')} and other.id <> ${of('id')}
    and ${isOpenOrder('other')} and other.stage <> 'waiting'
    and other.visit_from < ${of('visit_to')} and other.visit_to > ${of('visit_from')}`;
}

/** Whether the technician of an order has another open visit in this span of time. */
export async function isBusyThen(
  db: Db,
  { id, technician_id }: { id: string; technician_id: string | null },
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  if (technician_id === null) return false;
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from orders other where ${overlapping('o')}) as busy
    from (select ${id}::uuid as id, ${technician_id}::uuid as technician_id,
      ${from}::timestamptz as visit_from, ${to}::timestamptz as visit_to) as o`.execute(db);
  return rows[0]?.busy === true;
}

/**
 * Reads the open warranty claims of an order, sorted by visit. The caller then frees the visit's places in
 * lock order.
 */
export const openClaims = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', (join) =>
      join.onRef('order_lines.order_id', '=', 'warranty_of').onRef('line', '=', 'warranty_line'),
    )
    .select(['orders.id', 'order_number', 'warranty_line', 'order_lines.service_id'])
    .where('warranty_of', '=', orderId)
    .where(isOpenOrder())
    .orderBy('visit_from')
    .orderBy('orders.id')
    .execute();

export const openClaimOf = async (db: Db, orderId: string, line: number) =>
  (await openClaims(db, orderId)).find((claim) => claim.warranty_line === line);
