import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { csvOf, importForm } from '#server/testing/sheets.ts';
import { turnsDuring } from '#server/testing/turns-during.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { type ImportKind, type ImportReport, importKinds } from '#shared/imports/schema.ts';
import { languageCodes } from '#shared/language.ts';

const shop = await openTestApi(await freshDatabase());
const { db } = shop;
type Person = Awaited<ReturnType<typeof shop.admin>>;
const hour = 3600_000;

let sunil: Person;
beforeEach(async () => {
  sunil = await shop.admin();
});

const send = async (kind: ImportKind, file: Buffer, dryRun: boolean) => {
  const answer = await shop.call('POST /api/import', { as: sunil, ...importForm(kind, file, { dryRun }) });
  return {
    status: answer.status,
    message: answer.body.message,
    report: answer.body.data as unknown as ImportReport,
  };
};
const check = (kind: ImportKind, rows: string[][]) => send(kind, csvOf(rows), true);
const add = (kind: ImportKind, rows: string[][]) => send(kind, csvOf(rows), false);
const undo = async () => {
  const [last] = await sunil.api.imports.list();
  return (await sunil.api.imports.undo({ id: last?._id ?? '' })).data;
};
const countOf = async (table: 'users' | 'orders' | 'services' | 'imports') =>
  (await db.selectFrom(table).select('id').execute()).length;

const household = (name: string, mobile: string, address = '') => [name, mobile, address];
const customers = (...rows: string[][]) => [['Full Name', 'Mobile', 'Address'], ...rows];

test.each(importKinds)('the sample file of %s has no mistakes in any language', async (kind) => {
  if (kind === 'appliances')
    await add('customers', customers(household('Asha', '9876543210'), household('Rohan', '9876543211')));
  for (const language of languageCodes) {
    const path = `/api/import-sample?kind=${kind}&language=${language}` as const;
    const sample = await shop.call(`GET ${path}`, { as: sunil });
    const { report } = await send(kind, sample.bytes, true);
    expect(report).toMatchObject({ added: 2, problems: [] });
    expect(report.notes.join()).not.toContain('not read');
  }
});

describe('imported customers', () => {
  test('imported customers are callers that New Booking finds', async () => {
    const rows = customers(household('Asha Patil', '+91 98765 43210', '12 Rose Lane'));
    const before = await countOf('users');
    expect((await check('customers', rows)).report).toMatchObject({ added: 1, doubles: 0 });
    expect(await countOf('users')).toBe(before);
    expect((await add('customers', rows)).message).toBe('1 customer imported');
    expect(await sunil.api.accounts.byMobile({ mobile: '9876543210' })).toMatchObject([
      { fullname: 'Asha Patil', street: '12 Rose Lane', email: '', lastOrderAt: null },
    ]);
    expect((await sunil.api.backoffice.audit({ entity: 'import' })).items).toMatchObject([
      { action: 'import.add', label: 'rows.xlsx', after: { customers: 1, doubles: 0 } },
    ]);
  });

  test('customers with a known mobile number are skipped', async () => {
    await shop.customer({ name: 'Asha Patil', mobile: '9876543210' });
    const rows = customers(
      household('Asha', '9876543210'),
      household('Rohan', '9876543211'),
      household('Rohan K', '09876543211'),
    );
    expect((await add('customers', rows)).report).toMatchObject({
      added: 1,
      doubles: 2,
      doubleRows: [2, 4],
      doublesInWords: ['Row 2 is the same as the customer Asha Patil', 'Row 4 is the same as row 3'],
    });
  });

  test('customers are imported all or not at all', async () => {
    const before = await countOf('users');
    const rows = customers(household('Asha', '9876543210'), household('', '12'));
    expect(await add('customers', rows)).toMatchObject({ status: 400 });
    expect([await countOf('users'), await countOf('imports')]).toEqual([before, 0]);
  });

  test('Undo removes imported customers except those with a booking', async () => {
    await add('customers', customers(household('Asha', '9876543210'), household('Rohan', '9876543211')));
    const [asha] = await sunil.api.accounts.byMobile({ mobile: '9876543210' });
    const oven = await addTestService(db);
    const { paymentMethod: _, cardOrderId: __, ...booking } = bookingInput([oven], { mobile: '9876543210' });
    await sunil.api.orders.bookForCaller({ ...booking, customerId: asha?._id });
    expect(await undo()).toEqual({ removed: 1, stayed: 1, names: ['Asha'] });
    expect(await sunil.api.accounts.byMobile({ mobile: '9876543211' })).toEqual([]);
    expect(await refusal(undo())).toMatchObject({
      status: 409,
      message: 'This import has been undone already',
    });
  });

  test('an import can be undone for 24 hours only', async () => {
    await add('customers', customers(household('Asha', '9876543210')));
    shop.wait(25 * hour);
    expect((await sunil.api.imports.list())[0]?.canUndo).toBe(false);
    expect(await refusal(undo())).toMatchObject({ message: 'An import can be undone within 24 hours' });
  });

  test('texts that look like formulas are imported as texts', async () => {
    await add('customers', customers(household('=HYPERLINK("https://example.com")', '9876543210')));
    const [asha] = await sunil.api.accounts.byMobile({ mobile: '9876543210' });
    expect(asha?.fullname).toBe('=HYPERLINK("https://example.com")');
  });
});

