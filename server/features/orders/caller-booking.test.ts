import { v7 as newId, v4 as newKey } from 'uuid';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import type { bookForCallerInput } from '#shared/orders/callers.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

type Call = z.input<typeof bookForCallerInput>;
type Service = Awaited<ReturnType<typeof addTestService>>;

const monday = { date: '2026-11-23', from: '09:00' };

const call = (service: Service, changes: Partial<Call> = {}): Call => ({
  mobile: '5550100177',
  fullname: 'Meera Joshi',
  area: 'CIDCO',
  street: '12 Lotus Lane',
  products: [{ productId: service.id, quantity: 1 }],
  note: 'It leaks.',
  orderId: newKey(),
  totalQty: 1,
  totalPrice: service.charge,
  ...changes,
});

const rows = async () => {
  const count = async (table: 'orders' | 'users' | 'order_events' | 'mails') =>
    (await db.selectFrom(table).select('id').execute()).length;
  return {
    orders: await count('orders'),
    users: await count('users'),
    events: await count('order_events'),
    mails: await count('mails'),
  };
};
const taken = async () =>
  (await db.selectFrom('visit_places').select('taken').executeTakeFirst())?.taken ?? 0;

const enquire = async (changes: Record<string, string> = {}) =>
  (
    await shop.visitor().api.enquiries.send({
      fullname: 'Meera Joshi',
      email: 'meera@example.com',
      mobile: '5550100177',
      area: 'CIDCO',
      serviceType: 'Oven',
      message: 'It does not heat.',
      ...changes,
    })
  ).data;

test('booking for a new caller creates a user without email and takes a place', async () => {
  const sunil = await shop.admin();
  const service = await addTestService(db);
  const { created, message, data } = await sunil.api.orders.bookForCaller(call(service, { visit: monday }));
  expect({ created, message }).toEqual({ created: true, message: 'Service placed successfully!' });
  expect(data).toMatchObject({
    fullname: 'Meera Joshi',
    email: '',
    mobile: '5550100177',
    stage: 'scheduled',
    visit: { ...monday, to: '11:00' },
    note: 'It leaks.',
    totalPrice: service.charge,
    paymentMethod: 'Cash on Delivery',
  });
  const meera = await db
    .selectFrom('users')
    .selectAll()
    .where('user_id', '=', data.uId)
    .executeTakeFirstOrThrow();
  expect(meera).toMatchObject({ name: 'Meera Joshi', email: null, password_hash: null, role: 'GENERAL' });
  expect(await taken()).toBe(1);
  expect((await rows()).mails).toBe(0);
  const {
    enquiry,
    warrantyOrder: _,
    claims: __,
    language,
    ...order
  } = await sunil.api.orders.one({ orderId: data._id });
  expect([enquiry, language, order]).toEqual([
    null,
    'en',
    {
      ...data,
      customerId: meera.id,
      isTest: false,
      mailRefused: false,
      agreed: 0,
      buyer: null,
      scanned: null,
      cameBackOf: null,
    },
  ]);
  expect(await sunil.api.orders.events({ id: data._id })).toMatchObject([
    {
      kind: 'booked',
      text: 'Booked for Monday, 23 November, 9 am to 11 am.',
      by: `${sunil.name} (${sunil.userId})`,
    },
  ]);
  expect((await sunil.api.backoffice.audit({ entity: 'order', entityId: data._id })).items).toMatchObject([
    { action: 'order.booked', actor: `${sunil.name} (${sunil.userId})` },
  ]);
});

test('an order says that the mail service refuses its address', async () => {
  const asha = await shop.customer();
  const sunil = await shop.admin();
  const { data } = await asha.api.orders.book(bookingInput([await addTestService(shop.db)], {}));
  const refused = async () => (await sunil.api.orders.one({ orderId: data._id })).mailRefused;
  expect(await refused()).toBe(false);
  await shop.db
    .updateTable('mails')
    .set({ state: 'suppressed' })
    .where('order_id', '=', data._id)
    .where('recipient', '=', data.email)
    .execute();
  expect(await refused()).toBe(true);
});

test('booking for a caller mails the address in the order', async () => {
  const sunil = await shop.admin();
  const { data } = await sunil.api.orders.bookForCaller(
    call(await addTestService(db), { email: 'Meera@Example.com' }),
  );
  expect(data.email).toBe('meera@example.com');
  expect(await shop.mailsTo('meera@example.com')).toMatchObject([{ template: 'booked' }]);
  const meera = await shop.customer({ email: 'meera@example.com' });
  expect((await meera.api.orders.own({})).items).toEqual([]);
});

test("an admin can book for a known customer beyond the account's limits", async () => {
  const [sunil, asha] = [await shop.admin(), await shop.customer()];
  const service = await addTestService(db);
  for (let at = 0; at < 25; at += 1) {
    await sunil.api.orders.bookForCaller(call(service, { customerId: asha.id }));
  }
  const { items } = await asha.api.orders.own({});
  expect(items).toHaveLength(25);
  expect(new Set(items.map(({ uId }) => uId))).toEqual(new Set([asha.userId]));
  const unknown = sunil.api.orders.bookForCaller(call(service, { customerId: newId() }));
  expect((await refusal(unknown)).status).toBe(404);
});

test.each(['somebody new', 'a known person'])(
  '20 simultaneous bookings with one key for %s make one order',
  async (who) => {
    const [sunil, asha] = [await shop.admin(), await shop.customer()];
    const customerId = who === 'a known person' ? asha.id : null;
    const input = call(await addTestService(db), { visit: monday, customerId });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sunil.api.orders.bookForCaller(input)),
    );
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await sunil.api.orders.bookForCaller(input)).toMatchObject({ created: false });
    expect(await rows()).toEqual({ orders: 1, users: customerId ? 2 : 3, events: 1, mails: 0 });
    expect(await taken()).toBe(1);
  },
);

