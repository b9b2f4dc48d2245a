import { beforeEach, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const shop = openTestShop(await freshDatabase());
const mobile = '9812345678';
const at = (from: string) => ({ date: '2026-11-22', from });
const [nine, eleven, two] = [at('09:00'), at('11:00'), at('14:00')];
const refused = { status: 409, message: wordsOfFailure('numberHasVisits') };

let service: Awaited<ReturnType<typeof addTestService>>;
beforeEach(async () => {
  service = await addTestService(shop.db);
});
const startGuest = async () => {
  const guest = shop.visitor();
  await guest.api.accounts.startGuest();
  return guest;
};
type Person = Pick<Awaited<ReturnType<typeof startGuest>>, 'api'>;
const book = async ({ api }: Person, booking: object) =>
  (await api.orders.book(bookingInput([service], { mobile, ...booking }))).data;

test("a guest's third open visit is refused per mobile number, a booking without a time is not", async () => {
  const first = await book(await startGuest(), { visit: nine });
  await book(await startGuest(), { visit: eleven });
  const guest = await startGuest();
  expect(await refusal(book(guest, { visit: two }))).toMatchObject(refused);
  await book(guest, { visit: two, mobile: '9812345679' });
  const { _id } = await book(guest, { visit: null });
  expect(await refusal(guest.api.orders.reschedule({ id: _id, visit: two }))).toMatchObject(refused);
  const owner = await shop.admin();
  await owner.api.orders.cancel({ id: first._id });
  await guest.api.orders.reschedule({ id: _id, visit: two });
  await guest.api.orders.reschedule({ id: _id, visit: nine });
  const asha = await shop.customer();
  for (const visit of [nine, eleven, two]) await book(asha, { visit });
});

test('ten guests with one number who book at once get two visits', async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, startGuest));
  const results = await Promise.allSettled(
    guests.map((guest, at) => book(guest, { visit: [nine, eleven, two][at % 3] })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('a second booking of the same services for the same time asks first', async () => {
  for (const [person, visit] of [
    [await shop.customer(), nine],
    [await startGuest(), eleven],
  ] as const) {
    await book(person, { visit, secondBooking: false });
    expect(await refusal(book(person, { visit, secondBooking: false }))).toMatchObject({
      status: 409,
      message: wordsOfFailure('bookedAlready'),
    });
    await book(person, { visit, secondBooking: true });
  }
  const asha = await shop.customer();
  // Another's number tells nothing about his visits.
  await book(asha, { visit: nine, secondBooking: false });
  await book(asha, { visit: eleven, secondBooking: false });
  await book(asha, { visit: nine });
});

test('an admin sees the open bookings of a number on the day board and beside the order', async () => {
  const first = await book(await startGuest(), { visit: nine });
  const second = await book(await startGuest(), { visit: eleven });
  const third = await book(await startGuest(), { visit: null });
  await book(await startGuest(), { visit: nine, mobile: '9812345670' });
  const owner = await shop.admin();
  const numbers = async () => {
    const { visits, noTime } = await owner.api.day.board({ date: '2026-11-22' });
    return [...visits, ...noTime].map(({ sameNumber }) => sameNumber).toSorted();
  };
  expect(await numbers()).toEqual([1, 3, 3, 3]);
  const listed = await owner.api.orders.ofSameNumber({ orderId: first._id });
  expect(listed.map(({ orderNumber }) => orderNumber)).toEqual(
    [first, second, third].map(({ orderNumber }) => orderNumber),
  );
  await owner.api.orders.cancel({ id: first._id });
  expect(await numbers()).toEqual([1, 2, 2]);
  expect(await owner.api.orders.ofSameNumber({ orderId: first._id })).toHaveLength(2);
});
