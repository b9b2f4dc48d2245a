import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Buyer } from '#shared/bills/buyer.ts';
import { cashOnDelivery } from '#shared/business.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import type { OrderSource } from '#shared/figures/schema.ts';
import { dueAt } from '#shared/orders/due.ts';
import { type BookingContact, contactOf, type Order } from '#shared/orders/schema.ts';
import { type Stage, statusOf } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { tooManyError } from '../../platform/limiter.ts';
import type { Actor } from '../audit/actor.ts';
import { bookableWindow, takePlace } from '../visits/places.ts';
import { presentVisit } from '../visits/windows.ts';
import { hasWebhooks, recordOrderWebhooks } from '../webhooks/record.ts';
import { eventRow, storedEvent } from './events.ts';
import { forCustomer, presentOrder } from './present.ts';
import { inCallersLanguage, orderById } from './queries.ts';
import { type BookedLine, totalsOf } from './rules.ts';

type NewOrder = {
  source: OrderSource;
  customer: { id: string; userId: number };
  key: string;
  contact: BookingContact;
  lines: readonly BookedLine[];
  note: string;
  buyer: Buyer | null;
  visit: VisitChoice | null | undefined;
  overbook: boolean;
  cardOrderId: string | null;
  enquiryId: string | null;
  warranty: { orderId: string; orderNumber: number; line: number } | null;
  keyBooking?: string;
};

type OrderFacts = Pick<NewOrder, 'source' | 'customer' | 'key' | 'contact' | 'note'> &
  Partial<Pick<NewOrder, 'cardOrderId' | 'enquiryId' | 'warranty' | 'buyer' | 'keyBooking'>> & {
    lines: readonly (BookedLine & { warrantyUntil?: string | null })[];
  };

/** The rows of an order without a bill, booked at `at`. */
export function rowsOfOrder(
  { customer, contact, warranty, ...order }: OrderFacts,
  stage: Stage,
  window: { from: Date; to: Date } | null,
  at: Date,
  past: { technicianId: string | null } | null = null,
) {
  const { paise, pieces } = totalsOf(order.lines);
  const row = {
    id: newId(),
    client_key: order.key,
    user_id: customer.id,
    u_id: customer.userId,
    ...contactOf(contact),
    total_paise: paise,
    total_qty: pieces,
    payment_method: cashOnDelivery,
    card_order_id: order.cardOrderId || null,
    status: statusOf(stage),
    stage,
    visit_from: window?.from ?? null,
    visit_to: window?.to ?? null,
    due_at: dueAt(at, window),
    note: order.note,
    waiting_reason: '',
    part: '',
    part_expected: null,
    proposed_from: null,
    proposed_to: null,
    not_at_home_at: null,
    cancellation_fee_paise: 0,
    link_version: 1,
    created_at: at,
    enquiry_id: order.enquiryId ?? null,
    technician_id: past?.technicianId ?? null,
    technician_busy: false,
    closed_at: past && at,
    warranty_of: warranty?.orderId ?? null,
    warranty_line: warranty?.line ?? null,
    buyer: order.buyer ? JSON.stringify(order.buyer) : null,
    bill_number: null,
    agreed_paise: 0,
    billed_paise: 0,
    due_paise: 0,
    source: order.source,
    key_booking: order.keyBooking ?? null,
  } satisfies NewRow<
    'orders',
    'order_number' | 'updated_at' | 'category' | 'review_asked_at' | 'link_asked_at'
  >;
  const lines = order.lines.map(
    (line) =>
      ({
        order_id: row.id,
        line: line.line,
        service_id: line.serviceId,
        product_name: line.productName,
        price_paise: line.pricePaise,
        quantity: line.quantity,
        created_at: at,
        warranty_until: line.warrantyUntil ?? null,
      }) satisfies NewRow<'order_lines'>,
  );
  return { row, lines };
}

const withLines = (db: Db, orders: readonly ReturnType<typeof rowsOfOrder>[]) =>
  db
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .values(
          orders.map(({ row, lines: [first] }) => ({
            ...row,
            updated_at: changeTime,
            category: sql<string>`coalesce((select category from services where id = ${first?.service_id}::uuid), '')`,
          })),
        )
        .returning(['order_number', 'updated_at']),
    )
    .with('lines', (db) => db.insertInto('order_lines').values(orders.flatMap(({ lines }) => lines)));

