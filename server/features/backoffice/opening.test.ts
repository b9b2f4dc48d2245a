import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

const caller = { mobile: '9876501230', fullname: 'Meera', area: 'Garkheda', street: 'At the shop' };

async function book(sunil: Awaited<ReturnType<typeof shop.admin>>) {
  const { id, productName } = await addTestService(db, { charge: 399 });
  const products = [{ productId: id, productName, quantity: 1 }];
  const visit = { date: '2026-11-21', from: '09:00' };
  const booking = { ...caller, orderId: `key ${id}`, products, totalQty: 1, totalPrice: 399, visit };
  return (await sunil.api.orders.bookForCaller(booking)).data;
}

test('each step of the opening checklist shows whether it is done', async () => {
  const sunil = await shop.admin();
  const { api } = sunil;
  const done = async () => {
    const opening = await api.backoffice.opening();
    return [opening.shown, Object.values(opening.done).map(Number).join('')];
  };
  expect(await api.backoffice.opening()).toMatchObject({
    shown: true,
    missing: ['phone', 'email', 'address'],
  });
  expect(await done()).toEqual([true, '00000']);
  await api.business.update({ phone: '9876501230', email: 'shop@example.in', address: '4 Main Road' });
  expect(await done()).toEqual([true, '00000']);
  const { sinceYear: _, ...words } = await api.business.get();
  expect(words).toMatchObject({ promise: '', yearsOfService: 0 });
  const { city, hoursNote, payPromise } = words;
  const promise = 'We come the same day';
  await api.business.update({ sinceYear: '2015', city, hoursNote, promise, payPromise });
  expect(await done()).toEqual([true, '10000']);
  await api.catalogue.addSamples();
  expect(await done()).toEqual([true, '11000']);
  await api.visits.setSettings(await api.visits.settings());
  expect(await done()).toEqual([true, '11100']);
  await api.bills.setSettings({ ...(await api.bills.settings()), registration: 'none' });
  expect(await done()).toEqual([true, '11110']);
  await shop.technician();
  expect(await done()).toEqual([false, '11111']);
});

test("the bills' prefix follows the shop's name until an admin chooses one", async () => {
  const { api } = await shop.admin();
  const firstBill = async () => (await api.backoffice.opening()).firstBill;
  await api.business.update({ companyName: 'Sai Home Care' });
  expect(await firstBill()).toBe('SH/26-27/00001');
  await api.business.update({ companyName: 'Nashik' });
  expect(await firstBill()).toBe('N/26-27/00001');
  await api.bills.setSettings({ ...(await api.bills.settings()), billPrefix: 'NK' });
  await api.business.update({ companyName: 'Sai Home Care' });
  expect(await firstBill()).toBe('NK/26-27/00001');
});

test('a closed opening checklist stays closed', async () => {
  const { api } = await shop.admin();
  await api.backoffice.dismissOpening();
  await api.backoffice.dismissOpening();
  expect((await api.backoffice.opening()).shown).toBe(false);
  expect((await api.backoffice.audit({ entity: 'business' })).items).toHaveLength(1);
});

test('adding the sample services twice adds each service once', async () => {
  const { api } = await shop.admin();
  await addTestService(db, { productName: 'split ac repair' });
  expect(await api.catalogue.addSamples()).toEqual({ message: '41 sample services added' });
  expect(await api.catalogue.addSamples()).toEqual({
    message: 'All sample services are in the shop already',
  });
  const rows = await db.selectFrom('services').select(['images', 'placeholder']).execute();
  expect(rows).toHaveLength(42);
  expect(rows.filter(({ placeholder }) => placeholder !== null)).toHaveLength(41);
});

// Versions up to 2.16 marked bookings as tests.
test('a test booking is no news and is marked', async () => {
  const sunil = await shop.admin();
  const since = '2026-11-01T00:00:00.000Z';
  const { _id } = await book(sunil);
  expect((await sunil.api.backoffice.news({ since })).orders).toBe(1);
  await db.insertInto('test_orders').values({ order_id: _id }).execute();
  expect((await sunil.api.backoffice.news({ since })).orders).toBe(0);
  expect(await sunil.api.orders.one({ orderId: _id })).toMatchObject({ isTest: true });
});
