// The log of an endpoint's deliveries.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { DeliveriesInput, DeliveryIds, MessageKind } from '#shared/webhooks/schema.ts';
import type { ShopContext } from '../../deps.ts';
import { cappedCount, readPage, sortedBy } from '../../platform/paging.ts';
import { refuseSwitchedOff } from './endpoints.ts';

export async function listDeliveries({ db, deps: { cursors } }: ShopContext, input: DeliveriesInput) {
  const columns = [sql.ref('d.id')];
  const found = db.selectFrom('webhook_deliveries as d').where('d.endpoint_id', '=', input.id);
  const rows = found
    .innerJoin('webhook_events as v', 'v.id', 'd.event_id')
    .leftJoin('orders as o', 'o.id', 'd.subject_id')
    .select(['d.id as _id', sql.ref<MessageKind>('v.kind').as('kind'), 'v.body', 'd.state', 'd.tries'])
    .select(['d.status', 'd.answer', 'd.took_ms as tookMs', 'd.next_try_at', 'd.created_at'])
    .select('o.order_number as orderNumber');
  const { items, ...page } = await readPage(cursors, `deliveries:${input.id}`, input, {
    columns,
    order: 'desc',
    keysOf: (row: Awaited<ReturnType<typeof rows.execute>>[number]) => [row._id],
    read: ({ after, order, limit }) =>
      rows.where(after).orderBy(sortedBy(columns, order)).limit(sql.lit(limit)).execute(),
  });
  const shown = items.map(({ next_try_at, created_at, ...row }) => ({
    ...row,
    nextTryAt: next_try_at.toISOString(),
    createdAt: created_at.toISOString(),
  }));
  return { ...page, items: shown, ...(await cappedCount(db, found.select('d.id'))) };
}

/**
 * Makes a delivery due at once, with three new days of tries. Its message keeps its id. Later messages of its order
 * wait until the receiver takes it.
 */
export async function sendAgain({ db }: ShopContext, { id, deliveryId }: DeliveryIds) {
  await refuseSwitchedOff(db, id);
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', first_try_at: null, next_try_at: sql<Date>`now()` })
    .where('id', '=', deliveryId)
    .where('endpoint_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('deliveryNotFound'));
  return { message: successMessages.webhookSentAgain };
}