test('an invalid booking for a caller writes nothing', async () => {
  const sunil = await shop.admin();
  const [service, gone] = [await addTestService(db), await addTestService(db, { inShop: false })];
  const before = await rows();
  const refused = async (changes: Partial<Call>) =>
    (await refusal(sunil.api.orders.bookForCaller(call(service, changes)))).message;
  expect(await refused({ totalPrice: 1 })).toBe(
    'The price of your booking has changed. Please review and book again.',
  );
  expect(await refused({ products: [{ productId: gone.id, quantity: 1 }] })).toBe('Service not found');
  for (const visit of [
    { date: '2026-11-20', from: '09:00' },
    { date: '2027-11-20', from: '09:00' },
    { date: '2026-11-23', from: '09:30' },
  ])
    expect(await refused({ visit })).toBe('This time has just been taken. Please choose another.');
  expect(await rows()).toEqual(before);
  expect(await taken()).toBe(0);
});

test('a booking for a caller reports invalid fields one by one', async () => {
  const sunil = await shop.admin();
  const service = await addTestService(db);
  const before = await rows();
  const wrong: [keyof Call, unknown][] = [
    ['mobile', '12345'],
    ['fullname', '   '],
    ['email', 'not an address'],
    ['area', null],
    ['street', '\u200b'],
    ['products', []],
    ['products', [{ productId: service.id, quantity: 21 }]],
    ['note', 'x'.repeat(1001)],
    ['note', 'a\0b'],
    ['orderId', ''],
    ['visit', 'tomorrow'],
    ['visit', { date: '2026-02-31', from: '09:00' }],
    ['knowingly', 'yes'],
    ['customerId', 7],
    ['enquiryId', {}],
    ['enquiryDone', 1],
  ];
  for (const [field, value] of wrong) {
    const told = await refusal(sunil.api.orders.bookForCaller({ ...call(service), [field]: value } as Call));
    expect([field, told.status, told.issues?.[0]?.path.split('.')[0]]).toEqual([field, 400, field]);
  }
  expect(await rows()).toEqual(before);
});

test('an admin books a full or late visit time only after a confirmation', async () => {
  const sunil = await shop.admin();
  const service = await addTestService(db);
  // 14:00 is too soon to be booked an hour after noon.
  for (let at = 0; at < 4; at += 1) await sunil.api.orders.bookForCaller(call(service, { visit: monday }));
  const full = () => call(service, { visit: monday });
  expect((await refusal(sunil.api.orders.bookForCaller(full()))).status).toBe(409);
  const { data } = await sunil.api.orders.bookForCaller({ ...full(), knowingly: true });
  expect(await taken()).toBe(5);
  const event = await db
    .selectFrom('order_events')
    .select('after')
    .where('order_id', '=', data._id)
    .executeTakeFirstOrThrow();
  expect(event.after).toMatchObject({ visit: { ...monday, to: '11:00' }, overbooked: true });

  shop.wait(3600_000);
  const soon = { visit: { date: '2026-11-20', from: '14:00' } };
  expect((await refusal(sunil.api.orders.bookForCaller(call(service, soon)))).status).toBe(409);
  await sunil.api.orders.bookForCaller(call(service, { ...soon, knowingly: true }));
});

test('an admin books an enquiry once, and the order links to the enquiry', async () => {
  const [sunil, rekha] = [await shop.admin(), await shop.admin({ name: 'Rekha Pawar' })];
  const service = await addTestService(db);
  const { _id: enquiryId, createdAt } = await enquire();
  expect((await sunil.api.enquiries.one({ id: enquiryId })).order).toBeNull();
  const tries = await Promise.allSettled(
    [sunil, rekha, sunil, rekha].map(({ api }) =>
      api.orders.bookForCaller(call(service, { enquiryId, visit: monday })),
    ),
  );
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data] : []));
  expect(made).toHaveLength(1);
  const [order] = made;
  expect(await rows()).toMatchObject({ orders: 1, users: 3, events: 1 });
  expect(await taken()).toBe(1);
  const told = await refusal(rekha.api.orders.bookForCaller(call(service, { enquiryId })));
  expect([told.status, told.message]).toEqual([
    409,
    `This enquiry has already been booked: order ${order?.orderNumber}.`,
  ]);
  expect(await sunil.api.enquiries.one({ id: enquiryId })).toMatchObject({
    status: 'Incomplete',
    order: { _id: order?._id, orderNumber: order?.orderNumber },
  });
  expect((await sunil.api.orders.one({ orderId: order?._id ?? '' })).enquiry).toEqual({
    _id: enquiryId,
    createdAt,
  });
  expect((await refusal(sunil.api.orders.bookForCaller(call(service, { enquiryId: newId() })))).status).toBe(
    404,
  );
});

test('booking an enquiry can set its status to Complete', async () => {
  const sunil = await shop.admin();
  const service = await addTestService(db);
  const [one, other] = [await enquire(), await enquire()];
  const input = call(service, { enquiryId: one._id, enquiryDone: true });
  await sunil.api.orders.bookForCaller(input);
  // A retry with the same key names another enquiry.
  await sunil.api.orders.bookForCaller({ ...input, enquiryId: other._id });
  expect((await sunil.api.enquiries.one({ id: one._id })).status).toBe('Complete');
  expect((await sunil.api.enquiries.one({ id: other._id })).status).toBe('Incomplete');
  expect(
    (await sunil.api.backoffice.audit({ entity: 'enquiry', entityId: one._id })).items.map(
      ({ action }) => action,
    ),
  ).toEqual(['enquiry.setStatus']);
});
