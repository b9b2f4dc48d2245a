// Booking: one transaction that checks the price, writes the order, empties the cart of it and queues the mail.
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { dueAt } from '#shared/orders/due.ts';
import { type Booking, bookedBefore, type Order } from '#shared/orders/schema.ts';
import { type Stage, statusOf } from '#shared/orders/stages.ts';
import type { Deps } from '../../deps.ts';
import { listed, type NewRow } from '../../platform/db/columns.ts';
import { writeByKey } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';
import { violates } from '../../platform/db/violates.ts';
import { tooMany } from '../../platform/rate-counts.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { guestHeld, guestNamed } from '../accounts/guests.ts';
import { bookedLeaveCart, heldInCart } from '../cart/commands.ts';
import { haveLeftCart } from '../cart/queries.ts';
import { knownOffers, type Offer, readOffers } from '../catalogue/offers.ts';
import { placeTaken } from '../visits/places.ts';
import { knownVisitSettings, readVisitSettings } from '../visits/settings.ts';
import { findWindow, presentVisit, type Rules, type Window } from '../visits/windows.ts';
import { type Actor, actorOf } from './actor.ts';
import { eventRow } from './events.ts';
import { bookedMail } from './mail.ts';
import { presentOrder, readOrders } from './present.ts';
import { type BookedLine, bookedLines, hasChanged, totalsOf } from './rules.ts';
import { trackingLink } from './tracking-link.ts';

/** Whose the order is. */
export type Customer = Pick<CurrentUser, 'id' | 'userId' | 'name'> & { email: string | null };
export type Booked = { message: string; data: Order; created: boolean };
/** What became of a try: a booking, or why there is none. */
type Placed = { booked: Booked } | { refused: AppError };

/** What is otherwise where an admin books for somebody who calls. */
export type ForCaller = {
  admin: CurrentUser;
  /** The part that adds the customer, where the shop does not know them yet (accounts/callers.ts). */
  added: RawBuilder<unknown> | null;
  /** A time that is full or too soon is meant. */
  knowingly: boolean;
  enquiryId: string | null;
};

export type Needs = Pick<
  Deps,
  'announce' | 'clock' | 'mail' | 'config' | 'metrics' | 'keeper' | 'limiter' | 'tracking'
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
  // What is offered is known nearly always, and the statement that writes makes sure of it. Who asks for no visit needs no
  // settings.
  const { visit } = input;
  const known = {
    offers: await knownOffers(db, deps, ids),
    settings: visit ? await knownVisitSettings(db, deps) : null,
  };
  let placed = await place(db, deps, user, input, forCaller, known);
  // The key was used before, or something has changed: as it stands now.
  if ('refused' in placed && placed.refused.id !== 'tooMany') {
    const read = { offers: await readOffers(db, ids), settings: visit ? await readVisitSettings(db) : null };
    placed = await place(db, deps, user, input, forCaller, read);
  }
  if ('booked' in placed) return placed.booked;
  const first = await findBooking(db, user, input.orderId);
  if (first) return first;
  const { refused } = placed;
  if (refused.id === 'priceChanged' && input.fromCart && (await haveLeftCart(db, user, ids))) {
    throw new AppError('cartChanged');
  }
  throw refused;
}

/** Writes the order where the offers bear it, or says why not. */
async function place(
  db: Db,
  deps: Needs,
  user: Customer,
  input: Booking,
  forCaller: ForCaller | null,
  { offers, settings }: { offers: readonly Offer[]; settings: (Rules & { version: number }) | null },
): Promise<Placed> {
  const lines = bookedLines(input.products, offers);
  if (!lines) return { refused: new AppError('serviceNotFound') };
  if (hasChanged(input, totalsOf(lines))) return { refused: new AppError('priceChanged') };
  const now = deps.clock();
  const knowingly = forCaller?.knowingly === true;
  const window = input.visit && settings ? findWindow(settings, input.visit, now, { knowingly }) : null;
  if (input.visit && !window) return { refused: new AppError('visitTaken') };
  const order = newOrder(user, input, lines, window, forCaller?.enquiryId ?? null, now);
  const rows = lineRows(order, lines);
  const shown = presentOrder({ ...order, order_number: 0, lines: rows });
  const mail = order.email ? bookedMailWith(deps, user, order, shown) : null;
  const written = await writeOrder(db, order, rows, {
    event: bookedEvent(forCaller ? actorOf(forCaller.admin) : asCustomer(user, order), order),
    mail: mail?.parts ?? null,
    guest:
      user.email === null && !forCaller?.added
        ? { held: guestHeld(user), named: guestNamed('placed', order) }
        : null,
    freeFrom: forCaller ? unlimited : freeFrom(deps.limiter, user, now),
    held: input.fromCart ? heldInCart(user, serviceIdsOf(rows), mayBook) : null,
    visit: window &&
      settings && {
        taken: placeTaken(
          { window, version: settings.version, overbook: knowingly },
          sql`exists (select from ready)`,
        ),
        visits: window.visits,
      },
    added: forCaller?.added ?? null,
  });
  const { orderNumber, uId, freeFrom: next, here, ready } = written;
  if (orderNumber === null || uId === null) {
    if (!here) return { refused: new AppError(forCaller ? 'userNotFound' : 'loginRequired') };
    if (next) return { refused: tooMany(next, now) };
    if (written.enquiryBooked) return { refused: new AppError('enquiryBooked') };
    return { refused: new AppError(window && ready ? 'visitTaken' : 'priceChanged') };
  }
  if (window) deps.announce(['visits']);
  deps.metrics.booked();
  if (mail) deps.mail.attemptSoon(mail.mailId);
  return { booked: { message: successMessages.booked, data: { ...shown, uId, orderNumber }, created: true } };
}

