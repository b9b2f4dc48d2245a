import { expect } from 'vitest';
import { nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const repaired = async (api: TestApi, { days = 90 } = {}) => {
  const [asha, sunil, service] = [await api.customer(), await api.admin(), await api.make.service()];
  await api.db.updateTable('services').set({ warranty_days: days }).where('id', '=', service._id).execute();
  const order = await api.make.order(asha, service);
  const body = { productId: service._id, note: 'The drum does not turn again.' };
  const claim = (
    more: Record<string, unknown> = {},
    as: NonNullable<Parameters<TestApi['call']>[1]>['as'] = asha,
  ) => api.call(`POST /api/warranty-claim/${order._id}`, { as, body: { ...body, ...more } });
  const done = async () =>
    expectDone(
      await api.call(`PATCH /api/update-payment/${order._id}`, { as: sunil, body: { status: 'Complete' } }),
      200,
    );
  return { asha, sunil, service, order, claim, done };
};

export const warrantyCases: readonly Case[] = [
  ...casesOf('PATCH /api/update-payment/{id}', [
    {
      name: 'reopens no claim beside an open one of its line',
      refuses: 'alreadyClaimed',
      run: async (api) => {
        const { claim, done, sunil } = await repaired(api);
        await done();
        const first = (await claim()).body.data as unknown as { _id: string };
        const set = (status: string) =>
          api.call(`PATCH /api/update-payment/${first._id}`, { as: sunil, body: { status } });
        expectDone(await set('Complete'), 200);
        const second = (await claim()).body.data as unknown as { orderNumber: number };
        expectRefused(
          await set('Incomplete'),
          409,
          `This warranty is claimed already: order ${second.orderNumber}.`,
        );
      },
    },
  ]),
  ...casesOf('POST /api/warranty-claim/{orderId}', [
    {
      name: 'makes an order of that line for nothing; the same key again gives the first one',
      run: async (api) => {
        const { claim, done, order, service } = await repaired(api);
        await done();
        const visit = { date: '2026-11-23', from: '09:00' };
        const asked = { visit, key: 'claim-1' };
        const answer = await claim(asked);
        expectDone(answer, 201, {
          message: 'Claim received',
          data: {
            warrantyOf: order._id,
            totalPrice: 0,
            stage: 'scheduled',
            visit: { ...visit, to: '11:00' },
            note: 'The drum does not turn again.',
            products: [{ productId: service._id, price: 0, quantity: 1 }],
          },
        });
        const again = await claim({ ...asked, note: 'Other words' });
        expectDone(again, 200, { data: { _id: answer.body.data._id } });
        expect(answer.body).not.toHaveProperty('created');
      },
    },
    {
      name: 'checks the fields in order',
      run: async (api) => {
        const { claim, done } = await repaired(api);
        await done();
        const empty = await claim({ productId: undefined, note: undefined });
        expect(empty.body.issues).toEqual([
          { path: 'productId', message: 'Service id is required' },
          { path: 'note', message: 'Please tell us what is wrong' },
        ]);
        for (const note of ['', '  ', 5, null])
          expectRefused(await claim({ note }), 400, 'Please tell us what is wrong');
        expectRefused(await claim({ visit: 'tomorrow' }), 400, 'Please choose a visit time');
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'orderNotFound',
      run: async (api) => {
        const { claim, done, asha } = await repaired(api);
        await done();
        expectFailure(await claim({}, await api.customer()), 'orderNotFound');
        for (const id of [nobodysId, 'no-id']) {
          const body = { productId: nobodysId, note: 'x' };
          expectFailure(
            await api.call(`POST /api/warranty-claim/${id}`, { as: asha, body }),
            'orderNotFound',
          );
        }
      },
    },
    {
      name: 'knows no service that the order does not have',
      refuses: 'serviceNotFound',
      run: async (api) => {
        const { claim, done } = await repaired(api);
        await done();
        expectFailure(await claim({ productId: (await api.make.service())._id }), 'serviceNotFound');
      },
    },
    {
      name: 'is for what is done',
      refuses: 'stepImpossible',
      run: async (api) => {
        const { claim } = await repaired(api);
        expectRefused(await claim(), 409, 'This booking is requested: that step is not possible now.');
      },
    },
    {
      name: 'is for what has a warranty',
      refuses: 'noWarranty',
      run: async (api) => {
        const { claim, done } = await repaired(api, { days: 0 });
        await done();
        expectRefused(await claim(), 409, 'This repair has no warranty.');
      },
    },
    {
      name: 'is possible until the last day',
      refuses: 'warrantyEnded',
      run: async (api) => {
        const { claim, done, order } = await repaired(api);
        await done();
        const until = (day: string) =>
          api.db
            .updateTable('order_lines')
            .set({ warranty_until: day })
            .where('order_id', '=', order._id)
            .execute();
        // The test clock is at noon of 20 November 2026.
        await until('2026-11-19');
        expectRefused(await claim(), 409, 'The warranty of this repair ended on 19 November 2026.');
        await until('2026-11-20');
        expectDone(await claim(), 201);
      },
    },
    {
      name: 'makes one open order of each line',
      refuses: 'alreadyClaimed',
      run: async (api) => {
        const { claim, done } = await repaired(api);
        await done();
        const [one, other] = await Promise.all([claim(), claim()]);
        const [made, refused] = one.status === 201 ? [one, other] : [other, one];
        expectDone(made, 201);
        const { orderNumber } = made.body.data as unknown as { orderNumber: number };
        expectRefused(refused, 409, `This warranty is claimed already: order ${orderNumber}.`);
      },
    },
    {
      name: 'has keys of its own',
      refuses: 'claimKeyUsed',
      run: async (api) => {
        const { claim, done, order } = await repaired(api);
        await done();
        expectFailure(await claim({ key: order.orderId }), 'claimKeyUsed');
      },
    },
    {
      name: 'takes a visit that is free',
      refuses: 'visitTaken',
      run: async (api) => {
        const { claim, done } = await repaired(api);
        await done();
        expectFailure(await claim({ visit: { date: '2026-11-20', from: '09:00' } }), 'visitTaken');
      },
    },
  ]),
];
