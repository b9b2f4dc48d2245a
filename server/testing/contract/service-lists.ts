import { expect } from 'vitest';
import type { CallName, TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { idsOf, productFields } from './product.ts';

const three = async ({ make, wait }: TestApi, changes: Record<string, unknown>[] = [{}, {}, {}]) => {
  const made: string[] = [];
  for (const change of changes) {
    made.unshift((await make.service(change))._id);
    wait(1000);
  }
  return made;
};

const pagesOf = async (call: TestApi['call'], name: CallName, inBody?: Record<string, unknown>) => {
  const ids: string[] = [];
  let cursor: unknown;
  do {
    const query = `?limit=2${cursor ? `&cursor=${String(cursor)}` : ''}`;
    const answer = inBody
      ? await call(name, { body: { ...inBody, limit: 2, ...(cursor ? { cursor } : {}) } })
      : await call(`${name}${query}` as CallName);
    expectDone(answer, 200);
    ids.push(...idsOf(answer));
    cursor = answer.body.nextCursor;
  } while (cursor);
  return ids;
};

export const serviceListCases: readonly Case[] = [
  ...casesOf('GET /api/get-product', [
    {
      name: 'lists all, newest first, in pages',
      run: async (api) => {
        const made = await three(api);
        const answer = await api.call('GET /api/get-product');
        expect(idsOf(answer)).toEqual(made);
        expect(answer.body).not.toHaveProperty('nextCursor');
        expect(Object.keys((answer.body.data as unknown as object[])[0] ?? {}).sort()).toEqual(productFields);
        expect(await pagesOf(api.call, 'GET /api/get-product')).toEqual(made);
      },
    },
    {
      name: 'loses none and repeats none while others are added, also of one moment',
      run: async ({ call, make }) => {
        const there: string[] = [];
        for (const _ of [1, 2, 3, 4, 5]) there.push((await make.service())._id);
        const read: string[] = [];
        let cursor = '';
        do {
          const answer = await call(`GET /api/get-product?limit=2${cursor}` as CallName);
          read.push(...idsOf(answer));
          await make.service();
          cursor = answer.body.nextCursor ? `&cursor=${String(answer.body.nextCursor)}` : '';
        } while (cursor);
        expect(new Set(read).size).toBe(read.length);
        expect(read).toEqual(expect.arrayContaining(there));
      },
    },
    {
      name: 'refuses a cursor of another list or with a letter changed',
      run: async ({ call, make, admin }) => {
        await make.enquiry();
        await make.enquiry();
        const other = await call('GET /api/get-enquiry?limit=1', { as: await admin() });
        await make.service();
        await make.service();
        const own = await call('GET /api/get-product?limit=1');
        const made = String(own.body.nextCursor);
        const changed = (made.startsWith('A') ? 'B' : 'A') + made.slice(1);
        for (const cursor of [
          String(other.body.nextCursor),
          changed,
          `${made}A`,
          `${made}=`,
          made.slice(0, -1),
        ]) {
          expectFailure(await call(`GET /api/get-product?cursor=${cursor}`), 'cursorUnknown');
        }
      },
    },
    {
      name: 'carries an ETag that answers 304 until something changes',
      run: async ({ call, make }) => {
        await make.service();
        const { headers } = await call('GET /api/get-product');
        const known = { 'if-none-match': String(headers.etag) };
        expect((await call('GET /api/get-product', { headers: known })).status).toBe(304);
        await make.service();
        expect((await call('GET /api/get-product', { headers: known })).status).toBe(200);
      },
    },
  ]),
  ...casesOf('POST /api/category-product', [
    {
      name: 'lists one category, by value or label in any case, in pages',
      run: async (api) => {
        const [newest, , oldest] = await three(api, [{}, { category: 'kitchen' }, {}]);
        for (const category of ['laundary', 'LAUNDARY', 'Laundary']) {
          const answer = await api.call('POST /api/category-product', { body: { category } });
          expect(idsOf(answer)).toEqual([newest, oldest]);
        }
        await api.make.service();
        const paged = await pagesOf(api.call, 'POST /api/category-product', { category: 'laundary' });
        expect(paged).toHaveLength(3);
        const none = await api.call('POST /api/category-product', { body: { category: 'rockets' } });
        expectDone(none, 200, { data: [] });
      },
    },
    {
      name: 'needs a category',
      run: async ({ call }) =>
        expectRefused(
          await call('POST /api/category-product', { body: {} }),
          400,
          'Please select a category',
        ),
    },
  ]),
  ...casesOf('GET /api/get-categoryProduct', [
    {
      name: 'gives one service of each category that has any',
      run: async (api) => {
        await three(api, [{}, { category: 'kitchen' }, {}]);
        const answer = await api.call('GET /api/get-categoryProduct');
        const categories = (answer.body.data as unknown as { category: string }[]).map((one) => one.category);
        expect(categories.sort()).toEqual(['kitchen', 'laundary']);
      },
    },
  ]),
  ...casesOf('POST /api/filter-product', [
    {
      name: 'lists several categories, one as text, all where none is chosen',
      run: async (api) => {
        const made = await three(api, [{ twelveprice: 300 }, { category: 'kitchen', twelveprice: 100 }, {}]);
        const ids = async (body: Record<string, unknown>) =>
          idsOf(await api.call('POST /api/filter-product', { body })).sort();
        expect(await ids({ category: ['kitchen', 'Laundary'] })).toEqual([...made].sort());
        expect(await ids({ category: 'KITCHEN' })).toEqual([made[1]]);
        for (const body of [{}, { category: [] }, { category: null }, { category: '' }]) {
          expect(await ids(body)).toEqual([...made].sort());
        }
        expect((await pagesOf(api.call, 'POST /api/filter-product', {})).sort()).toEqual([...made].sort());
        const refused = await api.call('POST /api/filter-product', { body: { category: 5 } });
        expect(refused.status).toBe(400);
      },
    },
  ]),
  ...casesOf('GET /api/search', [
    {
      name: 'finds by everyday words and typing errors, all where nothing is asked',
      run: async (api) => {
        const [fridge, washer] = await three(api, [
          { productName: 'Washing Machine Repair' },
          { productName: 'Refrigerator Repair', category: 'refrigeration' },
        ]);
        const found = async (q: string) =>
          idsOf(await api.call(`GET /api/search?q=${encodeURIComponent(q)}`));
        expect((await found('washing'))[0]).toBe(washer);
        expect((await found('fridge'))[0]).toBe(fridge);
        expect((await found('refrigirator'))[0]).toBe(fridge);
        expect(await found('   ')).toHaveLength(2);
        expect(idsOf(await api.call('GET /api/search'))).toHaveLength(2);
        expect(await pagesOf(api.call, 'GET /api/search')).toHaveLength(2);
      },
    },
    {
      name: 'takes signs as letters like others',
      run: async ({ call, make }) => {
        await make.service();
        for (const q of ['%', '_', '\\', "'", '"', "';drop table services;--", '%%%', '('.repeat(50)]) {
          const answer = await call(`GET /api/search?q=${encodeURIComponent(q)}`);
          expectDone(answer, 200, { data: [] });
        }
      },
    },
    {
      name: 'reads up to 200 characters',
      run: async ({ call }) => {
        expect((await call(`GET /api/search?q=${'a'.repeat(200)}`)).status).toBe(200);
        expect((await call(`GET /api/search?q=${'a'.repeat(201)}`)).status).toBe(400);
        expect((await call('GET /api/search?q=%00')).status).toBe(400);
        expect((await call('GET /api/search?q=a&q=b')).status).toBe(400);
      },
    },
  ]),
];
