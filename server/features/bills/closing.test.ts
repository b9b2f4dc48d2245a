import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { blankPng } from '#server/testing/sample-pictures.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import type { DayClosing, DayCount } from '#shared/bills/closing.ts';

const shop = openTestShop(await freshDatabase());
const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const nextDay = () => shop.wait(24 * 3600_000);

async function people() {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const finish = async (charge: number, payment: { method: 'Cash' | 'UPI'; taken: number }) => {
    const service = await addTestService(shop.db, { charge });
    const { data } = await asha.api.orders.book(
      bookingInput([service], { visit: { date: '2026-11-23', from: '09:00' } }),
    );
    await owner.api.orders.assign({ id: data._id, technicianId: ravi.id });
    await ravi.api.orders.setStage({ id: data._id, stage: 'working' });
    await ravi.api.orders.setStage({ id: data._id, stage: 'done', finish: payment });
    return owner.api.bills.ofOrder({ orderId: data._id });
  };
  return { owner: owner.api, ravi, finish };
}

/** The counts that agree with what is expected, changed for the named holders. */
const countsOf = (closing: DayClosing, changed: Record<string, Partial<DayCount>> = {}) =>
  closing.open.map(({ holder, name, cash, upi }) => ({
    holder,
    cashExpected: cash,
    cashCounted: cash,
    upiExpected: upi,
    upiCounted: upi,
    ...changed[name || 'desk'],
  }));

const inShort = ({ open }: DayClosing) => open.map(({ name, cash, upi }) => [name || 'desk', cash, upi]);

