import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { openTestShop, refusal } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
const { db } = shop;

test('a service that is added several times has one cart line', async () => {
  const asha = await shop.customer();
  const { id: productId } = await addTestService(db);
  const first = await asha.api.cart.add({ productId, selectedOption: 12 });
  expect(first).toEqual({
    message: 'Service added to cart',
    data: { ...first.data, productId, quantity: 1 },
  });
  await asha.api.cart.setQuantity({ _id: first.data._id, quantity: 3 });
  expect(await asha.api.cart.add({ productId })).toEqual({
    message: 'Service is already in your cart',
    data: { ...first.data, quantity: 3 },
  });
  expect(await asha.api.cart.count()).toEqual({ count: 1 });
});

test('a double tap adds one cart line', async () => {
  const asha = await shop.customer();
  const { id: productId } = await addTestService(db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => asha.api.cart.add({ productId })));
  expect(answers.filter(({ message }) => message === 'Service added to cart')).toHaveLength(1);
  expect(await asha.api.cart.lines()).toMatchObject([{ quantity: 1, service: { _id: productId } }]);
});

test('the cart refuses unknown services and services no longer on sale', async () => {
  const asha = await shop.customer();
  const gone = await addTestService(db, { inShop: false });
  for (const productId of [gone.id, newId(), 'nonsense']) {
    expect((await refusal(asha.api.cart.add({ productId }))).status).toBe(404);
  }
});

test('the cart drops services no longer on sale and names them once', async () => {
  const asha = await shop.customer();
  const [stays, leaves] = [
    await addTestService(db),
    await addTestService(db, { productName: 'Oven Repair' }),
  ];
  for (const { id: productId } of [stays, leaves]) await asha.api.cart.add({ productId });
  await db.updateTable('services').set({ in_shop: false }).where('id', '=', leaves.id).execute();
  const { lines, dropped } = await asha.api.cart.view();
  expect(lines.map((line) => line.service._id)).toEqual([stays.id]);
  expect(dropped).toEqual(['Oven Repair']);
  expect(await asha.api.cart.count()).toEqual({ count: 1 });
  await asha.api.cart.dismissDropped();
  expect(await asha.api.cart.view()).toEqual({ lines, dropped: [] });
});
