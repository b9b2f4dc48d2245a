import { expect } from 'vitest';
import { type CallName, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure, expectRefused } from './case.ts';

const start = async (api: TestApi) => {
  const [asha, owner] = [await api.customer(), await api.admin()];
  const [ravi, imran] = [await api.technician(), await api.technician({ name: 'Imran Shaikh' })];
  const visit = { date: '2026-11-21', from: '09:00' };
  const order = await api.make.order(asha, await api.make.service(), { visit });
  const assign = (body: object, id = order._id) =>
    api.call(`POST /api/assign-order/${id}` as CallName, { as: owner, body });
  return { asha, owner, ravi, imran, order, assign };
};

export const technicianCases: readonly Case[] = [
  ...casesOf('GET /api/technicians', [
    {
      name: 'lists those whose role it is, by name',
      run: async (api) => {
        const { owner, ravi, imran } = await start(api);
        const answer = await api.call('GET /api/technicians', { as: owner });
        expectDone(answer, 200);
        const set = { mobile: '5550100101', categories: [], onDuty: true, daysOff: [] };
        expect(answer.body.data).toEqual([
          { _id: imran.id, userId: imran.userId, name: 'Imran Shaikh', ...set },
          { _id: ravi.id, userId: ravi.userId, name: 'Ravi Pawar', ...set },
        ]);
      },
    },
  ]),
  ...casesOf('POST /api/assign-order/{id}', [
    {
      name: 'gives an order to a technician, to another, to nobody; the same again changes nothing',
      run: async (api) => {
        const { asha, ravi, imran, assign } = await start(api);
        const now = { _id: ravi.id, name: 'Ravi Pawar' };
        for (const _ of ['first', 'again'])
          expectDone(await assign({ technicianId: ravi.id }), 200, {
            message: 'Technician assigned',
            data: { technician: now, stage: 'scheduled' },
          });
        expectDone(await assign({ technicianId: imran.id }), 200, {
          data: { technician: { _id: imran.id, name: 'Imran Shaikh' } },
        });
        const told = await api.call('GET /api/get-orders', { as: asha });
        expect(told.body).toMatchObject([{ technician: { _id: imran.id, name: 'Imran' } }]);
        expectDone(await assign({ technicianId: null }), 200, { data: { technician: null } });
        const events = await api.db.selectFrom('order_events').select('kind').orderBy('id').execute();
        expect(events.map(({ kind }) => kind)).toEqual(['booked', 'assigned', 'assigned', 'unassigned']);
      },
    },
    {
      name: 'tells the second of two that somebody was quicker',
      refuses: 'assignedMeanwhile',
      run: async (api) => {
        const { ravi, imran, assign } = await start(api);
        expectDone(await assign({ technicianId: ravi.id, was: null }), 200);
        expectRefused(
          await assign({ technicianId: imran.id, was: null }),
          409,
          'Someone else has just assigned this visit: Ravi Pawar.',
        );
        expectDone(await assign({ technicianId: imran.id, was: ravi.id }), 200);
      },
    },
    {
      name: 'knows technicians alone',
      refuses: 'technicianNotFound',
      run: async (api) => {
        const { asha, owner, assign } = await start(api);
        for (const technicianId of [nobodysId, 'no-id', asha.id, owner.id])
          expectFailure(await assign({ technicianId }), 'technicianNotFound');
        for (const body of [{}, { technicianId: 5 }, { technicianId: {} }])
          expect((await assign(body)).status).toBe(400);
      },
    },
    {
      name: 'knows no unknown order',
      refuses: 'orderNotFound',
      run: async (api) => {
        const { ravi, assign } = await start(api);
        for (const id of [nobodysId, 'no-id'])
          expectFailure(await assign({ technicianId: ravi.id }, id), 'orderNotFound');
      },
    },
    {
      name: 'leaves what is done or cancelled',
      refuses: 'stepImpossible',
      run: async (api) => {
        const { owner, order, ravi, assign } = await start(api);
        await api.call(`POST /api/cancel-order/${order._id}`, { as: owner, body: {} });
        expectRefused(
          await assign({ technicianId: ravi.id }),
          409,
          'This booking is cancelled: that step is not possible now.',
        );
      },
    },
  ]),
];
