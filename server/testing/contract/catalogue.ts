// The contract of the catalogue calls.
import { expect } from 'vitest';
import { type Answer, type CallName, fileForm, nobodysId, serviceBody, type TestApi } from '../api.ts';
import { blankPng, twoHalves } from '../sample-pictures.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const productFields = [
  '_id',
  'productName',
  'brandName',
  'category',
  'productImage',
  'description',
  'twelveprice',
  'ratings',
  'ratingCount',
  'averageRating',
  'createdAt',
  'updatedAt',
].sort();

const idsOf = (answer: Answer) => (answer.body.data as unknown as { _id: string }[]).map(({ _id }) => _id);

const forms: Case[] = [
  ...casesOf('POST /api/upload-product', [
    {
      name: 'adds a service, its category by value or label, its charge also as text',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const change of [{}, { category: 'Laundary', twelveprice: '499.00' }]) {
          const answer = await call('POST /api/upload-product', {
            as,
            body: { ...serviceBody(), ...change },
          });
          expectDone(answer, 201, {
            message: 'Product upload successfully',
            data: { ...serviceBody(), ratings: [], ratingCount: 0, averageRating: 0 },
          });
          expect(Object.keys(answer.body.data).sort()).toEqual(productFields);
        }
      },
    },
    {
      name: 'checks the fields in order',
      run: async ({ call, admin }) => {
        const as = await admin();
        const order: [string, string][] = [
          ['productName', 'Service name is required'],
          ['brandName', 'Tags are required'],
          ['category', 'Please select a category'],
          ['twelveprice', 'Charge is required'],
          ['productImage', '*Please upload product image'],
        ];
        const answer = await call('POST /api/upload-product', { as, body: {} });
        expect(answer.body.issues).toEqual(order.map(([path, message]) => ({ path, message })));
        for (const [field, message] of order) {
          const body = { ...serviceBody(), [field]: field === 'productImage' ? [] : '' };
          expectRefused(await call('POST /api/upload-product', { as, body }), 400, message);
        }
        for (const twelveprice of [-1, 1_000_001, '1000001', true, 'many']) {
          const body = { ...serviceBody(), twelveprice };
          const refused = await call('POST /api/upload-product', { as, body });
          expectRefused(refused, 400, 'Charge must be between 0 and 1000000');
        }
        const body = { ...serviceBody(), twelveprice: 1.234 };
        expect((await call('POST /api/upload-product', { as, body })).status).toBe(400);
        const script = { ...serviceBody(), productImage: ['javascript:alert(1)'] };
        expect((await call('POST /api/upload-product', { as, body: script })).status).toBe(400);
      },
    },
    {
      name: 'knows its categories',
      refuses: 'categoryUnknown',
      run: async ({ call, admin }) =>
        expectFailure(
          await call('POST /api/upload-product', {
            as: await admin(),
            body: { ...serviceBody(), category: 'Rockets' },
          }),
          'categoryUnknown',
        ),
    },
    {
      name: 'knows its own pictures',
      refuses: 'imageUnknown',
      run: async ({ call, admin }) => {
        const productImage = [`/media/${'0'.repeat(32)}-100x100.webp`];
        const body = { ...serviceBody(), productImage };
        expectFailure(await call('POST /api/upload-product', { as: await admin(), body }), 'imageUnknown');
      },
    },
  ]),
  ...casesOf('POST /api/update-product', [
    {
      name: 'changes the whole service, which all see at once',
      run: async ({ call, admin, make }) => {
        const service = await make.service();
        await call('GET /api/get-product');
        const body = { ...service, ...serviceBody(), productName: 'Dryer Repair', twelveprice: 650.5 };
        expectDone(await call('POST /api/update-product', { as: await admin(), body }), 200, {
          message: 'Product update successfully',
          data: { _id: service._id, productName: 'Dryer Repair', twelveprice: 650.5 },
        });
        expectDone(await call('GET /api/get-product'), 200, { data: [{ productName: 'Dryer Repair' }] });
      },
    },
    {
      name: 'takes its own absolute picture addresses back',
      run: async ({ call, admin }) => {
        const as = await admin();
        const upload = await call('POST /api/upload-image', { as, ...fileForm(await twoHalves(400, 300)) });
        const body = { ...serviceBody(), productImage: [upload.body.url] };
        const added = await call('POST /api/upload-product', { as, body });
        expectDone(added, 201, { data: { productImage: [upload.body.url] } });
        expectDone(await call('POST /api/update-product', { as, body: added.body.data }), 200, {
          data: { productImage: [upload.body.url] },
        });
      },
    },
    {
      name: 'knows no unknown service',
      refuses: 'serviceNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const _id of [nobodysId, 'no-id']) {
          const body = { ...serviceBody(), _id };
          expectFailure(await call('POST /api/update-product', { as, body }), 'serviceNotFound');
        }
        const answer = await call('POST /api/update-product', { as, body: serviceBody() });
        expectRefused(answer, 400, 'Service id is required');
      },
    },
    {
      name: 'knows its categories',
      refuses: 'categoryUnknown',
      run: async ({ call, admin, make }) => {
        const body = { ...(await make.service()), ...serviceBody(), category: 'Rockets' };
        expectFailure(await call('POST /api/update-product', { as: await admin(), body }), 'categoryUnknown');
      },
    },
    {
      name: 'knows its own pictures',
      refuses: 'imageUnknown',
      run: async ({ call, admin, make }) => {
        const productImage = [`/media/${'0'.repeat(32)}-100x100.webp`];
        const body = { ...(await make.service()), ...serviceBody(), productImage };
        expectFailure(await call('POST /api/update-product', { as: await admin(), body }), 'imageUnknown');
      },
    },
  ]),
];

