import { expect } from 'vitest';
import type { TestApi } from '../api.ts';
import { csvOf, importForm, xlsxOf } from '../sheets.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const customers = csvOf([
  ['Full Name', 'Mobile'],
  ['Asha Patil', '9876543210'],
]);
const wrong = csvOf([
  ['Full Name', 'Mobile'],
  ['Asha Patil', '12'],
]);

const post = async ({ call, admin }: TestApi, file: Buffer, dryRun = true) =>
  call('POST /api/import', { as: await admin(), ...importForm('customers', file, { dryRun }) });

export const importCases: readonly Case[] = [
  ...casesOf('GET /api/import-sample', [
    {
      name: 'gives a spreadsheet with headings',
      run: async ({ call, admin }) => {
        const answer = await call('GET /api/import-sample?kind=orders', { as: await admin() });
        expect(answer.status).toBe(200);
        expect(answer.headers['content-disposition']).toBe('attachment; filename="Past orders.xlsx"');
        expect(answer.bytes.subarray(0, 2).toString()).toBe('PK');
      },
    },
  ]),
  ...casesOf('POST /api/import', [
    {
      name: 'checks a file, and adds its rows if asked to',
      run: async (api) => {
        const data = { kind: 'customers', added: 1, doubles: 0, problemCount: 0, problems: [] };
        expectDone(await post(api, customers), 200, { data });
        expectDone(await post(api, customers, false), 201, { data, message: '1 customer imported' });
      },
    },
    {
      name: 'needs a file',
      refuses: 'sheetMissing',
      run: async (api) => expectFailure(await post(api, Buffer.alloc(0)), 'sheetMissing'),
    },
    {
      name: 'refuses what is no spreadsheet',
      refuses: 'sheetUnreadable',
      run: async (api) => expectFailure(await post(api, Buffer.from('PK\x03\x04no')), 'sheetUnreadable'),
    },
    {
      name: 'refuses a file without rows',
      refuses: 'sheetEmpty',
      run: async (api) => expectFailure(await post(api, csvOf([['Full Name', 'Mobile']])), 'sheetEmpty'),
    },
    {
      name: 'names missing columns',
      refuses: 'columnsMissing',
      run: async (api) =>
        expectRefused(
          await post(api, csvOf([['Mobile'], ['9876543210']])),
          400,
          'These columns are missing: Full Name. Their headings are in the first row of the sample file',
        ),
    },
    {
      name: 'adds nothing if a row is wrong',
      refuses: 'rowsWrong',
      run: async (api) => {
        const problem = 'Row 2, Mobile: Please enter a valid 10-digit mobile number';
        expectDone(await post(api, wrong), 200, { data: { problemCount: 1, problems: [problem] } });
        expectRefused(
          await post(api, wrong, false),
          400,
          `Nothing was imported, because the file has a mistake. ${problem}`,
        );
      },
    },
    {
      name: 'refuses a file that was imported before',
      refuses: 'nothingNew',
      run: async (api) => {
        expectDone(await post(api, customers, false), 201);
        expectFailure(await post(api, customers, false), 'nothingNew');
      },
    },
    {
      name: 'refuses past orders of a closed month',
      refuses: 'ordersOfClosedMonth',
      run: async (api) => {
        const as = await api.admin();
        await as.api.bills.closeMonth({ month: '2026-10' });
        const rows = [
          ['Date', 'Full Name', 'Mobile', 'Service', 'Amount'],
          ['14-10-2026', 'Asha Patil', '9876543210', 'Oven Repair', '450'],
        ];
        const answer = await api.call('POST /api/import', { as, ...importForm('orders', csvOf(rows)) });
        expectRefused(answer, 409, 'October 2026 is closed: no booking of it can be imported or taken back');
      },
    },
    {
      name: 'refuses more than 5 MB and says how many the file has',
      refuses: 'sheetTooLarge',
      run: async (api) => {
        const words = (size: string) =>
          `This file has ${size} MB. Please use at most 5 MB, and split larger files`;
        expectRefused(await post(api, Buffer.alloc(5 * 2 ** 20 + 1, 'a')), 413, words('5.1'));
        expectRefused(await post(api, Buffer.alloc(8 * 2 ** 20, 'a')), 413, words('8.1'));
      },
    },
    {
      name: 'refuses more than 20,000 rows and says how many the file has',
      refuses: 'sheetTooManyRows',
      run: async (api) =>
        expectRefused(
          await post(api, Buffer.from('a\n'.repeat(20_003))),
          413,
          'This file has 20,002 rows. Please use at most 20,000 rows, and split longer files',
        ),
    },
    {
      name: 'refuses a small file that unpacks to too much',
      refuses: 'sheetUnpacksTooLarge',
      run: async (api) =>
        expectFailure(await post(api, await xlsxOf([[' '.repeat(40 * 2 ** 20)]])), 'sheetUnpacksTooLarge'),
    },
    {
      name: 'takes a form alone',
      refuses: 'wrongUploadType',
      run: async ({ call, admin }) =>
        expectFailure(await call('POST /api/import', { as: await admin(), body: {} }), 'wrongUploadType'),
    },
  ]),
];
