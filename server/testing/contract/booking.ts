import { expect } from 'vitest';
import { nobodysId, type TestApi } from '../api.ts';
import { bookingOf } from '../services.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { freeAt } from './visits.ts';

const start = async (api: TestApi) => {
  const [asha, service] = [await api.customer(), await api.make.service()];
  return { asha, service, body: bookingOf([service]) };
};

const orderFields = [
  '_id',
  'orderId',
  'orderNumber',
  'uId',
  'fullname',
  'email',
  'address',
  'city',
  'mobile',
  'products',
  'totalPrice',
  'totalQty',
  'paymentMethod',
  'cardOrderId',
  'status',
  'comment',
  'orderFeedback',
  'orderRating',
  'feedback',
  'createdAt',
  'stage',
  'visit',
  'dueAt',
  'note',
  'waitingReason',
  'part',
  'partExpected',
  'proposedVisit',
  'notAtHomeAt',
  'cancellationFee',
  'technician',
  'billNumber',
  'billTotal',
  'due',
  'warrantyOf',
  'updatedAt',
].sort();

export const bookingCases: readonly Case[] = casesOf('POST /api/create-payment', [
  {
    name: 'books at today’s price, empties the cart of it and mails',
    run: async (api) => {
      const { asha, service, body } = await start(api);
      await api.call('POST /api/addtocart', { as: asha, body: { productId: service._id } });
      const answer = await api.call('POST /api/create-payment', {
        as: asha,
        body: {
          ...body,
          status: 'Complete',
          products: [{ ...body.products[0], productName: 'Cheap', price: 1 }],
        },
      });
      expectDone(answer, 201, {
        message: 'Service placed successfully!',
        data: {
          orderId: body.orderId,
          uId: asha.userId,
          status: 'Incomplete',
          totalPrice: 499,
          totalQty: 1,
          comment: null,
          orderFeedback: null,
          orderRating: null,
          feedback: [],
          products: [{ productId: service._id, productName: service.productName, quantity: 1, price: 499 }],
          stage: 'requested',
          visit: null,
          dueAt: '2026-11-21T06:30:00.000Z',
          note: '',
          waitingReason: '',
          part: '',
          partExpected: null,
          proposedVisit: null,
          notAtHomeAt: null,
          cancellationFee: 0,
          technician: null,
          billNumber: null,
          billTotal: 0,
          due: 0,
          warrantyOf: null,
        },
      });
      expect(Object.keys(answer.body.data).sort()).toEqual(orderFields);
      const count = await api.call('GET /api/countAddToCartProduct', { as: asha });
      expect(count.body.data).toEqual({ count: 0 });
      expect(await api.mailsTo(body.email)).toHaveLength(1);
    },
  },
  {
    name: 'takes a visit time and what is wrong, and holds the place',
    run: async (api) => {
      const { asha, body } = await start(api);
      const sent = { ...body, visit: { date: '2026-11-21', from: '09:00' }, note: ' It does not spin. ' };
      const answer = await api.call('POST /api/create-payment', { as: asha, body: sent });
      expectDone(answer, 201, {
        data: {
          status: 'Incomplete',
          stage: 'scheduled',
          visit: { date: '2026-11-21', from: '09:00', to: '11:00' },
          dueAt: '2026-11-21T05:30:00.000Z',
          note: 'It does not spin.',
        },
      });
      expect(await freeAt(api, '2026-11-21', '09:00')).toBe(3);
    },
  },
  {
    name: "refuses a guest's third open visit of one mobile number, and books without a time",
    refuses: 'numberHasVisits',
    run: async (api) => {
      const { body } = await start(api);
      const guest = api.visitor();
      await guest.api.accounts.startGuest();
      const book = (orderId: string, from: string | null) =>
        api.call('POST /api/create-payment', {
          as: guest,
          body: { ...body, orderId, visit: from && { date: '2026-11-22', from } },
        });
      expectDone(await book('first', '09:00'), 201);
      expectDone(await book('second', '11:00'), 201);
      expectFailure(await book('third', '14:00'), 'numberHasVisits');
      expectDone(await book('third', null), 201, { data: { stage: 'requested' } });
    },
  },
  {
    name: 'refuses a visit that is full, past, too soon, beyond the horizon or no window, and leaves the key free',
    refuses: 'visitTaken',
    run: async (api) => {
      const { asha, service, body } = await start(api);
      const visit = { date: '2026-11-21', from: '09:00' };
      for (const _ of [1, 2, 3, 4]) await api.make.order(asha, service, { visit });
      const others = [
        visit,
        { date: '2026-11-20', from: '09:00' },
        { date: '2026-11-20', from: '11:00' },
        { date: '2026-12-05', from: '09:00' },
        { date: '2026-11-22', from: '10:00' },
      ];
      for (const visit of others) {
        const answer = await api.call('POST /api/create-payment', { as: asha, body: { ...body, visit } });
        expectFailure(answer, 'visitTaken');
      }
      expectDone(
        await api.call('POST /api/create-payment', { as: asha, body: { ...body, visit: null } }),
        201,
      );
    },
  },
  {
    name: 'answers the same key with the first order, whatever the body',
    run: async (api) => {
      const { asha, body } = await start(api);
      const first = await api.call('POST /api/create-payment', { as: asha, body });
      for (const again of [body, { orderId: body.orderId }, { ...body, products: [], totalPrice: 'x' }]) {
        const answer = await api.call('POST /api/create-payment', { as: asha, body: again });
        expectDone(answer, 200, { data: first.body.data });
      }
      const orders = await api.call('GET /api/get-orders', { as: asha });
      expect(orders.body).toHaveLength(1);
    },
  },
  {
    name: 'checks the fields in the order of the form',
    run: async (api) => {
      const { asha, service, body } = await start(api);
      const book = (change: Record<string, unknown>) =>
        api.call('POST /api/create-payment', { as: asha, body: { ...body, ...change } });
      const line = { productId: service._id, quantity: 1 };
      const empty = await api.call('POST /api/create-payment', { as: asha, body: {} });
      expect((empty.body.issues as { message: string }[]).map(({ message }) => message)).toEqual([
        'Full name is required',
        'Address is required',
        'Streat/Town is required',
        'Please enter a valid 10-digit mobile number',
        'Email is required',
        'At Least One Service is required',
        'Booking key (orderId) is required',
        'Payment method must be Cash on Delivery',
        'Total quantity is required',
        'Total price is required',
      ]);
      const wrong: [Record<string, unknown>, string][] = [
        [{ fullname: ' ' }, 'Full name is required'],
        [{ email: 'asha' }, 'Please enter a valid email'],
        [{ products: [] }, 'At Least One Service is required'],
        [{ products: [{ ...line, quantity: 0 }] }, 'At Least One Service is required'],
        [{ products: [{ ...line, quantity: 21 }] }, 'Quantity must be between 1 and 20'],
        [{ products: [{ ...line, quantity: -1 }] }, 'Quantity must be between 1 and 20'],
        [{ products: [line, { ...line, quantity: 0 }] }, 'Quantity must be between 1 and 20'],
        [{ products: [line, line] }, 'A service is listed twice'],
        [{ orderId: '' }, 'Booking key (orderId) is required'],
        [{ orderId: 'x'.repeat(101) }, 'Please use at most 100 characters'],
        [{ paymentMethod: 'Card' }, 'Payment method must be Cash on Delivery'],
        [{ totalQty: '1' }, 'Total quantity is required'],
        [{ totalPrice: null }, 'Total price is required'],
        [{ visit: 'tomorrow' }, 'Please choose a visit time'],
        [{ visit: {} }, 'Please enter a valid date'],
        [{ visit: { date: '2026-02-30', from: '09:00' } }, 'Please enter a valid date'],
        [{ visit: { date: '2026-11-21', from: '9' } }, 'Please use a time like 09:00 or 14:30'],
        [{ note: 'x'.repeat(1001) }, 'Please use at most 1000 characters'],
      ];
      for (const [change, message] of wrong) expectRefused(await book(change), 400, message);
      const twice = await book({ products: [{ ...line, quantity: 25 }], fullname: 'Asha' });
      expect(twice.body.issues).toEqual([
        { path: 'products.0.quantity', message: 'Quantity must be between 1 and 20' },
      ]);
    },
  },
  {
    name: 'books what is in no cart, whatever a field says that our own pages alone know',
    run: async (api) => {
      const { asha, body } = await start(api);
      const sent = { ...body, fromCart: true };
      expectDone(await api.call('POST /api/create-payment', { as: asha, body: sent }), 201);
    },
  },
  {
    name: 'knows no unknown service, malformed ids neither',
    refuses: 'serviceNotFound',
    run: async (api) => {
      const { asha, body } = await start(api);
      for (const ids of [[nobodysId], ['no-id'], ['no-id', 'no-id-either']]) {
        const products = ids.map((productId) => ({ productId, quantity: 1 }));
        const answer = await api.call('POST /api/create-payment', { as: asha, body: { ...body, products } });
        expectFailure(answer, 'serviceNotFound');
      }
    },
  },
  {
    name: 'refuses a price that was not seen, and leaves the key free',
    refuses: 'priceChanged',
    run: async (api) => {
      const { asha, body } = await start(api);
      for (const change of [{ totalPrice: 498 }, { totalQty: 2 }]) {
        const answer = await api.call('POST /api/create-payment', { as: asha, body: { ...body, ...change } });
        expectFailure(answer, 'priceChanged');
      }
      expectDone(await api.call('POST /api/create-payment', { as: asha, body }), 201);
    },
  },
]);
