// Writes what webhooks tell, in the transaction of the change. deliver.ts sends it after the commit.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import type { EventFacts, EventKind } from '#shared/orders/events.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { toRupees } from '#shared/primitives.ts';
import type { WebhookData, WebhookKind, webhookTest } from '#shared/webhooks/schema.ts';
import type { Db } from '../../deps.ts';

/** Whether any endpoint is on, read within a statement that runs anyway: free for a shop without webhooks. */
export const hasWebhooks = sql<boolean>`exists (select from webhook_endpoints where off_reason is null)`;

type Message = { [Kind in WebhookKind]: { type: Kind; data: WebhookData<Kind> } }[WebhookKind];
type Test = { type: typeof webhookTest; data: Record<string, never> };

/**
 * Writes a message and its delivery to each endpoint that is on and wants its kind, or to `only` this one.
 * `orderId` is the order whose messages arrive in the order of their changes. The caller holds its lock.
 */
export async function recordWebhook(
  db: Db,
  { type, data }: Message | Test,
  at: Date,
  { orderId = null, only = null }: { orderId?: string | null; only?: string | null } = {},
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  // Locks the endpoints, because removing one at the same time would make the whole change fail.
  await sql`
    with wanted as (
      select id from webhook_endpoints where off_reason is null
        and case when ${only}::uuid is null then ${type} = any(kinds) else id = ${only}::uuid end
      for key share
    ), event as (
      insert into webhook_events (id, kind, subject_id, body)
      select ${newId()}::uuid, ${type}, ${orderId}::uuid, ${body} where exists (select from wanted)
      returning id
    )
    insert into webhook_deliveries (endpoint_id, event_id, subject_id)
    select wanted.id, event.id, ${orderId}::uuid from wanted, event`.execute(db);
}

/** An event of an order. `from` is the stage before a step. */
export type OrderChange = {
  kind: EventKind;
  stage: Stage;
  from?: Stage;
  at?: Date;
  before?: EventFacts;
  after?: EventFacts;
};

const factsOfOrder = (db: Db, orderId: string, billNumber: string | null) =>
  db
    .selectFrom('orders as o')
    .leftJoin('orders as w', 'w.id', 'o.warranty_of')
    .leftJoin('bills as b', (join) =>
      join
        .onRef('b.order_id', '=', 'o.id')
        .on('b.number', '=', ({ fn, ref }) => fn.coalesce(sql.val(billNumber), ref('o.bill_number'))),
    )
    .select(['o.order_number', 'o.source', 'o.total_paise', 'o.due_paise', 'w.order_number as warranty_of'])
    .select(['b.id as bill_id', 'b.number', 'b.document', 'b.total_paise as billed_paise'])
    .where('o.id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('test_orders').select('order_id').where('order_id', '=', orderId))),
    )
    .executeTakeFirst();

const paidIn = (facts: EventFacts | undefined) => ({
  method: facts?.method as PaymentMethod,
  amount: facts?.amount ?? 0,
});

type Facts = NonNullable<Awaited<ReturnType<typeof factsOfOrder>>>;

function* messagesOf(orderId: string, facts: Facts, change: OrderChange): Generator<Message> {
  const { kind, stage, from = stage, before, after } = change;
  const order = { orderId, orderNumber: facts.order_number };
  const due = toRupees(facts.due_paise);
  const { source, warranty_of: warrantyOf, bill_id: billId, number: billNumber, document } = facts;
  if (kind === 'booked') {
    const [visit, total] = [after?.visit ?? null, toRupees(facts.total_paise)];
    yield { type: 'order.booked', data: { ...order, source, stage, visit, total, warrantyOf } };
  }
  if (from !== stage)
    yield { type: 'order.stage_changed', data: { ...order, before: { stage: from }, after: { stage } } };
  if (before && 'visit' in before) {
    const [was, is] = [{ visit: before.visit ?? null }, { visit: after?.visit ?? null }];
    yield { type: 'order.visit_changed', data: { ...order, stage, before: was, after: is } };
  }
  if (!billId || !billNumber || !document) return;
  const bill = { ...order, billId, billNumber };
  if (kind === 'billed' || kind === 'credited')
    yield { type: 'bill.issued', data: { ...bill, document, total: toRupees(facts.billed_paise ?? 0), due } };
  if (kind === 'paid' || kind === 'paymentCorrected')
    yield {
      type: 'payment.recorded',
      data: { ...bill, before: before ? paidIn(before) : null, after: paidIn(after), due },
    };
}

/** Writes the messages about events of an order. Test orders send none. */
export async function recordOrderWebhooks(db: Db, orderId: string, changes: readonly OrderChange[]) {
  for (const change of changes) {
    const facts = await factsOfOrder(db, orderId, change.after?.number ?? null);
    if (!facts) return;
    for (const message of messagesOf(orderId, facts, change))
      await recordWebhook(db, message, change.at ?? new Date(), { orderId });
  }
}
