import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { objectsOf, textOf } from '#server/testing/text-of-pdf.ts';
import { readBillOfOrder } from './issue/documents.ts';
import { writeBillsArchive } from './list/export.ts';
import { readBillPdf } from './pdf/files.ts';
import { writeBillPdf } from './pdf/write.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

async function finished(charge: number, finish: object = {}, productName = 'Washing Machine Repair') {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const service = await addTestService(db, { charge, productName });
  const { data } = await asha.api.orders.book(bookingInput([service]));
  await owner.api.orders.setStage({ id: data._id, stage: 'done', finish: { taken: charge, ...finish } });
  return { owner: owner.api, asha: asha.api, id: data._id };
}

test('the list of bills shows the newest first and sums the filtered bills', async () => {
  const first = await finished(100);
  shop.wait(24 * 3600_000);
  await finished(200, { method: 'UPI', taken: 150 });
  const { owner, id } = await finished(300);
  await owner.orders.setStatus({ id, status: 'Incomplete' });
  const numbers = async (filters: object) =>
    (await owner.bills.table(filters)).items.map(({ number, total, due }) => [number, total, due]);
  expect(await numbers({})).toEqual([
    ['HAC/26-27/00001', 300, 0],
    ['HA/26-27/00003', 300, 0],
    ['HA/26-27/00002', 200, 50],
    ['HA/26-27/00001', 100, 0],
  ]);
  expect(await numbers({ due: true })).toEqual([['HA/26-27/00002', 200, 50]]);
  expect(await numbers({ kind: 'Credit Note' })).toEqual([['HAC/26-27/00001', 300, 0]]);
  expect(await numbers({ to: '2026-11-20' })).toEqual([['HA/26-27/00001', 100, 0]]);
  expect(await numbers({ number: '2' })).toEqual([['HA/26-27/00002', 200, 50]]);
  expect(await numbers({ number: 'ha/26-27/00003', kind: 'Bill' })).toEqual([['HA/26-27/00003', 300, 0]]);
  expect(await numbers({ technicianId: 'no-id' })).toEqual([]);
  expect(await owner.bills.totals({})).toMatchObject({
    bills: 3,
    creditNotes: 1,
    total: 300,
    taxable: 300,
    cash: 100,
    upi: 150,
    due: 50,
  });
  expect(await owner.bills.totals({ from: '2026-11-21' })).toMatchObject({ bills: 2, total: 200, due: 50 });
  const page = await owner.bills.table({ limit: 3 });
  expect(page).toMatchObject({ count: 4, countIsExact: true });
  const next = await owner.bills.table({ limit: 3, cursor: page.nextCursor });
  expect(next.items.map(({ number }) => number)).toEqual(['HA/26-27/00001']);
  const [figures] = await first.owner.figures.compared({ from: '2026-11-01', to: '2026-11-30' });
  expect(figures).toMatchObject({ billed: 300, taken: 250, due: { week: 50 } });
});

/** Reads the file names from the directory at the end of a ZIP archive. */
const namesIn = (zip: Buffer): (string | undefined)[] =>
  zip
    .toString('latin1')
    .split('PK\u0001\u0002')
    .slice(1)
    .map((entry) => /[\w-]+\.pdf/.exec(entry)?.[0]);

test('a month of PDFs is zipped, and stops when the download is closed', async () => {
  await finished(100);
  await finished(200);
  const sink = new PassThrough();
  const [zip] = await Promise.all([buffer(sink), writeBillsArchive(shop.deps, {}, sink)]);
  expect(namesIn(zip)).toEqual(['Bill-HA-26-27-00001.pdf', 'Bill-HA-26-27-00002.pdf']);
  // The last record of a ZIP archive has the number of files and the offset of the directory.
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2);
  const entry = zip.subarray(zip.readUInt32LE(zip.length - 6));
  expect(entry.readUInt32LE(0)).toBe(0x02014b50);
  const head = zip.subarray(entry.readUInt32LE(42));
  const begin = 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const file = head.subarray(begin, begin + entry.readUInt32LE(20));
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(entry.readUInt32LE(16)).toBe(crc32(file));
  const gone = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
  await expect(writeBillsArchive(shop.deps, {}, gone)).rejects.toThrow('gone');
});

