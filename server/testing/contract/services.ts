import { expect } from 'vitest';
import { fileForm, nobodysId, serviceBody } from '../api.ts';
import { twoHalves } from '../sample-pictures.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { productFields } from './product.ts';

export const serviceCases: readonly Case[] = [
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
          for (const blank of field === 'productImage' ? [[]] : ['', '  ', '\u200b']) {
            const body = { ...serviceBody(), [field]: blank };
            expectRefused(await call('POST /api/upload-product', { as, body }), 400, message);
          }
        }
        for (const twelveprice of [-1, 1_000_001, '1000001', true, 'many']) {
          const body = { ...serviceBody(), twelveprice };
          const refused = await call('POST /api/upload-product', { as, body });
          expectRefused(refused, 400, 'Charge must be between 0 and 1000000');
        }
        const body = { ...serviceBody(), twelveprice: 1.234 };
        const fraction = await call('POST /api/upload-product', { as, body: { ...body, productImage: [] } });
        expectRefused(fraction, 400, 'Charge can have at most 2 decimals');
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
      name: 'has a warranty of 90 days where nothing else is said, and keeps it from who does not know of it',
      run: async ({ call, admin }) => {
        const as = await admin();
        const { warrantyDays: _, ...older } = serviceBody() as Record<string, unknown>;
        const { _id, ...added } = (await call('POST /api/upload-product', { as, body: older })).body.data;
        expect(added).toMatchObject({ warrantyDays: 90 });
        const update = async (warrantyDays: unknown) =>
          call('POST /api/update-product', { as, body: { ...older, _id, warrantyDays } });
        expectDone(await update('30'), 200, { data: { warrantyDays: 30 } });
        for (const unsaid of [undefined, null, ''])
          expectDone(await update(unsaid), 200, { data: { warrantyDays: 30 } });
        expectDone(await update(0), 200, { data: { warrantyDays: 0 } });
        for (const wrong of [-1, 3651, 1.5, 'many', true])
          expectRefused(await update(wrong), 400, 'Warranty must be between 0 and 3650 days');
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
