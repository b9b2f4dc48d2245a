import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

beforeEach(() => shop.deps.cache.drop(['catalogue']));

test('one search finds orders, people, bills, enquiries and services', async () => {
  const owner = await shop.admin();
  const fridge = await addTestService(shop.db, { productName: 'Fridge Repair', charge: 300 });
  const mobile = '9876543210';
  const calm = await shop.customer({ name: 'Meera Calm' });
  const busy = await shop.customer({ name: 'Meera Busy' });
  const { data } = await busy.api.orders.book(
    bookingInput([fridge], { fullname: 'Meera Busy', mobile, area: 'CIDCO' }),
  );
  const find = (text: string) => owner.api.backoffice.search({ text });

  expect((await find('meera')).people.map(({ name, openOrders }) => [name, openOrders])).toEqual([
    ['Meera Busy', 1],
    ['Meera Calm', 0],
  ]);
  for (const text of [
    '9876543210',
    '+91 98765 43210',
    '098765 43210',
    '98765',
    String(data.orderNumber),
    `#${data.orderNumber}`,
    `Order ${data.orderNumber}`,
    'busy  meera',
    '\u202a98765\u201343210\u202c',
    'CIDCO',
  ])
    expect(
      (await find(text)).orders.map(({ _id }) => _id),
      text,
    ).toEqual([data._id]);
  expect((await find(calm.email)).people.map(({ name }) => name)).toEqual(['Meera Calm']);
  expect((await find('fridge')).services.map(({ name }) => name)).toEqual(['Fridge Repair']);

  await owner.api.orders.setStatus({ id: data._id, status: 'Complete' });
  const [bill] = (await find('1')).bills;
  expect(bill?.fullname).toBe('Meera Busy');
  for (const text of [bill?.number.toLowerCase(), bill?.number.replaceAll(/\W/g, '')])
    expect((await find(text ?? '')).bills).toEqual([bill]);
  expect(await find('nobody is called so')).toEqual({
    people: [],
    orders: [],
    bills: [],
    enquiries: [],
    services: [],
  });
});

test('the search says who is at work and since when, and knows everyday words', async () => {
  const owner = await shop.admin();
  const washer = await addTestService(shop.db, { productName: 'Refrigerator Repair' });
  const ravi = await shop.technician({ name: 'Ravi Pawar' });
  const asha = await shop.customer();
  const { data } = await asha.api.orders.book(
    bookingInput([washer], { fullname: 'Asha Patil', visit: { date: '2026-11-23', from: '09:00' } }),
  );
  await owner.api.orders.assign({ id: data._id, technicianId: ravi.id });
  const find = async (text: string) => owner.api.backoffice.search({ text });
  expect((await find('patil asha')).orders).toMatchObject([{ technician: 'Ravi Pawar', since: null }]);
  await owner.api.orders.setStage({ id: data._id, stage: 'on_the_way' });
  expect((await find('patil asha')).orders).toMatchObject([
    { technician: 'Ravi Pawar', since: shop.deps.clock().toISOString() },
  ]);
  expect((await find('fridge')).services.map(({ name }) => name)).toEqual(['Refrigerator Repair']);
});
