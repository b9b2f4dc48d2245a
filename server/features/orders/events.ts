import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import {
  assignedAfter,
  type EventFacts,
  type EventKind,
  eventText,
  isPublic,
} from '#shared/orders/events.ts';
import type { OrderEvent } from '#shared/orders/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { type Actor, actorName, actorOf } from '../audit/actor.ts';

/** Most events that are shown of one order, the newest of them. */
const mostShown = 200;

type Happened = {
  kind: EventKind;
  /** The stage after it. */
  stage: Stage;
  /** When the shop heard of it; the database's clock says it where it is not given. */
  at?: Date;
  /** When it was done, where that is told later. */
  doneAt?: Date;
  /** The step's key, where it has one. */
  key?: string | null;
  before?: EventFacts;
  after?: EventFacts;
};

/** An event as one row, what it changed as plain values. */
export const eventRow = (
  orderId: string,
  actor: Actor,
  { kind, stage, at, doneAt, key, before, after }: Happened,
) =>
  ({
    order_id: orderId,
    ...(at && { at }),
    kind,
    stage,
    public: isPublic(kind),
    by_role: actor.role,
    actor_id: actor.id,
    actor: actorName(actor),
    before: before ?? null,
    after: at && doneAt && doneAt < at ? { ...after, doneAt: doneAt.toISOString() } : (after ?? null),
    step_key: key ?? null,
  }) satisfies Record<keyof NewRow<'order_events', 'id' | 'at'>, unknown>;

const asJson = (facts: EventFacts | null) => facts && JSON.stringify(facts);

/** The same as its table takes it. */
export const storedEvent = ({ before, after, ...row }: ReturnType<typeof eventRow>) => ({
  ...row,
  before: asJson(before),
  after: asJson(after),
});

/** Writes events, one after the other, in the transaction of what they tell. */
export async function recordEvent(
  db: Db,
  orderId: string,
  actor: Actor,
  ...happened: [Happened, ...Happened[]]
): Promise<void> {
  await db
    .insertInto('order_events')
    .values(happened.map((one) => storedEvent(eventRow(orderId, actor, one))))
    .execute();
}

type Shown = { at: Date; after: EventFacts | null };

const momentOf = ({ at, after }: Shown): Date => (after?.doneAt ? new Date(after.doneAt) : at);

/**
 * When a step was done that is told later: not before what came before it, and not in the future, whatever the phone's clock
 * says. Call it with the order held.
 */
export async function doneAt(
  db: Db,
  orderId: string,
  told: Date | null | undefined,
  now: Date,
): Promise<Date> {
  if (!told) return now;
  const last = await db
    .selectFrom('order_events')
    .select(['at', 'after'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const before = last ? momentOf(last) : told;
  return new Date(Math.min(Math.max(told.getTime(), before.getTime()), now.getTime()));
}

const shownTo = {
  customer: { customer: 'You', technician: 'The technician', admin: 'The shop', system: 'The shop' },
} as const;

/**
 * The events of an order, oldest first, at most the newest 200. To its customer the public ones, without the names of
 * those who work in the shop.
 */
export async function eventsOfOrder(
  db: Db,
  orderId: string,
  reader: 'customer' | 'admin',
): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'at', 'kind', 'stage', 'by_role', 'actor', 'before', 'after'])
    .where('order_id', '=', orderId)
    .$if(reader === 'customer', (query) => query.where('public', '=', true))
    .orderBy('id', 'desc')
    .limit(sql.lit(mostShown))
    .execute();
  let assigned = '';
  return rows.reverse().map(({ id, at, kind, stage, by_role, actor, before, after }) => {
    assigned = assignedAfter(kind, after, assigned);
    return {
      _id: String(id),
      at: momentOf({ at, after }).toISOString(),
      kind,
      stage,
      text: eventText(kind, { stage, before, after, assigned }),
      by: reader === 'admin' ? actor || 'The shop' : shownTo.customer[by_role],
    };
  });
}

/** The events of an order that a user may see: an admin all of any, others the public ones of their own. */
export async function orderEvents(db: Db, user: CurrentUser, orderId: string): Promise<OrderEvent[]> {
  const actor = actorOf(user);
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  if (!order || (actor.role === 'customer' && order.user_id !== user.id)) throw new AppError('orderNotFound');
  return eventsOfOrder(db, orderId, actor.role === 'admin' ? 'admin' : 'customer');
}
