import { describe, expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const api = await openTestApi(await freshDatabase());

/** Creates three visits for the technician Imran on two days, one of them done, and one visit for Vijay. */
async function aWeek() {
  const [owner, asha] = [await api.admin(), await api.customer()];
  const [imran, vijay] = [
    await api.technician({ name: 'Imran Pathan' }),
    await api.technician({ name: 'Vijay Kale' }),
  ];
  const service = await api.make.service();
  const visit = async (technicianId: string, date: string, from: string) => {
    const { _id: id } = await api.make.order(asha, service, { visit: { date, from } });
    await owner.api.orders.assign({ id, technicianId });
    return id;
  };
  const [first, second, third] = [
    await visit(imran.id, '2026-11-21', '09:00'),
    await visit(imran.id, '2026-11-21', '18:00'),
    await visit(imran.id, '2026-11-22', '09:00'),
  ];
  const done = await visit(imran.id, '2026-11-21', '14:00');
  await owner.api.orders.setStage({ id: done, stage: 'done' });
  const his = await visit(vijay.id, '2026-11-21', '11:00');
  const whose = async () =>
    Promise.all(
      [first, second, third, done, his].map(
        async (id) => (await owner.api.orders.one({ orderId: id })).technician?.name.split(' ')[0] ?? null,
      ),
    );
  return { owner, asha, imran, vijay, service, first, third, whose };
}
const asBefore = ['Imran', 'Imran', 'Imran', 'Imran', 'Vijay'];

const historyOf = async ({ owner }: Awaited<ReturnType<typeof aWeek>>, id: string) =>
  (await owner.api.orders.events({ id })).map(({ text }) => text);

describe('a technician off duty', () => {
  test('a technician who goes off duty keeps the visits by default', async () => {
    const week = await aWeek();
    const { owner, imran, whose } = week;
    expect(await owner.api.technicians.openVisits({ id: imran.id })).toEqual({ count: 3 });
    const { data } = await owner.api.technicians.save({ id: imran.id, onDuty: false });
    expect(data).toMatchObject({ _id: imran.id, onDuty: false, categories: [], daysOff: [] });
    expect(await whose()).toEqual(asBefore);
    const [entry] = (await owner.api.backoffice.audit({ entity: 'user' })).items;
    expect(entry).toMatchObject({
      action: 'technician.update',
      label: 'Imran Pathan',
      before: { onDuty: true },
      after: { onDuty: false },
    });
  });

  test('a technician who goes off duty can lose the open visits', async () => {
    const week = await aWeek();
    const { owner, imran, asha, first, whose } = week;
    await owner.api.technicians.save({ id: imran.id, onDuty: false, visits: 'unassign' });
    expect(await whose()).toEqual([null, null, null, 'Imran', 'Vijay']);
    expect((await historyOf(week, first)).at(-1)).toBe('No technician any more, it was Imran Pathan.');
    expect((await asha.api.orders.events({ id: first })).at(-1)?.text).toBe('Imran is your technician.');
    expect((await refusal(imran.api.orders.setStage({ id: first, stage: 'on_the_way' }))).message).toBe(
      wordsOfFailure('orderNotFound'),
    );
    await owner.api.technicians.save({ id: imran.id, onDuty: false, visits: 'unassign' });
    expect(await historyOf(week, first)).toHaveLength(3);
  });

  test('the visits of a technician off duty can go to another technician', async () => {
    const week = await aWeek();
    const { owner, imran, vijay, first, whose } = week;
    const save = { id: imran.id, onDuty: false, visits: 'give' as const };
    await owner.api.technicians.save({ ...save, giveTo: vijay.id });
    expect(await whose()).toEqual(['Vijay', 'Vijay', 'Vijay', 'Imran', 'Vijay']);
    expect((await historyOf(week, first)).at(-1)).toMatch(/^Assigned to Vijay /);
  });

  test('the visits cannot go to a person who is not a technician', async () => {
    const { owner, imran, asha, whose } = await aWeek();
    const save = { id: imran.id, onDuty: false, visits: 'give' as const };
    for (const giveTo of [asha.id, imran.id])
      expect(await refusal(owner.api.technicians.save({ ...save, giveTo }))).toMatchObject({
        message: wordsOfFailure('technicianNotFound'),
      });
    expect((await refusal(owner.api.technicians.save(save))).issues).toMatchObject([{ path: 'giveTo' }]);
    expect(await whose()).toEqual(asBefore);
    expect((await owner.api.technicians.list()).map(({ onDuty }) => onDuty)).toEqual([true, true]);
  });
});

describe("a technician's days off", () => {
  test('only visits on newly added days off are unassigned', async () => {
    const { owner, imran, whose } = await aWeek();
    expect(await owner.api.technicians.openVisits({ id: imran.id, days: ['2026-11-22'] })).toEqual({
      count: 1,
    });
    const first = { id: imran.id, daysOff: ['2026-11-22', '2026-11-01', '2026-11-22'] };
    const { data } = await owner.api.technicians.save({ ...first, visits: 'unassign' });
    expect(data.daysOff).toEqual(['2026-11-22']);
    expect(await whose()).toEqual(['Imran', 'Imran', null, 'Imran', 'Vijay']);
    const second = { id: imran.id, daysOff: ['2026-11-22', '2026-11-30'] };
    await owner.api.technicians.save({ ...second, visits: 'unassign' });
    expect(await whose()).toEqual(['Imran', 'Imran', null, 'Imran', 'Vijay']);
  });
});

describe("a technician's settings", () => {
  test('technician settings refuse a conflicting change', async () => {
    const { owner, imran } = await aWeek();
    const save = owner.api.technicians.save;
    await save({ id: imran.id, categories: ['refrigeration', 'kitchen'], seen: { categories: [] } });
    expect(
      await refusal(save({ id: imran.id, categories: ['laundary'], seen: { categories: [] } })),
    ).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Changed meanwhile: .+ \(\d+\), /),
    });
    expect(await refusal(save({ id: imran.id, categories: ['cars'] }))).toMatchObject({
      message: wordsOfFailure('categoryNotFound'),
    });
    await save({ id: imran.id, onDuty: false, seen: { onDuty: true } });
    expect((await owner.api.technicians.list())[0]).toMatchObject({
      categories: ['kitchen', 'refrigeration'],
      onDuty: false,
    });
  });

  test("a technician's list of repairs follows a renamed category", async () => {
    const { owner, imran } = await aWeek();
    await owner.api.catalogue.addCategory({ label: 'Pumps' });
    await owner.api.technicians.save({ id: imran.id, categories: ['pumps', 'kitchen'] });
    const pumps = (await owner.api.catalogue.categories()).find(({ value }) => value === 'pumps');
    const id = pumps?._id ?? '';
    await owner.api.catalogue.renameCategory({ id, label: 'Water Pumps' });
    const repairs = async () => (await owner.api.technicians.list())[0]?.categories;
    expect(await repairs()).toEqual(['kitchen', 'water pumps']);
    await owner.api.catalogue.deleteCategory({ id });
    expect(await repairs()).toEqual(['kitchen']);
  });
});

test('a technician who loses the role loses the open visits and access at once', async () => {
  const week = await aWeek();
  const { owner, imran, first, whose } = week;
  await imran.api.orders.setStage({ id: first, stage: 'on_the_way' });
  await owner.api.accounts.updateUser({ userId: imran.id, role: 'GENERAL' });
  expect(await whose()).toEqual([null, null, null, 'Imran', 'Vijay']);
  expect((await historyOf(week, first)).at(-1)).toBe('No technician any more, it was Imran Pathan.');
  expect((await refusal(imran.api.orders.setStage({ id: first, stage: 'working' }))).message).toBe(
    wordsOfFailure('permissionDenied'),
  );
  expect((await owner.api.technicians.list()).map(({ name }) => name)).toEqual(['Vijay Kale']);
  expect(await refusal(owner.api.technicians.save({ id: imran.id, onDuty: false }))).toMatchObject({
    message: wordsOfFailure('technicianNotFound'),
  });
  const assigning = owner.api.orders.assign({ id: first, technicianId: imran.id });
  expect((await refusal(assigning)).message).toBe(wordsOfFailure('technicianNotFound'));
});
