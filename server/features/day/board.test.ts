import { beforeEach, expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countsOf } from '#shared/day/counts.ts';
import { suggest } from '#shared/day/suggest.ts';
import type { Stage } from '#shared/orders/stages.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;
const hour = 3600_000;

let sunil: Awaited<ReturnType<typeof shop.admin>>;
let fridge: Awaited<ReturnType<typeof addTestService>>;
let booked: number;

beforeEach(async () => {
  sunil = await shop.admin();
  fridge = await addTestService(db, { productName: 'Fridge Repair', category: 'refrigeration', charge: 399 });
  booked = 0;
});

/** Books a service with a visit of two hours at any time of day. */
async function visitAt(
  from: string,
  row: { stage?: Stage; technician_id?: string } = {},
  booking: object = {},
) {
  booked += 1;
  const asha = await shop.customer();
  const { data } = await asha.api.orders.book(
    bookingInput([fridge], { fullname: `Visit ${booked}`, visit: undefined, ...booking }),
  );
  const visit_from = new Date(from);
  const visit_to = new Date(visit_from.getTime() + 2 * hour);
  const stage = row.stage ?? 'scheduled';
  await db
    .updateTable('orders')
    .set({
      visit_from,
      visit_to,
      due_at: visit_to,
      status: stage === 'done' ? 'Complete' : 'Incomplete',
      ...row,
      stage,
    })
    .where('id', '=', data._id)
    .execute();
  return data._id;
}

const board = (date?: string) => sunil.api.day.board({ date });
const names = (visits: readonly { fullname: string }[]) => visits.map(({ fullname }) => fullname);

test('a day starts and ends at midnight in India', async () => {
  await visitAt('2026-11-22T18:29:59.999Z');
  await visitAt('2026-11-22T18:30:00Z');
  await visitAt('2026-11-23T18:29:00Z');
  await visitAt('2026-11-23T18:30:00Z');
  expect(names((await board('2026-11-22')).visits)).toEqual(['Visit 1']);
  expect(names((await board('2026-11-23')).visits)).toEqual(['Visit 2', 'Visit 3']);
  expect(names((await board('2026-11-24')).visits)).toEqual(['Visit 4']);
});

test("the day board shows today in India's time if no date is given", async () => {
  expect(await board()).toMatchObject({ date: '2026-11-20', today: '2026-11-20' });
  shop.wait(11.5 * hour + 1);
  expect(await board()).toMatchObject({ date: '2026-11-20' });
  shop.wait(0.5 * hour);
  expect(await board()).toMatchObject({ date: '2026-11-21', today: '2026-11-21' });
});

test('the day board shows a card for each visit except cancelled ones', async () => {
  const ravi = await shop.technician();
  const open = await visitAt(
    '2026-11-21T03:30:00Z',
    { technician_id: ravi.id },
    { note: 'It drips.', area: 'CIDCO' },
  );
  const done = await visitAt('2026-11-21T05:30:00Z', { stage: 'done' });
  await sunil.api.orders.addNote({ id: done, note: 'The gate is locked after 6 pm.' });
  const cancelled = await visitAt('2026-11-21T05:30:00Z');
  await sunil.api.orders.cancel({ id: cancelled });
  expect((await board('2026-11-21')).visits).toEqual([
    {
      _id: open,
      orderNumber: expect.any(Number),
      fullname: 'Visit 1',
      mobile: expect.any(String),
      area: 'CIDCO',
      street: expect.any(String),
      products: [{ productName: 'Fridge Repair', quantity: 1 }],
      categories: ['refrigeration'],
      appliance: 'Fridge',
      stage: 'scheduled',
      since: null,
      visit: { date: '2026-11-21', from: '09:00', to: '11:00' },
      dueAt: '2026-11-21T05:30:00.000Z',
      technicianId: ravi.id,
      gap: null,
      warranty: false,
      note: false,
      customerNote: 'It drips.',
      cash: 399,
      sameNumber: 1,
    },
    expect.objectContaining({ _id: done, stage: 'done', note: true, cash: 0 }),
  ]);
});

test('a card of several pieces names the service with its number, not the appliance alone', async () => {
  const id = await visitAt('2026-11-21T03:30:00Z');
  await shop.db.updateTable('order_lines').set({ quantity: 6 }).where('order_id', '=', id).execute();
  const [card] = (await board('2026-11-21')).visits;
  expect(card).toMatchObject({ appliance: '', products: [{ productName: 'Fridge Repair', quantity: 6 }] });
});

