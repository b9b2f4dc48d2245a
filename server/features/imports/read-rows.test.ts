import { expect, test } from 'vitest';
import type { ImportKind } from '#shared/imports/schema.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { dropRowsAbove } from '../../platform/table-file/headings.ts';
import { readRows } from './read-rows.ts';

const read = <Kind extends ImportKind>(kind: Kind, ...rows: string[][]) =>
  readRows(
    kind,
    rows.map((cells, at) => ({ row: at + 1, cells })),
  );
const customer = (mobile: string) => read('customers', ['Full Name', 'Mobile'], ['Asha', mobile]);
const order = (date: string, amount: string) =>
  read(
    'orders',
    ['Name', 'Phone', 'Date', 'Service', 'Amount'],
    ['Asha', '9876543210', date, 'Oven Repair', amount],
  );

test('the import finds columns by their headings in any order', async () => {
  const { rows, unknown } = await read(
    'customers',
    ['GST No.', ' mobile  NUMBER', 'FULL_NAME'],
    ['x', '9876543210', 'Asha'],
  );
  expect(rows).toEqual([{ row: 2, fields: { fullname: 'Asha', mobile: '9876543210', address: '' } }]);
  expect(unknown).toEqual(['GST No.']);
});

test('the import names the columns that are missing', async () => {
  await expect(read('customers', ['Address'], ['x'])).rejects.toThrow(
    'These columns are missing: Full Name, Mobile. Their headings are in the first row of the sample file',
  );
  await expect(read('customers', ['Full Name', 'Mobile'])).rejects.toThrow(
    'This file has no rows below its headings',
  );
});

test('headings may stand below lines of an address, and over two rows', async () => {
  const rows = [['Sai Home Care'], ['12 Rose Lane', '', 'Phone 0240 123']];
  const below = ['x', '9876543210', 'Asha'];
  const { rows: one } = await read('customers', ...rows, ['GST', 'Mobile', 'Full Name'], below);
  const { rows: two } = await read(
    'customers',
    ...rows,
    ['GST', 'Mobile', 'Full'],
    ['', 'Number', 'Name'],
    below,
  );
  expect([...one, ...two].map(({ row, fields }) => [row, fields.fullname])).toEqual([
    [4, 'Asha'],
    [5, 'Asha'],
  ]);
});

test.each([
  '9876543210',
  '+91 98765-43210',
  '09876543210',
  '919876543210',
  '9876543210.0',
  '\u202a98765\u201143210\u202c',
  '\u206698765\u201343210\u2069',
  '\u200e(98765) 4\u200b3210\ufe0d',
])('the import reads the mobile number %s', async (mobile) => {
  expect((await customer(mobile)).rows[0]?.fields.mobile).toBe('9876543210');
});

test.each(['9.87654E+09', '987654321.0', '98765', '+44 7700 900123', "'; drop table users"])(
  'the import refuses the mobile number %s',
  async (mobile) => {
    expect((await customer(mobile)).problems).toEqual([
      { row: 2, text: 'Row 2, Mobile: Please enter a valid 10-digit mobile number' },
    ]);
  },
);

test.each([
  ['14-03-2025', '₹1,20,000.50', '2025-03-14', 120000.5],
  ['4/3/2025', 'Rs. 450/-', '2025-03-04', 450],
  ['2025-03-14', '0', '2025-03-14', 0],
  ['14 March 2025', '1', '2025-03-14', 1],
  ['4th Sept. 2025', '1', '2025-09-04', 1],
  ['14-Mar-2025', '1', '2025-03-14', 1],
  ['March 14, 2025', '1', '2025-03-14', 1],
  ['14 फरवरी 2025', '1', '2025-02-14', 1],
  ['14 अग॰ 2025', '1', '2025-08-14', 1],
  ['14 सप्टेंबर, 2025', '1', '2025-09-14', 1],
  ['2025-03-14T09:30:00', 'INR 99', '2025-03-14', 99],
  ['14-Mar-25', '1', '2025-03-14', 1],
  ['14/03/25', '1', '2025-03-14', 1],
  ['14.03.25', '1', '2025-03-14', 1],
  ['14 Mar 25', '1', '2025-03-14', 1],
  ['14-03-2025 10:30', '1', '2025-03-14', 1],
  ['14/03/2025 10:30:00 AM', '1', '2025-03-14', 1],
  ['2025/03/14', '1', '2025-03-14', 1],
  ['45730', '450 Cr', '2025-03-14', 450],
])('the import reads the date %s and the amount %s', async (typed, money, date, amount) => {
  expect((await order(typed, money)).rows[0]?.fields).toMatchObject({ date, amount });
});

