import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Amounts, amountsByRate, type BilledLine } from '#shared/bills/amounts.ts';
import { noBuyer } from '#shared/bills/buyer.ts';
import { rupeesInWords } from '#shared/bills/in-words.ts';
import { type BillKind, creditNote, registrationTable } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { stateWords } from '#shared/bills/states.ts';
import { upiAddress } from '#shared/bills/upi.ts';
import { AppError } from '#shared/errors.ts';
import { currentLanguage, type Language } from '#shared/language.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, Tables } from '../../../platform/db/schema.ts';
import type { BusinessOnBill, CustomerOnBill } from '../../../platform/db/tables/bills.ts';
import { namesOfBooked } from '../../catalogue/in-language.ts';
import { namesOfPriced } from '../../estimates/price-list.ts';

export type Row = Selectable<Tables['bills']> & {
  lines: Omit<Selectable<Tables['bill_lines']>, 'bill_id' | 'line'>[];
  payments: PaymentRow[];
  credited: Named | null;
  credit_note: Named | null;
  language: Language;
};
/** A bill for its PDF, which repeats its labels in the customer's `language`. It is absent for English. */
export type PrintedBill = Bill & { language?: Language };
type PaymentRow = Pick<
  Selectable<Tables['bill_payments']>,
  'id' | 'method' | 'amount_paise' | 'reference' | 'technician_id' | 'corrects'
> & { at: string };
type Named = { _id: string; number: string; issuedAt: string };

const kindOf = ({ document, registration }: Pick<Row, 'document' | 'registration'>): BillKind =>
  document === 'creditNote' ? creditNote : registrationTable[registration].kind;

