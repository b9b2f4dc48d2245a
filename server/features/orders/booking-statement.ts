// The one statement that books.
import { type RawBuilder, sql } from 'kysely';
import { columnList } from '../../platform/db/columns.ts';
import { writeByKey } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';
import { violates } from '../../platform/db/violates.ts';
import { removeBookedLinesSql } from '../cart/commands.ts';
import type { LineRow, OrderRow } from './booking-rows.ts';
import type { eventRow } from './events.ts';

/** The services that are booked. */
export const serviceIdsOf = (lines: readonly LineRow[]) => lines.map((line) => line.service_id);

/** Part of the statement: whether the account may book. */
export const mayBook = sql<boolean>`(select here and free_from is null from account)`;

/**
 * Order, lines, event and mail come in, the visit's place is taken and the booked lines leave the cart: one statement is
 * one transaction, and one round trip. It gives the order's numbers, or why it has written nothing (NotWritten). Every
 * booking locks in the same order: the account, the cart's lines, the visit's place.
 */
export async function writeOrder(
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
): Promise<Written | NotWritten> {
  const { event, mail, freeFrom, guest, held, visit, added } = parts;
  const serviceIds = serviceIdsOf(lines);
  const [orderColumns, lineColumns, eventColumns] = [order, lines[0] ?? {}, event].map((row) =>
    columnList(Object.keys(row)),
  );
  const writing = sql<Row>`
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
    emptied as (${removeBookedLinesSql('placed', serviceIds)})
    ${mail ? sql`, ${mail}` : sql``}
    select (select order_number from placed) as "orderNumber", (select u_id from placed) as "uId",
      free_from as "freeFrom", here, exists (select from ready) as ready
      ${visit ? sql`, ${takenForNothing}` : sql``}
    from account`;
  try {
    const { rows } = await writing.withPlugin(writeByKey).execute(db);
    return outcomeOf(rows[0], { withVisit: visit !== null });
  } catch (error) {
    // the key was used before: the statement has undone itself, its place is free again
    if (violates(error, 'booking_made')) return { notWritten: 'offerChanged' };
    if (violates(error, 'orders_enquiry_idx')) return { notWritten: 'enquiryBooked' };
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

type Row = {
  orderNumber: number | null;
  uId: number | null;
  freeFrom: Date | null;
  here: boolean;
  ready: boolean;
};

/** The numbers of the order and of its customer. */
type Written = { orderNumber: number; uId: number };

/**
 * Why nothing was written. `tooOften`: the account may book again from `freeFrom` on. `offerChanged`: an offer or the cart is
 * no longer what it was a moment ago, or the key was used before (of two bookings at once the second waits for the first).
 */
export type NotWritten =
  | { notWritten: 'customerGone' | 'enquiryBooked' | 'offerChanged' | 'visitTaken' }
  | { notWritten: 'tooOften'; freeFrom: Date };

function outcomeOf(row: Row | undefined, { withVisit }: { withVisit: boolean }): Written | NotWritten {
  if (!row) return { notWritten: 'offerChanged' };
  const { orderNumber, uId, freeFrom, here, ready } = row;
  if (orderNumber !== null && uId !== null) return { orderNumber, uId };
  if (!here) return { notWritten: 'customerGone' };
  if (freeFrom) return { notWritten: 'tooOften', freeFrom };
  return { notWritten: withVisit && ready ? 'visitTaken' : 'offerChanged' };
}
