import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { blankContact } from '#shared/orders/contact.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

const countOrders = async () => {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test("a booking uses the server's prices and mails a confirmation", async () => {
  const asha = await shop.customer({ email: 'asha@example.com' });
  const fridge = await addTestService(db, { productName: 'Fridge Repair', charge: 349.5 });
  const oven = await addTestService(db, { productName: 'Oven Repair', charge: 200.25 });
  const products = [
    { productId: fridge.id, quantity: 2 },
    { productId: oven.id, quantity: 1 },
  ];
  const booking = bookingInput([], { products, totalQty: 3, totalPrice: 899.25 });
  const { created, message, data } = await asha.api.orders.book(booking);
  expect({ created, message }).toEqual({ created: true, message: 'Service placed successfully!' });
  expect(data).toMatchObject({
    orderId: booking.orderId,
    uId: asha.userId,
    fullname: 'Asha Patil',
    area: 'Garkheda',
    street: 'Gulmohar Residency',
    products: [
      { productId: fridge.id, productName: 'Fridge Repair', quantity: 2, price: 349.5 },
      { productId: oven.id, productName: 'Oven Repair', quantity: 1, price: 200.25 },
    ],
    totalPrice: 899.25,
    totalQty: 3,
    paymentMethod: 'Cash on Delivery',
    cardOrderId: null,
    status: 'Incomplete',
    comment: null,
    orderRating: null,
    feedback: [],
    createdAt: shop.deps.clock().toISOString(),
  });
  expect((await asha.api.orders.own({})).items).toEqual([data]);
  expect(await shop.mailsTo('asha@example.com')).toMatchObject([{ template: 'booked' }]);
});

test('50 simultaneous bookings with one idempotency key make one order', async () => {
  const asha = await shop.customer();
  const booking = bookingInput([await addTestService(db)]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => asha.api.orders.book(booking)));
  expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  expect(await countOrders()).toBe(1);
  expect(await shop.mailsTo('asha@example.com')).toHaveLength(1);
});

test('50 simultaneous bookings with different keys make 50 orders', async () => {
  const customers = await Promise.all(Array.from({ length: 5 }, () => shop.customer()));
  const services = [await addTestService(db), await addTestService(db, { charge: 0.99 })];
  const bookings = customers.flatMap(({ api }) =>
    Array.from({ length: 10 }, () => api.orders.book(bookingInput(services))),
  );
  await Promise.all(bookings);
  expect(await countOrders()).toBe(50);
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(({ fn, ref }) => [
      'orders.total_paise',
      'orders.total_qty',
      fn.sum<number>(ref('order_lines.price_paise')).as('paise'),
      fn.sum<number>('order_lines.quantity').as('pieces'),
    ])
    .groupBy('orders.id')
    .execute();
  for (const order of orders) {
    expect(order).toMatchObject({ paise: order.total_paise, pieces: order.total_qty, total_paise: 35_049 });
  }
});

test('two customers can use the same idempotency key', async () => {
  const [asha, vikram] = [await shop.customer(), await shop.customer()];
  const booking = bookingInput([await addTestService(db)], { orderId: 'mine' });
  const [one, two] = [await asha.api.orders.book(booking), await vikram.api.orders.book(booking)];
  expect([one.created, two.created]).toEqual([true, true]);
  expect((await refusal(vikram.api.orders.book({ orderId: 'unused' } as typeof booking))).status).toBe(400);
});

test('a booking with an outdated price is refused and writes nothing', async () => {
  const asha = await shop.customer();
  const service = await addTestService(db, { charge: 300 });
  await asha.api.cart.add({ productId: service.id });
  const seen = bookingInput([service]);
  await db.updateTable('services').set({ charge_paise: 35_000 }).execute();
  for (const wrong of [seen, { ...seen, totalPrice: 350, totalQty: 2 }]) {
    const { status, message } = await refusal(asha.api.orders.book(wrong));
    expect({ status, message }).toEqual({
      status: 409,
      message: 'The price of your booking has changed. Please review and book again.',
    });
  }
  expect(await countOrders()).toBe(0);
  expect(await asha.api.cart.count()).toEqual({ count: 1 });
  expect(await asha.api.orders.book({ ...seen, totalPrice: 350 })).toMatchObject({ created: true });
});