/** Three services a second apart, newest first. */
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

const lists: Case[] = [
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

const one: Case[] = [
  ...casesOf('POST /api/product-details', [
    {
      name: 'shows a service with its feedback, names shortened',
      run: async ({ call, make, customer }) => {
        const service = await make.service();
        const asha = await customer({ name: 'Asha Ramesh Patil' });
        const order = await make.order(asha, service);
        await call(`POST /api/add-feedback/${order._id}`, { as: asha, body: { rating: 4, comment: 'Good' } });
        const answer = await call('POST /api/product-details', { body: { productId: service._id } });
        expectDone(answer, 200, {
          data: { _id: service._id, averageRating: 4, ratingCount: 1, ratings: [4] },
          productFeedbacks: [{ rating: 4, comment: 'Good', fullname: 'Asha P.' }],
        });
        expect(Object.keys(answer.body.data).sort()).toEqual(productFields);
      },
    },
    {
      name: 'needs an id',
      run: async ({ call }) =>
        expectRefused(await call('POST /api/product-details', { body: {} }), 400, 'Service id is required'),
    },
    {
      name: 'knows no unknown service',
      refuses: 'serviceNotFound',
      run: async ({ call }) => {
        for (const productId of [nobodysId, 'no-id']) {
          expectFailure(await call('POST /api/product-details', { body: { productId } }), 'serviceNotFound');
        }
      },
    },
  ]),
  ...casesOf('POST /api/create-rating', [
    {
      name: 'rates what one has ordered, a second time in its place',
      run: async ({ call, make, customer }) => {
        const [asha, service] = [await customer(), await make.service()];
        await make.order(asha, service);
        const rate = (rating: unknown) =>
          call('POST /api/create-rating', { as: asha, body: { productId: service._id, rating } });
        expectDone(await rate(4), 201, { data: { averageRating: 4, ratingCount: 1 } });
        expectDone(await rate(5), 200, { data: { averageRating: 5, ratingCount: 1 } });
        for (const rating of [0, 6, 2.5, '3', null]) {
          expectRefused(await rate(rating), 400, 'Rating must be between 1 and 5');
        }
      },
    },
    {
      name: 'refuses who never ordered it',
      refuses: 'notOrdered',
      run: async ({ call, make, customer }) => {
        const body = { productId: (await make.service())._id, rating: 5 };
        expectFailure(await call('POST /api/create-rating', { as: await customer(), body }), 'notOrdered');
      },
    },
    {
      name: 'knows no unknown service',
      refuses: 'serviceNotFound',
      run: async ({ call, customer }) => {
        const body = { productId: nobodysId, rating: 5 };
        const answer = await call('POST /api/create-rating', { as: await customer(), body });
        expectFailure(answer, 'serviceNotFound');
      },
    },
  ]),
];

const pictures: Case[] = casesOf('POST /api/upload-image', [
  {
    name: 'stores a picture and gives its address and size',
    run: async ({ call, admin }) => {
      const answer = await call('POST /api/upload-image', {
        as: await admin(),
        ...fileForm(await twoHalves(2000, 1000)),
      });
      expectDone(answer, 201, { width: 1600, height: 800, public_id: expect.any(String) });
      expect(answer.body.secure_url).toBe(answer.body.url);
      expect(answer.body.url).toMatch(/^https:\/\/shop\.example\.com\/media\//);
      const path = new URL(String(answer.body.url)).pathname;
      expect((await call(`GET ${path}` as CallName)).headers['content-type']).toBe('image/webp');
    },
  },
  {
    name: 'needs a file',
    refuses: 'imageMissing',
    run: async ({ call, admin }) => {
      const as = await admin();
      const form = fileForm(await twoHalves(20, 20), 'another');
      expectFailure(await call('POST /api/upload-image', { as, ...form }), 'imageMissing');
      const cut = fileForm(await twoHalves(20, 20));
      const half = { ...cut, body: cut.body.subarray(0, -60) };
      expectFailure(await call('POST /api/upload-image', { as, ...half }), 'imageMissing');
    },
  },
  {
    name: 'refuses what is no raster picture',
    refuses: 'imageUnreadable',
    run: async ({ call, admin }) => {
      const as = await admin();
      for (const text of ['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']) {
        const form = fileForm(Buffer.from(text));
        expectFailure(await call('POST /api/upload-image', { as, ...form }), 'imageUnreadable');
      }
    },
  },
  {
    name: 'refuses more than 40 megapixels',
    refuses: 'imageTooManyPixels',
    run: async ({ call, admin }) => {
      const form = fileForm(blankPng(8000, 5001));
      expectFailure(
        await call('POST /api/upload-image', { as: await admin(), ...form }),
        'imageTooManyPixels',
      );
    },
  },
  {
    name: 'refuses more than 10 MB',
    refuses: 'imageTooLarge',
    run: async ({ call, admin }) => {
      const form = fileForm(Buffer.alloc(10 * 2 ** 20 + 1));
      expectFailure(await call('POST /api/upload-image', { as: await admin(), ...form }), 'imageTooLarge');
    },
  },
  {
    name: 'takes a form alone',
    refuses: 'wrongUploadType',
    run: async ({ call, admin }) =>
      expectFailure(
        await call('POST /api/upload-image', { as: await admin(), body: { file: 'x' } }),
        'wrongUploadType',
      ),
  },
]);

const categories: Case[] = [
  ...casesOf('GET /api/get-category', [
    {
      name: 'lists the five first ones',
      run: async ({ call }) => {
        const answer = await call('GET /api/get-category');
        expectDone(answer, 200);
        const listed = answer.body.categories as { label: string; value: string }[];
        expect(listed.map(({ label }) => label)).toEqual([
          'Laundary',
          'Refrigeration',
          'Commercial',
          'Kitchen',
          'Air Condition',
        ]);
        expect(listed[4]?.value).toBe('air condition');
      },
    },
  ]),
  ...casesOf('POST /api/create-category', [
    {
      name: 'derives the value and shows it at once',
      run: async ({ call, admin }) => {
        const body = { label: '  Home Cinema ', value: 'ignored' };
        expectDone(await call('POST /api/create-category', { as: await admin(), body }), 201, {
          message: 'Category added successfully!',
          data: { label: 'Home Cinema', value: 'home cinema' },
        });
        expect((await call('GET /api/get-category')).body.categories).toHaveLength(6);
      },
    },
    {
      name: 'needs a name',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const body of [{}, { label: '  ' }, { label: 5 }]) {
          const answer = await call('POST /api/create-category', { as, body });
          expectRefused(answer, 400, 'Category name cannot be empty!');
        }
      },
    },
    {
      name: 'refuses one that exists in any case',
      refuses: 'categoryExists',
      run: async ({ call, admin }) => {
        const body = { label: 'KITCHEN' };
        expectFailure(await call('POST /api/create-category', { as: await admin(), body }), 'categoryExists');
      },
    },
  ]),
  ...casesOf('POST /api/update-category/{id}', [
    {
      name: 'renames it and carries its services along',
      run: async ({ call, admin, make }) => {
        const { _id, value } = await make.category('Floor Care');
        await make.service({ category: value });
        const body = { label: 'Floors' };
        expectDone(await call(`POST /api/update-category/${_id}`, { as: await admin(), body }), 200, {
          message: 'Category updated successfully!',
          data: { _id, label: 'Floors', value: 'floors' },
        });
        const listed = await call('POST /api/category-product', { body: { category: 'floors' } });
        expect(idsOf(listed)).toHaveLength(1);
        const empty = await call(`POST /api/update-category/${_id}`, { as: await admin(), body: {} });
        expectRefused(empty, 400, 'Category name cannot be empty!');
      },
    },
    {
      name: 'knows no unknown category',
      refuses: 'categoryNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id', '%00']) {
          const answer = await call(`POST /api/update-category/${id}`, { as, body: { label: 'Floors' } });
          expectFailure(answer, 'categoryNotFound');
        }
      },
    },
    {
      name: 'refuses a name that exists',
      refuses: 'categoryExists',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.category('Floor Care');
        const body = { label: 'kitchen' };
        const answer = await call(`POST /api/update-category/${_id}`, { as: await admin(), body });
        expectFailure(answer, 'categoryExists');
      },
    },
  ]),
  ...casesOf('DELETE /api/delete-category/{id}', [
    {
      name: 'deletes one that nothing uses',
      run: async ({ call, admin, make }) => {
        const { _id } = await make.category('Floor Care');
        expectDone(await call(`DELETE /api/delete-category/${_id}`, { as: await admin() }), 200, {
          message: 'Category deleted successfully!',
        });
        expect((await call('GET /api/get-category')).body.categories).toHaveLength(5);
      },
    },
    {
      name: 'knows no unknown category',
      refuses: 'categoryNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id']) {
          expectFailure(await call(`DELETE /api/delete-category/${id}`, { as }), 'categoryNotFound');
        }
      },
    },
    {
      name: 'says how many services still use it',
      refuses: 'categoryInUse',
      run: async ({ call, admin, make }) => {
        const { _id, value } = await make.category('Floor Care');
        await make.service({ category: value });
        await make.service({ category: value });
        const answer = await call(`DELETE /api/delete-category/${_id}`, { as: await admin() });
        expectFailure(answer, 'categoryInUse', 2);
      },
    },
  ]),
];

export const catalogueCases: readonly Case[] = [...forms, ...lists, ...one, ...pictures, ...categories];
