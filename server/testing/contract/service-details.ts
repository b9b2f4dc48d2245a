import { expect } from 'vitest';
import { nobodysId } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { productFields } from './product.ts';

export const serviceDetailCases: readonly Case[] = [
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