test('a bill with twelve lines fits on one page in two scripts', async () => {
  const { owner, id } = await finished(399, { taken: 299 }, 'श्री क्षेत्र Repair');
  await owner.bills.setSettings({ ...(await owner.bills.settings()), upiId: 'shop@okbank' });
  const bill = await owner.bills.ofOrder({ orderId: id });
  const [line] = bill.lines;
  if (!line) throw new Error('A bill has a line');
  const visited = { ...bill, visitOn: '2026-11-19', technicianName: 'Ravi Pawar' };
  const pdf = await writeBillPdf({ ...visited, lines: Array.from({ length: 12 }, () => line) });
  const said = textOf(pdf).replace(/\s+/g, ' ');
  for (const words of [
    'Bill',
    'HA/26-27/00001',
    '20 November 2026',
    'Asha Patil',
    '399.00',
    'Still due',
    'Warranty until 18 Feb 2027',
    'Day of visit 19 November 2026',
    'Technician Ravi ',
    '100.00',
  ])
    expect(said).toContain(words);
  expect(said).toContain('Rupees Three Hundred Ninety-nine only');
  expect(said).toContain('श्री क्षेत्र');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a bill with twelve long lines in three tax rates fits on one page', async () => {
  const { owner, id } = await finished(399, { taken: 99 });
  await owner.bills.setSettings({ ...(await owner.bills.settings()), upiId: 'shop@okbank' });
  const bill = await owner.bills.ofOrder({ orderId: id });
  const [line] = bill.lines;
  if (!line) throw new Error('A bill has a line');
  const words = 'पूर्ण स्वयंचलित वॉशिंग मशीन दुरुस्ती व सर्व्हिसिंग, मूळ कंपनीचा भाग';
  const pdf = await writeBillPdf({
    ...bill,
    registration: 'regular',
    kind: 'Tax Invoice',
    lines: Array.from({ length: 12 }, () => ({
      ...line,
      words,
      code: '84509090',
      price: 12_345.5,
      warrantyUntil: null,
    })),
    rates: [5, 18, 28].map((rate) => ({ ...bill, rate, taxable: 12_345.5, cgst: 100, sgst: 100, igst: 0 })),
    discount: 100,
    discountReason: 'An old customer who had to wait for the part',
    customer: { ...bill.customer, street: `${words}, ${words}` },
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(textOf(pdf)).not.toContain('…');
});

test('a bill shows the price less discount as taxable value if tax comes on top', async () => {
  const { owner, id } = await finished(1000);
  await owner.orders.setStatus({ id, status: 'Incomplete' });
  await owner.bills.setSettings({
    ...(await owner.bills.settings()),
    registration: 'regular',
    legalName: 'PA Appliance Care',
    gstin: '27AAPFU0939F1ZV',
    address: 'Jalna Road',
    pricesIncludeTax: false,
  });
  await owner.orders.setStage({
    id,
    stage: 'done',
    finish: { taken: 1062, discount: 118, reason: 'Came late' },
  });
  const bill = await owner.bills.ofOrder({ orderId: id });
  expect(bill).toMatchObject({ amount: 1000, discount: 118, taxable: 900, total: 1062 });
  const said = textOf(await writeBillPdf(bill))
    .replace(/\s+/g, ' ')
    .replaceAll('₹ ', '₹');
  expect(said).toContain('1,000.00 100.00 900.00 18 % 162.00 1,062.00');
  expect(said).toContain('Discount, ₹118.00 with its tax (Came late) − ₹100.00');
});

/** Reads the Devanagari runs of a PDF. */
function devanagariIn(pdf: Buffer): string[] {
  const contents = [...objectsOf(pdf.toString('latin1')).values()].join('');
  return [...contents.matchAll(/\/ActualText \(\xfe\xff(.*?)\)\n/gs)].map(([, text = '']) => {
    const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const bytes = text.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign);
    return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').trim();
  });
}

test('the PDF prints Devanagari in reading order', async () => {
  const { owner, id } = await finished(399, {}, 'फ्रि श्री क्षेत्र Repair');
  const pdf = await writeBillPdf(await owner.bills.ofOrder({ orderId: id }));
  expect(devanagariIn(pdf)).toContain('फ्रि श्री क्षेत्र');
});

test('a bill repeats its labels in the language of its customer', async () => {
  const { asha, id } = await finished(399, { taken: 300 });
  const read = async () => readBillPdf(shop.deps, await readBillOfOrder(db, id));
  const english = await read();
  expect(devanagariIn(english)).toEqual([]);
  await asha.accounts.setLanguage({ language: 'hi' });
  const hindi = await read();
  expect(textOf(hindi)).toContain('Total');
  expect(devanagariIn(hindi)).toEqual(expect.arrayContaining(['कुल', 'नकद भुगतान', 'अभी बाकी']));
  await asha.accounts.setLanguage({ language: 'mr' });
  expect(devanagariIn(await read())).toContain('एकूण');
  await asha.accounts.setLanguage({ language: 'en' });
  expect(await read()).toEqual(english);
});

test('the PDF of a bill is created once, and again after a payment', async () => {
  const { owner, id } = await finished(399, { taken: 300 });
  const put = vi.spyOn(shop.deps.media, 'put');
  const read = async () => readBillPdf(shop.deps, await owner.bills.ofOrder({ orderId: id }));
  const [first, same] = await Promise.all([read(), read()]);
  expect(await read()).toEqual(first);
  expect(same).toEqual(first);
  expect(put).toHaveBeenCalledTimes(1);
  const bill = await owner.bills.ofOrder({ orderId: id });
  await owner.bills.recordPayment({ id: bill._id, method: 'Cash', taken: 99 });
  expect(await read()).not.toEqual(first);
  expect(put).toHaveBeenCalledTimes(2);
});
