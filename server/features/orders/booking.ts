import { v5 as idOf } from 'uuid';
import { buyerOf } from '#shared/bills/buyer.ts';
import { cashOnDelivery } from '#shared/business.ts';
import { dayMs } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { OrderSource } from '#shared/figures/schema.ts';
import { successMessages } from '#shared/messages.ts';
import type { BookForCaller } from '#shared/orders/callers.ts';
import { type Booking, bookedBefore } from '#shared/orders/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { CallerContext, CurrentUser, UserContext } from '../../procedures/context.ts';
import { addCaller } from '../accounts/callers.ts';
import { setLanguage } from '../accounts/commands.ts';
import { lockCustomer, nameGuest } from '../accounts/guests.ts';
import { type Actor, actorOf } from '../audit/actor.ts';
import { readCallTime } from '../business/queries.ts';
import { removeBooked } from '../cart/commands.ts';
import { areInCart } from '../cart/queries.ts';
import { readOffers } from '../catalogue/offers.ts';
import { changeEnquiryStatus } from '../enquiries/commands.ts';
import { lockEnquiry } from '../enquiries/queries.ts';
import { mayMail } from '../mail/may-mail.ts';
import { nameAppliances, recordScannedSticker } from './appliances.ts';
import { refuseSecondBooking, refuseThirdVisit } from './guest-visits.ts';
import { bookedMail } from './mail.ts';
import { presentOrder } from './present.ts';
import { inCallersLanguage, orderById } from './queries.ts';
import { bookedLines, totalsDiffer, totalsOf } from './rules.ts';
import { trackingLink } from './tracking-link.ts';
import {
  type Booked,
  bookInTransaction,
  findByKey,
  refuseTooMany,
  type WrittenOrder,
  writeOrder,
} from './write-order.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>;

// Limits new guests and accounts by IP address. Otherwise somebody could avoid each account's limit with many
// accounts.
const isNew = ({ email, createdAt }: Customer, now: Date) =>
  email === null || now.getTime() - createdAt.getTime() < dayMs;

/**
 * Books an order. A repeated idempotency key returns its first order, whatever else the request contains. A
 * refused booking does not use up its key.
 */
export function bookOrder(
  { db, deps, user, caller }: UserContext & CallerContext,
  input: Booking,
): Promise<Booked> {
  if (isKeyUser(user)) return bookByApiKey(db, deps, user, input);
  return bookInTransaction(db, deps, successMessages.booked, async (db, now) => {
    const customer = await lockCustomer(db, user.id);
    if (!customer) throw new AppError('loginRequired');
    const earlier = await findByKey(db, customer.id, input.orderId);
    if (earlier) return { earlierId: earlier.id };
    if (customer.email && !input.email) throw new AppError('emailRequired', { path: 'email' });
    await refuseTooMany(db, deps.limiter, customer.id, now);
    if (input.visit && customer.email === null) await refuseThirdVisit(db, input.mobile);
    if (input.secondBooking === false) await refuseSecondBooking(db, customer.id, input);
    const { id, userId, name } = customer;
    const actor: Actor = { role: 'customer', id, userId, name: name || input.fullname };
    const placed = await placeOrder(db, deps, now, {
      customer,
      actor,
      input,
      // `isLimitCounted` is true for calls of /api only.
      source: caller.isLimitCounted ? 'api' : customer.email === null ? 'guest' : 'web',
      overbook: false,
      enquiryId: null,
    });
    // Last, because other bookings from this address wait for the counter until the commit.
    if (isNew(customer, now)) await deps.limiter.take('newCustomersBookings', caller.address, db);
    return placed;
  });
}

export function bookForCaller(
  { db, deps, user: admin }: UserContext,
  { customerId, enquiryId, enquiryDone, knowingly, language, ...booking }: BookForCaller,
): Promise<Booked> {
  return bookInTransaction(db, deps, successMessages.booked, async (db, now) => {
    const found = await lockCustomer(
      db,
      customerId ?? (await addCaller(db, admin, { ...booking, language }, now)),
    );
    if (!found) throw new AppError('userNotFound');
    const customer = { ...found, language: language ?? found.language };
    const earlier = await findByKey(db, customer.id, booking.orderId);
    if (earlier) return { earlierId: earlier.id };
    if (enquiryId) await refuseBookedEnquiry(db, enquiryId);
    if (customer.language !== found.language)
      await setLanguage({ db, user: customer }, { language: customer.language });
    const placed = await placeOrder(db, deps, now, {
      customer,
      actor: actorOf(admin),
      input: { ...booking, paymentMethod: cashOnDelivery },
      source: 'caller',
      overbook: knowingly === true,
      enquiryId: enquiryId ?? null,
    });
    if (enquiryId && enquiryDone)
      await changeEnquiryStatus(db, deps, admin, { id: enquiryId, status: 'Complete' });
    return placed;
  });
}