test('an order keeps its name and price when the service changes later', async () => {
  const asha = await shop.customer();
  const { data } = await asha.api.orders.book(bookingInput([await addTestService(db)]));
  await db.updateTable('services').set({ charge_paise: 1, product_name: 'New name' }).execute();
  expect((await asha.api.orders.own({})).items).toEqual([data]);
});

test('a booking refuses services that are unknown or no longer on sale', async () => {
  const asha = await shop.customer();
  const gone = await addTestService(db, { inShop: false });
  for (const id of [gone.id, newId(), 'nonsense']) {
    expect((await refusal(asha.api.orders.book(bookingInput([{ ...gone, id }])))).status).toBe(404);
  }
});

test('a booking removes only the booked services from the cart', async () => {
  const [asha, vikram] = [await shop.customer(), await shop.customer()];
  const [booked, kept] = [await addTestService(db), await addTestService(db)];
  for (const person of [asha, vikram]) {
    const { data } = await person.api.cart.add({ productId: booked.id });
    await person.api.cart.setQuantity({ _id: data._id, quantity: 5 });
  }
  await asha.api.cart.add({ productId: kept.id });
  await asha.api.orders.book(bookingInput([booked]));
  expect((await asha.api.cart.view()).lines.map((line) => line.service._id)).toEqual([kept.id]);
  expect(await vikram.api.cart.count()).toEqual({ count: 1 });
});

test('a second tab cannot book the same cart again', async () => {
  const asha = await shop.customer();
  const [booked, added] = [await addTestService(db), await addTestService(db)];
  await asha.api.cart.add({ productId: booked.id });
  const fromCart = (...services: (typeof booked)[]) => bookingInput(services, { fromCart: true });
  const seenInBoth = [fromCart(booked), fromCart(booked)] as const;
  const { data: first } = await asha.api.orders.book(seenInBoth[0]);
  // Cart lines that were added after the booking are not part of it.
  await asha.api.cart.add({ productId: added.id });
  for (const old of [seenInBoth[1], fromCart(booked, added)]) {
    const { status, message } = await refusal(asha.api.orders.book(old));
    expect({ status, message }).toEqual({
      status: 409,
      message: 'Your cart has changed. Please review and book again.',
    });
  }
  expect(await countOrders()).toBe(1);
  expect(await asha.api.cart.count()).toEqual({ count: 1 });
  // The browser retries after a lost response.
  expect(await asha.api.orders.book(seenInBoth[0])).toMatchObject({ created: false, data: first });
  expect(await asha.api.orders.book(fromCart(added))).toMatchObject({ created: true });
});

test('one of two simultaneous bookings of one cart succeeds', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => shop.customer()));
  const services = [await addTestService(db), await addTestService(db)];
  const tabs = await Promise.all(
    people.map(async ({ api }) => {
      for (const { id } of services) await api.cart.add({ productId: id });
      const [there, back] = [services, services.toReversed()].map((order) =>
        api.orders.book(bookingInput(order, { fromCart: true })).then(
          () => 'booked',
          ({ message }: Error) => message,
        ),
      );
      return (await Promise.all([there, back])).sort();
    }),
  );
  const told = 'Your cart has changed. Please review and book again.';
  expect(tabs).toEqual(people.map(() => [told, 'booked']));
  expect(await countOrders()).toBe(people.length);
});

test('the booking form starts with the contact of the last order', async () => {
  const asha = await shop.customer({ name: 'Asha', email: 'a@example.com', address: 'Flat 3, Garkheda' });
  expect(await asha.api.orders.prefill()).toEqual({
    ...blankContact,
    fullname: 'Asha',
    street: 'Flat 3, Garkheda',
    mobile: '5550100101',
    email: 'a@example.com',
  });
  const services = [await addTestService(db)];
  await asha.api.orders.book(bookingInput(services, { fullname: 'First' }));
  shop.wait(1000);
  await asha.api.orders.book(bookingInput(services, { fullname: 'Mother', area: 'CIDCO' }));
  expect(await asha.api.orders.prefill()).toMatchObject({ fullname: 'Mother', area: 'CIDCO' });
});
