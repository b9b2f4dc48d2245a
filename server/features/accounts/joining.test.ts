import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

type Visitor = ReturnType<typeof shop.visitor>;
const startGuest = async () => {
  const guest = shop.visitor();
  const { user } = await guest.api.accounts.startGuest();
  return { ...guest, user };
};
const start = async () => ({
  asha: await shop.customer(),
  guest: await startGuest(),
  service: await addTestService(db),
});
const signsIn = ({ email, password }: { email: string; password: string }) => ({ email, password });
const ownOf = async ({ api }: Visitor) => (await api.orders.own({})).items.map(({ _id }) => _id).sort();

test('a guest who joins an account brings orders, feedback and ratings along', async () => {
  const { asha, guest, service } = await start();
  const { data: hers } = await asha.api.orders.book(bookingInput([service]));
  const { data: order } = await guest.api.orders.book(bookingInput([service]));
  await guest.api.orders.giveFeedback({ orderId: order._id, rating: 4, comment: 'Quick' });
  const { data: token, user } = await guest.api.accounts.join(signsIn(asha));
  expect(guest.token()).toBe(token);
  expect(user._id).toBe(asha.id);
  expect(await ownOf(guest)).toEqual([hers._id, order._id].sort());
  expect(await ownOf(asha)).toEqual([hers._id, order._id].sort());
  expect(
    await db.selectFrom('sessions').select('id').where('user_id', '=', guest.user._id).execute(),
  ).toEqual([]);

  const moved = await db
    .selectFrom('orders')
    .select(['user_id', 'u_id'])
    .where('id', '=', order._id)
    .executeTakeFirst();
  expect(moved).toEqual({ user_id: asha.id, u_id: asha.userId });
  for (const table of ['feedback', 'ratings'] as const)
    expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: asha.id }]);
  const events = await db
    .selectFrom('order_events')
    .select(['kind', 'public', 'actor'])
    .where('order_id', '=', order._id)
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toEqual({ kind: 'joined', public: false, actor: `Asha Patil (${asha.userId})` });
  expect((await asha.api.orders.events({ id: order._id })).map(({ kind }) => kind)).toEqual(['booked']);
});

test('All Customers no longer shows a guest who joined an account', async () => {
  const { asha, guest, service } = await start();
  const owner = await shop.admin();
  await guest.api.orders.book(bookingInput([service], { fullname: 'Meera Joshi' }));
  await guest.api.accounts.join(signsIn(asha));
  expect((await owner.api.accounts.table({ search: 'Meera' })).items).toEqual([]);
  expect((await owner.api.accounts.list({})).items).toHaveLength(2);
  expect((await owner.api.accounts.table({})).items.find(({ _id }) => _id === asha.id)?.orderCount).toBe(1);
});

test('joining an account adds up the two carts, up to 20 of a service', async () => {
  const { asha, guest, service } = await start();
  const other = await addTestService(db);
  const pieces = async ({ api }: Visitor, id: string, quantity: number) => {
    const { data } = await api.cart.add({ productId: id });
    await api.cart.setQuantity({ _id: data._id, quantity });
  };
  await pieces(asha, service.id, 15);
  await pieces(guest, service.id, 15);
  await pieces(guest, other.id, 3);
  await guest.api.accounts.join(signsIn(asha));
  const lines = await asha.api.cart.lines();
  expect(Object.fromEntries(lines.map((line) => [line.service._id, line.quantity]))).toEqual({
    [service.id]: 20,
    [other.id]: 3,
  });
});

test('joining an account keeps the newer of two direct ratings of one service', async () => {
  const { asha, guest, service } = await start();
  for (const { api } of [asha, guest]) await api.orders.book(bookingInput([service]));
  await guest.api.catalogue.rate({ productId: service.id, rating: 1 });
  shop.wait(1000);
  await asha.api.catalogue.rate({ productId: service.id, rating: 5 });
  await guest.api.accounts.join(signsIn(asha));
  const shown = await shop.visitor().api.catalogue.service({ productId: service.id });
  expect(shown).toMatchObject({ product: { ratingCount: 1, averageRating: 5, ratings: [5] } });
});

