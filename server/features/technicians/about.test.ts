import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const shop = await openTestApi(await freshDatabase());
const team = () => shop.visitor().api.technicians.team();
/** The About page's answer as a browser gets it, from the cache. */
const cached = async () => {
  const answer = await shop.app.inject({ url: '/trpc/technicians.team' });
  return (answer.json() as { result: { data: { name: string }[] } }).result.data.map(({ name }) => name);
};

test('About shows a technician who agrees, until he takes it back', async () => {
  const [imran, owner] = [await shop.technician({ name: 'Imran Pathan' }), await shop.admin()];
  await shop.technician({ name: 'Vijay Kale' });
  expect(await team()).toEqual([]);
  expect(await cached()).toEqual([]);
  expect(await imran.api.technicians.onAbout()).toEqual({ shown: false });

  await imran.api.technicians.showOnAbout({ shown: true });
  expect(await imran.api.technicians.onAbout()).toEqual({ shown: true });
  expect(await team()).toEqual([{ name: 'Imran', photo: null, since: '2026', repairs: 0 }]);
  expect(await cached()).toEqual(['Imran']);

  const service = await shop.make.service();
  const [done, open] = [
    await shop.make.order(await shop.customer(), service),
    await shop.make.order(await shop.customer(), service),
  ];
  for (const { _id: id } of [done, open]) await owner.api.orders.assign({ id, technicianId: imran.id });
  await owner.api.orders.setStage({ id: done._id, stage: 'done' });
  await imran.api.accounts.updateUser({
    userId: imran.id,
    name: 'Imu Pathan',
    profilePic: `data:image/png;base64,${(await twoHalves(300, 300)).toString('base64')}`,
  });
  expect(await cached()).toEqual(['Imu']);
  expect(await team()).toMatchObject([
    { name: 'Imu', photo: expect.stringMatching(/^data:image\/webp/), repairs: 1 },
  ]);

  await owner.api.technicians.save({ id: imran.id, onDuty: false });
  expect(await team()).toHaveLength(1);
  await imran.api.technicians.showOnAbout({ shown: false });
  expect([await team(), await cached()]).toEqual([[], []]);
});

test('a technician who left is not on About, nor is one who comes back before a new consent', async () => {
  const [imran, owner] = [await shop.technician({ name: 'Imran Pathan' }), await shop.admin()];
  await imran.api.technicians.showOnAbout({ shown: true });
  expect(await cached()).toEqual(['Imran']);
  await owner.api.accounts.updateUser({ userId: imran.id, role: 'GENERAL' });
  expect([await team(), await cached()]).toEqual([[], []]);
  await owner.api.accounts.updateUser({ userId: imran.id, role: 'TECHNICIAN' });
  expect([await team(), await cached()]).toEqual([[], []]);
});

test('the consent is in the copy of the own data, and an erasure removes it', async () => {
  const [imran, owner] = [await shop.technician({ name: 'Imran Pathan' }), await shop.admin()];
  await imran.api.technicians.showOnAbout({ shown: true });
  const { json, page } = await imran.api.rights.copyMine();
  expect(JSON.parse(json)).toMatchObject({ profile: { onAbout: true } });
  expect(page).toContain('Shown on About Us');
  await owner.api.accounts.updateUser({ userId: imran.id, role: 'GENERAL' });
  await owner.api.rights.eraseForCaller({ id: imran.id });
  expect(await shop.db.selectFrom('technicians').selectAll().execute()).toEqual([]);
});

test('only a technician agrees, and only for himself', async () => {
  for (const other of [await shop.admin(), await shop.customer()])
    expect((await refusal(other.api.technicians.showOnAbout({ shown: true }))).message).toBe(
      wordsOfFailure('permissionDenied'),
    );
});
