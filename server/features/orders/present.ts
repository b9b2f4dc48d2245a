import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type ApplianceKind, applianceName } from '#shared/appliances/kinds.ts';
import { contactFields } from '#shared/orders/contact.ts';
import { contactOf, type Order } from '#shared/orders/schema.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { toRupees } from '#shared/primitives.ts';
import { personName } from '#shared/rights/erased.ts';
import { columnList } from '../../platform/db/columns.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db, Tables } from '../../platform/db/schema.ts';
import { bookedName } from '../catalogue/in-language.ts';
import { presentVisit } from '../visits/windows.ts';

const orderColumns = [
  'id',
  'client_key',
  'order_number',
  'u_id',
  ...contactFields,
  'total_paise',
  'total_qty',
  'payment_method',
  'card_order_id',
  'status',
  'created_at',
  'stage',
  'visit_from',
  'visit_to',
  'due_at',
  'note',
  'waiting_reason',
  'part',
  'part_expected',
  'proposed_from',
  'proposed_to',
  'not_at_home_at',
  'cancellation_fee_paise',
  'link_version',
  'updated_at',
  'warranty_of',
  'bill_number',
  'billed_paise',
  'due_paise',
] as const satisfies readonly (keyof Tables['orders'])[];

const lineColumns = ['service_id', 'product_name', 'price_paise', 'quantity', 'warranty_until'] as const;

const shownColumns = columnList(orderColumns, 'o');
const shownLine = () =>
  sql.raw(lineColumns.map((name) => (name === 'product_name' ? bookedName('l') : `l.${name}`)).join(', '));

type Line = Pick<Selectable<Tables['order_lines']>, (typeof lineColumns)[number]> & { line?: number };

/** Line, id, kind, maker, place. Without id and place, the appliance no longer belongs to this customer. */
type ApplianceValues = [number, string | null, ApplianceKind, string, string];

type OrderRow = Pick<Selectable<Tables['orders']>, (typeof orderColumns)[number]> & {
  lines: Line[];
  rating: number | null;
  comment: string | null;
  feedback_at: Date | null;
  technician: { _id: string; name: string } | null;
  gstin: string | null;
  appliances: ApplianceValues[] | null;
};

type NotYet = 'rating' | 'comment' | 'feedback_at' | 'technician' | 'gstin' | 'appliances';

function appliancesOn(line: Line, all: readonly ApplianceValues[]) {
  const own = all.filter(([number]) => number === line.line);
  const named = own.map(([, _id, kind, maker, place]) => ({
    ...(_id && { _id }),
    name: applianceName({ kind, maker, place }),
  }));
  return named.length > 0 && { appliances: named };
}

export function presentOrder(row: Omit<OrderRow, NotYet> & Partial<OrderRow>): Order {
  const { rating = null, comment = null, feedback_at: at = null, technician = null } = row;
  const appliances = row.appliances ?? [];
  const applianceIds = [...new Set(appliances.flatMap(([, id]) => id ?? []))];
  const hasFeedback = rating !== null && comment !== null && at !== null;
  return {
    _id: row.id,
    orderId: row.client_key,
    orderNumber: row.order_number,
    uId: row.u_id,
    ...contactOf(row),
    fullname: personName(row.fullname),
    products: row.lines.map((line) => ({
      productId: line.service_id,
      productName: line.product_name,
      quantity: line.quantity,
      price: toRupees(line.price_paise),
      warrantyUntil: line.warranty_until,
      ...appliancesOn(line, appliances),
    })),
    ...(applianceIds.length > 0 && { applianceIds }),
    totalPrice: toRupees(row.total_paise),
    totalQty: row.total_qty,
    paymentMethod: row.payment_method,
    cardOrderId: row.card_order_id,
    status: row.status,
    comment,
    orderFeedback: comment,
    orderRating: rating,
    feedback: hasFeedback ? [{ rating, comment, createdAt: at.toISOString() }] : [],
    createdAt: row.created_at.toISOString(),
    stage: row.stage,
    visit: presentVisit(row),
    dueAt: row.due_at.toISOString(),
    note: row.note,
    waitingReason: row.waiting_reason,
    part: row.part,
    partExpected: row.part_expected,
    proposedVisit: presentVisit({ visit_from: row.proposed_from, visit_to: row.proposed_to }),
    notAtHomeAt: row.not_at_home_at?.toISOString() ?? null,
    cancellationFee: toRupees(row.cancellation_fee_paise),
    technician,
    billNumber: row.bill_number,
    billTotal: toRupees(row.billed_paise),
    due: toRupees(row.due_paise),
    warrantyOf: row.warranty_of,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A customer sees only the first name of a technician. */
export const forCustomer = (order: Order): Order => ({
  ...order,
  technician: order.technician && { ...order.technician, name: firstNameOf(order.technician.name) },
});

// The query returns each line as an array, because objects with field names take a fifth longer.
type LineValues = [string, string, number, number, string | null, number];
const lineOf = ([
  service_id,
  product_name,
  price_paise,
  quantity,
  warranty_until,
  line,
]: LineValues): Line => ({
  line,
  service_id,
  product_name,
  price_paise,
  quantity,
  warranty_until,
});

export const orderQuery = (page: RawBuilder<unknown>, sorted: RawBuilder<unknown>) =>
  sql<Omit<OrderRow, 'lines'> & { lines: LineValues[] }>`
    select ${shownColumns},
      (select json_agg(json_build_array(${shownLine()}, l.line) order by l.line)
        from order_lines l where l.order_id = o.id) as lines,
      (select json_build_object('_id', u.id, 'name', u.name) from users u where u.id = o.technician_id) as technician,
      (select json_agg(json_build_array(n.line, case when a.user_id = o.user_id and not a.removed then a.id end, a.kind,
          a.maker, case when a.user_id = o.user_id then a.place else '' end) order by n.line, a.created_at, a.id)
        from order_appliances n join appliances a on a.id = n.appliance_id where n.order_id = o.id) as appliances,
      o.buyer ->> 'gstin' as gstin, f.rating, f.comment, f.created_at as feedback_at
    from (${page}) as o left join lateral (select * from feedback where order_id = o.id offset 0) as f on true
    order by ${sorted}`;

export async function readOrders(
  db: Db,
  page: RawBuilder<unknown>,
  sorted: RawBuilder<unknown>,
  how: 'planned' | 'prepared' = 'prepared',
) {
  const reading = orderQuery(page, sorted);
  const { rows } = await (how === 'prepared' ? reading.withPlugin(prepared) : reading).execute(db);
  return rows.map((row): OrderRow => ({ ...row, lines: row.lines.map(lineOf) }));
}
