import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { billAmounts } from '#shared/bills/amounts.ts';
import { noBuyer } from '#shared/bills/buyer.ts';
import { blankContact } from '#shared/orders/contact.ts';
import { billRows } from '../issue/rows.ts';
import { writeGstr1 } from './gstr1.ts';
import { docsSheet, placeOnPortal } from './gstr1-sheets.ts';
import { addUpMonth } from './gstr1-sums.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const owner = { role: 'admin', id: null, userId: 1, name: 'Sunil' } as const;

const business = { name: 'Prince', address: '', phone: '', email: '', gstin: '', state: '', upiId: '' };
const gstins = { '27': '27AAPFU0939F1ZV', '29': '29AAGCB7383J1Z4' } as const;

const anyBill = fc.record({
  month: fc.integer({ min: 0, max: 11 }),
  state: fc.constantFrom('27', '29'),
  isBusiness: fc.boolean(),
  pricesIncludeTax: fc.boolean(),
  discountPaise: fc.integer({ min: 0, max: 5_000 }),
  credited: fc.boolean(),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5 }),
      pricePaise: fc.integer({ min: 10_000, max: 60_00_000 }),
      rate: fc.constantFrom(0, 500, 1800, 2800),
      code: fc.constantFrom('998715', '8418', ''),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});

type Sheets = Map<string, { headers: unknown[]; of: (header: string) => number[]; rows: unknown[][] }>;

async function sheetsOf(month: string): Promise<Sheets> {
  const sink = new PassThrough();
  const [file] = await Promise.all([buffer(sink), writeGstr1(shop.db, month, sink)]);
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(file as never);
  return new Map(
    workbook.worksheets.map((sheet) => {
      const { name } = sheet;
      const [, headers = [], ...rows] = sheet.getSheetValues() as unknown as unknown[][];
      return [
        name,
        {
          headers: headers.slice(1),
          rows,
          of: (header: string) => rows.map((row) => Number(row[headers.indexOf(header)])),
        },
      ];
    }),
  );
}

const paise = (rupees: readonly number[]) => rupees.reduce((sum, one) => sum + Math.round(one * 100), 0);

test('the sheets of a random year add up to the bills, to the paisa', async () => {
  const asha = await shop.customer();
  const service = await addTestService(db, { charge: 100 });
  const { data } = await asha.api.orders.book(bookingInput([service]));
  // All bills are of one order here.
  await sql`alter table bills disable trigger user`.execute(db);
  const year = fc.sample(anyBill, { numRuns: 250, seed: 20261124 });
  const serials = { bill: 0, creditNote: 0 };
  for (const { month, state, isBusiness, pricesIncludeTax, discountPaise, credited, lines } of year) {
    const terms = {
      registration: 'regular',
      pricesIncludeTax,
      sellerState: '27',
      placeOfSupply: state,
    } as const;
    const charged = lines.map((line) => ({ ...line, kind: 'service' as const, words: 'Repair' }));
    const amounts = billAmounts(terms, charged, discountPaise);
    const issuedAt = new Date(Date.UTC(2025, 3 + month, 20));
    const customer = {
      ...{ ...blankContact, fullname: 'Asha Patil', town: '', ...noBuyer },
      ...(isBusiness && { gstin: gstins[state as keyof typeof gstins], billName: 'Deccan Hotels' }),
    };
    const common = { orderId: data._id, orderNumber: 1001, technician: null, business, customer, terms };
    const add = async (document: 'bill' | 'creditNote', credits?: string) => {
      const rows = billRows(
        owner,
        {
          ...common,
          ...amounts,
          document,
          prefix: document === 'bill' ? 'PA' : 'PAC',
          issuedAt,
          ...(credits && { credits }),
        },
        ++serials[document],
      );
      await db.insertInto('bills').values(rows.document).execute();
      await db.insertInto('bill_lines').values(rows.lines).execute();
      return rows.document.id;
    };
    const id = await add('bill');
    if (credited) await add('creditNote', id);
  }

  const seen = new Set<string>();
  for (let month = 0; month < 12; month += 1) {
    const name = new Date(Date.UTC(2025, 3 + month, 1)).toISOString().slice(0, 7);
    const sheets = await sheetsOf(name);
    const { rows } = await sql<Record<'taxable' | 'igst' | 'cgst' | 'sgst' | 'total' | 'documents', number>>`
      select coalesce(sum(sign * taxable_paise), 0)::bigint as taxable, coalesce(sum(sign * igst_paise), 0)::bigint as igst,
        coalesce(sum(sign * cgst_paise), 0)::bigint as cgst, coalesce(sum(sign * sgst_paise), 0)::bigint as sgst,
        coalesce(sum(sign * total_paise), 0)::bigint as total, count(*)::int as documents
      from (select *, case document when 'bill' then 1 else -1 end as sign from bills
        where to_char(issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') = ${name}) as signed`.execute(db);
    const [bills] = rows;
    const sumOf = (header: string, names: readonly string[]) =>
      names.reduce(
        (sum, sheet) =>
          sum + (sheet.startsWith('CDN') ? -1 : 1) * paise(sheets.get(sheet)?.of(header) ?? [Number.NaN]),
        0,
      );
    const parts = ['B2B', 'B2CL', 'B2CS', 'CDNR', 'CDNUR'];
    for (const [names, end] of [
      [parts, ''],
      [['HSN (B2B)', 'HSN (B2C)'], ' Amount'],
    ] as const)
      expect({
        taxable: sumOf('Taxable Value', names),
        igst: sumOf(`Integrated Tax${end}`, names),
        cgst: sumOf(`Central Tax${end}`, names),
        sgst: sumOf(`State/UT Tax${end}`, names),
      }).toEqual({ taxable: bills?.taxable, igst: bills?.igst, cgst: bills?.cgst, sgst: bills?.sgst });
    expect(sumOf('Total Value', ['HSN (B2B)', 'HSN (B2C)'])).toBe(bills?.total);
    expect(sumOf('Total Number', ['DOCS'])).toBe((bills?.documents ?? 0) * 100);
    const checks = sheets.get('Check sums')?.rows ?? [];
    const differences = checks.filter(([, words]) => words === 'Difference');
    expect(differences.map((row) => row.slice(2))).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(Math.round(Number(checks.find(([, words]) => words === 'Sum of bills')?.[3]) * 100)).toBe(
      bills?.total,
    );
    for (const part of parts) if (sheets.get(part)?.rows.length) seen.add(part);
  }
  expect([...seen].sort()).toEqual(['B2B', 'B2CL', 'B2CS', 'CDNR', 'CDNUR']);
});

