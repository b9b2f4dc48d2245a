import { sql } from 'kysely';
import type { ChargedLine, Terms } from '#shared/bills/amounts.ts';
import { type Buyer, noBuyer, placeOfSupplyOf } from '#shared/bills/buyer.ts';
import { rateOf } from '#shared/bills/charging.ts';
import { registrationTable } from '#shared/bills/kinds.ts';
import { type StateCode, stateCodeOf, stateWords } from '#shared/bills/states.ts';
import { addressWithCity } from '#shared/business/words.ts';
import { contactFields } from '#shared/orders/contact.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import type { Db } from '../../../deps.ts';
import type { BusinessOnBill, CustomerOnBill } from '../../../platform/db/tables/bills.ts';
import { indiaDay } from '../../../platform/india-days.ts';
import { agreedLines } from '../../estimates/queries.ts';

export type OrderCharges = {
  orderId: string;
  orderNumber: number;
  stage: Stage;
  technician: { id: string; name: string } | null;
  terms: Terms;
  business: BusinessOnBill;
  customer: CustomerOnBill;
  prefix: { bill: string; creditNote: string };
  lines: ChargedLine[];
  visitOn: string | null;
};

type Line = Omit<ChargedLine, 'rate' | 'code'> & { code?: string };

const feeWords = 'Visit, cancelled after the technician had set out';

type Row = Awaited<ReturnType<typeof readRow>>;

const readRow = (db: Db, orderId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('bill_settings as s', (join) => join.onTrue())
    .innerJoin('business as b', (join) => join.onTrue())
    .leftJoin('users as t', 't.id', 'o.technician_id')
    .select([
      'o.order_number',
      'o.stage',
      'o.visit_from',
      'o.cancellation_fee_paise',
      'o.technician_id',
      'o.buyer',
      't.name as technician',
      'b.company_name',
      'b.phone',
      'b.email',
      'b.address as company_address',
      'b.city',
      'b.state as place',
      's.registration',
      's.legal_name',
      's.gstin',
      's.address',
      's.state',
      's.upi_id',
      's.service_rate',
      's.part_rate',
      's.service_code',
      's.part_code',
      's.prices_include_tax',
      's.bill_prefix',
      's.credit_prefix',
    ])
    .select(
      sql<Line[]>`coalesce((
        select json_agg(json_build_object('kind', 'service', 'words', l.product_name, 'quantity', l.quantity,
          'pricePaise', l.price_paise, 'warrantyUntil', l.warranty_until) order by l.line)
        from order_lines l where l.order_id = o.id), '[]')`.as('booked'),
    )
    .select(agreedLines.as('agreed'))
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();

function businessOf(row: Row): BusinessOnBill {
  return {
    name: row.legal_name || row.company_name,
    address: row.address || addressWithCity({ address: row.company_address, city: row.city }),
    phone: row.phone,
    email: row.email,
    gstin: row.registration === 'none' ? '' : row.gstin,
    state: stateWords(row.state as StateCode),
    upiId: row.upi_id,
  };
}

async function readCustomer(
  db: Db,
  orderId: string,
  town: string,
  buyer: Buyer | null,
): Promise<CustomerOnBill> {
  const contact = await db
    .selectFrom('orders')
    .select(contactFields)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (contact.fullname === erasedPerson) {
    // A bill that replaces another keeps the buyer's name, as tax law requires.
    const last = await db
      .selectFrom('bills')
      .select('customer')
      .where('order_id', '=', orderId)
      .orderBy('issued_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last) return last.customer;
  }
  return { ...contact, town, ...(buyer ?? noBuyer) };
}

function linesOf(row: Row, stage: Stage): ChargedLine[] {
  const lines: Line[] =
    stage === 'cancelled'
      ? [{ kind: 'fee', words: feeWords, quantity: 1, pricePaise: row.cancellation_fee_paise }]
      : [...row.booked, ...row.agreed];
  const rates = { serviceRate: row.service_rate, partRate: row.part_rate };
  return lines
    .filter(({ pricePaise }) => pricePaise > 0)
    .map(({ code, ...line }) => ({
      ...line,
      rate: rateOf(line.kind, rates),
      code: code || (line.kind === 'part' ? row.part_code : row.service_code),
    }));
}

/** Computes the charges of an order. `at` is the stage to charge for; the default is the order's present stage. */
export async function readCharges(db: Db, orderId: string, at?: Stage): Promise<OrderCharges> {
  const row = await readRow(db, orderId);
  const stage = at ?? row.stage;
  const buyer = registrationTable[row.registration].charges ? row.buyer : null;
  return {
    orderId,
    orderNumber: row.order_number,
    stage,
    technician: row.technician_id && row.technician ? { id: row.technician_id, name: row.technician } : null,
    terms: {
      registration: row.registration,
      pricesIncludeTax: row.prices_include_tax,
      sellerState: row.state,
      placeOfSupply: placeOfSupplyOf(buyer, stateCodeOf(row.place)),
    },
    business: businessOf(row),
    customer: await readCustomer(db, orderId, row.city, buyer),
    prefix: { bill: row.bill_prefix, creditNote: row.credit_prefix },
    lines: linesOf(row, stage),
    visitOn: row.visit_from && indiaDay(row.visit_from),
  };
}
