import ExcelJS from 'exceljs';
import { expect } from 'vitest';
import { type CallName, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const start = async (api: TestApi) => {
  const [asha, owner] = [await api.customer({ email: 'asha@example.com' }), await api.admin()];
  const order = await api.make.order(asha, await api.make.service());
  return { asha, owner, id: order._id };
};

const done = async (api: TestApi) => {
  const people = await start(api);
  const answer = await api.call(`PATCH /api/update-payment/${people.id}`, {
    as: people.owner,
    body: { status: 'Complete' },
  });
  return { ...people, number: String((answer.body.data as Record<string, unknown>).billNumber) };
};

const unknownToOthers = (path: (id: string) => CallName) => async (api: TestApi) => {
  const { id, owner } = await done(api);
  expectFailure(await api.call(path(id), { as: await api.customer() }), 'orderNotFound');
  for (const other of [nobodysId, 'no-id'])
    expectFailure(await api.call(path(other), { as: owner }), 'orderNotFound');
};

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

export const billCases: readonly Case[] = [
  ...casesOf('GET /api/bills', [
    {
      name: 'lists bills for admins, the changed ones since a moment',
      run: async (api) => {
        const { asha, owner, id, number } = await done(api);
        const all = await api.call('GET /api/bills', { as: owner });
        expectDone(all, 200, { data: [{ number, orderId: id, total: 499 }] });
        const later = `updatedSince=${String(all.body.until)}`;
        await api.call(`POST /api/add-feedback/${id}`, { as: asha, body: { rating: 5, comment: 'Good' } });
        expectDone(await api.call(`GET /api/bills?${later}`, { as: owner }), 200, { data: [{ number }] });
        expectFailure(await api.call('GET /api/bills', { as: asha }), 'permissionDenied');
      },
    },
    {
      name: 'refuses a cursor of another list',
      refuses: 'cursorUnknown',
      run: async (api) => {
        const { owner } = await done(api);
        for (const _ of [1, 2]) await api.customer();
        const list = 'updatedSince=2026-01-01T00:00:00Z&limit=1';
        const { body } = await api.call(`GET /api/all-user?${list}`, { as: owner });
        for (const path of ['bills', 'get-payment', 'get-enquiry', 'get-product', 'all-user'] as const) {
          const cursor = String(body.nextCursor);
          const query = path === 'all-user' ? '' : `&${list}`;
          const answer = await api.call(`GET /api/${path}?cursor=${cursor}${query}`, { as: owner });
          expectFailure(answer, 'cursorUnknown');
        }
      },
    },
  ]),
  ...casesOf('GET /api/bill/{orderId}', [
    {
      name: 'shows the bill of what is done to its customer and to admins',
      run: async (api) => {
        const { asha, owner, id, number } = await done(api);
        expect(number).toBe('HA/26-27/00001');
        for (const as of [asha, owner])
          expectDone(await api.call(`GET /api/bill/${id}`, { as }), 200, {
            data: { number, kind: 'Bill', orderId: id, total: 499, paid: 499, due: 0 },
          });
      },
    },
    {
      name: 'is not there for others',
      refuses: 'orderNotFound',
      run: unknownToOthers((id) => `GET /api/bill/${id}`),
    },
    {
      name: 'is not there before the work is done',
      refuses: 'billNotFound',
      run: async (api) => {
        const { asha, id } = await start(api);
        expectFailure(await api.call(`GET /api/bill/${id}`, { as: asha }), 'billNotFound');
      },
    },
  ]),
  ...casesOf('GET /api/bill/{orderId}/pdf', [
    {
      name: 'is the same as PDF',
      run: async (api) => {
        const { asha, id } = await done(api);
        const answer = await api.call(`GET /api/bill/${id}/pdf`, { as: asha });
        expect(answer.status).toBe(200);
        expect(answer.headers['content-type']).toBe('application/pdf');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.headers['content-disposition']).toBe('inline; filename="Bill-HA-26-27-00001.pdf"');
        expect(isPdf(answer.bytes)).toBe(true);
      },
    },
    {
      name: 'is not there for others',
      refuses: 'orderNotFound',
      run: unknownToOthers((id) => `GET /api/bill/${id}/pdf`),
    },
    {
      name: 'is not there before the work is done',
      refuses: 'billNotFound',
      run: async (api) => {
        const { asha, id } = await start(api);
        expectFailure(await api.call(`GET /api/bill/${id}/pdf`, { as: asha }), 'billNotFound');
      },
    },
  ]),
  ...casesOf('GET /api/tracked-bill/{token}', [
    {
      name: 'is the same for whoever has the tracking link',
      run: async (api) => {
        const { owner, id } = await done(api);
        const { link } = await owner.api.orders.link({ id });
        const answer = await api.call(`GET /api/tracked-bill/${link.split('/').at(-1)}`);
        expect([answer.status, isPdf(answer.bytes)]).toEqual([200, true]);
        expect(answer.headers['cache-control']).toBe('no-store');
      },
    },
    {
      name: 'leads nowhere by another token',
      refuses: 'orderNotFound',
      run: async (api) => {
        for (const token of ['no-token', 'A'.repeat(43)])
          expectFailure(await api.call(`GET /api/tracked-bill/${token}`), 'orderNotFound');
      },
    },
    {
      name: 'is not there before the work is done',
      refuses: 'billNotFound',
      run: async (api) => {
        const { owner, id } = await start(api);
        const { link } = await owner.api.orders.link({ id });
        expectFailure(await api.call(`GET /api/tracked-bill/${link.split('/').at(-1)}`), 'billNotFound');
      },
    },
  ]),
  ...casesOf('GET /api/tracked-visit/{token}', [
    {
      name: 'is a calendar file with the window and the link',
      run: async (api) => {
        const { asha, owner } = await start(api);
        const visit = { date: '2026-11-21', from: '09:00' };
        const { _id: id } = await api.make.order(asha, await api.make.service(), { visit });
        const { link } = await owner.api.orders.link({ id });
        const answer = await api.call(`GET /api/tracked-visit/${link.split('/').at(-1)}`);
        expect([answer.status, answer.headers['content-type']]).toEqual([
          200,
          'text/calendar; charset=utf-8',
        ]);
        const lines = String(answer.bytes).replaceAll('\r\n ', '').split('\r\n');
        expect(lines).toEqual(
          expect.arrayContaining([
            'DTSTART:20261121T033000Z',
            'DTEND:20261121T053000Z',
            `URL;VALUE=URI:${link}`,
          ]),
        );
      },
    },
    {
      name: 'is not there without a visit, or by another token',
      refuses: 'orderNotFound',
      run: async (api) => {
        const { owner, id } = await done(api);
        const { link } = await owner.api.orders.link({ id });
        for (const token of [link.split('/').at(-1), 'no-token'])
          expectFailure(await api.call(`GET /api/tracked-visit/${token}`), 'orderNotFound');
      },
    },
  ]),
  ...casesOf('GET /api/bill-document/{id}', [
    {
      name: 'is any bill or credit note by its own id',
      run: async (api) => {
        const { owner, id } = await done(api);
        const { _id } = await owner.api.bills.ofOrder({ orderId: id });
        const { data } = await owner.api.bills.credit({ id: _id, reason: 'A mistake' });
        for (const document of [_id, data.creditNote?._id]) {
          const answer = await api.call(`GET /api/bill-document/${document}`, { as: owner });
          expect([answer.status, isPdf(answer.bytes)]).toEqual([200, true]);
        }
      },
    },
    {
      name: 'knows no other id',
      refuses: 'billNotFound',
      run: async (api) => {
        const as = await api.admin();
        for (const id of [nobodysId, 'no-id'])
          expectFailure(await api.call(`GET /api/bill-document/${id}`, { as }), 'billNotFound');
      },
    },
  ]),
  ...casesOf('GET /api/export-bills', [
    {
      name: 'is a spreadsheet whose credit notes are below zero',
      run: async (api) => {
        const { owner, id } = await done(api);
        await api.call(`PATCH /api/update-payment/${id}`, { as: owner, body: { status: 'Incomplete' } });
        const answer = await api.call('GET /api/export-bills?from=2026-11-01&to=2026-11-30', { as: owner });
        expect(answer.headers['content-disposition']).toBe('attachment; filename="Bills.xlsx"');
        const book = new ExcelJS.Workbook();
        await book.xlsx.load(answer.bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
        const rows: unknown[][] = [];
        book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
        expect(rows[0]).toEqual([
          'Number',
          'Date',
          'Kind',
          'Credits',
          'Order',
          'Customer',
          'GSTIN',
          'B2B/B2C',
          'Place of supply',
          'HSN/SAC',
          'Taxable value',
          'Rate %',
          'CGST',
          'SGST',
          'IGST',
          'Total',
          'Paid in cash',
          'Paid by UPI',
          'Due',
          'Technician',
        ]);
        expect(rows.slice(1).map((row) => [row[0], row[2], row[10], row[15], row[16]])).toEqual([
          ['HA/26-27/00001', 'Bill', 499, 499, 0],
          ['HAC/26-27/00001', 'Credit Note', -499, -499, 0],
        ]);
        const refused = await api.call('GET /api/export-bills?from=yesterday', { as: owner });
        expectRefused(refused, 400, 'Please enter a valid date');
      },
    },
  ]),
  ...casesOf('GET /api/export-gstr1', [
    {
      name: 'is a workbook of a month with check sums first',
      run: async (api) => {
        const { owner } = await done(api);
        const answer = await api.call('GET /api/export-gstr1?month=2026-11', { as: owner });
        expect(answer.status).toBe(200);
        const book = new ExcelJS.Workbook();
        await book.xlsx.load(answer.bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
        expect(book.worksheets.map(({ name }) => name).slice(0, 2)).toEqual(['Check sums', 'B2B']);
        const refused = await api.call('GET /api/export-gstr1?month=2026-13', { as: owner });
        expectRefused(refused, 400, 'Please choose a month');
      },
    },
  ]),
  ...casesOf('GET /api/export-figures', [
    {
      name: 'is a spreadsheet of a period and the same part of the one before',
      run: async (api) => {
        const { owner } = await done(api);
        const path = 'GET /api/export-figures?from=2026-11-01&to=2026-11-30&period=month' as const;
        const answer = await api.call(path, { as: owner });
        const book = new ExcelJS.Workbook();
        await book.xlsx.load(answer.bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
        const rows: unknown[][] = [];
        book.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1, 7)));
        expect(rows.slice(0, 3)).toEqual([
          ['By', 'Name', 'From', 'To', 'Booked', 'Done'],
          ['All', undefined, '2026-11-01', '2026-11-30', 1, 1],
          ['All', undefined, '2026-10-01', '2026-10-20', 0, 0],
        ]);
        const refused = await api.call('GET /api/export-figures?from=2026-11-01', { as: owner });
        expectRefused(refused, 400, 'Please enter a valid date');
      },
    },
  ]),
  ...casesOf('GET /api/export-bill-pdfs', [
    {
      name: 'is an archive of the PDFs of a month',
      run: async (api) => {
        const { owner } = await done(api);
        const answer = await api.call('GET /api/export-bill-pdfs?month=2026-11', { as: owner });
        expect(answer.headers['content-type']).toBe('application/zip');
        expect(answer.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
        expect(answer.bytes.includes('Bill-HA-26-27-00001.pdf')).toBe(true);
        const before = await api.call('GET /api/export-bill-pdfs?month=2026-10', { as: owner });
        expect(before.bytes.includes('.pdf')).toBe(false);
        const refused = await api.call('GET /api/export-bill-pdfs?month=2026-13', { as: owner });
        expectRefused(refused, 400, 'Please choose a month');
      },
    },
  ]),
];
