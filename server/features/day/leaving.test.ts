import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { wordsOfFailure } from '#shared/errors.ts';

const api = await openTestApi(await freshDatabase());

/** The technician Imran has two visits and an order without a time. Vijay has a visit next to Imran's first. */
async function aTeam() {
  const [owner, asha] = [await api.admin(), await api.customer()];
  const [imran, vijay] = [
    await api.technician({ name: 'Imran Pathan' }),
    await api.technician({ name: 'Vijay Kale' }),
  ];
  const service = await api.make.service();
  const order = async (technicianId: string, visit?: object) => {
    const { _id: id } = await api.make.order(asha, service, visit ? { visit } : {});
    await owner.api.orders.assign({ id, technicianId });
    return id;
  };
  const first = await order(imran.id, { date: '2026-11-21', from: '09:00' });
  const second = await order(imran.id, { date: '2026-11-22', from: '09:00' });
  const timeless = await order(imran.id);
  await order(vijay.id, { date: '2026-11-22', from: '09:00' });
  return { owner, asha, imran, vijay, first, second, timeless };
}

test('the dialog for a leaving technician suggests who takes the visits', async () => {
  const { owner, imran, vijay, first, second, timeless } = await aTeam();
  const { orders, technicians, held } = await owner.api.day.leaving({ id: imran.id });
  expect([technicians, held]).toEqual([[{ _id: vijay.id, name: 'Vijay Kale' }], 0]);
  expect(orders.map(({ _id, technicianId }) => [_id, technicianId])).toEqual(
    expect.arrayContaining([
      [first, vijay.id],
      [second, null],
      [timeless, null],
    ]),
  );
  expect(orders.find(({ _id }) => _id === second)?.reason).toBe(
    'Vijay Kale alone repairs washing machines, and has a visit at 9 am',
  );
});

test('a technician who leaves loses orders, role and sessions but keeps the account', async () => {
  const { owner, asha, imran, vijay, first, second } = await aTeam();
  await owner.api.day.leave({ id: imran.id, orders: [{ id: first, technicianId: vijay.id }] });
  const one = (orderId: string) => owner.api.orders.one({ orderId });
  expect([(await one(first)).technician?.name, (await one(second)).technician]).toEqual(['Vijay Kale', null]);
  expect((await asha.api.orders.events({ id: first })).map(({ text }) => text).slice(-2)).toEqual([
    'Imran is your technician.',
    'Vijay is your technician.',
  ]);
  expect((await refusal(imran.api.accounts.me())).message).toBe(wordsOfFailure('loginRequired'));
  const news = await api.db.selectFrom('job_news').select('technician_id').execute();
  expect(news.map(({ technician_id }) => technician_id)).not.toContain(imran.id);
  const again = await api.visitor().api.accounts.signIn({ email: imran.email, password: imran.password });
  expect(again.user.role).toBe('GENERAL');
  expect((await owner.api.backoffice.audit({ entity: 'user' })).items[0]).toMatchObject({
    action: 'technician.leave',
    before: { role: 'TECHNICIAN' },
    after: { role: 'GENERAL' },
  });
});

test('a person who is not a technician cannot leave or take over visits', async () => {
  const { owner, asha, imran, first } = await aTeam();
  const refused = { message: wordsOfFailure('technicianNotFound') };
  expect(await refusal(owner.api.day.leaving({ id: asha.id }))).toMatchObject(refused);
  expect(await refusal(owner.api.day.leave({ id: asha.id, orders: [] }))).toMatchObject(refused);
  for (const technicianId of [asha.id, imran.id])
    expect(
      await refusal(owner.api.day.leave({ id: imran.id, orders: [{ id: first, technicianId }] })),
    ).toMatchObject(refused);
  expect((await owner.api.orders.one({ orderId: first })).technician?.name).toBe('Imran Pathan');
});