type KeyUser = CurrentUser & Required<Pick<CurrentUser, 'key'>>;

const isKeyUser = (user: CurrentUser): user is KeyUser => user.key !== undefined;

// The order's `key_booking` and its person's user id, so that simultaneous requests wait for each other.
const keyBookingOf = ({ key }: KeyUser, orderId: string) => idOf(orderId, key.id);

const findByApiKey = (db: Db, keyBooking: string) =>
  db.selectFrom('orders').select('id').where('key_booking', '=', keyBooking).executeTakeFirst();

/**
 * Books for the person in the body, who gets a record of their own. A key's repeated `orderId` returns its
 * first order, also after that person's erasure.
 */
function bookByApiKey(db: Db, deps: Deps, user: KeyUser, input: Booking): Promise<Booked> {
  const keyBooking = keyBookingOf(user, input.orderId);
  return bookInTransaction(db, deps, successMessages.booked, async (db, now) => {
    const first = await findByApiKey(db, keyBooking);
    if (first) return { earlierId: first.id };
    const customer = await lockCustomer(db, await addCaller(db, user.key, input, now));
    const earlier = await findByApiKey(db, keyBooking);
    if (earlier) return { earlierId: earlier.id };
    if (!customer) throw new AppError('userNotFound');
    const placed = await placeOrder(db, deps, now, {
      customer,
      actor: actorOf(user),
      input,
      source: 'api',
      overbook: false,
      enquiryId: null,
      keyBooking,
    });
    // Last, because other bookings with this key wait for the counter until the commit.
    await deps.limiter.take('keyBookings', user.key.id, db);
    return placed;
  });
}

/** Finds the order of a repeated idempotency key, even if the request's other fields are invalid. */
export async function findEarlier(db: Db, user: CurrentUser, request: unknown): Promise<Booked | null> {
  const parsed = bookedBefore.safeParse(request);
  if (!parsed.success) return null;
  const { orderId } = parsed.data;
  const earlier = await (isKeyUser(user)
    ? findByApiKey(db, keyBookingOf(user, orderId))
    : findByKey(db, user.id, orderId));
  return earlier
    ? { message: successMessages.booked, data: await orderById(db, earlier.id), created: false }
    : null;
}

type Placement = {
  customer: Customer;
  actor: Actor;
  input: Booking;
  source: OrderSource;
  overbook: boolean;
  enquiryId: string | null;
  keyBooking?: string;
};

async function placeOrder(
  db: Db,
  deps: Deps,
  now: Date,
  { customer, actor, input, source, overbook, enquiryId, keyBooking }: Placement,
): Promise<{ order: WrittenOrder; mailId: string | null }> {
  const serviceIds = input.products.map(({ productId }) => productId);
  const offers = await readOffers(db, serviceIds);
  const lines = bookedLines(input.products, offers);
  if (!lines) throw new AppError('serviceNotFound');
  if (input.fromCart && !(await areInCart(db, customer.id, serviceIds))) throw new AppError('cartChanged');
  if (totalsDiffer(input, totalsOf(lines))) throw new AppError('priceChanged');

  if (customer.email === null) await nameGuest(db, customer.id, input);
  await removeBooked(db, customer.id, serviceIds);
  const order = await writeOrder(db, deps, actor, now, {
    source,
    customer,
    key: input.orderId,
    contact: input,
    lines,
    note: input.note ?? '',
    buyer: buyerOf(input),
    visit: input.visit,
    overbook,
    cardOrderId: input.cardOrderId ?? null,
    enquiryId,
    warranty: null,
    ...(keyBooking && { keyBooking }),
  });
  await nameAppliances(db, { id: order.id, userId: customer.id }, lines);
  if (input.sticker) await recordScannedSticker(db, { id: order.id, userId: customer.id }, input.sticker);
  if (!(await mayMail(db, deps.limiter, order.email, customer.email))) return { order, mailId: null };
  const { language } = customer;
  const message = await inLanguage(language, async () =>
    bookedMail(await inCallersLanguage(db, presentOrder(order)), trackingLink(deps, order), {
      toOwner: order.email === customer.email,
      warrantyDays: offers.map(({ warrantyDays }) => warrantyDays),
      business: order.business,
      when: order.visit_from ? '' : await readCallTime(db, deps),
    }),
  );
  return {
    order,
    mailId: await deps.mail.enqueue(db, {
      ...message,
      language,
      whose: { user: customer.id, order: order.id },
    }),
  };
}

async function refuseBookedEnquiry(db: Db, enquiryId: string): Promise<void> {
  const { order } = await lockEnquiry(db, enquiryId);
  if (order) throw new AppError('enquiryBooked', { count: order.orderNumber });
}
