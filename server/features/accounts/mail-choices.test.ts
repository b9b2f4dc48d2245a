import { expect, test } from 'vitest';
import { askForReviews } from '#server/features/orders/review-mails.ts';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { remindOfVisits } from '../orders/reminders.ts';

const shop = openTestShop(await freshDatabase());
const { db, deps } = shop;
const hour = 3600_000;
const email = 'asha@example.com';
const templates = async () => (await shop.mailsTo(email)).map(({ template }) => template);

async function booked() {
  const [customer, owner] = [await shop.customer({ email }), await shop.admin()];
  const input = bookingInput([await addTestService(db)], { visit: { date: '2026-11-21', from: '09:00' } });
  return { customer, owner, order: (await customer.api.orders.book(input)).data };
}

test('with consent the mail that asks how the repair went comes once, the day after the work', async () => {
  const { customer, owner, order } = await booked();
  await customer.api.rights.choose({ kind: 'review', on: true });
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  await askForReviews(db, deps);
  expect(await templates()).not.toContain('review');
  shop.wait(23 * hour);
  await askForReviews(db, deps);
  await askForReviews(db, deps);
  expect((await templates()).filter((one) => one === 'review')).toHaveLength(1);
});

test('the link in a mail ends mails of its kind alone', async () => {
  const { customer, owner, order } = await booked();
  shop.wait(7 * hour);
  await remindOfVisits(db, deps);
  const reminder = (await shop.mailsTo(email)).find(({ template }) => template === 'dayBefore');
  const [, link = ''] = /\/mails\/(\S+)/.exec(reminder?.text ?? '') ?? [];
  const anyone = shop.visitor().api;
  const { data, kind } = await anyone.rights.chooseByLink({ link, on: false });
  expect([kind, data]).toEqual(['reminder', { reminder: false, review: false }]);
  expect(await customer.api.rights.choices()).toEqual(data);
  await owner.api.orders.reschedule({ id: order._id, visit: { date: '2026-11-22', from: '09:00' } });
  shop.wait(24 * hour);
  await remindOfVisits(db, deps);
  expect((await templates()).filter((one) => one === 'dayBefore')).toHaveLength(1);
  for (const wrong of [`review.${'A'.repeat(43)}`, link.replace('reminder', 'bill'), 'reminder', ''])
    expect((await refusal(anyone.rights.chooseByLink({ link: wrong, on: false }))).status).toBe(404);
});

test('without consent nobody is asked how the repair went', async () => {
  const { owner, order } = await booked();
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  shop.wait(23 * hour);
  await askForReviews(db, deps);
  expect(await templates()).not.toContain('review');
});
