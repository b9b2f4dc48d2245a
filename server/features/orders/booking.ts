// Booking: one transaction that checks the price, writes the order, empties the cart of it and queues the mail.
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { type Booking, bookedBefore, type Order } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import { listed, type NewRow } from '../../platform/db/columns.ts';
import { writeByKey } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';
import { tooMany } from '../../platform/rate-counts.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { bookedLeaveCart, heldInCart } from '../cart/commands.ts';
import { haveLeftCart } from '../cart/queries.ts';
import { knownOffers, type Offer, readOffers } from '../catalogue/offers.ts';
import { bookedMail } from './mail.ts';
import { presentOrder, readOrders } from './present.ts';
import { type BookedLine, bookedLines, hasChanged, totalsOf } from './rules.ts';

type Customer = Pick<CurrentUser, 'id' | 'userId' | 'email'>;
type Booked = { message: string; data: Order; created: boolean };
/** What became of a try: a booking, or why there is none. */
type Placed = { booked: Booked } | { refused: AppError };

type Needs = Pick<Deps, 'clock' | 'mail' | 'config' | 'metrics' | 'keeper' | 'limiter'>;

/** What this customer booked before under a key; null where nothing. */
async function findBooking(db: Db, user: Customer, key: string): Promise<Booked | null> {
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
 * again, and what was refused does not count.
 */
export async function bookOrder(db: Db, deps: Needs, user: Customer, input: Booking): Promise<Booked> {
  const ids = input.products.map((product) => product.productId);
  // What is offered is known nearly always, and the statement that writes makes sure of it.
  let placed = await place(db, deps, user, input, await knownOffers(db, deps, ids));
  // The key was used before, or something has changed: as it stands now.
  if ('refused' in placed && placed.refused.id !== 'tooMany') {
    placed = await place(db, deps, user, input, await readOffers(db, ids));
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
  offers: readonly Offer[],
): Promise<Placed> {
  const lines = bookedLines(input.products, offers);
  if (!lines) return { refused: new AppError('serviceNotFound') };
  if (hasChanged(input, totalsOf(lines))) return { refused: new AppError('priceChanged') };
  const now = deps.clock();
  const order = newOrder(user, input, lines, now);
  const rows = lineRows(order, lines);
  const shown = presentOrder({ ...order, order_number: 0, lines: rows });
  // The number comes with the row: until then a mark stands for it in the mail.
  const mark = newId();
  const message = bookedMail({ ...shown, orderNumber: mark }, deps.config.publicUrl, {
    toOwner: order.email === user.email,
  });
  const mail = deps.mail.enqueueWith('placed', message, { mark, column: 'order_number' });
  const { orderNumber, freeFrom: next } = await writeOrder(db, order, rows, {
    mail: mail.parts,
    freeFrom: freeFrom(deps.limiter, user, now),
    held: input.fromCart ? heldInCart(user, serviceIdsOf(rows), mayBook) : null,
  });
  if (orderNumber === null) return { refused: next ? tooMany(next, now) : new AppError('priceChanged') };
  deps.metrics.booked();
  deps.mail.attemptSoon(mail.mailId);
  return { booked: { message: successMessages.booked, data: { ...shown, orderNumber }, created: true } };
}

function newOrder(user: Customer, input: Booking, lines: readonly BookedLine[], now: Date) {
  const { paise, pieces } = totalsOf(lines);
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
    status: 'Incomplete' as const,
    created_at: now,
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

type OrderRow = ReturnType<typeof newOrder>;
type LineRow = ReturnType<typeof lineRows>[number];

const serviceIdsOf = (lines: readonly LineRow[]) => lines.map((line) => line.service_id);

// Beyond this many in an hour counting would cost more than it keeps out.
const mostCounted = 10_000;

// The moment from which this customer may book again; null where that is now.
function freeFrom(limiter: Deps['limiter'], user: Customer, now: Date) {
  const [inHour, inDay] = [limiter.most('bookingsInHour'), limiter.most('bookingsInDay')];
  return inHour === null || inDay === null || inHour > mostCounted
    ? sql`null::timestamptz`
    : sql`booking_free_from(${user.id}, ${now.toISOString()}, ${inHour}, ${inDay})`;
}

const mayBook = sql<boolean>`(select free_from from account) is null`;

// Order, lines and mail come in and the booked lines leave the cart: one statement is one transaction, and one
// round trip. It gives the order's number, and writes nothing (null) where an offer is no longer what it was a moment
// ago, where the key has been used (of two bookings at once the second waits here for the first), where not all is in
// the cart that has to be, or where the account has booked too often (`freeFrom`). The account's lock comes before the
// cart's lines, in every booking.
async function writeOrder(
  db: Db,
  order: OrderRow,
  lines: readonly LineRow[],
  parts: { mail: RawBuilder<unknown>; freeFrom: RawBuilder<unknown>; held: RawBuilder<unknown> | null },
): Promise<{ orderNumber: number | null; freeFrom: Date | null }> {
  const { mail, freeFrom, held } = parts;
  const serviceIds = serviceIdsOf(lines);
  const orderColumns = listed(Object.keys(order));
  const lineColumns = listed(Object.keys(lines[0] ?? {}));
  const writing = sql<{ orderNumber: number | null; freeFrom: Date | null }>`
    with account as materialized (select ${freeFrom} as free_from),
    ${held ? sql`held as (${held}),` : sql``}
    lines as (
      select l.* from jsonb_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::jsonb) as l
      join services on services.id = l.service_id
      where services.id = any(${serviceIds}::uuid[]) and services.in_shop
        and services.charge_paise = l.price_paise and services.product_name = l.product_name
    ),
    placed as (
      insert into orders (${orderColumns})
      select ${orderColumns} from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb)
      where ${mayBook} and (select count(*) from lines) = ${lines.length}
        ${held ? sql`and (select count(*) from held) = ${lines.length}` : sql``}
      on conflict (user_id, client_key) do nothing returning id, user_id, created_at, order_number
    ),
    lined as (
      insert into order_lines (${lineColumns}) select ${lineColumns} from lines where exists (select from placed)
    ),
    emptied as (${bookedLeaveCart('placed', serviceIds)}),
    ${mail}
    select (select order_number from placed) as "orderNumber", free_from as "freeFrom" from account`;
  const { rows } = await writing.withPlugin(writeByKey).execute(db);
  return rows[0] ?? { orderNumber: null, freeFrom: null };
}
