import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase, migrateUp } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { up } from '../../../migrations/20261121_2041_order_numbers.ts';

const database = await freshDatabase();
const shop = openTestShop(database);
const { db } = shop;

test("an order's number appears in answers, lists and mails", async () => {
  const asha = await shop.customer({ email: 'asha@example.com' });
  const sunil = await shop.admin();
  const services = [await addTestService(db)];
  const booking = bookingInput(services);
  const { data } = await asha.api.orders.book(booking);
  expect(data.orderNumber).toBe(1001);
  expect((await asha.api.orders.book(booking)).data.orderNumber).toBe(1001);
  expect((await asha.api.orders.book(bookingInput(services))).data.orderNumber).toBeGreaterThan(1001);
  expect((await asha.api.orders.own({})).items.at(-1)).toMatchObject({ orderNumber: 1001 });
  const { data: changed } = await sunil.api.orders.setStatus({ id: data._id, status: 'Complete' });
  expect(changed.orderNumber).toBe(1001);
  const [booked, , status] = await shop.mailsTo('asha@example.com');
  expect(booked).toMatchObject({
    subject: 'We have received your booking (order 1001)',
    text: expect.stringContaining('Order: 1001'),
  });
  expect(status).toMatchObject({
    subject: expect.stringMatching(/^Order 1001 .* is now Complete$/),
    text: expect.stringContaining('Order: 1001'),
  });
});

test('simultaneous bookings get different numbers', async () => {
  const asha = await shop.customer();
  const services = [await addTestService(db)];
  const booked = await Promise.all(
    Array.from({ length: 20 }, () => asha.api.orders.book(bookingInput(services))),
  );
  expect(new Set(booked.map(({ data }) => data.orderNumber)).size).toBe(20);
});

// The number of orders is more than one batch. The orders are in random order.
const before = 4500;
let admin: Awaited<ReturnType<typeof shop.admin>>;

const book = (from: number, to: number) =>
  sql`insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty, created_at)
    select gen_random_uuid(), 'key ' || i, ${admin.id}, ${admin.userId}, 'Asha', 'asha@example.com', 'CIDCO', 'City',
      '9999999999', 100, 1, '2026-01-01'::timestamptz + i::bigint * 7919 % ${before} * interval '1 minute'
    from generate_series(${from}::integer, ${to}::integer) as i`.execute(db);

// Without statistics PostgreSQL assumes few rows and plans a slow nested loop.
const bookAll = async () => {
  await book(1, before);
  await sql`analyze orders`.execute(db);
};

/** Reads the orders from old to new. */
const numbers = async () => {
  const rows = await db.selectFrom('orders').select('order_number').orderBy('created_at').execute();
  return rows.map((row) => row.order_number);
};
const oneAfterAnother = Array.from({ length: before }, (_, at) => 1001 + at);

beforeEach(async () => {
  await sql`alter sequence order_numbers start with 1001 restart`.execute(db);
  admin = await shop.admin();
});

test('the migration numbers older orders by age', async () => {
  await sql`alter table orders drop column order_number cascade`.execute(db);
  await bookAll();
  await migrateUp(database, up);
  expect(await numbers()).toEqual(oneAfterAnother);
  await book(before + 1, before + 1);
  expect(Math.max(...(await numbers()))).toBe(1001 + before);
});

test('the migration continues after an interruption', async () => {
  await sql`alter table orders drop column order_number cascade`.execute(db);
  await bookAll();
  await migrateUp(database, up);
  await book(before + 1, before + 1);
  // Sets up the database as if the migration had stopped within its second batch.
  await sql`alter table orders alter column order_number drop not null`.execute(db);
  await sql`drop index orders_number_key`.execute(db);
  await sql`update orders set order_number = null where order_number between 3001 and ${1000 + before}`.execute(
    db,
  );
  await migrateUp(database, up);
  const all = await numbers();
  expect(all.filter((number) => number <= 1000 + before)).toEqual(oneAfterAnother);
  expect(all.filter((number) => number > 1000 + before)).toEqual([1001 + before]);
  await expect(sql`update orders set order_number = null`.execute(db)).rejects.toThrow();
});
