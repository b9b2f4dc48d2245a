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
    appliances: [],
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

test('one text is found however it is typed, by the search, the lists and the calls', async () => {
  const owner = await shop.admin();
  const fridge = await addTestService(shop.db, { productName: 'Fridge Repair' });
  const stored = ['\u0932\u0915\u095c\u093e\u0935\u093e\u0932\u093e', 'Jos\u00e9 \u0905\u0945\u0928\u0940'];
  const sought = [
    '\u0932\u0915\u0921\u093c\u093e\u0935\u093e',
    '\u0932\u0915\u0921\u093e\u0935\u093e',
    'JOSE',
    'jose\u0301',
    '\u0972\u0928\u0940',
  ];
  for (const name of stored) {
    const person = await shop.customer({ name });
    await person.api.orders.book(bookingInput([fridge], { fullname: name }));
  }
  for (const text of sought) {
    const found = await owner.api.backoffice.search({ text });
    expect([text, found.people.length, found.orders.length]).toEqual([text, 1, 1]);
    const customers = await owner.api.accounts.table({ search: text });
    const orders = await owner.api.orders.list({ fullname: text });
    expect([text, customers.items.length, orders.items.length]).toEqual([text, 1, 1]);
  }
  const [person] = (await owner.api.backoffice.search({ text: 'jose' })).people;
  expect(person?.name).toBe(stored[1]?.normalize('NFC'));
});

test('the search takes what callers say', async () => {
  const owner = await shop.admin();
  const fridge = await addTestService(shop.db, { productName: 'Fridge Repair' });
  const person = await shop.customer({ name: 'Sunanda Gaikwad' });
  const { data } = await person.api.orders.book(
    bookingInput([fridge], { fullname: 'Sunanda Gaikwad', mobile: '9876543210' }),
  );
  const number = String(data.orderNumber);
  const inDevanagari = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
  for (const text of [
    `order no ${number}`,
    `${number}.`,
    inDevanagari(number),
    inDevanagari('9876543210'),
    'Gaikwad, Sunanda',
    'Mrs Sunanda Gaikwad',
  ])
    expect([text, (await owner.api.backoffice.search({ text })).orders.map(({ _id }) => _id)]).toEqual([
      text,
      [data._id],
    ]);
  await owner.api.orders.setStatus({ id: data._id, status: 'Complete' });
  const [bill] = (await owner.api.backoffice.search({ text: 'bill 1' })).bills;
  expect(bill?.orderNumber).toBe(data.orderNumber);
  const short = bill?.number.replace(/0+(\d)$/, '$1') ?? '';
  expect((await owner.api.backoffice.search({ text: short })).bills).toEqual([bill]);
});

test("customers stand in the language's order", async () => {
  const owner = await shop.admin({ name: 'zz' });
  for (const name of ['zubeda', 'हरी', 'ॲनी', 'asif', 'कमल', 'Élan', 'अंजली', 'farah'])
    await shop.customer({ name });
  const { items } = await owner.api.accounts.table({ sort: 'name', direction: 'asc' });
  const names = items.map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['asif', 'Élan', 'farah', 'zubeda']);
  expect(names.slice(-4).sort()).toEqual(['अंजली', 'ॲनी', 'कमल', 'हरी'].sort());
  expect(names.indexOf('ॲनी')).toBeLessThan(names.indexOf('कमल'));
});
