// What managers and accountants may do with other people's accounts and orders.
import { expect, test } from 'vitest';
import { openTestApi } from '../api.ts';
import { refusal } from '../caller.ts';
import { freshDatabase } from '../database.ts';

const api = await openTestApi(await freshDatabase());

test("a manager changes neither roles nor other people's accounts", async () => {
  const [owner, manager] = [await api.admin(), await api.customer({ role: 'MANAGER' })];
  for (const change of [{ role: 'ADMIN' as const }, { email: 'mine@example.com' }]) {
    const refused = manager.api.accounts.updateUser({ userId: owner.id, ...change });
    expect((await refusal(refused)).status).toBe(403);
    const own = manager.api.accounts.updateUser({ userId: manager.id, role: 'ADMIN' });
    expect((await refusal(own)).status).toBe(403);
  }
});

test('an accountant reads an order and takes its payment, but takes no step with it', async () => {
  const [owner, asha, clerk] = [
    await api.admin(),
    await api.customer(),
    await api.customer({ name: 'Meera Kale', role: 'ACCOUNTANT' }),
  ];
  const order = await api.make.order(asha, await api.make.service());
  await owner.api.orders.setStatus({
    id: order._id,
    status: 'Complete',
    finish: { method: 'Cash', taken: 0 },
  });
  const bill = await clerk.api.bills.ofOrder({ orderId: order._id });
  await clerk.api.bills.recordPayment({ id: bill._id, method: 'UPI', taken: bill.due });
  const events = await clerk.api.orders.events({ id: order._id });
  expect(events.at(-1)).toMatchObject({ kind: 'paid', by: expect.stringContaining('Meera Kale') });
  expect(await clerk.api.orders.pictures({ id: order._id })).toEqual([]);
  const next = await api.make.order(asha, await api.make.service());
  expect((await refusal(clerk.api.orders.cancel({ id: next._id }))).status).toBe(404);
  expect((await refusal(clerk.api.orders.setStatus({ id: next._id, status: 'Complete' }))).status).toBe(403);
});
