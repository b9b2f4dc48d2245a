import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { actorTexts } from '#shared/orders/event-texts.ts';
import {
  assignedAfter,
  type EventFacts,
  type EventKind,
  eventText,
  isPublic,
} from '#shared/orders/events.ts';
import type { OrderEvent } from '#shared/orders/schema.ts';
import { nameIn } from '#shared/place-names.ts';
import type { Db } from '../../deps.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { UserContext } from '../../procedures/context.ts';
import { type Actor, actorName, readerOf } from '../audit/actor.ts';
import { hasWebhooks, type OrderChange, recordOrderWebhooks } from '../webhooks/record.ts';

const maxShown = 200;

type Happened = OrderChange & { doneAt?: Date; key?: string | null };

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

export const storedEvent = ({ before, after, ...row }: ReturnType<typeof eventRow>) => ({
  ...row,
  before: asJson(before),
  after: asJson(after),
});

/** Records what happened to an order that the caller has locked, and tells it to the webhooks. */
export async function recordEvent(
  db: Db,
  orderId: string,
  actor: Actor,
  ...happened: [Happened, ...Happened[]]
): Promise<void> {
  const rows = await db
    .insertInto('order_events')
    .values(happened.map((one) => storedEvent(eventRow(orderId, actor, one))))
    .returning(hasWebhooks.as('told'))
    .execute();
  if (rows[0]?.told) await recordOrderWebhooks(db, orderId, happened);
}

type Shown = { at: Date; after: EventFacts | null };

const momentOf = ({ at, after }: Shown): Date => (after?.doneAt ? new Date(after.doneAt) : at);

/** Limits the time that a phone reports for a step: not before the previous event and not in the future. */
export async function stepTime(db: Db, orderId: string, reportedAt: Date | null | undefined, now: Date) {
  if (!reportedAt) return now;
  const last = await db
    .selectFrom('order_events')
    .select(['at', 'after'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lastMoment = last ? momentOf(last) : reportedAt;
  return new Date(Math.min(Math.max(reportedAt.getTime(), lastMoment.getTime()), now.getTime()));
}

type Correctable = { kind: EventKind; before: EventFacts | null; after: EventFacts | null };

/** Replaces corrected payments by their correction, and leaves out payments that were corrected to zero. */
function withCorrections<Row extends Correctable>(rows: readonly Row[]): Row[] {
  const visibleRows: Row[] = [];
  for (const row of rows) {
    if (row.kind !== 'paymentCorrected') {
      visibleRows.push(row);
      continue;
    }
    const { before, after } = row;
    const at = visibleRows.findLastIndex(
      (one) =>
        one.kind === 'paid' && one.after?.amount === before?.amount && one.after?.method === before?.method,
    );
    const wrong = visibleRows[at];
    if (!wrong || !after) continue;
    const { amount, method } = after;
    const right = { ...wrong, after: { ...wrong.after, amount, method } };
    visibleRows.splice(at, 1, ...(amount ? [right] : []));
  }
  return visibleRows;
}

export async function eventsOfOrder(
  db: Db,
  orderId: string,
  reader: 'customer' | 'admin',
): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'at', 'kind', 'stage', 'by_role', 'actor', 'before', 'after'])
    .where('order_id', '=', orderId)
    .$if(reader === 'customer', (query) =>
      query.where((eb) => eb.or([eb('public', '=', true), eb('kind', '=', 'paymentCorrected')])),
    )
    .orderBy('id', 'desc')
    .limit(sql.lit(maxShown))
    .execute();
  let assigned = '';
  const visibleRows = reader === 'customer' ? withCorrections(rows.reverse()) : rows.reverse();
  return visibleRows.map(({ id, at, kind, stage, by_role, actor, before, after }) => {
    assigned = assignedAfter(kind, after, assigned);
    return {
      _id: String(id),
      at: momentOf({ at, after }).toISOString(),
      kind,
      stage,
      text: eventText(kind, { reader, stage, before, after, assigned }),
      by: reader === 'admin' ? nameIn(actorTexts, actor) || actorTexts('system') : actorTexts(by_role),
    };
  });
}

export async function orderEvents({ db, user }: UserContext, { id: orderId }: { id: string }) {
  const actor = readerOf(user);
  const order = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  if (!order || (actor.role === 'customer' && order.user_id !== user.id)) throw new AppError('orderNotFound');
  return eventsOfOrder(db, orderId, actor.role === 'admin' ? 'admin' : 'customer');
}
