import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());

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
  expect((await find(bill?.number.toLowerCase() ?? '')).bills).toEqual([bill]);
  expect(await find('nobody is called so')).toEqual({
    people: [],
    orders: [],
    bills: [],
    enquiries: [],
    services: [],
  });
});
