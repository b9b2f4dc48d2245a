import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { blankPng } from '#server/testing/sample-pictures.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { desk } from '#shared/bills/cash.ts';

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

type Owner = Awaited<ReturnType<typeof people>>['owner'];

const countDesk = (
  owner: Owner,
  cash: Awaited<ReturnType<Owner['bills']['cash']>>,
  changes: { counted?: number; reason?: string } = {},
) => {
  const expected = cash.desk?.expected ?? 0;
  return owner.bills.countCash({ day: cash.day, holder: desk, expected, counted: expected, ...changes });
};

test('a day shows who holds cash and what the desk should have', async () => {
  const { owner, ravi, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  const bill = await finish(600, { method: 'UPI', taken: 500 });
  await owner.bills.recordPayment({ id: bill._id, taken: 100 });
  expect(await owner.bills.cash({ day: friday })).toMatchObject({
    holders: [{ name: 'Ravi Pawar', expected: 399 }],
    desk: { expected: 100, took: 100, received: 0, spent: 0 },
    counts: [],
  });
  const count = { day: friday, holder: ravi.id, expected: 399, counted: 390, reason: 'Gave change' };
  await owner.bills.countCash(count);
  await owner.bills.payOut({ key: randomUUID(), kind: 'expense', amount: 60, note: 'Tea' });
  await owner.bills.payOut({
    key: randomUUID(),
    kind: 'advance',
    amount: 200,
    technicianId: ravi.id,
    note: 'Advance',
  });
  expect(await owner.bills.cash({ day: friday })).toMatchObject({
    holders: [{ name: 'Ravi Pawar', expected: 9 }],
    counts: [{ name: 'Ravi Pawar', expected: 399, counted: 390, reason: 'Gave change' }],
    desk: { expected: 230, took: 100, received: 390, spent: 260 },
  });
});

test('a day is closed with the count of the desk, and what comes later belongs to the next day', async () => {
  const { owner, finish } = await people();
  const bill = await finish(500, { method: 'UPI', taken: 300 });
  await owner.bills.recordPayment({ id: bill._id, taken: 150 });
  expect(await refusal(owner.bills.closeDay({ day: friday }))).toMatchObject({
    status: 409,
    message: 'Please count the desk first',
  });
  const seen = await owner.bills.cash({ day: friday });
  expect(await refusal(countDesk(owner, seen, { counted: 140 }))).toMatchObject({
    status: 400,
    message: 'Please give a reason',
  });
  const { message } = await countDesk(owner, seen, { counted: 140, reason: 'Tea' });
  expect(message).toBe('Cash counted');
  await owner.bills.recordPayment({ id: bill._id, taken: 50 });
  expect(await refusal(countDesk(owner, seen))).toMatchObject({ status: 409 });
  const closed = await owner.bills.closeDay({ day: friday });
  expect(closed).toMatchObject({
    message: 'Day closed',
    data: {
      closed: { by: expect.stringContaining('(') },
      counts: [{ holder: desk, expected: 150, counted: 140, reason: 'Tea' }],
      days: [{ day: friday, difference: -10 }],
    },
  });
  expect(await refusal(owner.bills.closeDay({ day: friday }))).toMatchObject({ status: 409 });
  expect(await refusal(countDesk(owner, seen))).toMatchObject({ message: '20 Nov 2026 is closed already' });
  expect(await refusal(owner.bills.closeDay({ day: sunday }))).toMatchObject({
    message: 'Only a day that has begun can be closed',
  });
  expect((await owner.backoffice.audit({ entity: 'cash' })).items).toMatchObject([
    { action: 'day.close', label: friday, after: { difference: -10 } },
  ]);
  for (const table of ['closed_days', 'desk_counts'])
    await expect(sql`delete from ${sql.table(table)}`.execute(shop.db)).rejects.toThrow();
  nextDay();
  const later = (await shop.admin()).api;
  const next = await later.bills.cash({});
  expect(next).toMatchObject({
    day: saturday,
    desk: { expected: 50 },
    late: [{ day: friday, what: 'payment', amount: 50 }],
  });
  await countDesk(later, next);
  await later.bills.closeDay({ day: saturday });
  nextDay();
  expect(await (await shop.admin()).api.bills.cash({})).toMatchObject({ desk: { expected: 0 }, late: [] });
});

test('a closed day keeps those who held cash at its closing', async () => {
  const { owner, ravi, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  await countDesk(owner, await owner.bills.cash({}));
  await owner.bills.closeDay({ day: friday });
  const holders = [{ name: 'Ravi Pawar', expected: 399 }];
  expect(await owner.bills.cash({})).toMatchObject({ isOpen: false, holders });
  nextDay();
  const later = (await shop.admin()).api;
  await later.bills.countCash({ day: saturday, holder: ravi.id, expected: 399, counted: 399 });
  expect(await later.bills.cash({ day: friday })).toMatchObject({ holders });
  expect(await later.bills.cash({})).toMatchObject({ holders: [], counts: [{ counted: 399 }] });
});

test('a day without a closing counts with the next one', async () => {
  const { owner, finish } = await people();
  await countDesk(owner, await owner.bills.cash({ day: friday }));
  await owner.bills.closeDay({ day: friday });
  nextDay();
  const bill = await finish(250, { method: 'UPI', taken: 0 });
  await owner.bills.recordPayment({ id: bill._id, taken: 250 });
  nextDay();
  const later = (await shop.admin()).api;
  const next = await later.bills.cash({});
  expect(next.desk).toMatchObject({ expected: 250 });
  expect(next.late).toMatchObject([{ day: saturday, what: 'payment', amount: 250 }]);
  await countDesk(later, next);
  await later.bills.closeDay({ day: sunday });
  expect(await later.bills.cash({ day: saturday })).toMatchObject({
    isOpen: false,
    closed: null,
    counts: [],
  });
});

test('an expense that is sent twice counts once, and a wrong one is taken back', async () => {
  const { owner, ravi } = await people();
  const picture = `data:image/png;base64,${blankPng(8, 8).toString('base64')}`;
  const tea = { key: randomUUID(), kind: 'expense', amount: 60.5, note: 'Tea' } as const;
  for (const _ of [1, 2]) await owner.bills.payOut({ ...tea, picture });
  const read = async () => owner.bills.cash({ day: friday });
  const [entry] = (await read()).outs;
  expect((await read()).desk?.expected).toBe(-60.5);
  expect(entry).toMatchObject({ amount: 60.5, hasPicture: true, takenBack: false });
  const stored = await owner.bills.pictureOfPayOut({ id: entry?._id ?? '' });
  expect(stored.picture).toMatch(/^data:image\/webp/);
  await owner.bills.takeBackPayOut({ id: entry?._id ?? '' });
  expect(await refusal(owner.bills.takeBackPayOut({ id: entry?._id ?? '' }))).toMatchObject({ status: 409 });
  expect((await read()).desk?.expected).toBe(0);
  const advance = { ...tea, key: randomUUID(), kind: 'advance' } as const;
  expect(await refusal(owner.bills.payOut(advance))).toMatchObject({
    message: 'Please choose a technician',
  });
  expect(await refusal(ravi.api.bills.payOut(tea))).toMatchObject({ status: 403 });
});

test("a count on yesterday's open page belongs to that day, and a closed one takes none", async () => {
  const { owner, ravi, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  await owner.bills.cash({ day: friday });
  nextDay();
  const later = (await shop.admin()).api;
  const count = { day: friday, holder: ravi.id, expected: 399, counted: 350, reason: 'Lost a note' };
  await later.bills.countCash(count);
  const page = await later.bills.cash({ day: friday });
  expect(page).toMatchObject({
    holders: [{ expected: 49 }],
    counts: [{ name: 'Ravi Pawar', counted: 350 }],
    desk: { expected: 350, received: 350 },
    late: [],
  });
  await countDesk(later, page);
  const closed = await later.bills.closeDay({ day: friday });
  expect(closed.data).toMatchObject({
    counts: [{ counted: 350 }, { holder: desk }],
    days: [{ day: friday, difference: -49 }],
  });
  expect(await refusal(later.bills.countCash({ ...count, expected: 49, counted: 49 }))).toMatchObject({
    message: '20 Nov 2026 is closed already',
  });
  expect(await later.bills.cash({})).toMatchObject({ counts: [], desk: { expected: 0 } });
});

test('a closed day says what was of the day before, and what was corrected after closing', async () => {
  const { owner, ravi, finish } = await people();
  const bill = await finish(600, { method: 'UPI', taken: 400 });
  await countDesk(owner, await owner.bills.cash({}));
  await owner.bills.closeDay({ day: friday });
  await owner.bills.recordPayment({ id: bill._id, taken: 200 });
  const taken = await finish(399, { method: 'Cash', taken: 399 });
  nextDay();
  const later = (await shop.admin()).api;
  await later.bills.countCash({ day: saturday, holder: ravi.id, expected: 399, counted: 399 });
  await countDesk(later, await later.bills.cash({}));
  await later.bills.closeDay({ day: saturday });
  const late = [{ day: friday, what: 'payment', amount: 200 }];
  expect(await later.bills.cash({ day: saturday })).toMatchObject({ late, corrected: [] });
  const paymentId = taken.payments[0]?._id ?? '';
  const upi = { method: 'UPI', taken: 399, reason: 'He paid by UPI', reference: '632512345671' } as const;
  await later.bills.correctPayment({ id: taken._id, paymentId, ...upi });
  expect(await later.bills.cash({ day: saturday })).toMatchObject({
    late,
    corrected: [{ bill: taken.number, before: 399, after: 399, method: 'UPI' }],
  });
});

test('a count below zero is no amount, and nothing is written off where nothing is missing', async () => {
  const { owner, ravi, finish } = await people();
  await finish(399, { method: 'Cash', taken: 399 });
  const count = { day: friday, holder: ravi.id, expected: 399, reason: 'Lost' };
  const wrong = { status: 400, message: 'Amount must be a valid amount' };
  expect(await refusal(owner.bills.countCash({ ...count, counted: -5 }))).toMatchObject(wrong);
  expect(
    await refusal(owner.bills.countCash({ ...count, holder: desk, expected: 0, counted: -5 })),
  ).toMatchObject(wrong);
  await owner.bills.countCash({ ...count, counted: 399, writeOff: true });
  expect(await owner.bills.cash({})).toMatchObject({ counts: [{ counted: 399, writtenOff: false }] });
});