test('the import reports each wrong cell with its row and heading', async () => {
  expect((await order('03-14-2025', '-5')).problems.map(({ text }) => text)).toEqual([
    'Row 2, Date: Please enter a valid date',
    'Row 2, Amount: Charge must be between 0 and 1000000',
  ]);
  for (const money of ['12,00', '450,50'])
    expect((await order('14-03-2025', money)).problems.map(({ text }) => text)).toEqual([
      'Row 2, Amount: Please enter an amount in rupees, like 399 or 399.50',
    ]);
  expect((await order('14 Ju 2025', '5')).problems.map(({ text }) => text)).toEqual([
    'Row 2, Date: Please enter a valid date',
  ]);
  expect((await order('#REF!', '5')).problems.map(({ text }) => text)).toEqual([
    'Row 2, Date: The cell says #REF!',
  ]);
  expect(
    (await read('customers', ['Full Name', 'Mobile'], ['x'.repeat(101), '9876543210'])).problems,
  ).toEqual([{ row: 2, text: 'Row 2, Full Name: Please use at most 100 characters' }]);
  expect((await inLanguage('mr', () => customer('12'))).problems).toEqual([
    { row: 2, text: 'ओळ 2, मोबाइल: कृपया 10 अंकी योग्य मोबाइल नंबर लिहा' },
  ]);
});

test.each([
  ['Transaction Type', 'Credit Note'],
  ['Voucher Type', 'Credit Note'],
  ['Invoice Status', 'Void'],
  ['Invoice Status', 'Draft'],
  ['Status', 'Cancelled'],
])('a row of a register of sales whose %s is %s is listed and is no order', async (heading, word) => {
  const { rows, problems, unknown } = await read(
    'orders',
    ['Name', 'Phone No.', 'Date', 'Service', 'Amount', heading],
    ['Asha', '9876543210', '14-03-2025', 'Oven Repair', '900', 'Sale '],
    ['Asha', '9876543210', '15-03-2025', 'Oven Repair', '900', word],
  );
  expect(rows.map(({ row }) => row)).toEqual([2]);
  expect(problems).toEqual([{ row: 3, text: `Row 3, ${heading}: ‘${word}’ is no sale` }]);
  expect(unknown).toEqual([`${heading} (Sale , ${word})`]);
});

test.each([
  [['Phone No.'], ['9876543210']],
  [['Mobile Phone'], ['9876543210']],
  [['Phone 1 - Value'], ['9876543210']],
  [
    ['Phone', 'Mobile Phone'],
    ['020 2400 0001', '9876543210'],
  ],
])('the mobile number stands below %s', async (headings, cells) => {
  const { rows } = await read(
    'customers',
    ['Name', 'Address / Area', ...headings],
    ['Asha', 'CIDCO', ...cells],
  );
  expect(rows[0]?.fields).toEqual({ fullname: 'Asha', mobile: '9876543210', address: 'CIDCO' });
});

test('a message about missing columns names none that is there', async () => {
  const register = [
    ['Sai Home Care'],
    ['Sales register'],
    ['Date', 'Party', 'Amount'],
    ['14-03-2025', 'Asha', '900'],
  ];
  await expect(read('orders', ...register)).rejects.toThrow(
    'These columns are missing: Full Name, Mobile, Service. Their headings are in the first row',
  );
});

test.each(['Motor failed', 'Display failed', 'Paid by demand draft', 'Customer returned the remote'])(
  'a row whose unread column says %s is an order',
  async (words) => {
    const { rows, problems } = await read(
      'orders',
      ['Name', 'Mobile', 'Date', 'Service', 'Amount', 'Complaint'],
      ['Asha', '9876543210', '14-03-2025', 'Oven Repair', '900', words],
    );
    expect([rows.length, problems]).toEqual([1, []]);
  },
);

test('the headings are in the row that a person chose', async () => {
  const rows = [
    ['Name', 'Phone'],
    ['Ravi', '9876543211'],
    ['Full Name', 'Mobile'],
    ['Asha', '9876543210'],
  ].map((cells, at) => ({ row: at + 1, cells }));
  const read = await readRows('customers', dropRowsAbove(rows, '3'), true);
  expect(read.rows).toMatchObject([{ row: 4, fields: { fullname: 'Asha' } }]);
  await expect(readRows('customers', dropRowsAbove(rows, '2'), true)).rejects.toThrow(
    /^These columns are missing/,
  );
});
