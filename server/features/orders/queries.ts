import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { currentLanguage } from '#shared/language.ts';
import { blankContact, contactFields } from '#shared/orders/contact.ts';
import type { BookingPrefill, Order, SetOrderLanguage } from '#shared/orders/schema.ts';
import { messagesOfShop } from '#shared/orders/whats-app.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { indiaDate, indiaDay } from '../../platform/india-days.ts';
import type { MailMessage } from '../../platform/mail/mail.ts';
import { readPage } from '../../platform/paging.ts';
import { inLanguage } from '../../platform/request-language.ts';
import type { UserContext } from '../../procedures/context.ts';
import { setLanguage } from '../accounts/commands.ts';
import { readDetails } from '../business/queries.ts';
import { pictureByService } from '../catalogue/pictures.ts';
import { aboutAppliances } from './appliances.ts';
import { isOpenOrder, openClaims } from './open-orders.ts';
import { forCustomer, presentOrder, readOrders } from './present.ts';
import { trackingLink } from './tracking-link.ts';

/** Ranks an order by what its customer waits for: an estimate, on the way, at work, late, today, tomorrow. */
const urgencyAt = (now: Date) => sql`case
  when exists (select from estimates where order_id = orders.id and state = 'offered') then 6
  when stage = 'on_the_way' then 5
  when stage = 'working' then 4
  when due_at < ${now} then 3
  when stage = 'scheduled' then greatest(0, 2 - (${indiaDate(sql`visit_from`)} - ${indiaDay(now)}::date))
  else 0 end`;

/** Reads a page of the caller's own orders, newest first. Open orders come by urgency. */
export async function ownOrders(
  { db, deps: { cursors, clock }, user }: UserContext,
  input: { limit: number; cursor?: string | undefined; underWay?: boolean | undefined },
) {
  const { underWay } = input;
  const wanted = underWay === undefined ? sql`true` : underWay ? isOpenOrder() : sql`not ${isOpenOrder()}`;
  const urgency = underWay ? urgencyAt(clock()) : sql`0`;
  const place = sql`${urgency}, created_at, id`;
  const page = await readPage(cursors, `own-orders:${user.id}:${underWay ?? 'all'}`, input, {
    columns: [],
    order: 'desc',
    keysOf: (row: { id: string }) => [row.id],
    read: ({ rest: [seen], order, limit }) => {
      const way = sql.raw(order);
      const beyond = sql.raw(order === 'desc' ? '<' : '>');
      const after = seen
        ? sql`(${place}) ${beyond} (select ${place} from orders where id = ${seen})`
        : sql`true`;
      return readOrders(
        db,
        sql`select *, ${urgency} as urgency from orders where user_id = ${user.id} and ${after} and ${wanted}
          order by urgency ${way}, created_at ${way}, id ${way} limit ${sql.lit(limit)}`,
        sql`o.urgency ${way}, o.created_at ${way}, o.id ${way}`,
      );
    },
  });
  const items = page.items.map((row) => forCustomer(presentOrder(row)));
  const gstins = Object.fromEntries(page.items.flatMap(({ id, gstin }) => (gstin ? [[id, gstin]] : [])));
  return { ...page, items, gstins, pictures: await pictureByService(db, items) };
}

const maxOfNumber = 50;

/** Lists the open orders with the mobile number of this order, oldest first, at most 50. */
export async function ordersOfSameNumber({ db }: ShopContext, { orderId: id }: { orderId: string }) {
  const rows = await readOrders(
    db,
    sql`select * from orders
      where mobile = (select mobile from orders where id = ${id}) and ${isOpenOrder()}
      order by created_at, id limit ${sql.lit(maxOfNumber)}`,
    sql`o.created_at, o.id`,
  );
  return rows.map(presentOrder).map(({ _id, orderNumber, fullname, products, stage, visit }) => ({
    ...{ _id, orderNumber, fullname, products, stage, visit },
  }));
}

export async function orderById(db: Db, id: string): Promise<Order> {
  const [row] = await readOrders(db, sql`select * from orders where id = ${id}`, sql`o.id`);
  if (!row) throw new AppError('orderNotFound');
  return presentOrder(row);
}

