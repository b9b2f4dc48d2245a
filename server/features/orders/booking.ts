// Booking: checks what the customer saw against today's offers, then writes the order with all that belongs to it in one
// statement (booking-statement.ts).
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { type Booking, bookedBefore, type Order } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { tooMany } from '../../platform/rate-counts.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { lockGuestSql, nameGuestSql } from '../accounts/guests.ts';
import { lockCartLinesSql } from '../cart/commands.ts';
import { haveLeftCart } from '../cart/queries.ts';
import { knownOffers, readOffers, type WarrantedOffer } from '../catalogue/offers.ts';
import { takePlaceSql } from '../visits/places.ts';
import { knownVisitSettings, readVisitSettings } from '../visits/settings.ts';
import { findWindow, type Rules } from '../visits/windows.ts';
import { actorOf } from './actor.ts';
import { asCustomer, bookedEvent, type Customer, lineRows, newOrder, type OrderRow } from './booking-rows.ts';
import { mayBook, type NotWritten, serviceIdsOf, writeOrder } from './booking-statement.ts';
import { bookedMail } from './mail.ts';
import { presentOrder, readOrders } from './present.ts';
import { bookedLines, totalsDiffer, totalsOf } from './rules.ts';
import { trackingLink } from './tracking-link.ts';

export type Booked = { message: string; data: Order; created: boolean };
/** How one attempt to book ended. */
type Attempt = { booked: Booked } | { refused: AppError };

/** What a booking is checked against; without a visit no settings are needed. */
type CheckedAgainst = { offers: readonly WarrantedOffer[]; settings: (Rules & { version: number }) | null };

/** What is different when an admin books for somebody who calls. */
export type ForCaller = {
  admin: CurrentUser;
  /** The part that adds the customer, where the shop does not know them yet (accounts/callers.ts). */
  added: RawBuilder<unknown> | null;
  /** The admin has agreed to a time that is full or too soon. */
  knowingly: boolean;
  enquiryId: string | null;
};

export type Needs = Pick<
  Deps,
  'announce' | 'clock' | 'mail' | 'config' | 'metrics' | 'cache' | 'limiter' | 'tracking'
>;

/** What this customer booked before under a key; null where nothing. */
export async function findBooking(db: Db, user: Pick<Customer, 'id'>, key: string): Promise<Booked | null> {
  const [row] = await readOrders(
    db,
    sql`select * from orders where user_id = ${user.id} and client_key = ${key}`,
    sql`o.id`,
  );
  return row ? { message: successMessages.booked, data: presentOrder(row), created: false } : null;
}

/** The same for a request whose other fields are refused: its key alone counts (docs/rules.md#cart-and-booking). */
export async function findEarlier(db: Db, user: Customer, request: unknown): Promise<Booked | null> {
  const given = bookedBefore.safeParse(request);
  return given.success ? findBooking(db, user, given.data.orderId) : null;
}

/**
 * Books what the customer saw, at the server's own prices (docs/rules.md#cart-and-booking). A key that was used
 * before answers with its first order, whatever else is asked for, also when both requests run at once.
 * Throws AppError serviceNotFound, priceChanged, cartChanged where the booking says that it is the cart and a service
 * of it is not there any more, or tooMany after 20 bookings in an hour or 60 in a day. After each the key is free
 * again, and what was refused does not count. Throws visitTaken where the visit that was asked for is not free, and
 * loginRequired where a guest has just joined an account. For a caller no limit counts; enquiryBooked where the enquiry
 * has an order.
 */
export async function bookOrder(
  db: Db,
  deps: Needs,
  user: Customer,
  input: Booking,
  forCaller: ForCaller | null = null,
): Promise<Booked> {
  const ids = input.products.map((product) => product.productId);
  // The kept offers and settings are nearly always right, and the statement that writes makes sure of them.
  const { visit } = input;
  const known = {
    offers: await knownOffers(db, deps, ids),
    settings: visit ? await knownVisitSettings(db, deps) : null,
  };
  let attempt = await tryBooking(db, deps, user, input, forCaller, known);
  // The key was used before, or something has changed: once more with what the database has now.
  if ('refused' in attempt && attempt.refused.id !== 'tooMany') {
    const read = { offers: await readOffers(db, ids), settings: visit ? await readVisitSettings(db) : null };
    attempt = await tryBooking(db, deps, user, input, forCaller, read);
  }
  if ('booked' in attempt) return attempt.booked;
  const first = await findBooking(db, user, input.orderId);
  if (first) return first;
  const { refused } = attempt;
  if (refused.id === 'priceChanged' && input.fromCart && (await haveLeftCart(db, user, ids))) {
    throw new AppError('cartChanged');
  }
  throw refused;
}

