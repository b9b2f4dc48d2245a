import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const friday = '2026-11-20';

async function finished(finish?: object) {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const service = await addTestService(shop.db, { charge: 399 });
  const visit = { date: '2026-11-23', from: '09:00' };
  const { data } = await asha.api.orders.book(bookingInput([service], { visit }));
  const id = data._id;
  await owner.api.orders.assign({ id, technicianId: ravi.id });
  await ravi.api.orders.setStage({ id, stage: 'working' });
  await ravi.api.orders.setStage({ id, stage: 'done', ...(finish && { finish: finish as never }) });
  const bill = await owner.api.bills.ofOrder({ orderId: id });
  return { asha: asha.api, owner: owner.api, ravi, id, bill, paymentId: bill.payments[0]?._id ?? '' };
}

test('an admin who completes an order says who has the cash', async () => {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const complete = async (finish: object) => {
    const service = await addTestService(shop.db, { charge: 399 });
    const { data } = await asha.api.orders.book(bookingInput([service]));
    await owner.api.orders.assign({ id: data._id, technicianId: ravi.id });
    await owner.api.orders.setStage({ id: data._id, stage: 'done', finish: finish as never });
    return (await ravi.api.bills.cashInHand()).held;
  };
  expect(await complete({ taken: 399 })).toBe(0);
  expect(await complete({ taken: 399, withTechnician: true })).toBe(399);
});

test('a corrected payment stays in the history', async () => {
  const { owner, asha, ravi, id, bill, paymentId } = await finished({ taken: 399 });
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 399 });
  const right = { method: 'UPI', taken: 350, reference: '4012 88', reason: 'Wrong tap' } as const;
  const input = { id: bill._id, paymentId, ...right };
  const { message, data } = await owner.bills.correctPayment(input);
  expect([message, data.due]).toEqual(['Payment corrected', 49]);
  expect(data.payments).toMatchObject([
    { method: 'UPI', amount: 350, reference: '4012 88', at: bill.payments[0]?.at },
  ]);
  expect((await asha.bills.ofOrder({ orderId: id })).paid).toBe(350);
  expect(await owner.bills.totals({})).toMatchObject({ cash: 0, upi: 350, due: 49 });
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 0 });
  const last = (await owner.orders.events({ id })).at(-1);
  expect(last?.text).toBe('Payment corrected: ₹350.00 by UPI instead of ₹399.00 by Cash (Wrong tap).');
  const payments = async () =>
    (await asha.orders.events({ id })).flatMap(({ kind, text }) => (/^pa(id|y)/.test(kind) ? text : []));
  expect(await payments()).toEqual(['Paid: ₹350.00 by UPI.']);
  const trail = await owner.backoffice.audit({ entity: 'order', entityId: id });
  expect(trail.items.map(({ action }) => action)).toContain('order.paymentCorrected');
  // Tests a retry after a lost response and an amount above the bill.
  expect((await refusal(owner.bills.correctPayment(input))).status).toBe(409);
  const now = { ...input, paymentId: data.payments[0]?._id ?? '' };
  expect((await refusal(owner.bills.correctPayment({ ...now, taken: 400 }))).message).toBe(
    'That is more than what is due: ₹399.00',
  );
  const none = await owner.bills.correctPayment({ ...now, taken: 0 });
  expect(none.data).toMatchObject({ payments: [], due: 399 });
  expect(await payments()).toEqual([]);
});

test('a closed month refuses corrections of its payments', async () => {
  const { owner: earlier, bill, paymentId } = await finished({ taken: 399 });
  const month = bill.issuedAt.slice(0, 7);
  expect((await refusal(earlier.bills.closeMonth({ month }))).message).toBe(
    'Only a month that is over can be closed',
  );
  shop.wait(40 * 24 * 3600_000);
  const { api: owner } = await shop.admin();
  for (const _ of [1, 2]) expect((await owner.bills.closeMonth({ month })).data).toEqual([month]);
  const input = { id: bill._id, paymentId, method: 'UPI', taken: 399, reason: 'Wrong tap' } as const;
  const told = await refusal(owner.bills.correctPayment(input));
  expect([told.status, told.message]).toEqual([
    409,
    'November 2026 is closed: its payments stay as they are',
  ]);
  const trail = await owner.backoffice.audit({ entity: 'bills', entityId: month });
  expect(trail.items.map(({ action }) => action)).toEqual(['month.close']);
});

test('a technician holds his cash until the office confirms the handover', async () => {
  const { owner, ravi, bill } = await finished({ taken: 300 });
  await owner.bills.recordPayment({ id: bill._id, taken: 50, withTechnician: true });
  await owner.bills.recordPayment({ id: bill._id, taken: 49 });
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 350 });
  expect((await owner.bills.cash({})).holders).toMatchObject([{ name: 'Ravi Pawar', expected: 350 }]);
  const input = { day: friday, holder: ravi.id, counted: 340, expected: 350, reason: 'Bought tea' };
  expect(await refusal(owner.bills.countCash({ ...input, reason: '' }))).toMatchObject({
    status: 400,
    message: 'Please give a reason',
  });
  const { message, data } = await owner.bills.countCash(input);
  expect(message).toBe('Cash handed over');
  expect(data).toMatchObject({
    holders: [{ expected: 10 }],
    counts: [{ name: 'Ravi Pawar', expected: 350, counted: 340, reason: 'Bought tea', writtenOff: false }],
    desk: { expected: 389, took: 49, received: 340, spent: 0 },
  });
  // The admin's browser retries after a lost response.
  const again = await refusal(owner.bills.countCash(input));
  expect([again.status, again.message]).toEqual([409, 'Cash in hand is ₹10.00 now. Please look at it again']);
  const trail = await owner.backoffice.audit({ entity: 'cash' });
  expect(trail.items).toMatchObject([{ action: 'cash.handOver', after: { amount: 340, difference: -10 } }]);
});

test('a shortage stays owed until it is handed over or written off', async () => {
  const { owner, ravi } = await finished({ taken: 300 });
  const holder = ravi.id;
  const count = (counted: number, expected: number, writeOff = false) =>
    owner.bills.countCash({ day: friday, holder, counted, expected, reason: 'Lost', writeOff });
  await count(280, 300);
  await count(5, 20);
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 15 });
  await count(0, 15, true);
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 0 });
});

test('only a technician hands cash over', async () => {
  const [owner, asha] = [await shop.admin(), await shop.customer()];
  const input = { day: friday, holder: asha.id, counted: 100, expected: 0, reason: 'Found' };
  expect(await refusal(owner.api.bills.countCash(input))).toMatchObject({ status: 409 });
});

test("reopening an order removes its payment from the technician's cash", async () => {
  // An older app finishes a job without naming a payment.
  const { owner, ravi, id } = await finished();
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 399 });
  await owner.orders.setStatus({ id, status: 'Incomplete' });
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 0 });
});

test('Complete records the payment that the office has typed', async () => {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const service = await addTestService(shop.db, { charge: 399 });
  const { data } = await asha.api.orders.book(bookingInput([service]));
  const finish = { method: 'UPI', taken: 300, discount: 50, reason: 'Neighbour', reference: 'A1' } as const;
  await owner.api.orders.setStatus({ id: data._id, status: 'Complete', finish });
  const bill = await owner.api.bills.ofOrder({ orderId: data._id });
  expect(bill).toMatchObject({
    due: 49,
    discountReason: 'Neighbour',
    visitOn: null,
    lines: [{ warrantyUntil: '2027-02-18' }],
    payments: [{ method: 'UPI', reference: 'A1', withTechnician: false }],
  });
});
