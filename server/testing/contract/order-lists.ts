import { expect } from 'vitest';
import { type Case, casesOf, expectDone, expectRefused } from './case.ts';

export const orderListCases: readonly Case[] = [
  ...casesOf('GET /api/get-payment', [
    {
      name: 'lists all orders, oldest first, in pages and by each filter',
      run: async (api) => {
        const [washer, dryer] = [
          await api.make.service({ productName: 'Washer Repair' }),
          await api.make.service({ productName: 'Dryer Repair' }),
        ];
        const [owner, asha, ravi] = [await api.admin(), await api.customer(), await api.customer()];
        const first = await api.make.order(asha, washer);
        api.wait(1000);
        const second = await api.make.order(ravi, dryer, { fullname: 'Ravi Kale' });
        await api.call(`PATCH /api/update-payment/${second._id}`, {
          as: owner,
          body: { status: 'Complete' },
        });
        const list = async (query: string) => {
          const answer = await api.call(`GET /api/get-payment${query}`, { as: owner });
          expectDone(answer, 200);
          return {
            ids: (answer.body.data as unknown as { _id: string }[]).map(({ _id }) => _id),
            cursor: answer.body.nextCursor,
          };
        };
        const both = [first._id, second._id];
        for (const query of ['', '?service=All%20Services', '?service=&uId=&fullname=&status=']) {
          expect((await list(query)).ids).toEqual(both);
        }
        expect((await list('?service=dryer%20repair')).ids).toEqual([second._id]);
        expect((await list('?service=dryer')).ids).toEqual([]);
        expect((await list(`?uId=${asha.userId}`)).ids).toEqual([first._id]);
        expect((await list('?uId=99999999999')).ids).toEqual([]);
        expect((await list('?fullname=KALE')).ids).toEqual([second._id]);
        expect((await list('?fullname=%25')).ids).toEqual([]);
        expect((await list('?status=Complete')).ids).toEqual([second._id]);
        expect((await list(`?status=Complete&uId=${asha.userId}`)).ids).toEqual([]);
        const page = await list('?limit=1');
        expect(page.ids).toEqual([first._id]);
        expect(await list(`?limit=1&cursor=${String(page.cursor)}`)).toEqual({ ids: [second._id] });
      },
    },
    {
      name: 'filters by stage, by the day of the visit and by when an order changed last',
      run: async (api) => {
        const [owner, asha, service] = [await api.admin(), await api.customer(), await api.make.service()];
        const visit = { date: '2026-11-22', from: '18:00' };
        const [plain, visited] = [
          await api.make.order(asha, service),
          await api.make.order(asha, service, { visit }),
        ];
        let newest = '';
        const list = async (query: string) => {
          const answer = await api.call(`GET /api/get-payment?${query}`, { as: owner });
          expectDone(answer, 200);
          const orders = answer.body.data as unknown as { _id: string; updatedAt: string }[];
          newest = [newest, ...orders.map(({ updatedAt }) => updatedAt)].toSorted().at(-1) ?? '';
          return orders.map(({ _id }) => _id);
        };
        expect(await list('stage=requested')).toEqual([plain._id]);
        expect(await list('stage=scheduled')).toEqual([visited._id]);
        expect(await list('stage=done')).toEqual([]);
        expect(await list('visitDate=2026-11-22')).toEqual([visited._id]);
        expect(await list('visitDate=2026-11-23')).toEqual([]);
        expect(await list('stage=+&visitDate=&updatedSince=')).toEqual([plain._id, visited._id]);
        // The database's clock gives updatedAt.
        const after = new Date(newest).getTime() + 1;
        const since = new Date(after).toISOString();
        expect(await list(`updatedSince=${since}`)).toEqual([]);
        await api.call(`POST /api/cancel-order/${visited._id}`, { as: asha, body: {} });
        expect(await list(`updatedSince=${since}`)).toEqual([visited._id]);
        const inIndia = new Date(after + 330 * 60_000).toISOString().replace('Z', '%2B05:30');
        expect(await list(`updatedSince=${inIndia}`)).toEqual([visited._id]);
        expect(await list(`stage=cancelled&updatedSince=${since}&uId=${asha.userId}`)).toEqual([visited._id]);
        expect(await list('visitDate=2026-11-22')).toEqual([]);
        const feedback = { rating: 5, comment: 'Came on time' };
        await api.call(`POST /api/add-feedback/${plain._id}`, { as: asha, body: feedback });
        expect(await list(`updatedSince=${since}`)).toEqual([visited._id, plain._id]);
      },
    },
    {
      name: 'refuses a stage, a day or a moment that is none',
      run: async ({ call, admin }) => {
        const as = await admin();
        const wrong: [string, string][] = [
          ['stage=Done', 'Stage is not known'],
          ['stage=open', 'Stage is not known'],
          ['visitDate=tomorrow', 'Please enter a valid date'],
          ['visitDate=2026-02-30', 'Please enter a valid date'],
          ['updatedSince=2026-11-20', 'Please use a moment like 2026-11-20T09:30:00Z'],
          ['updatedSince=2026-02-30T09:30:00Z', 'Please use a moment like 2026-11-20T09:30:00Z'],
          ['updatedSince=0000-01-01T00:00:00Z', 'Please use a moment like 2026-11-20T09:30:00Z'],
          ['updatedSince=1', 'Please use a moment like 2026-11-20T09:30:00Z'],
        ];
        for (const [query, message] of wrong)
          expectRefused(await call(`GET /api/get-payment?${query}`, { as }), 400, message);
      },
    },
    {
      name: 'takes a filter of blanks for none, and All Services in any case',
      run: async ({ call, admin, customer, make }) => {
        const as = await admin();
        const order = await make.order(await customer(), await make.service());
        for (const query of ['uId=+', 'status=+', 'service=+', 'fullname=+', 'service=ALL+services']) {
          const answer = await call(`GET /api/get-payment?${query}`, { as });
          expectDone(answer, 200);
          expect(answer.body.data, query).toMatchObject([{ _id: order._id }]);
        }
      },
    },
    {
      name: 'takes a number as user id',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const uId of ['abc', '1.5', '1;2', 'NaN']) {
          const answer = await call(`GET /api/get-payment?uId=${encodeURIComponent(uId)}`, { as });
          expectRefused(answer, 400, 'User ID must be a number');
        }
      },
    },
  ]),
  ...casesOf('GET /api/get-orders', [
    {
      name: "gives a bare array of one's own orders, newest first, the next page in Link",
      run: async (api) => {
        const [asha, service] = [await api.customer(), await api.make.service()];
        await api.make.order(await api.customer(), service);
        const made: string[] = [];
        for (const _ of [1, 2, 3]) {
          made.unshift((await api.make.order(asha, service))._id);
          api.wait(1000);
        }
        const ids = (answer: { body: unknown }) => (answer.body as { _id: string }[]).map(({ _id }) => _id);
        const all = await api.call('GET /api/get-orders', { as: asha });
        expect(ids(all)).toEqual(made);
        for (const underWay of ['false', 'x'])
          expect(ids(await api.call(`GET /api/get-orders?underWay=${underWay}`, { as: asha }))).toEqual(made);
        expect(all.headers.link).toBeUndefined();
        expect(all.headers['cache-control']).toBe('no-store');
        const first = await api.call('GET /api/get-orders?limit=2&other=kept', { as: asha });
        const [, next] = /^<(.+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
        expect(next).toMatch(/^\/api\/get-orders\?limit=2&other=kept&cursor=/);
        const second = await api.call(`GET ${String(next)}` as 'GET /api/get-orders', { as: asha });
        expect([...ids(first), ...ids(second)]).toEqual(made);
        expect(second.headers.link).toBeUndefined();
      },
    },
  ]),
  ...casesOf('GET /api/export-orders', [
    {
      name: 'is a file of all orders that match',
      run: async (api) => {
        const [owner, asha] = [await api.admin(), await api.customer()];
        const service = await api.make.service({ productName: 'Washer Repair' });
        await api.make.order(asha, service, { fullname: 'Ravi Kale' });
        await api.make.order(asha, service, { fullname: 'Meena Shinde' });
        const path = 'GET /api/export-orders?format=csv&fullname=ravi' as const;
        const answer = await api.call(path, { as: owner });
        expect(answer.status).toBe(200);
        const text = answer.bytes.toString('utf8');
        expect(text).toContain('Ravi Kale');
        expect(text).not.toContain('Meena Shinde');
        expectRefused(await api.call(path, { as: asha }), 403, 'Permission denied');
      },
    },
  ]),
  ...casesOf('GET /api/export-customers', [
    {
      name: 'is a file of all customers that match',
      run: async (api) => {
        const [owner, asha] = [await api.admin(), await api.customer()];
        const path = 'GET /api/export-customers?format=csv' as const;
        const answer = await api.call(path, { as: owner });
        expect(answer.status).toBe(200);
        expect(answer.bytes.toString('utf8')).toContain(asha.email);
        expectRefused(await api.call(path, { as: asha }), 403, 'Permission denied');
      },
    },
  ]),
  ...casesOf('GET /api/export-services', [
    {
      name: 'is a file of all services that match, with the columns of an import',
      run: async (api) => {
        const [owner, asha] = [await api.admin(), await api.customer()];
        await api.make.service({ productName: 'Washer Repair' });
        await api.make.service({ productName: 'Oven Repair' });
        const path = 'GET /api/export-services?format=csv&search=washer' as const;
        const answer = await api.call(path, { as: owner });
        expect(answer.status).toBe(200);
        const text = answer.bytes.toString('utf8');
        expect(text).toContain('Service Name,Tags,Category,Charge');
        expect(text).toContain('Washer Repair');
        expect(text).not.toContain('Oven Repair');
        expectRefused(await api.call(path, { as: asha }), 403, 'Permission denied');
      },
    },
  ]),
];