export async function warrantyOf(db: Db, { _id: id, warrantyOf }: Pick<Order, '_id' | 'warrantyOf'>) {
  const first = warrantyOf
    ? await db.selectFrom('orders').select('order_number').where('id', '=', warrantyOf).executeTakeFirst()
    : undefined;
  const claims = (await openClaims(db, warrantyOf ?? id)).filter((claim) => claim.id !== id);
  return {
    warrantyOrder: warrantyOf && first ? { _id: warrantyOf, orderNumber: first.order_number } : null,
    claims: claims.map((claim) => ({
      _id: claim.id,
      orderNumber: claim.order_number,
      productId: claim.service_id,
    })),
  };
}

/** An order for the office. `agreed` is the sum of the agreed estimate, in rupees, without the booked services. */
export async function orderInFull({ db }: ShopContext, { orderId: id }: { orderId: string }) {
  const [order, { id: customerId, language, agreed_paise, buyer }, test, enquiry, refused] =
    await Promise.all([
      orderById(db, id),
      customerOf(db, id),
      db.selectFrom('test_orders').select('order_id').where('order_id', '=', id).executeTakeFirst(),
      db
        .selectFrom('orders')
        .innerJoin('enquiries', 'enquiries.id', 'orders.enquiry_id')
        .select(['enquiries.id', 'enquiries.created_at'])
        .where('orders.id', '=', id)
        .executeTakeFirst(),
      db
        .selectFrom('mails')
        .innerJoin('orders', 'orders.id', 'mails.order_id')
        .select('mails.id')
        .where('mails.order_id', '=', id)
        .where('state', '=', 'suppressed')
        .whereRef('recipient', '=', 'orders.email')
        .executeTakeFirst(),
    ]);
  const cameOf = enquiry ? { _id: enquiry.id, createdAt: enquiry.created_at.toISOString() } : null;
  return {
    ...order,
    customerId,
    isTest: test !== undefined,
    mailRefused: refused !== undefined,
    enquiry: cameOf,
    language,
    agreed: toRupees(agreed_paise),
    buyer,
    ...(await aboutAppliances(db, id)),
    ...(await warrantyOf(db, order)),
  };
}

/** Returns id and language of an order's customer, and the agreed sum. Throws if there is no such order. */
async function customerOf(db: Db, id: string) {
  const customer = await db
    .selectFrom('users')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select(['users.id', 'users.language', 'orders.agreed_paise', 'orders.buyer'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('orderNotFound'));
  return customer;
}

export const setCustomersLanguage = async ({ db }: ShopContext, { id, language }: SetOrderLanguage) =>
  setLanguage({ db, user: await customerOf(db, id) }, { language });

/**
 * Reads an order for a mail to its customer. `enqueue` builds the mail in the customer's language and queues it. It returns
 * the mail's id, or none without a mail.
 */
export async function orderWithLink(db: Db, deps: Deps, id: string) {
  const { id: user, language } = await customerOf(db, id);
  const [row] = await inLanguage(language, () =>
    readOrders(db, sql`select * from orders where id = ${id}`, sql`o.id`),
  );
  if (!row) throw new AppError('orderNotFound');
  return {
    language,
    order: presentOrder(row),
    link: inLanguage(language, () => trackingLink(deps, row)),
    enqueue: async (build: () => MailMessage | null | Promise<MailMessage | null>): Promise<string[]> => {
      const mail = await inLanguage(language, async () => build());
      return mail ? [await deps.mail.enqueue(db, { ...mail, language, whose: { user, order: id } })] : [];
    },
  };
}

/** Returns the shop's WhatsApp messages to the customer of an order, in the customer's language. */
export async function whatsAppOf({ db, deps }: ShopContext, { id }: { id: string }) {
  const [{ order, link, language }, { companyName }, offered] = await Promise.all([
    orderWithLink(db, deps, id),
    readDetails(db),
    db
      .selectFrom('estimates')
      .select('version')
      .where('order_id', '=', id)
      .where('state', '=', 'offered')
      .executeTakeFirst(),
  ]);
  return inLanguage(language, () => messagesOfShop(order, companyName, link, offered !== undefined));
}

export const inCallersLanguage = (db: Db, order: Order): Order | Promise<Order> =>
  currentLanguage() === 'en' ? order : orderById(db, order._id);

/** Reads the contact of the last order. Without orders, reads the profile and uses its address as the street. */
export async function bookingPrefill({ db, user }: UserContext): Promise<BookingPrefill> {
  const last = await db
    .selectFrom('orders')
    .select(contactFields)
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return last;
  const { email, ...profile } = await db
    .selectFrom('users')
    .select(['name as fullname', 'address as street', 'mobile', 'email'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return { ...blankContact, ...profile, email: email ?? '' };
}
