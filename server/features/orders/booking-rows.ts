// What a booking writes, as rows: the order, its lines, its first event.
import { v7 as newId } from 'uuid';
import { dueAt } from '#shared/orders/due.ts';
import type { EventFacts } from '#shared/orders/events.ts';
import type { Booking, BookingContact } from '#shared/orders/schema.ts';
import { type Stage, statusOf } from '#shared/orders/stages.ts';
import type { NewRow } from '../../platform/db/columns.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { presentVisit, type Window } from '../visits/windows.ts';
import type { Actor } from './actor.ts';
import { eventRow } from './events.ts';
import { type BookedLine, totalsOf } from './rules.ts';

/** Whose the order is. */
export type Customer = Pick<CurrentUser, 'id' | 'userId' | 'name'> & { email: string | null };

/** The order's row: scheduled if it has a visit. The database gives it its number. */
export function newOrder(
  user: Pick<Customer, 'id' | 'userId'>,
  input: Pick<Booking, keyof BookingContact | 'orderId' | 'paymentMethod' | 'cardOrderId' | 'note'>,
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
    technician_id: null,
    closed_at: null,
    warranty_of: null,
    warranty_line: null,
    bill_number: null,
    agreed_paise: 0,
    billed_paise: 0,
    due_paise: 0,
  } satisfies NewRow<'orders', 'order_number'>;
}

/** The rows of its lines. */
export const lineRows = (
  { id, created_at }: NewRow<'orders', 'order_number'>,
  lines: readonly BookedLine[],
) =>
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
        warranty_until: null,
      }) satisfies NewRow<'order_lines'>,
  );

/** The customer as the one who acts; a guest has no name before the first booking. */
export const asCustomer = ({ id, name, userId }: Customer, { fullname }: OrderRow): Actor => ({
  role: 'customer',
  id,
  name: name || fullname,
  userId,
});

/** The first event of an order; `facts` are told beside its visit. */
export const bookedEvent = (
  actor: Actor,
  order: Pick<OrderRow, 'id' | 'stage' | 'created_at' | 'visit_from' | 'visit_to'>,
  facts: EventFacts = {},
) => {
  const after = { ...(order.visit_from && { visit: presentVisit(order) }), ...facts };
  return eventRow(order.id, actor, {
    kind: 'booked',
    stage: order.stage,
    at: order.created_at,
    ...(Object.keys(after).length > 0 && { after }),
  });
};

export type OrderRow = ReturnType<typeof newOrder>;
export type LineRow = ReturnType<typeof lineRows>[number];
