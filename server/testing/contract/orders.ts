// The contract of the booking, status and feedback calls.
import { expect } from 'vitest';
import { bookingBody, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const orderFields = [
  '_id',
  'orderId',
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
].sort();

const start = async (api: TestApi) => {
  const [asha, service] = [await api.customer(), await api.make.service()];
  return { asha, service, body: bookingBody(service) };
};

const booking: Case[] = casesOf('POST /api/create-payment', [
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
        },
      });
      expect(Object.keys(answer.body.data).sort()).toEqual(orderFields);
      const count = await api.call('GET /api/countAddToCartProduct', { as: asha });
      expect(count.body.data).toEqual({ count: 0 });
      expect(await api.mailsTo(body.email)).toHaveLength(1);
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
    name: 'makes one order of two requests at once',
    run: async (api) => {
      const { asha, body } = await start(api);
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => api.call('POST /api/create-payment', { as: asha, body })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
    },
  },
  {
    name: "keeps one customer's key apart from another's",
    run: async (api) => {
      const { asha, body } = await start(api);
      expectDone(await api.call('POST /api/create-payment', { as: asha, body }), 201);
      const ravi = await api.customer();
      expectDone(await api.call('POST /api/create-payment', { as: ravi, body }), 201);
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
      ];
      for (const [change, message] of wrong) expectRefused(await book(change), 400, message);
      const twice = await book({ products: [{ ...line, quantity: 25 }], fullname: 'Asha' });
      expect(twice.body.issues).toEqual([
        { path: 'products.0.quantity', message: 'Quantity must be between 1 and 20' },
      ]);
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

const lists: Case[] = [
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
];

const changes: Case[] = [
  ...casesOf('PATCH /api/update-payment/{id}', [
    {
      name: 'sets the status and mails the customer once',
      run: async (api) => {
        const { asha, service } = await start(api);
        const [order, as] = [await api.make.order(asha, service), await api.admin()];
        const set = (status: unknown) =>
          api.call(`PATCH /api/update-payment/${order._id}`, { as, body: { status } });
        for (const status of ['Complete', 'Incomplete']) {
          expectDone(await set(status), 200, {
            message: 'Status updated and email sent successfully!',
            data: { _id: order._id, status },
          });
        }
        expectDone(await set('Incomplete'), 200, { message: 'Status updated successfully' });
        expect(await api.mailsTo('asha@example.com')).toHaveLength(3);
        for (const status of ['Done', undefined, 1, 'complete']) {
          expectRefused(await set(status), 400, 'Status must be Complete or Incomplete');
        }
      },
    },
    {
      name: 'knows no unknown order',
      refuses: 'orderNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id']) {
          const answer = await call(`PATCH /api/update-payment/${id}`, { as, body: { status: 'Complete' } });
          expectFailure(answer, 'orderNotFound');
        }
      },
    },
  ]),
  ...casesOf('POST /api/add-feedback/{orderId}', [
    {
      name: 'takes feedback on an order that is still incomplete',
      run: async (api) => {
        const { asha, service } = await start(api);
        const order = await api.make.order(asha, service);
        const answer = await api.call(`POST /api/add-feedback/${order._id}`, {
          as: asha,
          body: { rating: 5, comment: ' Came on time ' },
        });
        expectDone(answer, 201, {
          message: 'Feedback submitted successfully!',
          data: {
            _id: order._id,
            comment: 'Came on time',
            orderFeedback: 'Came on time',
            orderRating: 5,
            feedback: [{ rating: 5, comment: 'Came on time' }],
          },
        });
      },
    },
    {
      name: 'needs both, and 1 to 5 stars',
      run: async (api) => {
        const { asha, service } = await start(api);
        const order = await api.make.order(asha, service);
        const give = (body: unknown) => api.call(`POST /api/add-feedback/${order._id}`, { as: asha, body });
        for (const body of [{}, { rating: 0, comment: 'x' }, { rating: 5, comment: ' ' }, { comment: 'x' }]) {
          expectRefused(await give(body), 400, 'Please fill in both rating and comment.');
        }
        for (const rating of [6, -1, 1.5, '5']) {
          expectRefused(await give({ rating, comment: 'x' }), 400, 'Rating must be between 1 and 5');
        }
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'orderNotFound',
      run: async (api) => {
        const { asha, service } = await start(api);
        const order = await api.make.order(asha, service);
        const ravi = await api.customer();
        for (const id of [order._id, nobodysId, 'no-id', order.orderId]) {
          const answer = await api.call(`POST /api/add-feedback/${id}`, {
            as: ravi,
            body: { rating: 5, comment: 'x' },
          });
          expectFailure(answer, 'orderNotFound');
        }
      },
    },
    {
      name: 'takes it once',
      refuses: 'feedbackAlreadyGiven',
      run: async (api) => {
        const { asha, service } = await start(api);
        const order = await api.make.order(asha, service);
        const give = () =>
          api.call(`POST /api/add-feedback/${order._id}`, { as: asha, body: { rating: 5, comment: 'x' } });
        expectDone(await give(), 201);
        expectFailure(await give(), 'feedbackAlreadyGiven');
      },
    },
  ]),
];

export const orderCases: readonly Case[] = [...booking, ...lists, ...changes];
