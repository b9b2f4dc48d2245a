import { expect } from 'vitest';
import { type CallName, nobodysId, type TestApi } from '../api.ts';
import { type Case, casesOf, expectDone, expectFailure } from './case.ts';

const splitAc = { kind: 'ac_split', maker: 'LG', place: 'Bedroom 2' };

const start = async (api: TestApi) => {
  const [asha, owner] = [await api.customer(), await api.admin()];
  const service = await api.make.service();
  const order = await api.make.order(asha, service);
  const add = (body: object, as: typeof asha = asha) => api.call('POST /api/appliances', { as, body });
  const added = async () => (await add(splitAc)).body.data as unknown as { _id: string };
  return { asha, owner, service, order, add, added };
};

const named = (id: string) => `PUT /api/order-appliances/${id}` as CallName;

export const applianceCases: readonly Case[] = [
  ...casesOf('POST /api/appliances', [
    {
      name: 'adds an appliance once, with the name that is made of it',
      run: async (api) => {
        const { add } = await start(api);
        const body = { ...splitAc, _id: '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a70' };
        const data = { _id: body._id, name: 'LG split AC, Bedroom 2', kind: 'ac_split', bought: null };
        expectDone(await add(body), 201, { message: 'Appliance added', data });
        expectDone(await add(body), 200, { message: 'Appliance added', data });
      },
    },
    {
      name: 'refuses a person who is not found',
      refuses: 'userNotFound',
      run: async (api) => {
        const { asha, owner, add } = await start(api);
        expectFailure(await add({ ...splitAc, customerId: nobodysId }, owner), 'userNotFound');
        expectFailure(await add({ ...splitAc, customerId: owner.id }, asha), 'userNotFound');
      },
    },
    {
      name: 'refuses an id of another person’s appliance',
      refuses: 'applianceNotFound',
      run: async (api) => {
        const { added, add } = await start(api);
        const { _id } = await added();
        expectFailure(await add({ ...splitAc, _id }, await api.customer()), 'applianceNotFound');
      },
    },
    {
      name: 'refuses more than a hundred of one person',
      refuses: 'appliancesFull',
      run: async (api) => {
        const { asha, add } = await start(api);
        const rows = Array.from({ length: 100 }, () => ({
          id: crypto.randomUUID(),
          user_id: asha.id,
          kind: 'other' as const,
        }));
        await api.db.insertInto('appliances').values(rows).execute();
        expectFailure(await add(splitAc), 'appliancesFull', 100);
      },
    },
  ]),
  ...casesOf('GET /api/appliances', [
    {
      name: 'lists appliances with their persons, and those that changed',
      run: async (api) => {
        const { asha, owner, added } = await start(api);
        const { _id } = await added();
        const all = await api.call('GET /api/appliances', { as: owner });
        expectDone(all, 200, { data: [{ _id, customerId: asha.id, note: '' }] });
        const later = `GET /api/appliances?updatedSince=${String(all.body.until)}` as CallName;
        expect((await api.call(later, { as: owner })).status).toBe(200);
        const others = `GET /api/appliances?customerId=${owner.id}` as CallName;
        expectDone(await api.call(others, { as: owner }), 200, { data: [] });
      },
    },
  ]),
  ...casesOf('GET /api/appliances/{id}', [
    {
      name: 'gives one',
      refuses: 'applianceNotFound',
      run: async (api) => {
        const { owner, added } = await start(api);
        const { _id } = await added();
        const one = (id: string) => api.call(`GET /api/appliances/${id}` as CallName, { as: owner });
        expectDone(await one(_id), 200, { data: { _id, maker: 'LG' } });
        expectFailure(await one(nobodysId), 'applianceNotFound');
      },
    },
  ]),
  ...casesOf('PATCH /api/appliances/{id}', [
    {
      name: 'changes what is sent and leaves the rest',
      refuses: 'applianceNotFound',
      run: async (api) => {
        const { asha, added } = await start(api);
        const { _id } = await added();
        const change = (id: string) =>
          api.call(`PATCH /api/appliances/${id}` as CallName, { as: asha, body: { serial: 'AX7731K' } });
        expectDone(await change(_id), 200, { data: { maker: 'LG', serial: 'AX7731K', place: 'Bedroom 2' } });
        expectFailure(await change(nobodysId), 'applianceNotFound');
      },
    },
  ]),
  ...casesOf('PUT /api/order-appliances/{orderId}', [
    {
      name: 'names appliances on a line, and orders carry them',
      run: async (api) => {
        const { asha, owner, service, order, added } = await start(api);
        const { _id } = await added();
        const body = { productId: service._id, applianceIds: [_id] };
        expectDone(await api.call(named(order._id), { as: owner, body }), 200, {
          message: 'Appliance saved',
        });
        expectDone(await api.call('GET /api/get-payment', { as: owner }), 200, {
          data: [{ applianceIds: [_id] }],
        });
        expectDone(await api.call(named(order._id), { as: asha, body: { ...body, applianceIds: [] } }), 200);
        const [own] = (await api.call('GET /api/get-orders', { as: asha })).body as unknown as object[];
        expect(own).not.toHaveProperty('applianceIds');
      },
    },
    ...(['orderNotFound', 'serviceNotFound', 'applianceNotFound', 'tooManyAppliances'] as const).map(
      (refuses) => ({
        name: `refuses: ${refuses}`,
        refuses,
        run: async (api: TestApi) => {
          const { asha, service, order, added } = await start(api);
          const [{ _id }, other] = [await added(), await added()];
          const right = { productId: service._id, applianceIds: [_id] };
          const wrong = {
            orderNotFound: right,
            serviceNotFound: { ...right, productId: nobodysId },
            applianceNotFound: { ...right, applianceIds: [nobodysId] },
            tooManyAppliances: { ...right, applianceIds: [_id, other._id] },
          };
          const call = named(refuses === 'orderNotFound' ? nobodysId : order._id);
          expectFailure(await api.call(call, { as: asha, body: wrong[refuses] }), refuses);
        },
      }),
    ),
  ]),
  ...casesOf('GET /api/sticker-sheets/{id}', [
    {
      name: 'prints a run of stickers',
      refuses: 'stickerNotFound',
      run: async (api) => {
        const { owner } = await start(api);
        const { data } = await owner.api.appliances.makeStickers({ sheets: 2 });
        const sheet = (id: string) => api.call(`GET /api/sticker-sheets/${id}` as CallName, { as: owner });
        const answer = await sheet(data._id);
        expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
        expectFailure(await sheet(nobodysId), 'stickerNotFound');
      },
    },
  ]),
];
