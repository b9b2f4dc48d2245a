// A customer's page: the person, names and places of all orders, and the messages about them.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import { eventText } from '#shared/orders/events.ts';
import type { ShopContext } from '../../deps.ts';
import { enquiriesOf } from '../enquiries/queries.ts';

const maxShown = 50;

/**
 * Reads a customer by the number that people read. Somebody who joined another account does not exist (404). `due` is in
 * rupees. Names, mobiles and places are those of the orders, the last used first.
 */
export async function customerInFull({ db }: ShopContext, { userId }: { userId: number }) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'user_id', 'name', 'email', 'role', 'address', 'mobile', 'language', 'created_at'])
    .where('user_id', '=', userId)
    .where('joined_to', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('userNotFound'));
  const [contacts, events, counted] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['fullname', 'mobile', 'area', 'street'])
      .select(({ fn }) => fn.max('created_at').as('last'))
      .where('user_id', '=', user.id)
      .groupBy(['fullname', 'mobile', 'area', 'street'])
      .orderBy('last', 'desc')
      .limit(maxShown)
      .execute(),
    db
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select(['order_events.id', 'at', 'kind', 'order_events.stage', 'before', 'after', 'actor'])
      .select(['orders.id as order_id', 'order_number'])
      .where('orders.user_id', '=', user.id)
      .where('kind', 'in', ['noted', 'whatsAppOpened'])
      .orderBy('order_events.id', 'desc')
      .limit(maxShown)
      .execute(),
    db
      .selectFrom('orders')
      .select(sql<number>`coalesce(sum(due_paise), 0)::bigint`.as('due'))
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow(),
  ]);
  const mobiles = [...new Set([user.mobile, ...contacts.map(({ mobile }) => mobile)])].filter(Boolean);
  return {
    _id: user.id,
    userId: user.user_id,
    name: user.name || (contacts[0]?.fullname ?? ''),
    email: user.email ?? '',
    role: user.role,
    address: user.address,
    mobile: user.mobile || (contacts[0]?.mobile ?? ''),
    language: user.language,
    createdAt: user.created_at.toISOString(),
    orderCount: counted.orders,
    due: Number(counted.due) / 100,
    names: [...new Set(contacts.map(({ fullname }) => fullname))],
    mobiles,
    places: [
      ...new Map(contacts.map(({ area, street }) => [`${street}\n${area}`, { area, street }])).values(),
    ],
    enquiries: await enquiriesOf(db, mobiles, user.email),
    events: events.map(({ id, at, kind, stage, before, after, actor, order_id, order_number }) => ({
      _id: String(id),
      at: at.toISOString(),
      text: eventText(kind, { reader: 'admin', stage, before, after, assigned: '' }),
      by: actor,
      orderId: order_id,
      orderNumber: order_number,
    })),
  };
}
