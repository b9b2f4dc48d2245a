import ExcelJS from 'exceljs';
import { expect } from 'vitest';
import { enquiryBody, nobodysId } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

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

export const enquiryCases: readonly Case[] = [
  ...casesOf('POST /api/create-enquiry', [
    {
      name: 'takes an enquiry from anyone',
      run: async ({ call }) => {
        const answer = await call('POST /api/create-enquiry', {
          body: { ...enquiryBody, status: 'Complete', website: '' },
        });
        expectDone(answer, 201, {
          message: 'Successfully Sent Enquiry!',
          data: { ...enquiryBody, status: 'Incomplete' },
        });
      },
    },
    {
      name: 'checks the fields in the order of the form',
      run: async ({ call }) => {
        const order: [string, string][] = [
          ['fullname', 'Full name is required'],
          ['email', 'Please enter a valid email'],
          ['mobile', 'Please enter a valid 10-digit mobile number'],
          ['address', 'Address is required'],
          ['serviceType', 'Please select a service type'],
          ['message', 'Message cannot be empty'],
        ];
        const answer = await call('POST /api/create-enquiry', { body: {} });
        expect(answer.body.issues).toEqual(order.map(([path, message]) => ({ path, message })));
        for (const [field, message] of order) {
          const body = { ...enquiryBody, [field]: ' ' };
          expectRefused(await call('POST /api/create-enquiry', { body }), 400, message);
        }
        const body = { ...enquiryBody, serviceType: 'Toaster' };
        expectRefused(await call('POST /api/create-enquiry', { body }), 400, 'Please select a service type');
      },
    },
    {
      name: 'refuses what fills in the trap',
      run: async ({ call }) => {
        const answer = await call('POST /api/create-enquiry', {
          body: { ...enquiryBody, website: 'https://spam.example' },
        });
        expect(answer.status).toBe(400);
      },
    },
  ]),
  ...casesOf('GET /api/get-enquiry', [
    {
      name: 'lists them newest first, by status and in pages',
      run: async ({ call, admin, make, wait }) => {
        const as = await admin();
        const made: string[] = [];
        for (const _ of [1, 2, 3]) {
          made.unshift((await make.enquiry())._id);
          wait(1000);
        }
        const ids = async (query: string) => {
          const answer = await call(`GET /api/get-enquiry${query}`, { as });
          return {
            ids: (answer.body.data as unknown as { _id: string }[]).map(({ _id }) => _id),
            next: answer.body.nextCursor,
          };
        };
        expect(await ids('')).toEqual({ ids: made, next: undefined });
        const first = await ids('?limit=2');
        expect(first.ids).toEqual(made.slice(0, 2));
        expect((await ids(`?limit=2&cursor=${String(first.next)}`)).ids).toEqual(made.slice(2));
        expect((await ids('?status=Complete')).ids).toEqual([]);
        expect((await ids('?status=')).ids).toEqual(made);
        expectRefused(
          await call('GET /api/get-enquiry?status=Open', { as }),
          400,
          'Status must be Complete or Incomplete',
        );
      },
    },
  ]),
  ...casesOf('PATCH /api/update-enquiry/{id}', [
    {
      name: 'sets the status, also the one it has',
      run: async ({ call, admin, make }) => {
        const [as, { _id }] = [await admin(), await make.enquiry()];
        for (const status of ['Complete', 'Complete', 'Incomplete']) {
          expectDone(await call(`PATCH /api/update-enquiry/${_id}`, { as, body: { status } }), 200, {
            message: 'Status updated successfully',
            data: { _id, status },
          });
        }
        const answer = await call(`PATCH /api/update-enquiry/${_id}`, { as, body: { status: 'Done' } });
        expectRefused(answer, 400, 'Status must be Complete or Incomplete');
      },
    },
    {
      name: 'knows no unknown enquiry',
      refuses: 'enquiryNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id']) {
          const answer = await call(`PATCH /api/update-enquiry/${id}`, { as, body: { status: 'Complete' } });
          expectFailure(answer, 'enquiryNotFound');
        }
      },
    },
  ]),
  ...casesOf('GET /api/export-enquiries', [
    {
      name: 'writes the sheet: nine columns, newest first, dates as dates, text as text',
      run: async ({ call, admin, make, wait }) => {
        await make.enquiry({ message: '=1+1' });
        wait(1000);
        await make.enquiry({ fullname: 'Ravi Kale' });
        const answer = await call('GET /api/export-enquiries', { as: await admin() });
        expect(answer.status).toBe(200);
        expect(answer.headers['content-disposition']).toContain('Customer_Details.xlsx');
        expect(answer.headers['cache-control']).toBe('no-store');
        const book = new ExcelJS.Workbook();
        // exceljs' types expect an older Buffer
        await book.xlsx.load(answer.bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
        expect(book.worksheets).toHaveLength(1);
        const [head, newest, oldest] = [1, 2, 3].map(
          (at) => book.worksheets[0]?.getRow(at).values as unknown[],
        );
        expect(head?.slice(1)).toEqual(columns);
        expect(newest?.[2]).toBe('Ravi Kale');
        expect(newest?.[8]).toBeInstanceOf(Date);
        expect(oldest?.[7]).toBe('=1+1');
      },
    },
    {
      name: 'can be narrowed by status',
      run: async ({ call, admin, make }) => {
        await make.enquiry();
        const as = await admin();
        const answer = await call('GET /api/export-enquiries?status=Complete', { as });
        const book = new ExcelJS.Workbook();
        await book.xlsx.load(answer.bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
        expect(book.worksheets[0]?.actualRowCount).toBe(1);
        expect((await call('GET /api/export-enquiries?status=Open', { as })).status).toBe(400);
      },
    },
  ]),
];
