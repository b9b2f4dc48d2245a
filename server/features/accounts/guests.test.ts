import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { sweepGuests } from './guests.ts';
import { sweepSessions } from './sessions.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const day = 24 * 3600_000;

const startGuest = async () => {
  const guest = shop.visitor();
  const { data, user } = await guest.api.accounts.startGuest();
  return { ...guest, data, user };
};
const book = async (person: ReturnType<typeof shop.visitor>, changes = {}) => {
  const service = await addTestService(db);
  return (await person.api.orders.book(bookingInput([service], changes))).data;
};
const countUsers = async () => (await db.selectFrom('users').select('id').execute()).length;
const kept = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  mobile: '5550100199',
  password: 'monsoon-lamp',
  confirmPassword: 'monsoon-lamp',
};

test('starting as a guest creates a customer without email who has a cart', async () => {
  const guest = await startGuest();
  expect(guest.user).toMatchObject({ email: '', name: '', role: 'GENERAL', profilePic: null });
  expect(guest.token()).toBe(guest.data);
  const { id: productId } = await addTestService(db);
  await guest.api.cart.add({ productId });
  expect(await guest.api.cart.count()).toEqual({ count: 1 });
  expect(await guest.api.accounts.sessions()).toMatchObject([{ current: true }]);
});

test('starting twice on one device keeps the same guest with cart and bookings', async () => {
  const guest = await startGuest();
  const order = await book(guest);
  const first = guest.token();
  const again = await guest.api.accounts.startGuest();
  expect(again.user._id).toBe(guest.user._id);
  expect(guest.token()).not.toBe(first);
  expect((await guest.api.orders.own({})).items).toMatchObject([{ _id: order._id }]);
  expect((await startGuest()).user._id).not.toBe(guest.user._id);
  // A customer with an account continues as a new guest after signing out.
  const asha = await shop.customer();
  expect((await asha.api.accounts.startGuest()).user._id).not.toBe(asha.id);
});

test('a guest takes the name of the first booking, but its email gives no access', async () => {
  const guest = await startGuest();
  const order = await book(guest, {
    fullname: 'Meera Joshi',
    mobile: '5550100199',
    email: 'meera@example.com',
  });
  expect(await guest.api.accounts.me()).toMatchObject({
    name: 'Meera Joshi',
    mobile: '5550100199',
    email: '',
  });
  await book(guest, { fullname: 'Her Mother', mobile: '5550100177' });
  expect(await guest.api.accounts.me()).toMatchObject({ name: 'Meera Joshi', mobile: '5550100199' });
  const { items } = await guest.api.orders.own({});
  expect(items).toHaveLength(2);
  const [event] = await db
    .selectFrom('order_events')
    .select('actor')
    .where('order_id', '=', order._id)
    .execute();
  expect(event?.actor).toBe(`Meera Joshi (${guest.user.userId})`);

  const visitor = shop.visitor();
  await visitor.api.accounts.signUp({ ...kept, address: 'Garkheda' });
  await visitor.api.accounts.signIn(kept);
  expect((await visitor.api.orders.own({})).items).toEqual([]);
});

test('a guest books without an email and gets a tracking link', async () => {
  const guest = await startGuest();
  const service = await addTestService(db);
  const booking = bookingInput([service], { email: '' });
  expect(await refusal(guest.api.orders.book(booking))).toMatchObject({
    status: 400,
    message: 'Email is required',
  });
  const { data } = await guest.api.orders.bookAsGuest(booking);
  expect(data.email).toBe('');
  expect(await shop.mailsTo('')).toEqual([]);
  const { link } = await guest.api.orders.link({ id: data._id });
  expect(link).toContain('/track/');
  const asha = await shop.customer();
  expect((await refusal(asha.api.orders.link({ id: data._id }))).status).toBe(404);
  expect(await refusal(asha.api.orders.bookAsGuest(bookingInput([service], { email: '' })))).toMatchObject({
    status: 400,
    message: 'Email is required',
  });
});

test('a guest who adds email and password keeps the user id and the bookings', async () => {
  const guest = await startGuest();
  const order = await book(guest);
  const first = guest.token();
  const { user } = await guest.api.accounts.keepBookings({ ...kept, email: ' Meera@Example.com' });
  expect(guest.token()).not.toBe(first);
  expect(await guest.api.accounts.sessions()).toMatchObject([{ current: true }]);
  expect(user).toMatchObject({ _id: guest.user._id, email: 'meera@example.com', name: 'Meera Joshi' });
  expect((await guest.api.orders.own({})).items).toMatchObject([{ _id: order._id }]);
  expect(await shop.mailsTo('meera@example.com')).toMatchObject([{ template: 'welcome' }]);
  const elsewhere = shop.visitor();
  await elsewhere.api.accounts.signIn(kept);
  expect((await elsewhere.api.orders.own({})).items).toMatchObject([{ _id: order._id }]);
  expect(await refusal(guest.api.accounts.keepBookings(kept))).toMatchObject({ status: 409 });
});