// The number comes with the row: until then a mark stands for it in the mail.
function bookedMailWith(deps: Needs, user: Customer, order: OrderRow, shown: Order) {
  const mark = newId();
  const message = bookedMail({ ...shown, orderNumber: mark }, trackingLink(deps, order), {
    toOwner: order.email === user.email,
  });
  return deps.mail.enqueueWith('placed', message, { mark, column: 'order_number' });
}

function newOrder(
  user: Customer,
  input: Booking,
  lines: readonly BookedLine[],
  window: Window | null,
  enquiryId: string | null,
  now: Date,
) {
  const { paise, pieces } = totalsOf(lines);
  const stage: Stage = window ? 'scheduled' : 'requested';
  return {
    id: newId(),
    client_key: input.orderId,
    user_id: user.id,
    u_id: user.userId,
    fullname: input.fullname,
    email: input.email,
    area: input.area,
    street: input.street,
    mobile: input.mobile,
    total_paise: paise,
    total_qty: pieces,
    payment_method: input.paymentMethod,
    card_order_id: input.cardOrderId || null,
    status: statusOf(stage),
    stage,
    visit_from: window?.from ?? null,
    visit_to: window?.to ?? null,
    due_at: dueAt(now, window),
    note: input.note ?? '',
    waiting_reason: '',
    cancellation_fee_paise: 0,
    link_version: 1,
    created_at: now,
    updated_at: now,
    enquiry_id: enquiryId,
  } satisfies NewRow<'orders', 'order_number'>;
}

const lineRows = ({ id, created_at }: NewRow<'orders', 'order_number'>, lines: readonly BookedLine[]) =>
  lines.map(
    (line) =>
      ({
        order_id: id,
        line: line.line,
        service_id: line.serviceId,
        product_name: line.productName,
        price_paise: line.pricePaise,
        quantity: line.quantity,
        created_at,
      }) satisfies NewRow<'order_lines'>,
  );

// a guest has no name before the first booking
const asCustomer = ({ id, name, userId }: Customer, { fullname }: OrderRow): Actor => ({
  role: 'customer',
  id,
  name: name || fullname,
  userId,
});

const bookedEvent = (actor: Actor, order: OrderRow) =>
  eventRow(order.id, actor, {
    kind: 'booked',
    stage: order.stage,
    at: order.created_at,
    ...(order.visit_from && { after: { visit: presentVisit(order) } }),
  });

type OrderRow = ReturnType<typeof newOrder>;
type LineRow = ReturnType<typeof lineRows>[number];

const serviceIdsOf = (lines: readonly LineRow[]) => lines.map((line) => line.service_id);

// Beyond this many in an hour counting would cost more than it keeps out.
const mostCounted = 10_000;

const unlimited = sql`null::timestamptz`;

// The moment from which this customer may book again; null where that is now.
function freeFrom(limiter: Deps['limiter'], user: Customer, now: Date) {
  const [inHour, inDay] = [limiter.most('bookingsInHour'), limiter.most('bookingsInDay')];
  return inHour === null || inDay === null || inHour > mostCounted
    ? unlimited
    : sql`booking_free_from(${user.id}, ${now.toISOString()}, ${inHour}, ${inDay})`;
}

const mayBook = sql<boolean>`(select here and free_from is null from account)`;

