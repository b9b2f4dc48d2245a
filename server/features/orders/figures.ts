import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDate } from '../../platform/india-days.ts';
import { countUpToLimit } from '../../platform/paging.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { isOpenOrder, isVisit } from './open-orders.ts';

const openOrders = (db: Db) => db.selectFrom('orders').select('id').where(isOpenOrder());

export const countOpenOrders = (db: Db): Promise<number> => countUpToLimit(db, openOrders(db));

export const countLateOrders = (db: Db, now: Date): Promise<number> =>
  countUpToLimit(db, openOrders(db).where('due_at', '<', now));

export const countVisits = (db: Db, day: string): Promise<number> =>
  countUpToLimit(
    db,
    db
      .selectFrom('orders')
      .select('id')
      .where(isVisit)
      .where('visit_from', '>=', dayStart(day))
      .where('visit_from', '<', dayEnd(day)),
  );

export async function oldestOpenOrders(db: Db, now: Date) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'fullname', 'area', 'mobile', 'created_at', 'stage', 'due_at'])
    .select(
      sql<
        string[]
      >`array(select ${bookedNameOf('order_lines')} from order_lines where order_id = orders.id order by line)`.as(
        'services',
      ),
    )
    .where(isOpenOrder())
    .orderBy('due_at')
    .orderBy('id')
    .limit(10)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    orderNumber: row.order_number,
    fullname: row.fullname,
    area: row.area,
    mobile: row.mobile,
    services: row.services,
    createdAt: row.created_at.toISOString(),
    stage: row.stage,
    dueAt: row.due_at.toISOString(),
    late: row.due_at < now,
  }));
}

// Grouping orders by a date is three times as fast as grouping by text.
const bookedOn = indiaDate(sql.ref('created_at'));

export const bookingsByDay = (db: Db, since: string) =>
  db
    .selectFrom('orders')
    .select(sql<string>`${bookedOn}::text`.as('day'))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('total_paise').as('paise')])
    .where('created_at', '>=', dayStart(since))
    .groupBy(bookedOn)
    .execute();

export const bookingsByService = (db: Db, since: string) =>
  db
    .selectFrom('order_lines')
    .select(({ fn }) => [
      'product_name as service',
      sql<string>`max(${bookedNameOf('order_lines')})`.as('name'),
      fn.countAll<number>().as('count'),
    ])
    .where('created_at', '>=', dayStart(since))
    .groupBy('product_name')
    .orderBy('count', 'desc')
    .orderBy('product_name')
    .limit(10)
    .execute();
