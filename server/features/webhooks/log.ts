// The log of an endpoint's deliveries.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { DeliveriesInput, Delivery, DeliveryDetail } from '#shared/webhooks/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { cappedCount, countUpToLimit, readPage, sortedBy } from '../../platform/paging.ts';

const deliveriesOf = (db: Db, endpointId: string) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as v', 'v.id', 'd.event_id')
    .leftJoin('orders as o', 'o.id', 'd.subject_id')
    .select(['d.id', 'v.kind', 'o.order_number', 'd.state', 'd.tries', 'd.status', 'd.took_ms', 'd.tried_at'])
    .select(['d.next_try_at', 'd.created_at'])
    .where('d.endpoint_id', '=', endpointId);

type Row = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number];

const present = (row: Row): Delivery => ({
  _id: row.id,
  kind: row.kind as Delivery['kind'],
  orderNumber: row.order_number,
  state: row.state,
  tries: row.tries,
  status: row.status,
  tookMs: row.took_ms,
  triedAt: row.tried_at?.toISOString() ?? null,
  nextTryAt: row.next_try_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

export async function listDeliveries(db: Db, { cursors }: Deps, input: DeliveriesInput) {
  const { id } = input;
  const columns = [sql.ref('d.id')];
  const page = await readPage(cursors, `deliveries:${id}`, input, {
    columns,
    order: 'desc',
    keysOf: (row: Row) => [row.id],
    read: ({ after, order, limit }) =>
      deliveriesOf(db, id).where(after).orderBy(sortedBy(columns, order)).limit(sql.lit(limit)).execute(),
  });
  const counted = db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', id);
  return { ...page, items: page.items.map(present), ...cappedCount(await countUpToLimit(db, counted)) };
}

type Asked = { id: string; deliveryId: number };

export async function readDelivery(db: Db, { id, deliveryId }: Asked): Promise<DeliveryDetail> {
  const row = await deliveriesOf(db, id)
    .select(['d.event_id', 'd.answer', 'v.body'])
    .where('d.id', '=', deliveryId)
    .executeTakeFirstOrThrow(() => new AppError('deliveryNotFound'));
  return { ...present(row), messageId: row.event_id, body: row.body, answer: row.answer };
}

/** Makes a delivery due at once, with three new days of tries. Its message keeps its id. */
export async function sendAgain(db: Db, { id, deliveryId }: Asked) {
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .select('off_reason')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('webhookNotFound'));
  if (endpoint.off_reason) throw new AppError('webhookOff');
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', first_try_at: null, next_try_at: sql<Date>`now()` })
    .where('id', '=', deliveryId)
    .where('endpoint_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('deliveryNotFound'));
  return { message: successMessages.webhookSentAgain };
}
