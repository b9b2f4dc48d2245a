import { expect } from 'vitest';
import { type CallName, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure } from './case.ts';

const at = (date: string, from = '09:00') => ({ date, from });
const [today, tomorrow, dayAfter] = ['2026-11-20', '2026-11-21', '2026-11-22'];

const start = async (api: TestApi) => {
  const [asha, owner] = [await api.customer(), await api.admin()];
  const [ravi, imran] = [await api.technician(), await api.technician({ name: 'Imran Shaikh' })];
  const service = await api.make.service();
  const give = async (to: { id: string }, visit: object | null) => {
    const order = await api.make.order(asha, service, { visit });
    const call = `POST /api/assign-order/${order._id}` as CallName;
    expectDone(await api.call(call, { as: owner, body: { technicianId: to.id } }), 200);
    return order;
  };
  const jobsOf = async (as: { token(): string | null }, query = '') => {
    const answer = await api.call(`GET /api/jobs${query}` as CallName, { as });
    expectDone(answer, 200);
    return answer.body.data as unknown as Record<string, unknown>[];
  };
  return { asha, owner, ravi, imran, service, give, jobsOf };
};

export const jobCases: readonly Case[] = [
  ...casesOf('GET /api/jobs', [
    {
      name: "gives the caller's own until tomorrow in the order of the visits, each an order with what he needs",
      run: async (api) => {
        const { asha, ravi, imran, service, give, jobsOf } = await start(api);
        const later = await give(ravi, at(tomorrow, '11:00'));
        const sooner = await give(ravi, at(today, '16:00'));
        await give(ravi, at(dayAfter));
        await give(imran, at(tomorrow));
        await api.make.order(asha, service, { visit: at(tomorrow) });
        const jobs = await jobsOf(ravi);
        expect(jobs.map(({ _id }) => _id)).toEqual([sooner._id, later._id]);
        const token = expect.stringMatching(/^https:\/\/shop\.example\.com\/track\/[\w-]{43}$/);
        expect(jobs[0]).toMatchObject({
          fullname: 'Asha Patil',
          address: 'Garkheda',
          mobile: '5550100101',
          technician: { _id: ravi.id, name: 'Ravi Pawar' },
          pictures: 0,
          before: [],
          trackingLink: token,
        });
      },
    },
    {
      name: 'gives those of a day',
      run: async (api) => {
        const { ravi, give, jobsOf } = await start(api);
        await give(ravi, at(tomorrow));
        const wanted = await give(ravi, at(dayAfter));
        expect((await jobsOf(ravi, `?date=${dayAfter}`)).map(({ _id }) => _id)).toEqual([wanted._id]);
        const answer = await api.call('GET /api/jobs?date=22-11-2026' as CallName, { as: ravi });
        expect(answer.status).toBe(400);
      },
    },
    {
      name: 'tells of a step when it is sent, and again when it is sent again',
      run: async (api) => {
        const { ravi, imran, give, jobsOf } = await start(api);
        const order = await give(ravi, at(tomorrow));
        const step = (as: typeof ravi, id = order._id) =>
          api.call(`PATCH /api/order-stage/${id}` as CallName, {
            as,
            body: { stage: 'on_the_way', key: 'a step' },
          });
        expectFailure(await step(imran), 'orderNotFound');
        expectFailure(await step(ravi, nobodysId), 'orderNotFound');
        for (const _ of ['first', 'again'])
          expectDone(await step(ravi), 200, { data: { _id: order._id, stage: 'on_the_way' } });
        expect(await jobsOf(ravi)).toMatchObject([{ stage: 'on_the_way' }]);
      },
    },
  ]),
];