test("today's board also shows open visits of earlier days, oldest first", async () => {
  await visitAt('2026-11-19T03:30:00Z', { stage: 'working' });
  await visitAt('2026-11-18T03:30:00Z');
  await visitAt('2026-11-18T03:30:00Z', { stage: 'done' });
  await visitAt('2026-11-20T03:30:00Z');
  expect(names((await board()).late)).toEqual(['Visit 2', 'Visit 1']);
  expect(names((await board()).visits)).toEqual(['Visit 4']);
  expect((await board('2026-11-21')).late).toEqual([]);
});

test("every day's board shows orders without a visit time", async () => {
  const asha = await shop.customer();
  const book = async (fullname: string) =>
    (await asha.api.orders.book(bookingInput([fridge], { fullname, visit: undefined, mobile: '9876543210' })))
      .data._id;
  await book('First');
  await book('Second');
  const wait = async (partExpected: string) => {
    const id = await visitAt('2026-11-20T03:30:00Z', { stage: 'working' });
    await sunil.api.orders.setStage({ id, stage: 'waiting', part: 'Compressor', partExpected });
  };
  await wait('2026-11-24');
  await wait('2026-11-23');
  const { visits, noTime, waiting, lateCount } = await board();
  expect([visits, lateCount]).toEqual([[], 0]);
  expect(names(noTime)).toEqual(['First', 'Second']);
  expect(noTime[0]).toMatchObject({ visit: null, mobile: '9876543210' });
  expect(waiting).toMatchObject([
    { fullname: 'Visit 2', waitsFor: 'Compressor', partExpected: '2026-11-23' },
    { fullname: 'Visit 1', partExpected: '2026-11-24' },
  ]);
  expect((await board('2026-11-25')).noTime).toHaveLength(2);
});

test('the day board counts the same late orders as the overview and All Orders', async () => {
  await visitAt('2026-11-18T03:30:00Z');
  await visitAt('2026-11-20T12:30:00Z', { stage: 'working' });
  const asha = await shop.customer();
  await asha.api.orders.book(bookingInput([fridge], { visit: undefined }));
  for (const [hours, late] of [
    [0, 1],
    [25, 3],
  ] as const) {
    shop.wait(hours * hour);
    expect((await board()).lateCount).toBe(late);
    expect((await board('2026-12-01')).lateCount).toBe(late);
    expect((await sunil.api.backoffice.toDo()).lateOrders).toBe(late);
    expect((await sunil.api.orders.table({ late: true })).count).toBe(late);
  }
});

test('the day board lists technicians on duty', async () => {
  const ravi = await shop.technician();
  const meena = await shop.technician({ name: 'Meena Shinde' });
  const off = await shop.technician({ name: 'Off Duty' });
  await db
    .insertInto('technicians')
    .values([
      { user_id: meena.id, categories: ['kitchen'], on_duty: true, days_off: ['2026-11-21'] },
      { user_id: off.id, categories: [], on_duty: false, days_off: [] },
    ])
    .execute();
  const there = async (date: string) =>
    (await board(date)).technicians.map(({ name, onDuty }) => [name, onDuty]);
  expect(await there('2026-11-20')).toEqual([
    ['Meena Shinde', true],
    ['Ravi Pawar', true],
  ]);
  expect(await there('2026-11-21')).toEqual([['Ravi Pawar', true]]);
  await visitAt('2026-11-21T03:30:00Z', { technician_id: off.id });
  await visitAt('2026-11-21T03:30:00Z', { technician_id: meena.id });
  expect(await there('2026-11-21')).toEqual([
    ['Meena Shinde', false],
    ['Off Duty', false],
    ['Ravi Pawar', true],
  ]);
  await db.updateTable('users').set({ role: 'GENERAL' }).where('id', '=', off.id).execute();
  expect(await there('2026-11-21')).toContainEqual(['Off Duty', false]);
  expect((await board('2026-11-20')).technicians[0]).toMatchObject({
    _id: meena.id,
    categories: ['kitchen'],
  });
  expect(ravi.id).toBe((await board('2026-11-20')).technicians[1]?._id);
});

