import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const api = await openTestApi(await freshDatabase());
const tomorrow = '2026-11-21';

test('days off of technicians reduce the free places of a day', async () => {
  const [owner, customer, service] = [await api.admin(), await api.customer(), await api.make.service()];
  const free = async () =>
    (await customer.api.visits.times({ from: tomorrow, days: 1 }))[0]?.windows.map(({ free }) => free);
  const book = () => api.make.order(customer, service, { visit: { date: tomorrow, from: '09:00' } });
  expect(await free()).toEqual([4, 4, 4, 4, 4]);
  const [imran, vijay] = [await api.technician({ name: 'Imran' }), await api.technician({ name: 'Vijay' })];
  expect(await free()).toEqual([4, 4, 4, 4, 4]);
  const { _id: orderId } = await book();
  await book();
  const { _id: later } = await api.make.order(customer, service);
  await owner.api.technicians.save({ id: imran.id, daysOff: [tomorrow] });
  expect(await free()).toEqual([0, 2, 2, 2, 2]);
  const move = customer.api.orders.reschedule({ id: later, visit: { date: tomorrow, from: '09:00' } });
  expect((await refusal(move)).message).toBe(wordsOfFailure('visitTaken'));
  await owner.api.technicians.save({ id: vijay.id, onDuty: false });
  expect(await free()).toEqual([0, 0, 0, 0, 0]);
  expect((await owner.api.orders.one({ orderId })).visit?.from).toBe('09:00');
});

test('a shop offers no places that nobody can keep after its only technician has left', async () => {
  const [owner, visitor] = [await api.admin(), await api.customer()];
  const free = async () =>
    (await visitor.api.visits.times({ from: tomorrow, days: 1 }))[0]?.windows.map(({ free }) => free);
  const imran = await api.technician({ name: 'Imran' });
  expect(await free()).toEqual([2, 2, 2, 2, 2]);
  await owner.api.day.leave({ id: imran.id, orders: [] });
  expect(await free()).toEqual([0, 0, 0, 0, 0]);
});