test('turning a guest into an account fails for invalid input and changes nothing', async () => {
  const guest = await startGuest();
  const asha = await shop.customer();
  for (const [changes, status, path] of [
    [{ email: asha.email.toUpperCase() }, 409, 'email'],
    [{ password: 'password', confirmPassword: 'password' }, 400, 'password'],
    [{ confirmPassword: 'another' }, 400, 'confirmPassword'],
    [{ mobile: '12' }, 400, 'mobile'],
    [{ name: ' ' }, 400, 'name'],
  ] as const) {
    const told = await refusal(guest.api.accounts.keepBookings({ ...kept, ...changes }));
    expect(told).toMatchObject({ status, issues: [{ path }] });
  }
  expect(await guest.api.accounts.me()).toMatchObject({ email: '', name: '' });
});

test('one of two guests who claim the same email at the same time gets it', async () => {
  const guests = [await startGuest(), await startGuest()];
  const answers = await Promise.allSettled(guests.map(({ api }) => api.accounts.keepBookings(kept)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a guest cannot change a profile, a password or a role', async () => {
  const guest = await startGuest();
  const owner = await shop.admin();
  const userId = guest.user._id;
  for (const change of [{ email: 'a@example.com' }, { name: 'Meera' }, { mobile: '5550100199' }])
    expect((await refusal(guest.api.accounts.updateUser({ userId, ...change }))).status).toBe(409);
  const change = { currentPassword: 'monsoon-lamp', newPassword: 'another-lamp' };
  expect((await refusal(guest.api.accounts.changePassword(change))).status).toBe(409);
  expect(await refusal(owner.api.accounts.updateUser({ userId, role: 'ADMIN' }))).toMatchObject({
    status: 409,
    message: 'This customer has no account. Who has no password can not work here',
  });
  expect((await refusal(owner.api.accounts.updateUser({ userId, email: 'a@example.com' }))).status).toBe(409);
  await owner.api.accounts.updateUser({ userId, name: 'Meera Joshi' });
  expect(await guest.api.accounts.me()).toMatchObject({ name: 'Meera Joshi', role: 'GENERAL', email: '' });
});

test('All Customers lists guests by name and number', async () => {
  const owner = await shop.admin();
  const guests = [await startGuest(), await startGuest(), await startGuest()];
  for (const [at, guest] of guests.entries())
    await book(guest, { fullname: `Meera ${at}`, mobile: '5550100199' });
  for (const search of ['meera', 'ra 1', '55501001'])
    expect((await owner.api.accounts.table({ search })).items.map(({ email }) => email)).toContain('');
  const first = await owner.api.accounts.table({ sort: 'email', limit: 2 });
  const second = await owner.api.accounts.table({ sort: 'email', limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
    'Sunil Deshmukh',
    'Meera 2',
    'Meera 1',
    'Meera 0',
  ]);
});

test('nobody can start as a guest after the business has switched guests off', async () => {
  const owner = await shop.admin();
  const guest = await startGuest();
  await owner.api.business.setGuestBookings({ allowed: false });
  expect(await shop.visitor().api.business.get()).toMatchObject({ guestBookings: false });
  const before = await countUsers();
  expect(await refusal(shop.visitor().api.accounts.startGuest())).toMatchObject({
    status: 403,
    message: 'Please log in or sign up to book',
  });
  expect(await countUsers()).toBe(before);
  await book(guest);
  await owner.api.business.setGuestBookings({ allowed: true });
  await owner.api.business.setGuestBookings({ allowed: true });
  await startGuest();
  const trail = await db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'business.update', before: { guestBookings: true }, after: { guestBookings: false } },
    { action: 'business.update', before: { guestBookings: false }, after: { guestBookings: true } },
  ]);
});

test('the sweep deletes only guests without bookings after 7 days', async () => {
  const [idle, booked, named] = [await startGuest(), await startGuest(), await startGuest()];
  const { id: productId } = await addTestService(db);
  await idle.api.cart.add({ productId });
  await book(booked);
  await named.api.accounts.keepBookings(kept);
  const asha = await shop.customer({ name: '' });
  shop.wait(7 * day - 1000);
  const young = await startGuest();
  await sweepGuests(db, shop.deps);
  expect(await idle.api.cart.count()).toEqual({ count: 1 });
  shop.wait(1000);
  await sweepGuests(db, shop.deps);
  expect((await refusal(idle.api.accounts.me())).status).toBe(401);
  for (const person of [booked, named, asha, young]) await person.api.accounts.me();
  expect(await db.selectFrom('cart_lines').select('id').execute()).toEqual([]);
});

test('the sweep deletes more guests than one batch holds', async () => {
  const made = Array.from({ length: 501 }, (_, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: '',
    email: null,
    password_hash: null,
    address: '',
    mobile: '',
    created_at: new Date(shop.deps.clock().getTime() - 8 * day),
  }));
  await db.insertInto('users').values(made).execute();
  await sweepGuests(db, shop.deps);
  expect(await countUsers()).toBe(0);
});

test("signing out ends a guest's session and keeps the bookings", async () => {
  const guest = await startGuest();
  await book(guest);
  shop.wait(30 * day);
  await sweepSessions(db, shop.deps);
  await sweepGuests(db, shop.deps);
  expect((await refusal(guest.api.orders.own({}))).status).toBe(401);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1);
});
