// Many orders of some days sorted by total, or changed since some day: page by page they are what looking at all of them
// gives.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';
import type { Order } from '#shared/orders/schema.ts';

const shop = openTestShop(await freshDatabase(), {}, 'once');
const { db } = shop;
type Customer = Awaited<ReturnType<typeof shop.customer>>;
type Filters = Parameters<Customer['api']['orders']['table']>[0];

let sunil: Customer;
const all: Order[] = [];

// Ten orders a day for 500 days, of 37 totals. The newest 1,500 are open, every fiftieth has just changed.
beforeAll(async () => {
  sunil = await shop.admin();
  const { id } = await addTestService(db);
  await sql`
    with made as (
      insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty,
        status, stage, created_at, due_at, updated_at)
      select gen_random_uuid(), 'key ' || i, ${sunil.id}, ${sunil.userId}, 'Asha', 'asha@example.com', 'CIDCO', 'City',
        '9999999999', 100 * (i * 7919 % 37), 1, case when i <= 1500 then 'Incomplete' else 'Complete' end,
        case when i <= 1500 then 'requested' else 'done' end,
        ${shop.deps.clock()}::timestamptz - i * interval '144 minutes',
        ${shop.deps.clock()}::timestamptz - i * interval '144 minutes' + interval '24 hours',
        ${shop.deps.clock()}::timestamptz - case when i % 50 = 0 then 0 else i end * interval '144 minutes'
      from generate_series(1, 5000) as i
      returning id, created_at
    )
    insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
    select id, 1, ${id}, 'Fridge Repair', 100, 1, created_at from made`.execute(db);
  for (let cursor: string | undefined; ; ) {
    const page = await sunil.api.orders.list({ cursor, limit: 1000 });
    all.push(...page.items);
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
});

async function everyPage(filters: Filters): Promise<Order[]> {
  const found: Order[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await sunil.api.orders.table({ ...filters, cursor, limit: 700 });
    found.push(...page.items);
    expect(page.count).toBeGreaterThan(1000);
    if (!page.nextCursor) return found;
    cursor = page.nextCursor;
  }
}

const byTotal = (a: Order, b: Order) => a.totalPrice - b.totalPrice || (a._id < b._id ? -1 : 1);

test.each<[string, Filters, (order: Order) => boolean]>([
  ['of half a year', { from: '2026-05-20' }, ({ createdAt }) => createdAt >= '2026-05-19T18:30'],
  [
    'of a whole year',
    { from: '2025-10-01', to: '2026-09-30' },
    ({ createdAt }) => createdAt >= '2025-09-30T18:30' && createdAt < '2026-09-30T18:30',
  ],
  ['up to a day', { to: '2026-07-31' }, ({ createdAt }) => createdAt < '2026-07-31T18:30'],
  ['of days, open', { from: '2026-01-01', status: 'Incomplete' }, ({ status }) => status === 'Incomplete'],
  [
    'of days, late',
    { from: '2026-01-01', late: true },
    ({ status, createdAt }) => status === 'Incomplete' && createdAt < '2026-11-19T06:30',
  ],
  [
    'of half a year and a name',
    { from: '2026-05-20', fullname: 'sha' },
    ({ createdAt }) => createdAt >= '2026-05-19T18:30',
  ],
  ['up to a day, complete', { to: '2026-12-31', status: 'Complete' }, ({ status }) => status === 'Complete'],
])('orders %s', async (_, filters, meant) => {
  const expected = all
    .filter(meant)
    .sort(byTotal)
    .map((order) => order._id);
  const found = async (direction: 'asc' | 'desc') =>
    (await everyPage({ ...filters, sort: 'totalPrice', direction })).map((order) => order._id);
  expect(await found('asc')).toEqual(expected);
  expect(await found('desc')).toEqual(expected.reverse());
});

test.each(['2026-06-20T00:00:00Z', '2026-11-19T00:00:00Z', '2025-07-10T00:00:00Z'])(
  'all orders that changed since %s come page by page, oldest first, however long ago they were booked',
  async (updatedSince) => {
    const found: Order[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await sunil.api.orders.list({ updatedSince, cursor, limit: 100 });
      found.push(...page.items);
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    const meant = all.filter(({ updatedAt }) => updatedAt >= new Date(updatedSince).toISOString());
    expect(meant.length).toBeGreaterThan(90);
    expect(found.map(({ _id }) => _id)).toEqual(meant.map(({ _id }) => _id));
  },
);
