import { describe, expect, it } from 'vitest';
import type { ProcedureName } from '#server/rest/routes.ts';
import { procedureOf } from '#server/trpc/procedure.ts';
import { openShopWithDoors } from './doors.ts';
import type { levels } from './levels.ts';

const { api, fingerprint } = await openShopWithDoors();

describe("another customer's row", () => {
  type Person = Awaited<ReturnType<typeof api.customer>>;
  type Fixture = Awaited<ReturnType<typeof fixture>>;
  const fixture = async () => {
    const [asha, ravi, owner] = [await api.customer(), await api.customer(), await api.admin()];
    const service = await api.make.service();
    const other = await api.make.service();
    const order = await api.make.order(asha, service);
    await asha.api.cart.add({ productId: other._id });
    const [line] = await asha.api.cart.lines();
    const { data: fridge } = await asha.api.appliances.add({ kind: 'other', maker: 'LG' });
    const [session] = await asha.api.accounts.sessions();
    return {
      asha,
      ravi,
      owner,
      service,
      order,
      fridge,
      lineId: line?._id ?? '',
      sessionId: session?._id ?? '',
    };
  };

  // For each procedure of customers, an input that refers to a row of the customer Asha, or none.
  const reaches = {
    'accounts.keepBookings': null,
    'accounts.join': null,
    'accounts.joinByInvitation': null,
    'accounts.changePassword': null,
    'accounts.me': null,
    'accounts.updateUser': [
      ({ asha }) => ({ userId: asha.id, name: 'Ravi' }),
      ({ asha }) => ({ userId: asha.userId, email: 'ravi@example.com' }),
      ({ asha }) => ({ userId: String(asha.userId), profilePic: '' }),
      ({ asha }) => ({ userId: asha.id.toUpperCase(), address: 'Elsewhere' }),
      ({ ravi }) => ({ userId: ravi.id, role: 'ADMIN' }),
      ({ owner }) => ({ userId: owner.userId, role: 'GENERAL' }),
    ],
    'accounts.setLanguage': null,
    'accounts.sessions': null,
    'accounts.endSession': [({ sessionId }) => ({ sessionId })],
    'accounts.endOtherSessions': null,
    'catalogue.rate': [({ service }) => ({ productId: service._id, rating: 1 })],
    'cart.add': null,
    'cart.count': null,
    'cart.lines': null,
    'cart.view': null,
    'cart.setQuantity': [({ lineId }) => ({ _id: lineId, quantity: 20 })],
    'cart.remove': [({ lineId }) => ({ _id: lineId })],
    'cart.clear': null,
    'cart.dismissDropped': null,
    'orders.book': null,
    'orders.bookAsGuest': null,
    'orders.link': [({ order }) => ({ id: order._id })],
    'orders.own': null,
    'orders.prefill': null,
    'bills.ofOrder': [({ order }) => ({ orderId: order._id })],
    'orders.events': [({ order }) => ({ id: order._id })],
    'orders.pictures': [({ order }) => ({ id: order._id })],
    'orders.technicianPhoto': [({ order }) => ({ orderId: order._id })],
    'orders.addPicture': [({ order }) => ({ id: order._id, picture: 'data:image/png;base64,AAAA' })],
    'orders.reschedule': [
      ({ order }) => ({ id: order._id, visit: { date: '2026-11-23', from: '09:00' } }),
      ({ order }) => ({ id: order._id, visit: { date: '2026-11-23', from: '09:00' }, knowingly: true }),
    ],
    'orders.cancel': [({ order }) => ({ id: order._id }), ({ order }) => ({ id: order._id, fee: true })],
    'appliances.mine': null,
    'appliances.page': [({ fridge }) => ({ id: fridge._id })],
    'appliances.add': [({ asha }) => ({ customerId: asha.id, kind: 'other' })],
    'appliances.change': [({ fridge }) => ({ id: fridge._id, maker: 'Mine' })],
    'appliances.remove': [({ fridge }) => ({ id: fridge._id })],
    'appliances.addPicture': [({ fridge }) => ({ id: fridge._id, picture: 'data:image/png;base64,AAAA' })],
    'appliances.removePicture': [({ fridge }) => ({ id: fridge._id, pictureId: fridge._id })],
    'appliances.setOnOrder': [
      ({ order, service, fridge }) => ({
        orderId: order._id,
        productId: service._id,
        applianceIds: [fridge._id],
      }),
    ],
    'rights.choices': null,
    'rights.choose': null,
    'rights.copyMine': null,
    'rights.eraseMe': null,
    'estimates.of': [({ order }) => ({ id: order._id })],
    'estimates.answer': [({ order }) => ({ id: order._id, version: 1, agree: true })],
    'warranty.claim': [
      ({ order, service }) => ({ orderId: order._id, productId: service._id, note: 'Not mine' }),
    ],
    'orders.giveFeedback': [({ order }) => ({ orderId: order._id, rating: 1, comment: 'Not mine' })],
  } as const satisfies Record<
    { [Name in ProcedureName]: (typeof levels)[Name] extends 'customer' ? Name : never }[ProcedureName],
    readonly ((people: Fixture) => Record<string, unknown>)[] | null
  >;

  it.each(Object.entries(reaches))(
    "%s neither shows nor changes another customer's row",
    async (name, attempts) => {
      const people = await fixture();
      const as = people.ravi;
      const before = await fingerprint();
      const isQuery = procedureOf(name).type === 'query';
      for (const attempt of attempts ?? []) {
        const body = attempt(people);
        const answer = isQuery
          ? await api.call(`GET /trpc/${name}?input=${encodeURIComponent(JSON.stringify(body))}`, { as })
          : await api.call(`POST /trpc/${name}`, { as, body });
        expect([403, 404], answer.text).toContain(answer.status);
        expect(await fingerprint()).toBe(before);
      }
      if (attempts) return;
      // The call names no row of Asha's, so her data must stay the same.
      const hers = async ({ api }: Person) =>
        JSON.stringify([await api.accounts.me(), await api.cart.view(), await api.orders.own({})]);
      const was = await hers(people.asha);
      const answer = await (isQuery
        ? api.call(`GET /trpc/${name}`, { as })
        : api.call(`POST /trpc/${name}`, { as, body: {} }));
      expect(answer.text).not.toContain(people.asha.email);
      expect(answer.text).not.toContain(people.order._id);
      expect(await hers(people.asha)).toBe(was);
    },
  );

  it("another customer's booking key makes a new booking", async () => {
    const { asha, ravi, service, order } = await fixture();
    const key = { orderId: order.orderId };
    const his = await api.make.order(ravi, service, { ...key, email: ravi.email });
    expect(his._id).not.toBe(order._id);
    await api.make.order(asha, service);
    const { nextCursor: cursor } = await asha.api.orders.own({ limit: 1 });
    expect(cursor).toBeDefined();
    const answer = await api.call(`GET /api/get-orders?cursor=${cursor}`, { as: ravi });
    expect(answer.status).toBe(400);
  });
});
