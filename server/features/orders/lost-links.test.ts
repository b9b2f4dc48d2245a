import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase(), { RATE_LIMIT_FACTOR: '1' });
const message = 'If this number has a booking, its link is on the way.';
let lastAddress = 0;
const ask = (mobile: string) => {
  lastAddress += 1;
  return shop.visitor({ address: `203.0.113.${lastAddress}` }).api.tracking.askForLinks({ mobile });
};
const mailed = async () =>
  (
    await shop.db
      .selectFrom('mails')
      .select(['recipient', 'order_id'])
      .where('template', '=', 'lostLink')
      .execute()
  ).length;
const book = async (mobile: string, changes: object = {}) => {
  const { api } = await shop.customer();
  return (await api.orders.book(bookingInput([await addTestService(shop.db)], { mobile, ...changes }))).data;
};

test('an open order with an email gets its link by mail, once an hour', async () => {
  const order = await book('5550100301');
  const before = await mailed();
  expect(await ask('+91 55501 00301')).toEqual({ message });
  expect(await mailed()).toBe(before + 1);
  await ask('5550100301');
  expect(await mailed()).toBe(before + 1);
  shop.wait(3600_000);
  await ask('5550100301');
  expect(await mailed()).toBe(before + 2);
  await expect(ask('5550100301')).rejects.toThrow('Too many');
  const { mails } = await shop.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('order_id', '=', order._id)
    .where('template', '=', 'lostLink')
    .executeTakeFirstOrThrow();
  expect(mails).toBe(2);
});

test('nobody learns whether a number has a booking, and a closed one gets no link', async () => {
  const owner = await shop.admin();
  const order = await book('5550100302');
  await owner.api.orders.setStage({ id: order._id, stage: 'done' });
  const before = await mailed();
  expect((await ask('5550100302')).message).toBe(message);
  expect((await ask('5550100303')).message).toBe(message);
  expect(await mailed()).toBe(before);
});

test('the office sends the link of an order without an email', async () => {
  const owner = await shop.admin();
  const order = await book('5550100304');
  await shop.db.updateTable('orders').set({ email: '' }).where('id', '=', order._id).execute();
  expect((await owner.api.backoffice.toDo()).lostLinks).toBe(0);
  await ask('5550100304');
  expect((await owner.api.backoffice.toDo()).lostLinks).toBe(1);
  const [waiting] = await owner.api.orders.lostLinks();
  expect(waiting).toMatchObject({ _id: order._id, orderNumber: order.orderNumber, mobile: '5550100304' });
  const { link } = await owner.api.orders.link({ id: order._id });
  expect(waiting?.text).toContain(link);
  await owner.api.orders.lostLinkSent({ id: order._id });
  expect(await owner.api.orders.lostLinks()).toEqual([]);
  expect((await owner.api.backoffice.toDo()).lostLinks).toBe(0);
});