test('each sheet begins with the columns of the template of the offline tool', async () => {
  const share = 'Applicable % of Tax Rate';
  const supply = ['Rate', 'Taxable Value', 'Cess Amount'];
  const note = ['Note Number', 'Note Date', 'Note Type', 'Place Of Supply'];
  const buyer = ['GSTIN/UIN of Recipient', 'Receiver Name'];
  const invoice = ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'];
  const hsn = ['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'];
  const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'];
  const shop = 'E-Commerce GSTIN';
  const template: Record<string, string[]> = {
    B2B: [...buyer, ...invoice, 'Reverse Charge', share, 'Invoice Type', shop, ...supply],
    B2CL: [...invoice, share, ...supply, shop],
    B2CS: ['Type', 'Place Of Supply', share, ...supply, shop],
    CDNR: [...buyer, ...note, 'Reverse Charge', 'Note Supply Type', 'Note Value', share, ...supply],
    CDNUR: ['UR Type', ...note, 'Note Value', share, ...supply],
    'HSN (B2B)': [...hsn, ...taxes],
    'HSN (B2C)': [...hsn, ...taxes],
    DOCS: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  };
  const sheets = await sheetsOf('2026-10');
  for (const [name, headers] of Object.entries(template))
    expect(sheets.get(name)?.headers.slice(0, headers.length), name).toEqual(headers);
});

test('DOCS has a row for each run of numbers, and places are spelled as the portal spells them', async () => {
  // Number 2 is a bill of a day without a tax registration.
  const rows = [1, 4, 3, 5].map((serial) => ({
    ...{ document: 'bill', prefix: 'PA', financial_year: '26-27', serial, number: `PA/26-27/0000${serial}` },
    ...{ customer: { gstin: '' }, seller_state: '27', place_of_supply: '31', total_paise: 100, lines: [] },
  }));
  async function* batches() {
    yield rows as never;
  }
  const added = await addUpMonth(batches());
  const docs: (readonly unknown[])[] = [];
  for await (const some of docsSheet(added).batches) docs.push(...some);
  expect(docs.map((row) => row.slice(1))).toEqual([
    ['PA/26-27/00001', 'PA/26-27/00001', 1, 0],
    ['PA/26-27/00003', 'PA/26-27/00005', 3, 0],
  ]);
  expect(['01', '26', '27', '31', '35', '97'].map(placeOnPortal)).toEqual([
    '01-Jammu & Kashmir',
    '26-Dadra & Nagar Haveli & Daman & Diu',
    '27-Maharashtra',
    '31-Lakshdweep',
    '35-Andaman & Nicobar Islands',
    '97-Other Territory',
  ]);
});