test('joining keeps the bookings of guest and account that used the same key', async () => {
  const { asha, guest, service } = await start();
  const orderId = 'the same key';
  const { data: hers } = await asha.api.orders.book(bookingInput([service], { orderId }));
  const { data: order } = await guest.api.orders.book(bookingInput([service], { orderId }));
  await guest.api.accounts.join(signsIn(asha));
  expect(await ownOf(asha)).toEqual([hers._id, order._id].sort());
  expect((await asha.api.orders.book(bookingInput([service], { orderId }))).data._id).toBe(hers._id);
});

test('joining answers a wrong password and an unknown email alike', async () => {
  const { asha, guest, service } = await start();
  await guest.api.orders.book(bookingInput([service]));
  for (const credentials of [
    { email: asha.email, password: 'wrong-lamp' },
    { email: 'nobody@example.com', password: asha.password },
  ])
    expect(await refusal(guest.api.accounts.join(credentials))).toMatchObject({
      status: 401,
      message: 'Invalid email or password',
    });
  expect(await ownOf(guest)).toHaveLength(1);
  expect(await ownOf(asha)).toEqual([]);
});

test('an account cannot join another account', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()];
  expect(await refusal(asha.api.accounts.join(signsIn(ravi)))).toMatchObject({
    status: 409,
    message: 'You have an account already',
  });
});

test('one of two simultaneous attempts to join an account succeeds', async () => {
  const { asha, guest, service } = await start();
  const ravi = await shop.customer();
  const { data: order } = await guest.api.orders.book(bookingInput([service]));
  const tabs = [asha, ravi, asha].map((account) => ({
    account,
    tab: shop.visitor({ user: async () => ({ ...(await userOf(guest.user._id)), sessionId: '' }) }),
  }));
  const answers = await Promise.allSettled(
    tabs.map(({ tab, account }) => tab.api.accounts.join(signsIn(account))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const owners = (await Promise.all([ownOf(asha), ownOf(ravi)])).flat();
  expect(owners).toEqual([order._id]);
  const joined = await db.selectFrom('order_events').select('id').where('kind', '=', 'joined').execute();
  expect(joined).toHaveLength(1);
});

const userOf = async (id: string) => {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { user_id: userId, name, email, role, mobile, address } = row;
  return { id, userId, name, email, role, mobile, address };
};

test('a booking made while its guest joins an account belongs to the account', async () => {
  const { asha, guest, service } = await start();
  await guest.api.orders.book(bookingInput([service]));
  const as = { ...(await userOf(guest.user._id)), sessionId: '' };
  const tab = shop.visitor({ user: async () => as });
  const bookings = Array.from({ length: 8 }, () => tab.api.orders.book(bookingInput([service])));
  const joining = guest.api.accounts.join(signsIn(asha));
  const later = Array.from({ length: 8 }, () => tab.api.orders.book(bookingInput([service])));
  const answers = await Promise.allSettled([...bookings, ...later]);
  await joining;
  const made = answers.filter(({ status }) => status === 'fulfilled').length;
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ message: 'Please Login...!' });
  expect(await ownOf(asha)).toHaveLength(1 + made);
  expect(await db.selectFrom('orders').select('id').where('user_id', '=', guest.user._id).execute()).toEqual(
    [],
  );
  expect(await refusal(tab.api.orders.book(bookingInput([service])))).toMatchObject({ status: 401 });
});

test('creating an account and joining one at the same time lets one succeed', async () => {
  const { asha, guest, service } = await start();
  await guest.api.orders.book(bookingInput([service]));
  const as = { ...(await userOf(guest.user._id)), sessionId: '' };
  const [one, two] = [shop.visitor({ user: async () => as }), shop.visitor({ user: async () => as })];
  const answers = await Promise.allSettled([
    one.api.accounts.join(signsIn(asha)),
    two.api.accounts.keepBookings({
      name: 'Meera Joshi',
      email: 'meera@example.com',
      mobile: '5550100199',
      password: 'monsoon-lamp',
      confirmPassword: 'monsoon-lamp',
    }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
