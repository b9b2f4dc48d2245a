import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { formatLongDate } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { contactFields } from '#shared/orders/contact.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import type { Claim } from '#shared/warranty/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { lockCustomer } from '../accounts/guests.ts';
import { readCallTime } from '../business/queries.ts';
import { mayMail } from '../mail/may-mail.ts';
import { copyAppliances } from './appliances.ts';
import { recordEvent } from './events.ts';
import { claimReceivedMail } from './mail.ts';
import { openClaimOf } from './open-orders.ts';
import { orderWithLink } from './queries.ts';
import { type Stepper, stepImpossible } from './step-access.ts';
import { type Booked, bookInTransaction, findByKey, refuseTooMany, writeOrder } from './write-order.ts';

/**
 * Books a warranty claim as a new order. A claim about a claim's order refers to the first order. A repeated
 * `key` returns the first claim.
 */
export const claimWarranty = (db: Db, deps: Deps, actor: Stepper, claim: Claim): Promise<Booked> =>
  bookInTransaction(db, deps, successMessages.claimReceived, async (db, now) => {
    const { first, ownEmail } = await lockFirstOrder(db, actor, claim.orderId);
    const earlier = claim.key ? await findByKey(db, first.user_id, claim.key) : undefined;
    if (earlier && earlier.warranty_of !== first.id) throw new AppError('claimKeyUsed');
    if (earlier) return { earlierId: earlier.id };
    const line = await lineUnderWarranty(db, first, claim.productId, now);
    if (actor.role === 'customer' && actor.id) await refuseTooMany(db, deps.limiter, first.user_id, now);
    const order = await writeOrder(db, deps, actor, now, {
      source: actor.role === 'admin' ? 'caller' : ownEmail === null ? 'guest' : 'web',
      customer: { id: first.user_id, userId: first.u_id },
      key: claim.key || newId(),
      contact: first,
      lines: [{ ...line, line: 1, pricePaise: 0 }],
      note: claim.note,
      buyer: null,
      visit: claim.visit,
      overbook: claim.knowingly === true && actor.role === 'admin',
      cardOrderId: null,
      enquiryId: null,
      warranty: { orderId: first.id, orderNumber: first.order_number, line: line.line },
    });
    await copyAppliances(db, { id: order.id, line: 1 }, { id: first.id, line: line.line });
    await recordEvent(db, first.id, actor, {
      kind: 'claimed',
      stage: first.stage,
      at: now,
      after: { order: order.order_number },
    });
    const { order: booked, link, enqueue } = await orderWithLink(db, deps, order.id);
    const mails =
      actor.role === 'admin' ? order.email !== '' : await mayMail(db, deps.limiter, order.email, ownEmail);
    const mail = async () =>
      claimReceivedMail(booked, link, await readCallTime(db, deps), first.order_number);
    const [mailId = null] = mails ? await enqueue(mail) : [];
    return { order, mailId };
  });

async function lockFirstOrder(db: Db, actor: Stepper, orderId: string) {
  const claimed = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'stage', 'warranty_of'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const isOthers = actor.role !== 'admin' && actor.id !== null && claimed?.user_id !== actor.id;
  if (!claimed || isOthers) throw new AppError('orderNotFound');
  // Locks the customer before the order, in the same order as joining an account does.
  const customer = await lockCustomer(db, claimed.user_id);
  const first = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'u_id', 'order_number', 'stage', ...contactFields])
    .where('id', '=', claimed.warranty_of ?? claimed.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (const { stage } of [claimed, first]) if (stage !== 'done') throw stepImpossible(stage);
  return { first, ownEmail: customer?.email ?? null };
}

type First = Awaited<ReturnType<typeof lockFirstOrder>>['first'];

async function lineUnderWarranty(db: Db, first: First, serviceId: string, now: Date) {
  const row = await db
    .selectFrom('order_lines')
    .select(['line', 'service_id', 'product_name', 'quantity', 'warranty_until'])
    .where('order_id', '=', first.id)
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow(() => new AppError('serviceNotFound'));
  const { warranty_until: until } = row;
  if (until === null) throw new AppError('noWarranty');
  if (!isUnderWarranty(until, now.getTime()))
    throw new AppError('warrantyEnded', { words: formatLongDate(until) });
  const open = await openClaimOf(db, first.id, row.line);
  if (open) throw new AppError('alreadyClaimed', { count: open.order_number });
  const { line, product_name: productName, quantity } = row;
  return { line, serviceId, productName, quantity };
}
