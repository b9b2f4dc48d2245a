import type { NotNull } from 'kysely';
import { v7 as newId } from 'uuid';
import { cashOnDelivery } from '#shared/business.ts';
import { dueAt } from '#shared/orders/due.ts';
import { type BookingContact, contactOf, type Order } from '#shared/orders/schema.ts';
import { type Stage, statusOf } from '#shared/orders/stages.ts';
import type { VisitChoice } from '#shared/visits/schema.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';
import { tooMany } from '../../platform/limiter.ts';
import type { Actor } from '../audit/actor.ts';
import { bookableWindow, takePlace } from '../visits/places.ts';
import { presentVisit } from '../visits/windows.ts';
import { recordEvent } from './events.ts';
import { forCustomer, presentOrder } from './present.ts';
import { inCallersLanguage, orderById } from './queries.ts';
import { type BookedLine, totalsOf } from './rules.ts';

type NewOrder = {
  customer: { id: string; userId: number };
  key: string;
  contact: BookingContact;
  lines: readonly BookedLine[];
  note: string;
  visit: VisitChoice | null | undefined;
  overbook: boolean;
  cardOrderId: string | null;
  enquiryId: string | null;
  warranty: { orderId: string; orderNumber: number; line: number } | null;
};

/**
 * Inserts an order, for bookings and for warranty claims. The caller must have locked the customer and
 * checked the idempotency key.
 */
export async function writeOrder(db: Db, actor: Actor, now: Date, order: NewOrder) {
  const { customer, contact, visit, overbook, warranty } = order;
  const window = visit ? await bookableWindow(db, visit, now, { overbook }) : null;
  const place = window && (await takePlace(db, window, { overbook }));
  const { paise, pieces } = totalsOf(order.lines);
  const stage: Stage = window ? 'scheduled' : 'requested';
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
    due_at: dueAt(now, window),
    note: order.note,
    waiting_reason: '',
    part: '',
    part_expected: null,
    proposed_from: null,
    proposed_to: null,
    not_at_home_at: null,
    cancellation_fee_paise: 0,
    link_version: 1,
    created_at: now,
    updated_at: now,
    enquiry_id: order.enquiryId,
    technician_id: null,
    closed_at: null,
    warranty_of: warranty?.orderId ?? null,
    warranty_line: warranty?.line ?? null,
    bill_number: null,
    agreed_paise: 0,
    billed_paise: 0,
    due_paise: 0,
  } satisfies NewRow<'orders', 'order_number'>;
  // The confirmation mail needs words of the business. Here they cost no statement of their own.
  const { order_number, city, payPromise } = await db
    .insertInto('orders')
    .values(row)
    .returning((eb) => [
      'order_number',
      eb.selectFrom('business').select('business.city').as('city'),
      eb.selectFrom('business').select('business.pay_promise').as('payPromise'),
    ])
    .$narrowType<{ city: NotNull; payPromise: NotNull }>()
    .executeTakeFirstOrThrow();
  const lines = order.lines.map(
    (line) =>
      ({
        order_id: row.id,
        line: line.line,
        service_id: line.serviceId,
        product_name: line.productName,
        price_paise: line.pricePaise,
        quantity: line.quantity,
        created_at: now,
        warranty_until: null,
      }) satisfies NewRow<'order_lines'>,
  );
  await db.insertInto('order_lines').values(lines).execute();
  await recordEvent(db, row.id, actor, {
    kind: 'booked',
    stage,
    at: now,
    after: {
      ...(window && { visit: presentVisit(row) }),
      ...(warranty && { order: warranty.orderNumber }),
      ...(place?.overbooked && { overbooked: true }),
    },
  });
  return { ...row, order_number, lines, business: { city, payPromise } };
}

export type WrittenOrder = Awaited<ReturnType<typeof writeOrder>>;

type Outcome = { order: WrittenOrder; mailId: string | null } | { earlierId: string };
export type Booked = { message: string; data: Order; created: boolean };

export async function bookInTransaction(
  db: Db,
  deps: Pick<Deps, 'cache' | 'clock' | 'mail' | 'metrics'>,
  message: string,
  work: (db: Db, now: Date) => Promise<Outcome>,
): Promise<Booked> {
  const outcome = await invalidatingTransaction<Outcome>(
    db.withPlugin(prepared),
    deps.cache,
    (made) => ('order' in made && made.order.visit_from ? ['visits'] : []),
    (db) => work(db, deps.clock()),
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

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const minuteMs = 60_000;
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
  if (freeFrom > now.getTime()) throw tooMany(freeFrom - now.getTime());
}
