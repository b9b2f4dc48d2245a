import { expect } from 'vitest';
import { enquiryBody, nobodysId } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

export const enquiryCases: readonly Case[] = [
  ...casesOf('POST /api/create-enquiry', [
    {
      name: 'takes an enquiry from anyone',
      run: async ({ call, mailsTo }) => {
        const answer = await call('POST /api/create-enquiry', {
          body: { ...enquiryBody, status: 'Complete', website: '' },
        });
        expectDone(answer, 201, {
          message: 'Successfully Sent Enquiry!',
          data: { ...enquiryBody, status: 'Incomplete', createdAt: '2026-11-20T06:30:00.000Z' },
        });
        expect(await mailsTo(enquiryBody.email)).toMatchObject([{ template: 'enquiryReceived' }]);
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
        const message = 'This enquiry looks automatic. Please leave the website field empty';
        expectRefused(answer, 400, message);
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
      name: 'is a spreadsheet, by status too',
      run: async ({ call, admin }) => {
        const as = await admin();
        const answer = await call('GET /api/export-enquiries?status=Complete', { as });
        expect(answer.status).toBe(200);
        expect(answer.headers['content-disposition']).toContain('Customer_Details.xlsx');
        expect(answer.headers['cache-control']).toBe('no-store');
        const csv = await call('GET /api/export-enquiries?format=csv', { as });
        expect(csv.headers['content-disposition']).toContain('Customer_Details.csv');
        expect((await call('GET /api/export-enquiries?status=Open', { as })).status).toBe(400);
      },
    },
  ]),
];