const amountNames = ['amount', 'discount', 'taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
type AmountName = (typeof amountNames)[number];

const eachAmount = <Key extends string>(entryOf: (name: AmountName) => readonly [Key, number]) =>
  Object.fromEntries(amountNames.map(entryOf)) as Record<Key, number>;

const lineColumns = [
  ...['kind', 'words', 'quantity', 'price_paise', 'rate', 'code', 'warranty_until'],
  ...amountNames.map((name) => `${name}_paise`),
];
const lineParts = sql.join(lineColumns.flatMap((name) => [sql.lit(name), sql.ref(`l.${name}`)]));

const named = sql`json_build_object('_id', c.id, 'number', c.number, 'issuedAt', c.issued_at)`;

export async function readDocuments(db: Db, rows: RawBuilder<unknown>, sorted = sql`b.id`): Promise<Row[]> {
  const reading = sql<Row>`
    select b.*,
      (select json_agg(json_build_object(${lineParts}) order by l.line) from bill_lines l where l.bill_id = b.id) as lines,
      coalesce((select json_agg(json_build_object('id', p.id, 'at', p.at, 'method', p.method, 'amount_paise', p.amount_paise,
        'reference', p.reference, 'technician_id', p.technician_id, 'corrects', p.corrects) order by p.at, p.id) from bill_payments p where p.bill_id = b.id), '[]') as payments,
      (select ${named} from bills c where c.id = b.credits) as credited,
      (select ${named} from bills c where c.credits = b.id) as credit_note,
      (select u.language from users u join orders o on o.user_id = u.id where o.id = b.order_id) as language
    from (${rows}) as b order by ${sorted}`;
  return (await reading.execute(db)).rows;
}

const presentNamed = (one: Named | null) => one && { ...one, issuedAt: new Date(one.issuedAt).toISOString() };

export const presentAmounts = (amounts: Amounts) =>
  eachAmount((name) => [name, toRupees(amounts[`${name}Paise`])]);

export const presentLine = ({
  kind,
  words,
  quantity,
  pricePaise,
  rate,
  code,
  warrantyUntil = null,
  ...amounts
}: BilledLine) => ({
  kind,
  words,
  quantity,
  price: toRupees(pricePaise),
  rate: rate / 100,
  code,
  warrantyUntil,
  ...presentAmounts(amounts),
});

type StoredAmounts = Record<`${AmountName}_paise`, number>;

export const amountsOfRow = (row: StoredAmounts): Amounts =>
  eachAmount((name) => [`${name}Paise`, row[`${name}_paise`]]);

export const amountColumns = (amounts: Amounts): StoredAmounts =>
  eachAmount((name) => [`${name}_paise`, amounts[`${name}Paise`]]);

export const lineOfRow = (row: Row['lines'][number]): BilledLine => ({
  kind: row.kind,
  words: row.words,
  quantity: row.quantity,
  pricePaise: row.price_paise,
  rate: row.rate,
  code: row.code,
  warrantyUntil: row.warranty_until,
  ...amountsOfRow(row),
});

// Bills of earlier versions lack newer fields. Such a field is shown blank.
const noCustomer: CustomerOnBill = { ...blankContact, town: '', ...noBuyer };
const noBusiness: BusinessOnBill = {
  name: '',
  address: '',
  phone: '',
  email: '',
  gstin: '',
  state: '',
  upiId: '',
};

/** Leaves out corrected payments and the negative payments that cancel them. */
function presentPayments(rows: readonly PaymentRow[]): Bill['payments'] {
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return rows
    .filter(({ id, corrects, amount_paise }) => !corrected.has(id) && (corrects === null || amount_paise > 0))
    .map(({ id, at, method, amount_paise, reference, technician_id }) => ({
      _id: String(id),
      at: new Date(at).toISOString(),
      method,
      amount: toRupees(amount_paise),
      reference,
      withTechnician: technician_id !== null,
    }));
}

export function presentBill(row: Row): PrintedBill {
  const { upiId, ...business } = { ...noBusiness, ...row.business };
  const paidPaise = row.payments.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const holds = row.document === 'bill' && row.credit_note === null;
  const duePaise = holds ? row.total_paise - paidPaise : 0;
  const lines = row.lines.map(lineOfRow);
  const byRate = amountsByRate(lines);
  return {
    _id: row.id,
    number: row.number,
    kind: kindOf(row),
    registration: row.registration,
    issuedAt: row.issued_at.toISOString(),
    orderId: row.order_id,
    orderNumber: row.order_number,
    business,
    customer: { ...noCustomer, ...row.customer },
    technicianName: row.technician,
    visitOn: row.visit_on,
    placeOfSupply: stateWords(row.place_of_supply),
    pricesIncludeTax: row.prices_include_tax,
    lines: lines.map(presentLine),
    rates: byRate.map(({ rate, ...amounts }) => ({ rate: rate / 100, ...presentAmounts(amounts) })),
    ...presentAmounts(amountsOfRow(row)),
    discountReason: row.discount_reason,
    reason: row.reason,
    totalInWords: rupeesInWords(row.total_paise),
    paid: toRupees(paidPaise),
    due: toRupees(duePaise),
    payments: presentPayments(row.payments),
    upi:
      duePaise > 0 && upiId
        ? upiAddress({ upiId, name: business.name }, duePaise, `Bill ${row.number}`, row.number)
        : null,
    credits: presentNamed(row.credited),
    creditNote: presentNamed(row.credit_note),
    ...(row.language !== 'en' && { language: row.language }),
  };
}

export async function readBill(db: Db, id: string): Promise<PrintedBill> {
  const [row] = await readDocuments(db, sql`select * from bills where id = ${id}`);
  if (!row) throw new AppError('billNotFound');
  return presentBill(row);
}

/**
 * Reads the bill of an order for a screen, or throws `billNotFound`. A bill with a credit note is left out.
 * The names of services and listed parts are in the reader's language; the PDF keeps those that the bill was issued with.
 */
export async function readBillOfOrder(db: Db, orderId: string): Promise<PrintedBill> {
  const [row] = await readDocuments(
    db,
    sql`select * from bills o where order_id = ${orderId} and document = 'bill'
      and not exists (select from bills c where c.credits = o.id)`,
  );
  if (!row) throw new AppError('billNotFound');
  const bill = presentBill(row);
  if (currentLanguage() === 'en') return bill;
  const names = new Map([...(await namesOfPriced(db)), ...(await namesOfBooked(db, orderId))]);
  return {
    ...bill,
    lines: bill.lines.map((line) => ({ ...line, words: names.get(line.words) ?? line.words })),
  };
}
