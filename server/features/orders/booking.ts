// Booking: one transaction that checks the price, writes the order, empties the cart of it and queues the mail.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Status } from '#shared/business.ts';
import { AppError } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { type Booking, bookedBefore, type Order } from '#shared/orders/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CurrentUser } from '../../trpc/context.ts';
import { bookedLeaveCart } from '../cart/commands.ts';
import { bookedMail } from './mail.ts';
import { presentOrder, readOrders } from './present.ts';
import { type BookedLine, bookedLines, hasChanged, type Offer, totalsOf } from './rules.ts';

type Customer = Pick<CurrentUser, 'id' | 'userId'>;
type Booked = { message: string; data: Order; created: boolean };

const byKey = (user: Customer, key: string) =>
  sql<string>`(select id from orders where user_id = ${user.id} and client_key = ${key})`;

/** What this customer booked before under a key; null where nothing. */
async function findBooking(db: Db, user: Customer, key: string): Promise<Booked | null> {
  const [row] = await readOrders(db, sql`select ${byKey(user, key)} as id`, sql`o.id`);
  return row ? { message: successMessages.booked, data: presentOrder(row), created: false } : null;
}

/** The same for a request whose other fields are refused: its key alone counts (rest-api.md, create-payment). */
export async function findEarlier(db: Db, user: Customer, request: unknown): Promise<Booked | null> {
  const given = bookedBefore.safeParse(request);
  return given.success ? findBooking(db, user, given.data.orderId) : null;
}

/**
 * Books what the customer saw, at the server's own prices (decisions.md, Cart and booking). A key that was used
 * before answers with its first order, whatever else is asked for, also when both requests run at once.
 * Throws AppError serviceNotFound, or priceChanged, after which the key is free again.
 */
export async function bookOrder(
  db: Db,
  deps: Pick<Deps, 'clock' | 'mail' | 'config' | 'metrics'>,
  user: Customer,
  input: Booking,
): Promise<Booked> {
  const made = await db.transaction().execute(async (db) => {
    const { earlier, offers } = await readOffers(db, user, input);
    if (earlier) return null;
    const lines = bookedLines(input.products, offers);
    if (!lines) throw new AppError('serviceNotFound');
    if (hasChanged(input, totalsOf(lines))) throw new AppError('priceChanged');
    const order = await writeOrder(db, user, input, lines, deps.clock());
    if (!order) return null;
    const mailId = await deps.mail.enqueue(db, bookedMail(order, deps.config.publicUrl));
    return { order, mailId };
  });
  if (made) {
    deps.metrics.booked();
    deps.mail.attemptSoon(made.mailId);
    return { message: successMessages.booked, data: made.order, created: true };
  }
  const first = await findBooking(db, user, input.orderId);
  if (!first) throw new Error('A booking gave way to one that is not there');
  return first;
}

// What is offered and whether the key was used before, in one round trip.
async function readOffers(db: Db, user: Customer, input: Booking) {
  const ids = input.products.map((product) => product.productId);
  const { rows } = await sql<{ earlier: string | null; offers: Offer[] | null }>`
    select ${byKey(user, input.orderId)} as earlier,
      (select json_agg(json_build_object('id', id, 'productName', product_name, 'chargePaise', charge_paise))
        from services where id = any(${ids}::uuid[]) and in_shop) as offers`.execute(db);
  return { earlier: rows[0]?.earlier ?? null, offers: rows[0]?.offers ?? [] };
}

// Order and lines come in, the booked lines leave the cart: one round trip. Of two bookings with the same key the
// second waits here for the first and then writes nothing (null).
async function writeOrder(
  db: Db,
  user: Customer,
  input: Booking,
  lines: readonly BookedLine[],
  now: Date,
): Promise<Order | null> {
  const { paise, pieces } = totalsOf(lines);
  const order = {
    id: newId(),
    client_key: input.orderId,
    user_id: user.id,
    u_id: user.userId,
    fullname: input.fullname,
    email: input.email,
    address: input.address,
    city: input.city,
    mobile: input.mobile,
    total_paise: paise,
    total_qty: pieces,
    payment_method: input.paymentMethod,
    card_order_id: input.cardOrderId || null,
    created_at: now,
  };
  const insertion = db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.columns(['user_id', 'client_key']).doNothing())
    .returning(['id', 'user_id', 'created_at', 'status']);
  const serviceIds = lines.map((line) => line.serviceId);
  const { rows } = await sql<{ status: Status }>`
    with placed as (${insertion}),
    lined as (
      insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
      select placed.id, l.line, l."serviceId", l."productName", l."pricePaise", l.quantity, placed.created_at
      from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (line smallint, "serviceId" uuid, "productName" text, "pricePaise" integer, quantity smallint)
    ),
    emptied as (${bookedLeaveCart('placed', serviceIds)})
    select status from placed`.execute(db);
  const [written] = rows;
  if (!written) return null;
  const shown = lines.map(({ serviceId: productId, ...line }) => ({ productId, ...line }));
  return presentOrder({ ...order, status: written.status, lines: shown });
}
