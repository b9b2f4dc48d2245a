import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readCharges } from '#server/features/bills/issue/charged.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { billAmounts } from '#shared/bills/amounts.ts';
import { seedDemo } from './demo.ts';
import { demoTechnicians } from './people.ts';

const database = await freshDatabase();
const { db } = database;
const shop = openTestShop(database, {}, 'once');

beforeAll(async () => {
  const media = { ...shop.deps.media, put: async () => undefined };
  await seedDemo(db, { ...shop.deps, media });
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;

test('demo orders match their places and their last events', async () => {
  expect(
    await rowsOf(sql`
      select visit_from, taken, count(o.id) from visit_places
        full join (select id, visit_from as at from orders where visit_from is not null) as o on o.at = visit_from
      group by visit_from, taken having taken is distinct from count(o.id)`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`
      select o.id from orders o cross join lateral
        (select stage, at from order_events where order_id = o.id and kind <> 'claimed' order by at desc, id desc limit 1) as e
      where e.stage <> o.stage
        or o.updated_at <> greatest(e.at, (select created_at from feedback where order_id = o.id))`),
  ).toEqual([]);
});

test('demo bills have the amounts that the shop would bill', async () => {
  const bills = await db
    .selectFrom('bills as b')
    .innerJoin('orders as o', 'o.bill_number', 'b.number')
    .selectAll('b')
    .where(sql<boolean>`b.serial % 20 = 1`)
    .execute();
  expect(bills.length).toBeGreaterThan(9);
  for (const bill of bills) {
    const { lines, terms, customer, business, visitOn } = await readCharges(db, bill.order_id);
    const { sum } = billAmounts(terms, lines, bill.discount_paise);
    expect(bill).toMatchObject({
      ...{ customer, business, visit_on: visitOn, registration: 'regular' },
      ...{ total_paise: sum.totalPaise, cgst_paise: sum.cgstPaise, taxable_paise: sum.taxablePaise },
    });
  }
});

test('numbers of demo bills have no gap and follow the time of issue', async () => {
  const wrong = sql`
    select number from (select number, serial, issued_at, document,
      row_number() over (partition by prefix order by serial) as nth,
      lag(issued_at) over (partition by prefix order by serial) as before from bills) as b
    where nth <> serial or before > issued_at`;
  expect(await rowsOf(wrong)).toEqual([]);
});

test('the day board, bills, cash and overview show demo data', async () => {
  const { api } = await shop.admin();
  const board = await api.day.board({});
  expect(board.visits.length).toBeGreaterThanOrEqual(10);
  expect([board.late.length, board.noTime.length, board.waiting.length, board.lateCount]).toEqual([
    1, 3, 2, 1,
  ]);
  expect(board.visits.filter(({ warranty }) => warranty)).toHaveLength(1);
  const totals = await api.bills.totals({});
  expect(totals).toMatchObject({ creditNotes: 2, cgst: totals.sgst, igst: 0 });
  expect(totals.bills).toBeGreaterThan(230);
  const share = totals.upi / (totals.cash + totals.upi);
  expect(share > 0.4 && share < 0.6, `${share}`).toBe(true);
  expect(await api.backoffice.toDo()).toMatchObject({ lateOrders: 1 });
  expect(totals.due).toBeGreaterThan(1000);
  const cash = await api.bills.cash({});
  expect(cash.holders.some(({ expected }) => expected > 0)).toBe(true);
  expect(cash.holders.every(({ expected }) => expected >= 0)).toBe(true);
  const technicians = await api.technicians.list();
  expect(technicians.map(({ name }) => name).toSorted()).toEqual(
    demoTechnicians.map(({ name }) => name).toSorted(),
  );
  for (const { _id: technicianId } of technicians) {
    const { count } = await api.orders.table({ technicianId, limit: 1 });
    expect(count).toBeGreaterThan(30);
  }
});

test('thirty appliances have the repairs of their orders, and eight have a sticker', async () => {
  const rows = await db
    .selectFrom('appliances as a')
    .leftJoin('stickers as s', 's.appliance_id', 'a.id')
    .select(['a.kind', 's.code'])
    .execute();
  expect([rows.length, rows.filter(({ code }) => code).length]).toEqual([30, 8]);
  const strangers = await db
    .selectFrom('order_appliances as n')
    .innerJoin('appliances as a', 'a.id', 'n.appliance_id')
    .innerJoin('orders as o', 'o.id', 'n.order_id')
    .whereRef('o.user_id', '<>', 'a.user_id')
    .select('a.id')
    .execute();
  expect(strangers).toEqual([]);
});
