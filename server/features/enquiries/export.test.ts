import { randomBytes } from 'node:crypto';
import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { writeEnquiries } from './export.ts';

const columns = [
  'Sr.',
  'Full Name',
  'Address',
  'Email',
  'Mobile',
  'Service Type',
  'Message',
  'Created Date',
  'Status',
];
const shop = openTestShop(await freshDatabase());

const raw = 'It burns the top and leaves the middle raw.';
const addEnquiries = async (count: number, changes: Record<string, string> = {}, message = () => raw) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    fullname: `Person ${at}`,
    email: 'someone@example.com',
    mobile: '0550100201',
    area: 'CIDCO',
    service_type: 'Oven',
    message: message(),
    created_at: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    ...changes,
  }));
  while (rows.length > 0) await shop.db.insertInto('enquiries').values(rows.splice(0, 1000)).execute();
};

const readBack = async (filters = {}) => {
  const sink = new PassThrough();
  const [bytes] = await Promise.all([buffer(sink), writeEnquiries(shop.db, filters, sink)]);
  const workbook = new excel.Workbook();
  await workbook.xlsx.load(bytes as unknown as excel.Buffer);
  expect(workbook.worksheets).toHaveLength(1);
  const rows: excel.CellValue[][] = [];
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as excel.CellValue[]).slice(1)));
  return rows;
};

test('the spreadsheet of enquiries has nine columns and real dates', async () => {
  await addEnquiries(2);
  expect(await readBack()).toEqual([
    [...columns],
    [
      '1',
      'Person 1',
      'CIDCO',
      'someone@example.com',
      '0550100201',
      'Oven',
      expect.any(String),
      new Date('2026-01-01T05:31:00Z'),
      'Incomplete',
    ],
    [
      '2',
      'Person 0',
      'CIDCO',
      'someone@example.com',
      '0550100201',
      'Oven',
      expect.any(String),
      new Date('2026-01-01T05:30:00Z'),
      'Incomplete',
    ],
  ]);
});

test('the spreadsheet has only the header if there are no enquiries', async () => {
  expect(await readBack()).toEqual([[...columns]]);
});

test('the headings of the spreadsheet are in the language of the call', async () => {
  const [headings] = await inLanguage('mr', () => readBack());
  expect(headings?.slice(0, 2)).toEqual(['क्र.', 'पूर्ण नाव']);
});

test('the spreadsheet keeps formulas and markup as plain text', async () => {
  const typed = ['=1+1', '@SUM(A1)', '=HYPERLINK("http://evil.example")', '<b>&"', '1e9', '_x0041_'];
  typed.push('_x005F_x0041_', '__x00e9__', '_x0041_ &lt;b&gt;\nand more', '_x004_ _X0041_ x0041_');
  for (const text of typed) await addEnquiries(1, { message: text, fullname: text });
  const [, ...rows] = await readBack();
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(typed));
  expect(rows.map((row) => row[6])).toEqual(rows.map((row) => row[1]));
});

test('the spreadsheet stays readable with characters that XML does not allow', async () => {
  const rest = '\ufdd0 \u{1fffe} \u0085 फ्रिज 🧊';
  await addEnquiries(1, { message: `a\ufffeb\uffffc\u0001\u001b${rest}`, fullname: '\uffff' });
  await addEnquiries(1, { fullname: 'Next' });
  const rows = await readBack();
  expect(rows.map((row) => row[1])).toEqual(['Full Name', 'Next', undefined]);
  expect(rows[2]?.[6]).toBe(`abc${rest}`);
});

test('the spreadsheet has the same rows as the filtered table', async () => {
  await addEnquiries(3);
  await addEnquiries(1, { status: 'Complete', fullname: 'Syed' });
  expect((await readBack({ status: 'Complete' })).map((row) => row[1])).toEqual(['Full Name', 'Syed']);
});

test('the spreadsheet has every row of several batches', async () => {
  await addEnquiries(2500);
  const rows = await readBack();
  expect(rows).toHaveLength(2501);
  expect(new Set(rows.map((row) => row[1])).size).toBe(2501);
});

test('a slow reader of a spreadsheet pauses the reading from the database', async () => {
  // Random text cannot be compressed, so it fills the buffers between the database and the reader.
  const short = { fullname: 'Asha', email: 'a@example.com', mobile: '1' };
  await addEnquiries(7500, short, () => randomBytes(480).toString('hex'));
  let reads = 0;
  let seen = -1;
  const standsStill = () => {
    const before = seen;
    seen = reads;
    return reads > 0 && reads === before;
  };
  const counting = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  let goOn = () => {};
  const sink = new Writable({
    highWaterMark: 1,
    write: (_chunk, _encoding, done) => {
      goOn = done;
    },
  });
  const writing = writeEnquiries(counting, {}, sink).catch((error: Error) => error);
  await expect.poll(standsStill, { interval: 250, timeout: 30_000 }).toBe(true);
  expect(reads).toBeLessThan(6);
  sink.destroy();
  goOn();
  expect(await writing).toBeInstanceOf(Error);
  await expect.poll(standsStill, { interval: 250, timeout: 30_000 }).toBe(true);
  expect(reads).toBeLessThan(7);
});

test('a database error ends the download of a spreadsheet', async () => {
  const sink = new PassThrough();
  const failing = shop.db.withPlugin({
    transformQuery: () => {
      throw new Error('away');
    },
    transformResult: async ({ result }) => result,
  });
  await expect(writeEnquiries(failing, {}, sink)).rejects.toThrow('away');
  expect(sink.destroyed).toBe(true);
});