// Order, lines, event and mail come in, the visit's place is taken and the booked lines leave the cart: one statement is
// one transaction, and one round trip. It gives the order's number, and writes nothing (null) where an offer is no longer
// what it was a moment ago, where the key has been used (of two bookings at once the second waits here for the first),
// where not all is in the cart that has to be, where the account has booked too often (`freeFrom`), or where all else was
// `ready` and the visit's place was not free. The account's lock comes before the cart's lines, and they before the
// place, in every booking.
async function writeOrder(
  db: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  parts: {
    event: ReturnType<typeof eventRow>;
    mail: RawBuilder<unknown> | null;
    freeFrom: RawBuilder<unknown>;
    guest: { held: RawBuilder<unknown>; named: RawBuilder<unknown> } | null;
    held: RawBuilder<unknown> | null;
    visit: { taken: RawBuilder<unknown>; visits: number } | null;
    added: RawBuilder<unknown> | null;
  },
): Promise<Written> {
  const { event, mail, freeFrom, guest, held, visit, added } = parts;
  const serviceIds = serviceIdsOf(lines);
  const [orderColumns, lineColumns, eventColumns] = [order, lines[0] ?? {}, event].map((row) =>
    listed(Object.keys(row)),
  );
  const writing = sql<Written>`
    with ${guest ? sql`guest as materialized (${guest.held}),` : sql``}
    account as materialized (
      select ${guest ? sql`exists (select from guest)` : sql`true`} as here, ${freeFrom} as free_from
    ),
    ${held ? sql`held as (${held}),` : sql``}
    lines as (
      select l.* from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::jsonb) as l
      join services on services.id = l.service_id
      where services.id = any(${serviceIds}::uuid[]) and services.in_shop
        and services.charge_paise = l.price_paise and services.product_name = l.product_name
    ),
    ready as materialized (
      select where ${mayBook} and (select count(*) from lines) = ${lines.length}
        ${held ? sql`and (select count(*) from held) = ${lines.length}` : sql``}
    ),
    ${visit ? sql`taken as (${visit.taken}),` : sql``}
    may as materialized (
      select where exists (select from ready) ${visit ? sql`and exists (select from taken)` : sql``}
    ),
    ${added ? sql`added as (${added} where exists (select from may) on conflict (id) do nothing returning user_id),` : sql``}
    placed as (
      insert into orders (${orderColumns})
      select ${orderColumns} from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb
        ${added ? sql`|| (select jsonb_build_object('u_id', user_id) from added)` : sql``})
      where exists (select from ${added ? sql`added` : sql`may`})
      on conflict (user_id, client_key) do nothing returning id, user_id, u_id, created_at, order_number
    ),
    lined as (
      insert into order_lines (${lineColumns}) select ${lineColumns} from lines where exists (select from placed)
    ),
    happened as (
      insert into order_events (${eventColumns})
      select ${eventColumns} from jsonb_populate_record(null::order_events, ${eventJson(event, visit)})
      where exists (select from placed)
    ),
    ${guest ? sql`named as (${guest.named}),` : sql``}
    emptied as (${bookedLeaveCart('placed', serviceIds)})
    ${mail ? sql`, ${mail}` : sql``}
    select (select order_number from placed) as "orderNumber", (select u_id from placed) as "uId",
      free_from as "freeFrom", here, exists (select from ready) as ready, false as "enquiryBooked"
      ${visit ? sql`, ${takenForNothing}` : sql``}
    from account`;
  try {
    const { rows } = await writing.withPlugin(writeByKey).execute(db);
    return rows[0] ?? nothingWritten;
  } catch (error) {
    // the key was used before: the statement has undone itself, its place is free again
    if (violates(error, 'booking_made')) return nothingWritten;
    if (violates(error, 'orders_enquiry_idx')) return { ...nothingWritten, enquiryBooked: true };
    throw error;
  }
}

const takenForNothing = sql`
  case when exists (select from taken) and not exists (select from placed) then undo_booking() end`;

// The event as JSON; it says so where the visit's place was one too many.
function eventJson(
  event: ReturnType<typeof eventRow>,
  visit: { visits: number } | null,
): RawBuilder<unknown> {
  const json = sql`${JSON.stringify(event)}::jsonb`;
  return visit
    ? sql`case when (select taken from taken) > ${visit.visits}::integer
        then jsonb_set(${json}, '{after,overbooked}', 'true') else ${json} end`
    : json;
}

type Written = {
  orderNumber: number | null;
  uId: number | null;
  freeFrom: Date | null;
  here: boolean;
  ready: boolean;
  enquiryBooked: boolean;
};
const nothingWritten: Written = {
  orderNumber: null,
  uId: null,
  freeFrom: null,
  here: true,
  ready: false,
  enquiryBooked: false,
};