/** Inserts orders with their lines. */
export async function insertOrders(db: Db, orders: readonly ReturnType<typeof rowsOfOrder>[]): Promise<void> {
  await withLines(db, orders).selectFrom('placed').select('order_number').execute();
}

/**
 * Inserts an order, for bookings and for warranty claims. The caller must have locked the customer and
 * checked the idempotency key.
 */
export async function writeOrder(db: Db, deps: Deps, actor: Actor, now: Date, order: NewOrder) {
  const { visit, overbook, warranty } = order;
  const window = visit ? await bookableWindow(db, deps, visit, now, { overbook }) : null;
  const place = window && (await takePlace(db, window, { overbook }));
  const stage: Stage = window ? 'scheduled' : 'requested';
  const rows = rowsOfOrder(order, stage, window, now);
  const { row, lines } = rows;
  const booked = eventRow(row.id, actor, {
    kind: 'booked',
    stage,
    at: now,
    after: {
      ...(window && { visit: presentVisit(row) }),
      ...(warranty && { order: warranty.orderNumber }),
      ...(place?.overbooked && { overbooked: true }),
    },
  });
  // One statement also reads the words of the business for the confirmation mail.
  const { order_number, updated_at, told, ...business } = await withLines(db, [rows])
    .with('event', (db) => db.insertInto('order_events').values(storedEvent(booked)))
    .selectFrom(['placed', 'business'])
    .select(['order_number', 'placed.updated_at', 'city', 'pay_promise as payPromise'])
    .select(hasWebhooks.as('told'))
    .executeTakeFirstOrThrow();
  return { ...row, order_number, updated_at, told, lines, business };
}

export type WrittenOrder = Awaited<ReturnType<typeof writeOrder>>;

type Outcome = { order: WrittenOrder; mailId: string | null } | { earlierId: string };
export type Booked = { message: string; data: Order; created: boolean };

export async function bookInTransaction(
  db: Db,
  deps: Deps,
  message: string,
  work: (db: Db, now: Date) => Promise<Outcome>,
): Promise<Booked> {
  const outcome = await invalidatingTransaction<Outcome>(
    db.withPlugin(prepared),
    deps.cache,
    (made) => ('order' in made && made.order.visit_from ? ['visits'] : []),
    async (db) => {
      const now = deps.clock();
      const outcome = await work(db, now);
      if ('order' in outcome && outcome.order.told) {
        const { id, stage } = outcome.order;
        const visit = presentVisit(outcome.order);
        await recordOrderWebhooks(db, id, [{ kind: 'booked', stage, at: now, after: { visit } }]);
      }
      return outcome;
    },
  );
  if ('earlierId' in outcome)
    return { message, data: forCustomer(await orderById(db, outcome.earlierId)), created: false };
  deps.metrics.booked();
  if (outcome.mailId) deps.mail.attemptSoon(outcome.mailId);
  return { message, data: await inCallersLanguage(db, presentOrder(outcome.order)), created: true };
}

export const findByKey = (db: Db, customerId: string, key: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'warranty_of'])
    .where('user_id', '=', customerId)
    .where('client_key', '=', key)
    .executeTakeFirst();

/** Above this number, counting orders costs more than the limit is worth. */
const maxCounted = 10_000;

/**
 * Counts the customer's recent orders under the lock of the customer. Ignores orders with a future date,
 * which a wrong clock wrote.
 */
export async function refuseTooMany(db: Db, limiter: Deps['limiter'], customerId: string, now: Date) {
  const [inHour, inDay] = [limiter.max('bookingsInHour'), limiter.max('bookingsInDay')];
  if (inHour === null || inDay === null || inDay > maxCounted) return;
  const orders = await db
    .selectFrom('orders')
    .select('created_at')
    .where('user_id', '=', customerId)
    .where('created_at', '>', new Date(now.getTime() - dayMs))
    .where('created_at', '<=', new Date(now.getTime() + minuteMs))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(inDay)
    .execute();
  const freeFrom = Math.max(
    (orders[inHour - 1]?.created_at.getTime() ?? 0) + hourMs,
    (orders[inDay - 1]?.created_at.getTime() ?? 0) + dayMs,
  );
  if (freeFrom > now.getTime()) throw tooManyError(freeFrom - now.getTime());
}
