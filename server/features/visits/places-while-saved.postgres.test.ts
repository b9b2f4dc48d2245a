import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';

const api = await openTestApi(await freshDatabase());
const visit = { date: '2026-11-22', from: '09:00' };

test('customers can book, move and claim visits while an admin saves Visit Times', async () => {
  const [owner, customer, service] = [await api.admin(), await api.customer(), await api.make.service()];
  const make = () => api.make.order(customer, service);
  const { _id: moved } = await make();
  const { _id: done } = await make();
  await owner.api.orders.setStatus({ id: done, status: 'Complete' });
  const settings = await owner.api.visits.settings();
  const save = (leadMinutes: number) => owner.api.visits.setSettings({ ...settings, leadMinutes });
  const claim = { orderId: done, productId: service._id, note: 'It leaks again.', visit };
  const saves = [60, 90, 60, 120].map(save);
  const taken = await Promise.all([
    customer.api.orders.reschedule({ id: moved, visit }),
    customer.api.warranty.claim(claim),
    api.make.order(customer, service, { visit }),
    ...saves,
  ]);
  expect(taken).toHaveLength(7);
});
