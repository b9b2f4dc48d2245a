import { expect, test, vi } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const visit = { date: '2026-11-23', from: '09:00' };

const booked = async () => {
  const [asha, sunil] = [await shop.customer(), await shop.admin()];
  const { data } = await asha.api.orders.book(bookingInput([await addTestService(shop.db)], { visit }));
  return { asha: asha.api.orders, sunil: sunil.api.orders, id: data._id };
};

test('a cancellation has no fee before the technician is on the way', async () => {
  const first = await booked();
  expect((await first.asha.cancel({ id: first.id, fee: true })).data.cancellationFee).toBe(0);
  const second = await booked();
  expect((await second.sunil.cancel({ id: second.id, fee: true })).data.cancellationFee).toBe(0);
});

test.each([
  [true, 200],
  [false, 0],
])('an admin decides the cancellation fee (%s) once the technician works', async (fee, rupees) => {
  const { sunil, asha, id } = await booked();
  await sunil.setStage({ id, stage: 'working' });
  const { data } = await sunil.cancel({ id, reason: 'Wrong time', fee });
  expect(data).toMatchObject({
    stage: 'cancelled',
    status: 'Incomplete',
    visit: null,
    cancellationFee: rupees,
  });
  const told = (await asha.events({ id })).find(({ kind }) => kind === 'cancelled');
  expect(told).toMatchObject({ by: 'The shop' });
  expect(told?.text.includes('₹200.00')).toBe(fee);
  // The order was restored, so no fee is due.
  expect((await sunil.setStage({ id, stage: 'requested' })).data.cancellationFee).toBe(0);
});

test('the customer gets a mail if an admin withdraws the visit time', async () => {
  const { sunil, id } = await booked();
  const { data } = await sunil.setStage({ id, stage: 'requested' });
  expect(data).toMatchObject({ stage: 'requested', visit: null });
  const told = await shop.mailsTo(data.email);
  expect(told.map(({ template }) => template)).toEqual(['booked', 'visitAgreed']);
  expect(told[1]?.subject).toBe(`Your visit needs another time (order ${data.orderNumber})`);
  expect(told[1]?.text).toContain('What happens next: we call you within 2 hours to agree on another.');
  expect(told[1]?.text).not.toContain('the technician calls you before he comes');
});

test('rescheduling to the present time succeeds even if the visit is soon', async () => {
  const { asha, id } = await booked();
  // Moves the clock to Monday, 8 o'clock in India.
  shop.wait(68 * 3600_000);
  const { data } = await asha.reschedule({ id, visit });
  expect(data).toMatchObject({ stage: 'scheduled', visit });
  expect((await asha.events({ id })).map(({ kind }) => kind)).toEqual(['booked']);
  const sameDay = { ...visit, from: '09:30' };
  await expect(asha.reschedule({ id, visit: sameDay })).rejects.toThrow('This time has just been taken');
});

test("the mail 'on the way' names the technician", async () => {
  const [asha, owner, imran] = [
    await shop.customer(),
    await shop.admin(),
    await shop.technician({ name: 'Imran Pathan' }),
  ];
  const visit = { date: '2026-11-20', from: '14:00' };
  const input = bookingInput([await addTestService(shop.db)], { visit, email: asha.email });
  const { _id: id } = (await asha.api.orders.book(input)).data;
  await owner.api.orders.assign({ id, technicianId: imran.id });
  const dropped = vi.spyOn(shop.deps.cache, 'drop');
  await imran.api.orders.setStage({ id, stage: 'on_the_way', key: 's-1' });
  await imran.api.orders.setStage({ id, stage: 'on_the_way', key: 's-1' });
  expect(dropped).not.toHaveBeenCalled();
  const told = (await shop.mailsTo(asha.email)).filter(({ template }) => template === 'onTheWay');
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toMatch(/^Imran is on the way/);
  expect(told[0]?.text).toMatch(/Imran is on the way to you\.[\s\S]*\/track\//);

  await owner.api.orders.cancel({ id });
  expect(dropped).toHaveBeenCalledWith(['visits']);
  await owner.api.orders.setStage({ id, stage: 'requested' });
  const last = (await shop.mailsTo(asha.email)).at(-1);
  expect(last?.template).toBe('restored');
  expect(last?.text).toMatch(/taken up again[\s\S]*What happens next: we call you[\s\S]*\/track\//);
});

test('a step that a phone reports late is shown at its own time', async () => {
  const [asha, owner, ravi] = [await shop.customer(), await shop.admin(), await shop.technician()];
  const { data } = await asha.api.orders.book(
    bookingInput([await addTestService(shop.db)], { visit: { date: '2026-11-21', from: '09:00' } }),
  );
  await owner.api.orders.assign({ id: data._id, technicianId: ravi.id });
  shop.wait(3600_000);
  const tell = (stage: 'on_the_way' | 'working', at: string) =>
    ravi.api.orders.setStage({ id: data._id, stage, key: stage, at });
  // The phone reports that the technician left 40 minutes ago and began half an hour ago. The server limits
  // each reported time.
  const [setOut, begun] = [
    await tell('on_the_way', '2026-11-20T06:50:00Z'),
    await tell('working', '2026-11-20T07:00:00Z'),
  ];
  expect(begun.data.updatedAt >= setOut.data.updatedAt).toBe(true);
  const shown = async () =>
    (await asha.api.orders.events({ id: data._id })).map(({ at }) => at.slice(11, 16));
  expect(await shown()).toEqual(['06:30', '06:30', '06:50', '07:00']);
  await ravi.api.orders.setStage({
    id: data._id,
    stage: 'waiting',
    reason: 'A part',
    at: '2026-11-20T06:00:00Z',
  });
  await ravi.api.orders.setStage({ id: data._id, stage: 'working', at: '2031-01-01T00:00:00Z' });
  expect((await shown()).slice(4)).toEqual(['07:00', '07:30']);
  const since = await owner.api.orders.list({ updatedSince: begun.data.updatedAt, limit: 10 });
  expect(since.items).toHaveLength(1);
});

test('waiting for a part moves the due time to the day the part is expected', async () => {
  const [asha, owner] = [await shop.customer(), await shop.admin()];
  const service = await addTestService(shop.db);
  const { data } = await asha.api.orders.book(
    bookingInput([service], { visit: { date: '2026-11-21', from: '09:00' } }),
  );
  const id = data._id;
  const stage = async (step: Omit<Parameters<typeof owner.api.orders.setStage>[0], 'id'>) =>
    (await owner.api.orders.setStage({ id, ...step })).data;
  await stage({ stage: 'working' });
  const proposed = { date: '2026-11-25', from: '11:00' };
  expect(
    await stage({ stage: 'waiting', part: 'Drain pump', partExpected: '2026-11-24', proposed }),
  ).toMatchObject({
    waitingReason: 'Drain pump',
    part: 'Drain pump',
    partExpected: '2026-11-24',
    proposedVisit: { ...proposed, to: '13:00' },
    dueAt: '2026-11-24T14:30:00.000Z',
  });
  const agreed = (await owner.api.orders.reschedule({ id, visit: proposed })).data;
  expect(agreed).toMatchObject({
    part: '',
    partExpected: null,
    proposedVisit: null,
    dueAt: '2026-11-25T07:30:00.000Z',
  });
  await stage({ stage: 'working' });
  const waiting = await stage({ stage: 'waiting', reason: 'A second person' });
  expect(Date.parse(waiting.dueAt) - shop.deps.clock().getTime()).toBe(72 * 3600_000);
  expect((await stage({ stage: 'working' })).dueAt).toBe(waiting.dueAt);
});