test('the day board shows the places of each visit window', async () => {
  const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '11:00', visits: 1 }]);
  await sunil.api.visits.setSettings({ ...(await sunil.api.visits.settings()), week });
  const asha = await shop.customer();
  const visit = { date: '2026-11-21', from: '09:00' };
  await asha.api.orders.book(bookingInput([fridge], { visit }));
  const { data } = await asha.api.orders.book(bookingInput([fridge]));
  await sunil.api.orders.reschedule({ id: data._id, visit, knowingly: true });
  await visitAt('2026-11-21T12:30:00Z');
  expect((await board('2026-11-21')).windows).toEqual([
    { from: '09:00', to: '11:00', visits: 1, taken: 2, free: 0 },
    { from: '18:00', to: '20:00', visits: 0, taken: 1, free: 0 },
  ]);
  expect((await board('2026-11-22')).windows).toEqual([
    { from: '09:00', to: '11:00', visits: 1, taken: 0, free: 1 },
  ]);
});

test('a visit on a day off of its technician is marked, counts as unassigned and gets another proposal', async () => {
  const [ravi, meena] = [await shop.technician(), await shop.technician({ name: 'Meena Shinde' })];
  const id = await visitAt('2026-11-21T03:30:00Z', { technician_id: ravi.id });
  const dayOff = { id: ravi.id, daysOff: ['2026-11-21'], visits: 'keep' as const };
  await sunil.api.technicians.save(dayOff);
  const shown = await board('2026-11-21');
  expect(shown.visits).toMatchObject([{ _id: id, technicianId: ravi.id, gap: 'off' }]);
  expect(shown.absent).toMatchObject([{ _id: ravi.id }]);
  expect(countsOf(shown).unassigned).toBe(1);
  expect(suggest(shown, Date.parse('2026-11-20T06:30:00Z'))).toMatchObject([
    { visitId: id, technicianId: meena.id },
  ]);
  const [day] = (await sunil.api.day.week({ date: '2026-11-21' })).days.slice(5);
  expect(day).toMatchObject({ date: '2026-11-21', off: [ravi.id], visits: [{ _id: id, gap: 'off' }] });
  await sunil.api.day.giveOut({ visits: [{ id, technicianId: meena.id, was: ravi.id }] });
  expect((await board('2026-11-21')).visits).toMatchObject([{ technicianId: meena.id, gap: null }]);
});

test('a visit that its customer moves onto another visit of the technician is marked until it is assigned again', async () => {
  const ravi = await shop.technician();
  const asha = await shop.customer();
  const book = async (from: string) => {
    const visit = { date: '2026-11-23', from };
    const { data } = await asha.api.orders.book(bookingInput([fridge], { visit }));
    await sunil.api.orders.assign({ id: data._id, technicianId: ravi.id });
    return data._id;
  };
  await book('09:00');
  const id = await book('11:00');
  const gaps = async () => (await board('2026-11-23')).visits.map(({ gap }) => gap);
  await asha.api.orders.reschedule({ id, visit: { date: '2026-11-23', from: '09:00' } });
  expect((await gaps()).toSorted()).toEqual(['busy', null]);
  await sunil.api.orders.assign({ id, technicianId: ravi.id });
  expect(await gaps()).toEqual([null, null]);
});

test('several visits can be assigned at once', async () => {
  const [ravi, meena] = [await shop.technician(), await shop.technician({ name: 'Meena Shinde' })];
  const [first, second] = [await visitAt('2026-11-21T03:30:00Z'), await visitAt('2026-11-21T05:30:00Z')];
  await sunil.api.orders.assign({ id: second, technicianId: meena.id });
  const given = await sunil.api.day.giveOut({
    visits: [first, second].map((id) => ({ id, technicianId: ravi.id, was: null })),
  });
  expect(given).toEqual({
    message: '1 visit assigned',
    assigned: [first],
    refused: [{ _id: second, words: 'Someone else has just assigned this visit: Meena Shinde.' }],
  });
  expect((await board('2026-11-21')).visits.map(({ technicianId }) => technicianId)).toEqual([
    ravi.id,
    meena.id,
  ]);
});

test('the day board refuses an invalid day', async () => {
  expect((await refusal(board('2026-02-30'))).status).toBe(400);
});

test('open order panels show a newly assigned technician', async () => {
  // The news query uses the database's clock, by which the session of the morning may be over.
  shop.wait(Date.now() - shop.deps.clock().getTime());
  const sunil = await shop.admin();
  const ravi = await shop.technician();
  const id = await visitAt('2026-11-21T03:30:00Z');
  await sunil.api.orders.assign({ id, technicianId: ravi.id });
  expect((await sunil.api.backoffice.news({})).changes[0]).toMatchObject({
    entity: 'order',
    entityId: id,
    technician: { _id: ravi.id, name: 'Ravi Pawar' },
  });
  await sunil.api.orders.assign({ id, technicianId: null });
  expect((await sunil.api.backoffice.news({})).changes[0]).toMatchObject({ entityId: id, technician: null });
});
