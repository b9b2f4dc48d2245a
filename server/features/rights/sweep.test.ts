import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { twoHalves } from '#server/testing/sample-pictures.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { countDue, sweepAtNight, sweepOld } from './sweep.ts';

const shop = openTestShop(await freshDatabase());
const { db, deps } = shop;
const year = 366 * 24 * 3600_000;
const contact = { fullname: 'Asha Kulkarni', mobile: '5550107731', email: 'asha@example.com' };

const due = async () =>
  Object.fromEntries((await countDue(db, deps)).flatMap(({ kept, due }) => (due ? [[kept, due]] : [])));

async function oldRows() {
  const [customer, owner] = [await shop.customer(), await shop.admin()];
  const service = await addTestService(db);
  const { data } = await customer.api.orders.book(bookingInput([service], contact));
  const picture = `data:image/png;base64,${(await twoHalves(40, 30)).toString('base64')}`;
  await customer.api.orders.addPicture({ id: data._id, picture });
  await owner.api.orders.addNote({ id: data._id, note: 'Asha Kulkarni pays later' });
  await owner.api.orders.setStage({ id: data._id, stage: 'done' });
  const { data: enquiry } = await customer.api.enquiries.send({
    ...contact,
    area: 'Garkheda',
    serviceType: 'Split AC',
    message: 'A question',
  });
  await owner.api.enquiries.setStatus({ id: enquiry._id, status: 'Complete' });
  return { order: data };
}

test('a sweep deletes what is due, and the dry run counts it before', async () => {
  const { order } = await oldRows();
  expect(await due()).toEqual({});
  shop.wait(year + 1);
  expect(await due()).toMatchObject({ enquiries: 1 });
  shop.wait(year + 1);
  expect(await due()).toMatchObject({ enquiries: 1, pictures: 1 });
  await sweepOld(db, deps);
  expect(await due()).not.toHaveProperty('pictures');
  expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('order_pictures').select('id').execute()).toEqual([]);
  const orders = await db.selectFrom('orders').select(['id', 'fullname']).execute();
  expect(orders).toEqual([{ id: order._id, fullname: contact.fullname }]);
});

test('after eight years an order and its bill no longer name the customer', async () => {
  const { order } = await oldRows();
  // The database's own clock decides whether a bill is old enough.
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`update bills set issued_at = now() - interval '9 years'`.execute(db);
  });
  shop.wait(8 * year + 1);
  expect(await due()).toMatchObject({ bookings: 1, bills: 1 });
  await sweepOld(db, deps);
  expect(await due()).not.toHaveProperty('bills');
  const { rows } = await sql<{ all: string }>`
    select concat((select json_agg(o) from orders o where id = ${order._id}), (select json_agg(b) from bills b),
      (select json_agg(e) from order_events e)) as all`.execute(db);
  for (const word of ['Kulkarni', contact.mobile]) expect(rows[0]?.all).not.toContain(word);
});

test('the sweep runs in the hour from 3:00 in India', async () => {
  await oldRows();
  shop.wait(2 * year);
  // from noon
  await sweepAtNight(db, deps);
  expect(await due()).toHaveProperty('enquiries');
  shop.wait(15 * 3600_000);
  await sweepAtNight(db, deps);
  expect(await due()).not.toHaveProperty('enquiries');
});