/** Writes the order if everything is as the customer saw it; otherwise says why not. */
async function tryBooking(
  db: Db,
  deps: Needs,
  user: Customer,
  input: Booking,
  forCaller: ForCaller | null,
  { offers, settings }: CheckedAgainst,
): Promise<Attempt> {
  const lines = bookedLines(input.products, offers);
  if (!lines) return { refused: new AppError('serviceNotFound') };
  if (totalsDiffer(input, totalsOf(lines))) return { refused: new AppError('priceChanged') };
  const now = deps.clock();
  const knowingly = forCaller?.knowingly === true;
  const window = input.visit && settings ? findWindow(settings, input.visit, now, { knowingly }) : null;
  if (input.visit && !window) return { refused: new AppError('visitTaken') };
  const order = newOrder(user, input, lines, window, forCaller?.enquiryId ?? null, now);
  const rows = lineRows(order, lines);
  const shown = presentOrder({ ...order, order_number: 0, lines: rows });
  const mail = order.email ? enqueueBookedMail(deps, user, order, shown, offers) : null;
  const written = await writeOrder(db, order, rows, {
    event: bookedEvent(forCaller ? actorOf(forCaller.admin) : asCustomer(user, order), order),
    mail: mail?.parts ?? null,
    guest:
      user.email === null && !forCaller?.added
        ? { held: lockGuestSql(user), named: nameGuestSql('placed', order) }
        : null,
    freeFrom: forCaller ? unlimited : bookingFreeFrom(deps.limiter, user.id, now),
    held: input.fromCart ? lockCartLinesSql(user, serviceIdsOf(rows), mayBook) : null,
    visit: window &&
      settings && {
        taken: takePlaceSql(
          { window, version: settings.version, overbook: knowingly },
          sql`exists (select from ready)`,
        ),
        visits: window.visits,
      },
    added: forCaller?.added ?? null,
  });
  if ('notWritten' in written) return { refused: refusalOf(written, { forCaller, now }) };
  if (window) deps.announce(['visits']);
  deps.metrics.booked();
  if (mail) deps.mail.attemptSoon(mail.mailId);
  return { booked: { message: successMessages.booked, data: { ...shown, ...written }, created: true } };
}

function refusalOf(
  written: NotWritten,
  { forCaller, now }: { forCaller: ForCaller | null; now: Date },
): AppError {
  switch (written.notWritten) {
    case 'customerGone':
      return new AppError(forCaller ? 'userNotFound' : 'loginRequired');
    case 'tooOften':
      return tooMany(written.freeFrom, now);
    case 'offerChanged':
      return new AppError('priceChanged');
    default:
      return new AppError(written.notWritten);
  }
}

// The order's number comes with its row: until then a mark stands for it in the mail.
function enqueueBookedMail(
  deps: Needs,
  user: Customer,
  order: OrderRow,
  shown: Order,
  offers: readonly WarrantedOffer[],
) {
  const mark = randomUUID();
  const message = bookedMail({ ...shown, orderNumber: mark }, trackingLink(deps, order), {
    toOwner: order.email === user.email,
    warrantyDays: offers.map(({ warrantyDays }) => warrantyDays),
  });
  return deps.mail.enqueueWith('placed', message, { mark, column: 'order_number' });
}

// Beyond this many in an hour counting would cost more than it keeps out.
const mostCounted = 10_000;

const unlimited = sql`null::timestamptz`;

/** In SQL, the moment from which a customer may book again; null where that is now. */
export function bookingFreeFrom(limiter: Deps['limiter'], userId: string, now: Date) {
  const [inHour, inDay] = [limiter.most('bookingsInHour'), limiter.most('bookingsInDay')];
  return inHour === null || inDay === null || inHour > mostCounted
    ? unlimited
    : sql`booking_free_from(${userId}, ${now.toISOString()}, ${inHour}, ${inDay})`;
}
