import { expect } from 'vitest';
import { nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

type Line = { _id: string; quantity: number; productId: string };

const filled = async (api: TestApi) => {
  const [asha, service] = [await api.customer(), await api.make.service()];
  const answer = await api.call('POST /api/addtocart', { as: asha, body: { productId: service._id } });
  return { asha, service, line: answer.body.data as unknown as Line, answer };
};

export const cartCases: readonly Case[] = [
  ...casesOf('POST /api/addtocart', [
    {
      name: 'adds one piece, and says so when it is there already',
      run: async (api) => {
        const { asha, service, answer } = await filled(api);
        expectDone(answer, 200, {
          message: 'Service added to cart',
          data: { productId: service._id, quantity: 1 },
        });
        const again = await api.call('POST /api/addtocart', {
          as: asha,
          body: { productId: service._id, selectedOption: 12 },
        });
        expectDone(again, 200, { message: 'Service is already in your cart', data: answer.body.data });
      },
    },
    {
      name: 'needs a service',
      run: async ({ call, customer }) =>
        expectRefused(
          await call('POST /api/addtocart', { as: await customer(), body: {} }),
          400,
          'Service id is required',
        ),
    },
    {
      name: 'knows no unknown service',
      refuses: 'serviceNotFound',
      run: async ({ call, customer }) => {
        const asha = await customer();
        for (const productId of [nobodysId, 'no-id']) {
          expectFailure(
            await call('POST /api/addtocart', { as: asha, body: { productId } }),
            'serviceNotFound',
          );
        }
      },
    },
  ]),
  ...casesOf('GET /api/countAddToCartProduct', [
    {
      name: 'counts lines, not pieces',
      run: async (api) => {
        const { asha, line } = await filled(api);
        await api.call('POST /api/update-cart-product', { as: asha, body: { _id: line._id, quantity: 5 } });
        expectDone(await api.call('GET /api/countAddToCartProduct', { as: asha }), 200, {
          data: { count: 1 },
        });
      },
    },
  ]),
  ...casesOf('GET /api/view-card-product', [
    {
      name: 'shows the lines with their services',
      run: async (api) => {
        const { asha, service, line } = await filled(api);
        const answer = await api.call('GET /api/view-card-product', { as: asha });
        expectDone(answer, 200, {
          data: [{ _id: line._id, quantity: 1, productId: { _id: service._id, twelveprice: 499 } }],
        });
        const empty = await api.call('GET /api/view-card-product', { as: await api.customer() });
        expectDone(empty, 200, { data: [] });
      },
    },
  ]),
  ...casesOf('POST /api/update-cart-product', [
    {
      name: 'sets a quantity of 1 to 20',
      run: async (api) => {
        const { asha, line } = await filled(api);
        const set = (quantity: unknown) =>
          api.call('POST /api/update-cart-product', { as: asha, body: { _id: line._id, quantity } });
        expectDone(await set(20), 200, { data: { ...line, quantity: 20 } });
        for (const quantity of [0, 21, -1, 1.5, '2', null, undefined]) {
          expectRefused(await set(quantity), 400, 'Quantity must be between 1 and 20');
        }
      },
    },
    {
      name: "knows neither an unknown line nor another's",
      refuses: 'cartLineNotFound',
      run: async (api) => {
        const { line } = await filled(api);
        const ravi = await api.customer();
        for (const _id of [line._id, nobodysId, 'no-id']) {
          const answer = await api.call('POST /api/update-cart-product', {
            as: ravi,
            body: { _id, quantity: 2 },
          });
          expectFailure(answer, 'cartLineNotFound');
        }
      },
    },
  ]),
  ...casesOf('POST /api/delete-cart-product', [
    {
      name: 'removes a line',
      run: async (api) => {
        const { asha, line } = await filled(api);
        const remove = () => api.call('POST /api/delete-cart-product', { as: asha, body: { _id: line._id } });
        expectDone(await remove(), 200, { message: 'Service removed from cart' });
        expectFailure(await remove(), 'cartLineNotFound');
        expectRefused(
          await api.call('POST /api/delete-cart-product', { as: asha, body: {} }),
          400,
          'Id is required',
        );
      },
    },
    {
      name: "keeps another's line",
      refuses: 'cartLineNotFound',
      run: async (api) => {
        const { asha, line } = await filled(api);
        const ravi = await api.customer();
        const answer = await api.call('POST /api/delete-cart-product', { as: ravi, body: { _id: line._id } });
        expectFailure(answer, 'cartLineNotFound');
        expectDone(await api.call('GET /api/countAddToCartProduct', { as: asha }), 200, {
          data: { count: 1 },
        });
      },
    },
  ]),
  ...casesOf('DELETE /api/clear-cart-product', [
    {
      name: 'empties the cart, with an empty JSON body or none',
      run: async (api) => {
        const { asha } = await filled(api);
        expectDone(await api.call('DELETE /api/clear-cart-product', { as: asha }), 200, {
          message: 'Cart cleared',
        });
        const headers = { 'content-type': 'application/json' };
        expectDone(await api.call('DELETE /api/clear-cart-product', { as: asha, headers }), 200);
        const count = await api.call('GET /api/countAddToCartProduct', { as: asha });
        expect(count.body.data).toEqual({ count: 0 });
      },
    },
  ]),
];