describe('imported services', () => {
  const services = (...rows: string[][]) => [
    ['Service Name', 'Tags', 'Category', 'Charge', 'Picture'],
    ...rows,
  ];
  const oven = ['Oven Repair', 'IFB', 'Kitchen', '₹1,200', ''];
  const fridge = ['Fridge Repair', 'LG', 'refrigeration', '399', 'Split AC Repair'];

  test('imported services are on sale at once, with a sample picture', async () => {
    expect((await add('services', services(oven, fridge))).report).toMatchObject({ added: 2 });
    const { items } = await shop.visitor().api.catalogue.services({});
    expect(items.toSorted((one, other) => one.charge - other.charge)).toMatchObject([
      { productName: 'Fridge Repair', charge: 399, category: 'refrigeration', warrantyDays: 90 },
      { productName: 'Oven Repair', charge: 1200, category: 'kitchen', placeholder: expect.any(String) },
    ]);
    const picture = await shop.call(`GET ${items[0]?.productImage[0] ?? ''}` as 'GET /');
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  test('imported services of the same name and category are skipped', async () => {
    await add('services', services(oven));
    const again = ['OVEN REPAIR', 'IFB', 'kitchen', '5', ''];
    expect((await check('services', services(again, fridge, fridge))).report).toMatchObject({
      added: 1,
      doubles: 2,
    });
  });

  test('an imported service needs a category of the shop and a known picture', async () => {
    const wrong = ['Pump Repair', 'Kirloskar', 'Pumps', '300', 'Pump'];
    const { report } = await check('services', services(wrong, [...oven.slice(0, 4), 'Pump'], oven));
    expect(report).toMatchObject({ added: 1, doubles: 0, problemCount: 3 });
    expect(report.problems.slice(0, 2)).toEqual([
      'Row 2, Category: Please select a category: Laundary, Refrigeration, Commercial, Kitchen, Air Condition',
      'Row 2, Picture: There is no sample picture of this name. Leave the cell blank for one of the category',
    ]);
  });

  test('an import reads the export of services, and finds each as a double', async () => {
    await add('services', services(oven, fridge));
    for (const query of ['format=xlsx', 'format=csv'] as const) {
      const path = `/api/export-services?${query}` as const;
      const { bytes } = await shop.call(`GET ${path}`, { as: sunil });
      const { report } = await send('services', bytes, true);
      expect(report).toMatchObject({ added: 0, doubles: 2, problems: [], notes: [] });
    }
    const { bytes } = await shop.call('GET /api/export-services?format=csv&search=oven', { as: sunil });
    expect(bytes.toString().trim().split('\r\n')).toEqual([
      'Service Name,Tags,Category,Charge,Description,Warranty (days),Picture',
      'Oven Repair,IFB,Kitchen,1200,,90,',
    ]);
  });

  test('services whose names look like formulas, quotes or lists come back as themselves', async () => {
    const names = [
      '-10% Monsoon',
      '@Home service',
      '+Gas',
      '=AC',
      'Deep "clean"; x',
      "'Quoted",
      'पंखा, दुरुस्ती',
      '＝Full width',
    ];
    await add('services', services(...names.map((name) => [name, ...oven.slice(1)])));
    expect(await countOf('services')).toBe(names.length);
    for (const format of ['xlsx', 'csv'] as const) {
      const { bytes } = await shop.call(`GET /api/export-services?format=${format}`, { as: sunil });
      if (format === 'csv') expect(bytes.toString()).toContain("'＝Full width");
      const { report } = await send('services', bytes, true);
      expect(report).toMatchObject({ added: 0, doubles: names.length, problems: [] });
    }
  });

  test('Undo removes imported services except those that were changed', async () => {
    await add('services', services(oven, fridge));
    shop.wait(hour);
    const { items } = await sunil.api.catalogue.adminServices({ search: 'Oven' });
    await sunil.api.catalogue.changeService({ _id: items[0]?._id ?? '', charge: 500 });
    expect(await undo()).toEqual({ removed: 1, stayed: 1, names: ['Oven Repair'] });
    expect(await countOf('services')).toBe(1);
  });
});

describe('imported past orders', () => {
  const header = [
    'Number',
    'Date',
    'Full Name',
    'Mobile',
    'Area',
    'Street',
    'Service',
    'Amount',
    'Technician',
    'Note',
  ];
  const orderOf = (changes: Partial<Record<string, string>> = {}) => {
    const cells: Partial<Record<string, string>> = {
      Number: '',
      Date: '14-10-2026',
      'Full Name': 'Asha Patil',
      Mobile: '9876543210',
      Area: 'Garkheda',
      Street: '12 Rose Lane',
      Service: 'oven repair',
      Amount: '1,200',
      Technician: '',
      Note: 'Door hinge',
      ...changes,
    };
    return header.map((name) => cells[name] ?? '');
  };
  const orders = (...rows: string[][]) => [header, ...rows];
  const listed = async () => (await sunil.api.orders.list({})).items;

  test('imported past orders are done on their day, without bill and mail', async () => {
    await addTestService(db, { productName: 'Oven Repair' });
    const ravi = await shop.technician({ name: 'Ravi Pawar' });
    expect((await add('orders', orders(orderOf({ Technician: 'ravi pawar' })))).status).toBe(201);
    const [order] = await listed();
    expect(order).toMatchObject({
      fullname: 'Asha Patil',
      area: 'Garkheda',
      status: 'Complete',
      stage: 'done',
      totalPrice: 1200,
      billNumber: null,
      due: 0,
      createdAt: '2026-10-14T06:30:00.000Z',
      technician: { _id: ravi.id },
      note: 'Door hinge',
      products: [{ productName: 'Oven Repair', price: 1200, warrantyUntil: '2027-01-12' }],
    });
    expect(await db.selectFrom('order_events').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect(await sunil.api.accounts.byMobile({ mobile: '9876543210' })).toMatchObject([
      { fullname: 'Asha Patil' },
    ]);
  });

  test('an import and its undo leave a closed month as it is', async () => {
    await add('orders', orders(orderOf()));
    await sunil.api.bills.closeMonth({ month: '2026-10' });
    const words = 'October 2026 is closed: no booking of it can be imported or taken back';
    for (const send of [check, add])
      expect(await send('orders', orders(orderOf({ Number: 'A-2' })))).toMatchObject({
        status: 409,
        message: words,
      });
    expect((await check('orders', orders(orderOf()))).report).toMatchObject({ added: 0, doubles: 1 });
    const [last] = await sunil.api.imports.list();
    expect(await refusal(sunil.api.imports.undo({ id: last?._id ?? '' }))).toMatchObject({
      status: 409,
      message: words,
    });
    expect(await listed()).toHaveLength(1);
  });

  test('past orders of other work keep its words under one hidden service', async () => {
    const rows = orders(
      orderOf({ Service: 'Gas filled', Technician: 'Old Ram', Number: 'A-7' }),
      orderOf({ Service: 'Cleaned' }),
    );
    const { report } = await add('orders', rows);
    expect(report.notes).toEqual([
      '2 orders name work that is not under All Products. The words of the file are kept.',
      expect.stringMatching(/^Dates read: .* to .*\. Amounts in all: ₹[\d,.]+\.$/),
    ]);
    expect((await listed()).map(({ products, note }) => [products[0]?.productName, note]).sort()).toEqual([
      ['Cleaned', 'Door hinge'],
      ['Gas filled', 'Door hinge\nTechnician: Old Ram\nNumber: A-7'],
    ]);
    expect((await shop.visitor().api.catalogue.services({})).items).toEqual([]);
    await add('orders', orders(orderOf({ Service: 'Door' })));
    expect(await countOf('services')).toBe(1);
  });

  test('past orders with the same number are skipped', async () => {
    await add('orders', orders(orderOf({ Number: 'A-1' }), orderOf()));
    const rows = orders(
      orderOf({ Number: 'A-1', Date: '15-10-2026' }),
      orderOf({ Service: 'Oven Repair' }),
      orderOf({ Date: '15-10-2026' }),
      orderOf({ Date: '15-10-2026' }),
    );
    expect((await add('orders', rows)).report).toMatchObject({
      added: 1,
      doubleRows: [2, 3, 5],
      doublesInWords: [
        expect.stringMatching(/^Row 2 is the same as order \d+$/),
        expect.stringMatching(/^Row 3 is the same as order \d+$/),
        'Row 5 is the same as row 4',
      ],
    });
  });

  test('a file of wrong rows and long cells does not stop the shop', async () => {
    const blanks = ' '.repeat(60_000);
    const rows = Array.from({ length: 4_900 }, () => orderOf({ Amount: 'x', Date: 'y', Mobile: 'z' }));
    rows[0] = orderOf({ Amount: `4${blanks}5`, Note: 'x'.repeat(2_001) });
    const [{ report }, turns] = await turnsDuring(() => check('orders', orders(...rows)));
    expect(report.problems.slice(0, 3)).toEqual([
      'Row 2, Amount: Please use at most 2,000 characters',
      'Row 2, Note: Please use at most 2,000 characters',
      'Row 3, Date: Please enter a valid date',
    ]);
    expect(turns).toBeGreaterThan(49);
  });

  test('imported past orders never join an account with the same mobile number', async () => {
    const account = await shop.customer({ mobile: '9876543210' });
    await add('orders', orders(orderOf()));
    expect((await account.api.orders.own({})).items).toEqual([]);
  });

  test('past orders must be from before today', async () => {
    expect((await check('orders', orders(orderOf({ Date: '20-11-2026' })))).report).toMatchObject({
      added: 0,
      problems: ['Row 2, Date: Past orders are from before today'],
    });
  });

  test('Undo removes imported orders with their customers', async () => {
    await add('orders', orders(orderOf(), orderOf({ Mobile: '9876543211' })));
    const used = (await listed()).find(({ mobile }) => mobile === '9876543210');
    await sunil.api.orders.setStatus({ id: used?._id ?? '', status: 'Incomplete' });
    const { removed, names } = await undo();
    expect(names).toEqual([`Order ${used?.orderNumber}`, 'Past repair', 'Asha Patil']);
    expect(removed).toBe(2);
    expect((await listed()).map(({ mobile }) => mobile)).toEqual(['9876543210']);
  });

  test('a long file of past orders is written in several batches, with progress', async () => {
    const rows = Array.from({ length: 1_001 }, (_, at) =>
      orderOf({ Number: `N-${at}`, Mobile: String(9e9 + (at % 2)) }),
    );
    const form = importForm('orders', csvOf(orders(...rows)), { dryRun: false });
    const headers = { ...form.headers, accept: 'application/x-ndjson' };
    const { bytes } = await shop.call('POST /api/import', { as: sunil, ...form, headers });
    const lines = bytes.toString().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { done: 500, total: 1_001 },
      { done: 1_000, total: 1_001 },
      { done: 1_001, total: 1_001 },
      { success: true, message: '1,001 past orders imported', data: { added: 1_001 } },
    ]);
    const again = await shop.call('POST /api/import', { as: sunil, ...form, headers });
    expect(JSON.parse(again.bytes.toString())).toMatchObject({
      success: false,
      message: wordsOfFailure('nothingNew'),
    });
    expect(await undo()).toMatchObject({ removed: 1_004, stayed: 0 });
  });
});

describe('appliances', () => {
  const sheet = (...rows: string[][]) => [
    ['Mobile', 'Kind', 'Brand', 'Serial', 'Place', 'Bought on'],
    ...rows,
  ];

  test('an import adds appliances of imported customers, knows its doubles, and is undone', async () => {
    await add('customers', customers(household('Asha', '9876543210')));
    const rows = sheet(
      ['98765 43210', 'Split AC', 'LG', 'AX7731K', 'Bedroom 2', 'Mar 2024'],
      ['9876543210', 'फ्रिज (डबल डोर)', '', '', '', '14-03-2025'],
    );
    expect(await add('appliances', rows)).toMatchObject({ message: '2 appliances imported' });
    const { appliances } = await sunil.api.backoffice.search({ text: 'lg ac' });
    expect(appliances).toMatchObject([
      { name: 'LG split AC, Bedroom 2', serial: 'AX7731K', fullname: 'Asha' },
    ]);
    const months = await db.selectFrom('appliances').select('bought').orderBy('bought').execute();
    expect(months.map(({ bought }) => bought)).toEqual(['2024-03', '2025-03']);
    expect((await check('appliances', rows)).report).toMatchObject({
      added: 0,
      doublesInWords: [
        'Row 2 is the same as the appliance LG split AC, Bedroom 2',
        'Row 3 is the same as the appliance Refrigerator (double door)',
      ],
    });
    expect(await undo()).toEqual({ removed: 2, stayed: 0, names: [] });
  });

  test('a kind that is unknown, a coming month and an unknown number are told', async () => {
    await add('customers', customers(household('Asha', '9876543210')));
    const { report } = await check(
      'appliances',
      sheet(
        ['9876543210', 'toaster', '', '', '', ''],
        ['9876543211', 'oven', '', '', '', ''],
        ['9876543210', 'oven', '', '', '', '2099-01-01'],
      ),
    );
    expect(report.problems).toEqual([
      'Row 2, Kind: Please choose a kind of appliance',
      'Row 3, Mobile: No customer without an account has this number. Import the customers first',
      expect.stringMatching(/^Row 4, Bought on: /),
    ]);
  });
});