test('a day shows the cash and UPI that each technician and the desk should have', async () => {
  const { owner, ravi, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  const bill = await finish(600, { method: 'UPI', taken: 500 });
  await owner.bills.recordPayment({ id: bill._id, taken: 100 });
  expect(inShort(await owner.bills.dayClosing({ day: friday }))).toEqual([
    ['Ravi Pawar', 399, 500],
    ['desk', 100, 0],
  ]);
  await owner.bills.handOver({ technicianId: ravi.id, amount: 390, held: 399 });
  await owner.bills.payOut({ key: randomUUID(), kind: 'expense', amount: 60, note: 'Tea' });
  await owner.bills.payOut({
    key: randomUUID(),
    kind: 'advance',
    amount: 200,
    technicianId: ravi.id,
    note: 'Advance',
  });
  const { open } = await owner.bills.dayClosing({ day: friday });
  expect(open).toMatchObject([
    { name: 'Ravi Pawar', before: 0, took: 399, handedOver: 390, cash: 9, upi: 500 },
    { holder: 'desk', took: 100, handedOver: 390, spent: 260, cash: 230, upi: 0 },
  ]);
});

test('a difference needs its reason, and sums that changed meanwhile are looked at again', async () => {
  const { owner, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  const seen = await owner.bills.dayClosing({ day: friday });
  const short = { 'Ravi Pawar': { cashCounted: 390 } };
  const unexplained = await refusal(owner.bills.closeDay({ day: friday, counts: countsOf(seen, short) }));
  expect(unexplained).toMatchObject({ status: 400, message: 'Please give a reason' });
  await finish(100, { method: 'Cash', taken: 100 });
  expect(await refusal(owner.bills.closeDay({ day: friday, counts: countsOf(seen) }))).toMatchObject({
    status: 409,
    message: 'Money moved meanwhile. Please look at the sums again',
  });
  const now = await owner.bills.dayClosing({ day: friday });
  const counts = countsOf(now, { 'Ravi Pawar': { cashCounted: 490, reason: 'Gave change' } });
  const { message, data } = await owner.bills.closeDay({ day: friday, counts });
  expect(message).toBe('Day closed');
  expect(data).toMatchObject({
    closed: { by: expect.stringContaining('(') },
    counts: [
      { name: 'Ravi Pawar', cash: 499, cashCounted: 490, reason: 'Gave change' },
      { holder: 'desk', cash: 0 },
    ],
    days: [{ day: friday, cash: -9, upi: 0 }],
  });
  expect(await refusal(owner.bills.closeDay({ day: friday, counts }))).toMatchObject({ status: 409 });
  expect(await refusal(owner.bills.closeDay({ day: sunday, counts }))).toMatchObject({
    message: 'Only a day that has begun can be closed',
  });
  expect((await owner.backoffice.audit({ entity: 'cash' })).items).toMatchObject([
    { action: 'day.close', label: friday, after: { difference: -9 } },
  ]);
  await expect(
    sql`update closed_day_counts set reason = '' where day = ${friday}`.execute(shop.db),
  ).rejects.toThrow();
});

test('what is recorded later for a closed day counts in the next closing, once', async () => {
  const { owner, ravi, finish } = await people();
  const bill = await finish(500, { method: 'Cash', taken: 300 });
  await owner.bills.closeDay({
    day: friday,
    counts: countsOf(await owner.bills.dayClosing({ day: friday })),
  });
  const closed = await owner.bills.dayClosing({ day: friday });
  // Later on the same day: the rest comes in, and the first payment was by UPI after all.
  await owner.bills.recordPayment({ id: bill._id, taken: 200 });
  const input = { id: bill._id, paymentId: bill.payments[0]?._id ?? '', reason: 'Wrong tap' };
  await owner.bills.correctPayment({ ...input, method: 'UPI', taken: 300 });
  await owner.bills.payOut({ key: randomUUID(), kind: 'expense', amount: 20, note: 'Parking' });
  const { counts, days } = await owner.bills.dayClosing({ day: friday });
  expect({ counts, days }).toEqual({ counts: closed.counts, days: closed.days });
  nextDay();
  const later = (await shop.admin()).api;
  const next = await later.bills.dayClosing({ day: saturday });
  expect(inShort(next)).toEqual([
    ['Ravi Pawar', 0, 0],
    ['desk', 180, 300],
  ]);
  expect(next.late.map(({ day, what, method, amount }) => [day, what, method, amount]).sort()).toEqual([
    [friday, 'expense', 'Cash', -20],
    [friday, 'payment', 'Cash', -300],
    [friday, 'payment', 'Cash', 200],
    [friday, 'payment', 'UPI', 300],
  ]);
  expect(next.outs).toMatchObject([{ note: 'Parking' }]);
  await later.bills.closeDay({ day: saturday, counts: countsOf(next) });
  nextDay();
  const last = await (await shop.admin()).api.bills.dayClosing({ day: sunday });
  expect([inShort(last), last.late]).toEqual([[['desk', 0, 0]], []]);
  expect(await ravi.api.bills.cashInHand()).toEqual({ held: 0 });
});

test('a day without a closing counts with the next one', async () => {
  const { owner, finish } = await people();
  await owner.bills.closeDay({
    day: friday,
    counts: countsOf(await owner.bills.dayClosing({ day: friday })),
  });
  nextDay();
  await finish(250, { method: 'UPI', taken: 250 });
  nextDay();
  const later = (await shop.admin()).api;
  const next = await later.bills.dayClosing({ day: sunday });
  expect(next.open).toMatchObject([{ name: 'Ravi Pawar', upi: 250 }, { holder: 'desk' }]);
  expect(next.late).toMatchObject([{ day: saturday, what: 'payment', amount: 250 }]);
  await later.bills.closeDay({ day: sunday, counts: countsOf(next) });
  expect(await refusal(later.bills.closeDay({ day: saturday, counts: countsOf(next) }))).toMatchObject({
    status: 409,
  });
});

test('an expense that is sent twice counts once, and a wrong one is taken back', async () => {
  const { owner, ravi } = await people();
  const picture = `data:image/png;base64,${blankPng(8, 8).toString('base64')}`;
  const tea = { key: randomUUID(), kind: 'expense', amount: 60.5, note: 'Tea' } as const;
  for (const _ of [1, 2]) await owner.bills.payOut({ ...tea, picture });
  const read = async () => owner.bills.dayClosing({ day: friday });
  const [entry] = (await read()).outs;
  expect((await read()).open).toMatchObject([{ holder: 'desk', cash: -60.5 }]);
  expect(entry).toMatchObject({ amount: 60.5, hasPicture: true, takenBack: false });
  const stored = await owner.bills.pictureOfPayOut({ id: entry?._id ?? '' });
  expect(stored.picture).toMatch(/^data:image\/webp/);
  await owner.bills.takeBackPayOut({ id: entry?._id ?? '' });
  expect(await refusal(owner.bills.takeBackPayOut({ id: entry?._id ?? '' }))).toMatchObject({ status: 409 });
  expect((await read()).open).toMatchObject([{ holder: 'desk', cash: 0 }]);
  const advance = { ...tea, key: randomUUID(), kind: 'advance' } as const;
  expect(await refusal(owner.bills.payOut(advance))).toMatchObject({
    message: 'Please choose a technician',
  });
  expect(await refusal(ravi.api.bills.payOut(tea))).toMatchObject({ status: 403 });
});
