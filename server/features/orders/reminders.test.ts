import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { remindOfVisits } from './reminders.ts';

const shop = openTestShop(await freshDatabase());
const hour = 3600_000;

// The test clock starts at noon in India.
const tomorrow = { date: '2026-11-21', from: '09:00' };
const later = { date: '2026-11-22', from: '09:00' };

let booked = 0;
async function book(visit: object | null) {
  booked += 1;
  const email = `customer-${booked}@example.com`;
  const customer = await shop.customer({ email });
  const { data } = await customer.api.orders.book(
    bookingInput([await addTestService(shop.db)], { visit, email }),
  );
  return { email, customer, id: data._id };
}

const remind = () => remindOfVisits(shop.db, shop.deps);
const reminders = async (email: string) =>
  (await shop.mailsTo(email)).filter(({ template }) => template === 'dayBefore');

test('each visit gets one reminder at 18:00, also with several instances', async () => {
  const [one, two, other, none] = [
    await book(tomorrow),
    await book(tomorrow),
    await book(later),
    await book(null),
  ];
  shop.wait(6 * hour - 1);
  await remind();
  expect(await reminders(one.email)).toEqual([]);
  shop.wait(5 * 60_000 + 1);
  await Promise.all([remind(), remind(), remind()]);
  shop.wait(hour);
  await remind();
  for (const { email } of [one, two]) {
    const told = await reminders(email);
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain('Tomorrow we come: Saturday, 21 November, 9 am to 11 am');
    expect(told[0]?.text).toContain('/track/');
  }
  for (const { email } of [other, none]) expect(await reminders(email)).toEqual([]);
  shop.wait(24 * hour);
  await remind();
  expect(await reminders(other.email)).toHaveLength(1);
});

test('one call sends more reminders than one batch', async () => {
  const owner = await shop.admin();
  const settings = await owner.api.visits.settings();
  const week = settings.week.map(() => [{ from: '09:00', to: '11:00', visits: 100 }]);
  await owner.api.visits.setSettings({ ...settings, week });
  const service = await addTestService(shop.db);
  for (let nth = 0; nth < 60; nth += 1)
    await owner.api.orders.book(bookingInput([service], { visit: tomorrow, email: 'many@example.com' }));
  shop.wait(6 * hour);
  await remind();
  expect(await reminders('many@example.com')).toHaveLength(60);
});

test('cancelled visits get no reminder', async () => {
  const [late, cancelled, done, moved] = [
    await book(later),
    await book(tomorrow),
    await book(tomorrow),
    await book(later),
  ];
  const owner = await shop.admin();
  await cancelled.customer.api.orders.cancel({ id: cancelled.id });
  await owner.api.orders.setStatus({ id: done.id, status: 'Complete' });
  await moved.customer.api.orders.reschedule({ id: moved.id, visit: tomorrow });
  shop.wait(6 * hour + 60_000);
  await late.customer.api.orders.reschedule({ id: late.id, visit: tomorrow });
  await remind();
  for (const { email } of [late, cancelled, done]) expect(await reminders(email)).toEqual([]);
  expect(await reminders(moved.email)).toHaveLength(1);
});

test('a visit that was booked after 18:00 gets no reminder', async () => {
  const cancelled = await book(tomorrow);
  shop.wait(6 * hour - 60_000);
  await cancelled.customer.api.orders.cancel({ id: cancelled.id });
  shop.wait(31 * 60_000);
  const late = await book(tomorrow);
  await remind();
  for (const { email } of [cancelled, late]) expect(await reminders(email)).toEqual([]);
});

test('a visit that moved to another day gets a new reminder', async () => {
  const [sameDay, otherDay] = [await book(tomorrow), await book(tomorrow)];
  shop.wait(6 * hour);
  await remind();
  shop.wait(hour);
  const moveTo = ({ customer, id }: typeof sameDay, visit: object) =>
    customer.api.orders.reschedule({ id, visit: visit as typeof tomorrow });
  await moveTo(sameDay, { ...tomorrow, from: '14:00' });
  await moveTo(otherDay, later);
  await remind();
  for (const { email } of [sameDay, otherDay]) {
    const mails = await shop.mailsTo(email);
    expect(mails.map(({ template }) => template).slice(-2)).toEqual(['dayBefore', 'visitAgreed']);
  }
  shop.wait(23 * hour);
  await remind();
  expect(await reminders(sameDay.email)).toHaveLength(1);
  const told = await reminders(otherDay.email);
  expect(told).toHaveLength(2);
  expect(told[1]?.subject).toContain('Sunday, 22 November');
});

test("only admins see the reminder in the order's history", async () => {
  const { id, customer } = await book(tomorrow);
  shop.wait(6 * hour);
  await remind();
  const owner = await shop.admin();
  expect((await owner.api.orders.events({ id })).map(({ text }) => text)).toEqual([
    'Booked for Saturday, 21 November, 9 am to 11 am.',
    'Reminded by email of Saturday, 21 November, 9 am to 11 am.',
  ]);
  expect(await customer.api.orders.events({ id })).toHaveLength(1);
});
