import { expect } from 'vitest';
import { type CallName, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';
import { freeAt } from './visits.ts';

const tomorrow = { date: '2026-11-21', from: '09:00' };
const dayAfter = { date: '2026-11-22', from: '14:00' };

const start = async (api: TestApi, visit: object | null = tomorrow) => {
  const [asha, service] = [await api.customer({ email: 'asha@example.com' }), await api.make.service()];
  return { asha, service, order: await api.make.order(asha, service, { visit }) };
};

type As = { token(): string | null };

const stepsOf = (api: TestApi, id: string) => ({
  reschedule: (as: As, body: object) => api.call(`POST /api/reschedule-order/${id}`, { as, body }),
  cancel: (as: As, body: object = {}) => api.call(`POST /api/cancel-order/${id}`, { as, body }),
  stage: (as: As, body: object) => api.call(`PATCH /api/order-stage/${id}`, { as, body }),
  events: (as: As) => api.call(`GET /api/order-events/${id}`, { as }),
});

const unknownToOthers = (path: CallName, body?: object) => async (api: TestApi) => {
  const { order } = await start(api);
  const [owner, ravi] = [await api.admin(), await api.customer()];
  const ask = (as: As, id: string) => api.call(`${path}/${id}` as CallName, { as, ...(body && { body }) });
  expectFailure(await ask(ravi, order._id), 'orderNotFound');
  for (const id of [nobodysId, 'no-id', order.orderId]) expectFailure(await ask(owner, id), 'orderNotFound');
};

export const orderStepCases: readonly Case[] = [
  ...casesOf('GET /api/order-events/{id}', [
    {
      name: 'tells a customer what happened, oldest first, and an admin also who did it',
      run: async (api) => {
        const { asha, order } = await start(api);
        const owner = await api.admin({ name: 'Sunil Deshmukh' });
        const { stage, events } = stepsOf(api, order._id);
        await stage(owner, { stage: 'working' });
        await stage(owner, { stage: 'waiting', reason: 'part ordered' });
        const told = async (as: As) => {
          const answer = await events(as);
          expectDone(answer, 200);
          return answer.body.data as unknown as Record<string, string>[];
        };
        const seen = await told(asha);
        expect(seen.map(({ kind, stage, text, by }) => [kind, stage, text, by])).toEqual([
          ['booked', 'scheduled', 'Booked for Saturday, 21 November, 9 am to 11 am.', 'You'],
          ['started', 'working', 'Work has begun.', 'The shop'],
          ['waiting', 'waiting', 'Waiting: part ordered.', 'The shop'],
        ]);
        expect((await told(owner)).map(({ by }) => by)).toEqual([
          `Asha Patil (${asha.userId})`,
          `Sunil Deshmukh (${owner.userId})`,
          `Sunil Deshmukh (${owner.userId})`,
        ]);
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'orderNotFound',
      run: unknownToOthers('GET /api/order-events'),
    },
  ]),
  ...casesOf('POST /api/reschedule-order/{id}', [
    {
      name: 'agrees on a time, on another one, and mails each once',
      run: async (api) => {
        const { asha, order } = await start(api, null);
        const { reschedule } = stepsOf(api, order._id);
        expectDone(await reschedule(asha, { visit: tomorrow }), 200, {
          message: 'Booking rescheduled',
          data: {
            _id: order._id,
            stage: 'scheduled',
            visit: { ...tomorrow, to: '11:00' },
            dueAt: '2026-11-21T05:30:00.000Z',
          },
        });
        for (const _ of ['first', 'again'])
          expectDone(await reschedule(asha, { visit: dayAfter }), 200, {
            data: { visit: { ...dayAfter, to: '16:00' } },
          });
        expect(await freeAt(api, '2026-11-21', '09:00')).toBe(4);
        expect(await freeAt(api, '2026-11-22', '14:00')).toBe(3);
        expect(await api.mailsTo('asha@example.com')).toMatchObject([
          { template: 'booked' },
          { template: 'visitAgreed' },
          { template: 'visitAgreed' },
        ]);
      },
    },
    {
      name: 'leaves the time that it has where the other is full; an admin may overbook knowingly, a customer not',
      refuses: 'visitTaken',
      run: async (api) => {
        const { asha, service, order } = await start(api);
        for (const _ of [1, 2, 3, 4]) await api.make.order(asha, service, { visit: dayAfter });
        const { reschedule, events } = stepsOf(api, order._id);
        const owner = await api.admin();
        const before = await events(owner);
        for (const [as, body] of [
          [asha, { visit: dayAfter }],
          [asha, { visit: dayAfter, knowingly: true }],
          [owner, { visit: dayAfter }],
          [owner, { visit: { date: '2026-11-22', from: '10:30' }, knowingly: true }],
        ] as const)
          expectFailure(await reschedule(as, body), 'visitTaken');
        expect((await events(owner)).body).toEqual(before.body);
        expect(await freeAt(api, '2026-11-21', '09:00')).toBe(3);
        expectDone(await reschedule(owner, { visit: dayAfter, knowingly: true }), 200, {
          data: { visit: { ...dayAfter, to: '16:00' } },
        });
        expect(await freeAt(api, '2026-11-21', '09:00')).toBe(4);
      },
    },
    {
      name: "refuses a guest's third open visit of one mobile number",
      refuses: 'numberHasVisits',
      run: async (api) => {
        const service = await api.make.service();
        const guest = api.visitor();
        await guest.api.accounts.startGuest();
        for (const from of ['09:00', '11:00'])
          await api.make.order(guest, service, { visit: { ...dayAfter, from } });
        const { _id } = await api.make.order(guest, service, { visit: null });
        expectFailure(await stepsOf(api, _id).reschedule(guest, { visit: dayAfter }), 'numberHasVisits');
      },
    },
    {
      name: 'is over once the technician has set out, and after',
      refuses: 'stepImpossible',
      run: async (api) => {
        const { asha, order } = await start(api);
        const owner = await api.admin();
        const { reschedule, stage } = stepsOf(api, order._id);
        for (const [to, words] of [
          ['on_the_way', 'on the way'],
          ['working', 'working'],
          ['done', 'done'],
        ] as const) {
          await stage(owner, { stage: to });
          for (const as of [asha, owner]) {
            const answer = await reschedule(as, { visit: dayAfter });
            expectRefused(answer, 409, `This booking is ${words}: that step is not possible now.`);
          }
        }
      },
    },
    {
      name: 'needs a visit',
      run: async (api) => {
        const { asha, order } = await start(api);
        const { reschedule } = stepsOf(api, order._id);
        for (const [body, message] of [
          [{}, 'Please choose a visit time'],
          [{ visit: null }, 'Please choose a visit time'],
          [{ visit: [] }, 'Please choose a visit time'],
          [{ visit: { from: '09:00' } }, 'Please enter a valid date'],
          [{ visit: { ...tomorrow, from: '09:15' } }, 'Please use a time like 09:00 or 14:30'],
        ] as const)
          expectRefused(await reschedule(asha, body), 400, message);
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'orderNotFound',
      run: unknownToOthers('POST /api/reschedule-order', { visit: dayAfter }),
    },
  ]),
  ...casesOf('POST /api/cancel-order/{id}', [
    {
      name: 'cancels, gives the place back and mails; a customer says nothing of a fee',
      run: async (api) => {
        const { asha, order } = await start(api);
        const { cancel, events } = stepsOf(api, order._id);
        expectDone(await cancel(asha, { reason: 'Fixed itself', fee: true }), 200, {
          message: 'Booking cancelled',
          data: { status: 'Incomplete', stage: 'cancelled', visit: null, cancellationFee: 0 },
        });
        expect(await freeAt(api, '2026-11-21', '09:00')).toBe(4);
        const [, cancelled] = (await events(asha)).body.data as unknown as { text: string }[];
        expect(cancelled?.text).toBe("Cancelled (Fixed itself). Less than 24 hours' notice.");
        expect(await api.mailsTo('asha@example.com')).toMatchObject([
          { template: 'booked' },
          { template: 'cancelled' },
        ]);
      },
    },
    {
      name: 'is for an admin alone once the technician is on the way, with the fee or without',
      refuses: 'stepImpossible',
      run: async (api) => {
        const { asha, order } = await start(api);
        const owner = await api.admin();
        const { cancel, stage } = stepsOf(api, order._id);
        await stage(owner, { stage: 'on_the_way' });
        expectRefused(await cancel(asha), 409, 'This booking is on the way: that step is not possible now.');
        expectDone(await cancel(owner, { fee: true }), 200, {
          data: { stage: 'cancelled', cancellationFee: 200 },
        });
        for (const as of [asha, owner])
          expectRefused(await cancel(as), 409, 'This booking is cancelled: that step is not possible now.');
      },
    },
    {
      name: 'waives the fee with a reason alone',
      refuses: 'feeUnexplained',
      run: async (api) => {
        const { order } = await start(api);
        const owner = await api.admin();
        const { cancel, stage } = stepsOf(api, order._id);
        await stage(owner, { stage: 'on_the_way' });
        for (const body of [{ fee: false }, { fee: false, reason: ' ' }])
          expectRefused(await cancel(owner, body), 400, 'Please say why there is no fee');
        expectDone(await cancel(owner, { fee: false, reason: 'We came late' }), 200, {
          data: { stage: 'cancelled', cancellationFee: 0 },
        });
      },
    },
    {
      name: 'takes short reasons alone',
      run: async (api) => {
        const { asha, order } = await start(api);
        const { cancel } = stepsOf(api, order._id);
        expectRefused(
          await cancel(asha, { reason: 'x'.repeat(301) }),
          400,
          'Please use at most 300 characters',
        );
        expect((await cancel(asha, { reason: 5 })).status).toBe(400);
        expect((await cancel(asha, { fee: 'yes' })).status).toBe(400);
      },
    },
    {
      name: "knows neither an unknown order nor another's",
      refuses: 'orderNotFound',
      run: unknownToOthers('POST /api/cancel-order', {}),
    },
  ]),
  ...casesOf('PATCH /api/order-stage/{id}', [
    {
      name: 'goes through the day and back again',
      run: async (api) => {
        const { order } = await start(api);
        const owner = await api.admin();
        const { stage } = stepsOf(api, order._id);
        for (const [to, status] of [
          ['on_the_way', 'Incomplete'],
          ['working', 'Incomplete'],
          ['done', 'Complete'],
          ['scheduled', 'Incomplete'],
        ] as const)
          expectDone(await stage(owner, { stage: to }), 200, {
            message: 'Booking updated',
            data: { stage: to, status, visit: { ...tomorrow, to: '11:00' } },
          });
        expect((await api.mailsTo('asha@example.com')).map(({ template }) => template)).toEqual([
          'booked',
          'onTheWay',
          'statusChanged',
          'statusChanged',
        ]);
      },
    },
    {
      name: 'says what it waits for',
      run: async (api) => {
        const { order } = await start(api);
        const owner = await api.admin();
        const { stage } = stepsOf(api, order._id);
        await stage(owner, { stage: 'working' });
        for (const reason of [undefined, null, ' '])
          expectRefused(await stage(owner, { stage: 'waiting', reason }), 400, 'Please give a reason');
        expectDone(await stage(owner, { stage: 'waiting', reason: 'part ordered' }), 200, {
          data: { stage: 'waiting', waitingReason: 'part ordered' },
        });
      },
    },
    {
      name: 'refuses what the table of moves does not have, also the same once more',
      refuses: 'stepImpossible',
      run: async (api) => {
        const { order } = await start(api);
        const owner = await api.admin();
        const { stage } = stepsOf(api, order._id);
        for (const to of ['scheduled', 'waiting'])
          expectRefused(
            await stage(owner, { stage: to, reason: 'x' }),
            409,
            'This booking is scheduled: that step is not possible now.',
          );
        await stage(owner, { stage: 'done' });
        expectRefused(
          await stage(owner, { stage: 'done' }),
          409,
          'This booking is done: that step is not possible now.',
        );
      },
    },
    {
      name: 'knows the stages by name',
      run: async (api) => {
        const { order } = await start(api);
        const owner = await api.admin();
        const { stage } = stepsOf(api, order._id);
        for (const to of ['Done', '', null, 1, undefined])
          expectRefused(await stage(owner, { stage: to }), 400, 'Stage is not known');
      },
    },
    {
      name: 'knows no unknown order',
      refuses: 'orderNotFound',
      run: async ({ call, admin }) => {
        const as = await admin();
        for (const id of [nobodysId, 'no-id'])
          expectFailure(
            await call(`PATCH /api/order-stage/${id}`, { as, body: { stage: 'done' } }),
            'orderNotFound',
          );
      },
    },
  ]),
];
