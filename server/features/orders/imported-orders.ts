// An imported past order is done and has no events, bill or mail. If an event exists, somebody has used the
// order since.
import { sql } from 'kysely';
import type { PastOrderRow } from '#shared/imports/schema.ts';
import { dayAfter, indiaMoment } from '#shared/india-day.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { toPaise } from '#shared/primitives.ts';
import type { Db } from '../../deps.ts';
import { removeUnused } from '../../platform/db/remove-unused.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { indiaDate } from '../../platform/india-days.ts';
import { insertOrders, rowsOfOrder } from './write-order.ts';

/**
 * The idempotency key of an imported order. Orders of one customer are duplicates if they have the same
 * number, or without a number the same day and service.
 */
export const pastOrderKey = ({ number, date, service }: PastOrderRow): string =>
  number ? `past ${number}` : `past ${date} ${service.toLowerCase()}`;

export async function bookingKeysOf(db: Db, userIds: readonly string[]) {
  return inBatches(userIds, (batch) =>
    db
      .selectFrom('orders')
      .select(['user_id as userId', 'client_key as key', 'order_number as orderNumber'])
      .where('user_id', 'in', batch)
      .where('client_key', 'like', 'past %')
      .execute(),
  );
}

export type PastOrder = {
  fields: PastOrderRow;
  customer: { id: string; userId: number };
  service: { id: string; productName: string; warrantyDays: number };
  technicianId: string | null;
};

function noteOf({ fields, technicianId }: PastOrder): string {
  const { note, technician, number } = fields;
  const name = technician && !technicianId && `Technician: ${technician}`;
  return [note, name, number && `Number: ${number}`].filter(Boolean).join('\n');
}

function rowsOf(order: PastOrder) {
  const { fields, customer, service, technicianId } = order;
  const line = {
    line: 1,
    serviceId: service.id,
    productName: service.productName,
    pricePaise: toPaise(fields.amount),
    quantity: 1,
    warrantyUntil: service.warrantyDays > 0 ? dayAfter(fields.date, service.warrantyDays) : null,
  };
  return rowsOfOrder(
    {
      source: 'import',
      customer,
      key: pastOrderKey(fields),
      contact: { ...blankContact, ...fields },
      note: noteOf(order),
      lines: [line],
    },
    'done',
    null,
    new Date(indiaMoment(fields.date, '12:00')),
    { technicianId },
  );
}

export function addPastOrders(db: Db, orders: readonly PastOrder[], report: (done: number) => void) {
  const add = async (batch: readonly PastOrder[]) => {
    const made = batch.map((order) => rowsOf(order));
    await insertOrders(db, made);
    return made.map(({ row }) => row.id);
  };
  return inBatches(orders, add, report);
}

/** The days in India on which orders were done. */
export const daysOfOrders = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{
    day: string;
  }>`select distinct ${indiaDate(sql`closed_at`)}::text as day from orders
    where id = any(${ids}::uuid[]) and closed_at is not null`.execute(db);
  return rows.map(({ day }) => day);
};

/** Removes orders without events, feedback and claims. Returns the names of the others. */
export const removeUnusedOrders = (db: Db, ids: readonly string[]): Promise<string[]> =>
  removeUnused(
    ids,
    (batch) =>
      db
        .selectFrom('orders')
        .select(['id', sql<string>`'Order ' || order_number`.as('name')])
        .where('id', 'in', batch),
    (batch) =>
      db
        .deleteFrom('orders')
        .where('id', 'in', batch)
        .where(sql<boolean>`not exists (select from order_events e where e.order_id = orders.id)`)
        .where(sql<boolean>`not exists (select from feedback f where f.order_id = orders.id)`)
        .where(sql<boolean>`not exists (select from orders c where c.warranty_of = orders.id)`)
        .execute(),
  );
