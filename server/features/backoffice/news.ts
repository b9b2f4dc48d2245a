import { sql } from 'kysely';
import { changesTold, changesToldMs } from '#shared/backoffice/panel.ts';
import type { Status } from '#shared/business.ts';
import type { EventFacts, EventKind } from '#shared/orders/events.ts';
import type { Stage } from '#shared/orders/stages.ts';
import type { Db, ShopContext } from '../../deps.ts';
import { cappedCount } from '../../platform/paging.ts';

// Ignores rows with a future date. A server clock that ran ahead would otherwise make the rows news in every
// poll.
async function cameSince(db: Db, table: 'orders' | 'enquiries', since: Date, now: Date) {
  const newer = db
    .selectFrom(table)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .where('id', 'not in', db.selectFrom('test_orders').select('order_id'));
  const [{ count }, newest] = await Promise.all([
    cappedCount(db, newer.select('id')),
    newer
      .select(['id as _id', 'fullname'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { count, newest };
}

// Sorts by time instead of by id. Ids are assigned before the commit, so a row with a higher id can become
// visible first.
async function lastChanges(db: Db) {
  const newest = sql`at > now() - ${changesToldMs} * interval '1 millisecond'
    -- later ones, of a clock that was ahead, would stand before all others
    and at <= now()`;
  const last = sql`order by at desc, id desc limit ${changesTold}`;
  const { rows } = await sql<Changed>`
    (select id, at, entity, entity_id, null as stage, after->>'status' as status, null as facts, null as kind,
      null as technician
      from audit_entries where ${newest} ${last})
    union all
    (select id, at, 'order', order_id::text, stage, after->>'status', after, kind,
      (select json_build_object('_id', u.id, 'name', u.name) from orders o join users u on u.id = o.technician_id
        where o.id = order_id)
      -- what a step makes of the bill comes with the step
      from order_events where kind <> 'booked' and kind not in ('billed', 'paid', 'credited') and ${newest} ${last})
    ${last}`.execute(db);
  return rows.map(({ id, entity, entity_id, stage, status, facts, kind, technician }) => ({
    _id: String(id),
    entity,
    entityId: entity_id,
    ...(status && { status }),
    ...(stage && { stage }),
    ...(facts?.visit !== undefined && { visit: facts.visit }),
    ...((kind === 'assigned' || kind === 'unassigned') && { technician }),
  }));
}

type Changed = {
  id: number;
  entity: string;
  entity_id: string;
  stage: Stage | null;
  status: Status | null;
  facts: EventFacts | null;
  kind: EventKind | null;
  technician: { _id: string; name: string } | null;
};

/** News since a moment. Without a moment, only `now` and the changes of the last minute, newest first. */
export async function readNews({ db, deps }: ShopContext, { since }: { since?: string | undefined }) {
  const moment = deps.clock();
  const now = moment.toISOString();
  if (since === undefined) return { orders: 0, enquiries: 0, changes: await lastChanges(db), now };
  const from = new Date(since);
  const [orders, enquiries, changes] = await Promise.all([
    cameSince(db, 'orders', from, moment),
    cameSince(db, 'enquiries', from, moment),
    lastChanges(db),
  ]);
  return {
    orders: orders.count,
    ...(orders.newest && { newestOrder: orders.newest }),
    enquiries: enquiries.count,
    ...(enquiries.newest && { newestEnquiry: enquiries.newest }),
    changes,
    now,
  };
}
