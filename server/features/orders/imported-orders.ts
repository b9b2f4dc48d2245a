// An imported past order is done and has no events, bill or mail. If an event exists, somebody has used the
// order since.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { cashOnDelivery } from '#shared/business.ts';
import type { PastOrderRow } from '#shared/imports/schema.ts';
import { dayAfter, indiaMoment } from '#shared/india-day.ts';
import { dueAt } from '#shared/orders/due.ts';
import { contactOf } from '#shared/orders/schema.ts';
import { statusOf } from '#shared/orders/stages.ts';
import { toPaise } from '#shared/primitives.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inBatches } from '../../platform/in-batches.ts';

/**
 * The idempotency key of an imported order. Orders of one customer are duplicates if they have the same
 * number, or without a number the same day and service.
 */
export const pastOrderKey = ({ number, date, service }: PastOrderRow): string =>
  number ? `past ${number}` : `past ${date} ${service.toLowerCase()}`;

export async function bookingKeysOf(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; key: string }[]> {
  return inBatches(userIds, (batch) =>
    db
      .selectFrom('orders')
      .select(['user_id as userId', 'client_key as key'])
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

function rowsOf(order: PastOrder, now: Date) {
  const { fields, customer, service, technicianId } = order;
  const at = new Date(indiaMoment(fields.date, '12:00'));
  const paise = toPaise(fields.amount);
  const row = {
    id: newId(),
    client_key: pastOrderKey(fields),
    user_id: customer.id,
    u_id: customer.userId,
    ...contactOf(fields),
    total_paise: paise,
    total_qty: 1,
    payment_method: cashOnDelivery,
    card_order_id: null,
    status: statusOf('done'),
    stage: 'done',
    visit_from: null,
    visit_to: null,
    due_at: dueAt(at, null),
    note: noteOf(order),
    waiting_reason: '',
    part: '',
    part_expected: null,
    proposed_from: null,
    proposed_to: null,
    not_at_home_at: null,
    cancellation_fee_paise: 0,
    link_version: 1,
    created_at: at,
    updated_at: now,
    enquiry_id: null,
    technician_id: technicianId,
    closed_at: at,
    warranty_of: null,
    warranty_line: null,
    bill_number: null,
    agreed_paise: 0,
    billed_paise: 0,
    due_paise: 0,
  } satisfies NewRow<'orders', 'order_number'>;
  const line = {
    order_id: row.id,
    line: 1,
    service_id: service.id,
    product_name: service.productName,
    price_paise: paise,
    quantity: 1,
    created_at: at,
    warranty_until: service.warrantyDays > 0 ? dayAfter(fields.date, service.warrantyDays) : null,
  } satisfies NewRow<'order_lines'>;
  return { row, line };
}

export const addPastOrders = (db: Db, orders: readonly PastOrder[], now: Date): Promise<string[]> =>
  inBatches(orders, async (batch) => {
    const made = batch.map((order) => rowsOf(order, now));
    await db
      .insertInto('orders')
      .values(made.map(({ row }) => row))
      .execute();
    await db
      .insertInto('order_lines')
      .values(made.map(({ line }) => line))
      .execute();
    return made.map(({ row }) => row.id);
  });

/** Removes orders without events, feedback and claims. Returns the names of the others. */
export async function removeUnusedOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  await inBatches(ids, (batch) =>
    db
      .deleteFrom('orders')
      .where('id', 'in', batch)
      .where(sql<boolean>`not exists (select from order_events e where e.order_id = orders.id)`)
      .where(sql<boolean>`not exists (select from feedback f where f.order_id = orders.id)`)
      .where(sql<boolean>`not exists (select from orders c where c.warranty_of = orders.id)`)
      .returning('id')
      .execute(),
  );
  const stayed = await inBatches(ids, (batch) =>
    db.selectFrom('orders').select('order_number').where('id', 'in', batch).execute(),
  );
  return stayed.map(({ order_number }) => `Order ${order_number}`);
}
