import { expect } from 'vitest';
import { nobodysId, type TestApi } from '../api.ts';
import { bookingOf } from '../services.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const start = async (api: TestApi) => {
  const [asha, service] = [await api.customer(), await api.make.service()];
  return { asha, service, body: bookingOf([service]) };
};

export const orderChangeCases: readonly Case[] = [
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
        for (const body of [
          {},
          { rating: 0, comment: 'x' },
          { rating: 5, comment: ' ' },
          { comment: 'x' },
          { rating: 9, comment: '' },
        ]) {
          expectRefused(await give(body), 400, 'Please fill in both rating and comment.');
        }
        for (const rating of [6, -1, 1.5, '5']) {
          expectRefused(await give({ rating, comment: 'x' }), 400, 'Rating must be between 1 and 5');
        }
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'feedbackOrderNotFound',
      run: async (api) => {
        const { asha, service } = await start(api);
        const order = await api.make.order(asha, service);
        const ravi = await api.customer();
        for (const id of [order._id, nobodysId, 'no-id', order.orderId]) {
          const answer = await api.call(`POST /api/add-feedback/${id}`, {
            as: ravi,
            body: { rating: 5, comment: 'x' },
          });
          expectFailure(answer, 'feedbackOrderNotFound');
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
