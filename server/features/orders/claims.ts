// Claiming a warranty: an order of one line that costs nothing, linked to the repair whose warranty it is.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { cashOnDelivery } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { formatLongDate } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isUnderWarranty } from '#shared/warranty/last-day.ts';
import type { Claim } from '#shared/warranty/schema.ts';
import type { Deps } from '../../deps.ts';
import { invalidatingTransaction } from '../../platform/cache/invalidating-transaction.ts';
import type { Db } from '../../platform/db/schema.ts';
import { violates } from '../../platform/db/violates.ts';
import { tooMany } from '../../platform/rate-counts.ts';
import { takePlace } from '../visits/places.ts';
import { readVisitSettings } from '../visits/settings.ts';
import { findWindow } from '../visits/windows.ts';
import { bookingFreeFrom } from './booking.ts';
import { bookedEvent, lineRows, newOrder } from './booking-rows.ts';
import { recordEvent, storedEvent } from './events.ts';
import { claimReceivedMail } from './mail.ts';
import { openClaimOf } from './open-claims.ts';
import { orderWithLink } from './queries.ts';
import { type Stepper, stepImpossible } from './step-access.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'cache' | 'limiter' | 'mail' | 'metrics' | 'tracking'>;
type Claimed = { message: string; data: Order; created: boolean };

/**
 * Claims the warranty of one line of an order that is done (docs/rules.md#warranty): by its customer, by whoever has its
 * link, or by an admin. What was itself done under a warranty is claimed of the first order. The same `key` again answers
 * with the first claim. Throws AppError orderNotFound, serviceNotFound, stepImpossible for what is not done, noWarranty,
 * warrantyEnded, alreadyClaimed, visitTaken, claimKeyUsed, and tooMany as a booking of the customer's.
 */
export async function claimWarranty(db: Db, deps: Needs, actor: Stepper, claim: Claim): Promise<Claimed> {
  const { id, created, mailId } = await invalidatingTransaction(db, deps.cache, ['visits'], (db) =>
    claimWithin(db, deps, actor, claim),
  ).catch((error: unknown) => {
    throw violates(error, 'orders_claim_idx') ? new AppError('alreadyClaimed') : error;
  });
  if (created) deps.metrics.booked();
  if (mailId) deps.mail.attemptSoon(mailId);
  const { order: data } = await orderWithLink(db, deps, id);
  return { message: successMessages.claimReceived, data, created };
}

async function claimWithin(
  db: Db,
  deps: Needs,
  actor: Stepper,
  claim: Claim,
): Promise<{ id: string; created: boolean; mailId: string | null }> {
  const now = deps.clock();
  const first = await firstOrder(db, actor, claim.orderId);
  const earlier = claim.key ? await claimUnder(db, first, claim.key) : null;
  if (earlier) return { id: earlier, created: false, mailId: null };
  const line = await lineUnderWarranty(db, first, claim.productId, now);
  if (actor.role === 'customer' && actor.id) await refuseTooMany(db, deps.limiter, first.user_id, now);
  const { window, overbooked } = await placeFor(db, actor, claim, now);
  const input = {
    ...first,
    orderId: claim.key || newId(),
    note: claim.note,
    paymentMethod: cashOnDelivery,
  } as const;
  const booked = { ...line, line: 1, pricePaise: 0 };
  const order = {
    ...newOrder({ id: first.user_id, userId: first.u_id }, input, [booked], window, null, now),
    warranty_of: first.id,
    warranty_line: line.line,
  };
  const written = await db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['user_id', 'client_key']).doNothing())
    .returning('order_number')
    .executeTakeFirst();
  if (!written) throw new AppError('claimKeyUsed');
  await db
    .insertInto('order_lines')
    .values(lineRows(order, [booked]))
    .execute();
  const facts = { order: first.order_number, ...(overbooked && { overbooked }) };
  await db
    .insertInto('order_events')
    .values(storedEvent(bookedEvent(actor, order, facts)))
    .execute();
  await recordEvent(db, first.id, actor, {
    kind: 'claimed',
    stage: first.stage,
    at: now,
    after: { order: written.order_number },
  });
  const { order: shown, link } = await orderWithLink(db, deps, order.id);
  const mailId = shown.email
    ? await deps.mail.enqueue(db, claimReceivedMail(shown, link, first.order_number))
    : null;
  return { id: order.id, created: true, mailId };
}

// The order whose warranty it is, held: of one that was a claim itself, the one that it was claimed of.
async function firstOrder(db: Db, actor: Stepper, orderId: string) {
  const asked = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'stage', 'warranty_of'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  // an actor without an id came by the order's tracking link, which was checked before
  const isOthers = actor.role !== 'admin' && actor.id !== null && asked?.user_id !== actor.id;
  if (!asked || isOthers) throw new AppError('orderNotFound');
  const first = await db
    .selectFrom('orders')
    .select([
      'id',
      'user_id',
      'u_id',
      'order_number',
      'stage',
      'fullname',
      'email',
      'area',
      'street',
      'mobile',
    ])
    .where('id', '=', asked.warranty_of ?? asked.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (const { stage } of [asked, first]) if (stage !== 'done') throw stepImpossible(stage);
  return first;
}

type First = Awaited<ReturnType<typeof firstOrder>>;

// What was claimed before under a key.
async function claimUnder(db: Db, first: First, key: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'warranty_of'])
    .where('user_id', '=', first.user_id)
    .where('client_key', '=', key)
    .executeTakeFirst();
  if (order && order.warranty_of !== first.id) throw new AppError('claimKeyUsed');
  return order?.id ?? null;
}

// The last day counts, the day after does not; both are India's.
async function lineUnderWarranty(db: Db, first: First, serviceId: string, now: Date) {
  const row = await db
    .selectFrom('order_lines')
    .select(['line', 'service_id', 'product_name', 'quantity', 'warranty_until'])
    .where('order_id', '=', first.id)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  if (!row) throw new AppError('serviceNotFound');
  const { warranty_until: until } = row;
  if (until === null) throw new AppError('noWarranty');
  if (!isUnderWarranty(until, now.getTime()))
    throw new AppError('warrantyEnded', { words: formatLongDate(until) });
  const open = await openClaimOf(db, first.id, row.line);
  if (open) throw new AppError('alreadyClaimed', { count: open.order_number });
  const { line, product_name: productName, quantity } = row;
  return { line, serviceId, productName, quantity };
}

async function refuseTooMany(db: Db, limiter: Deps['limiter'], userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ next: Date | null }>`
    select ${bookingFreeFrom(limiter, userId, now)} as next`.execute(db);
  if (rows[0]?.next) throw tooMany(rows[0].next, now);
}

async function placeFor(db: Db, actor: Stepper, { visit, knowingly = false }: Claim, now: Date) {
  if (!visit) return { window: null, overbooked: false };
  const overbook = knowingly && actor.role === 'admin';
  const { version, ...rules } = await readVisitSettings(db);
  const window = findWindow(rules, visit, now, { knowingly: overbook });
  if (!window) throw new AppError('visitTaken');
  const taken = await takePlace(db, { window, version, overbook });
  return { window, overbooked: taken > window.visits };
}
