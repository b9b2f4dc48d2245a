import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { patience } from '#server/testing/patience.ts';
import { addressOf } from '#server/testing/postgres-template.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';
import { setOrderStatus } from '../../orders/changes.ts';
import { creditOrder } from './credit.ts';
import { readBillOfOrder } from './documents.ts';
import { billOrder } from './issue.ts';

vi.setConfig({ testTimeout: 180_000 });

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('Several instances need PostgreSQL');
const database = await freshDatabase();
const shop = openTestShop(database);
const { db } = shop;

/** Creates orders that can be finished. */
async function orders(count: number): Promise<string[]> {
  const asha = await shop.customer();
  const service = await addTestService(db, { charge: 399 });
  const { data } = await asha.api.orders.book(bookingInput([service]));
  // Copies the first order with SQL, which is faster than booking.
  await sql`insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', gen_random_uuid(), 'client_key', 'copy ' || n, 'order_number', 5000 + n))).*
    from orders o, generate_series(2, ${count}::integer) as n where o.id = ${data._id}`.execute(db);
  await sql`insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_id', o.id))).*
    from order_lines l, orders o where l.order_id = ${data._id} and o.id <> ${data._id}`.execute(db);
  return (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
}

const series = async () => {
  const { rows } = await sql<{ year: string; serials: number[]; numbers: number }>`
    select financial_year as year, array_agg(serial order by serial) as serials, count(distinct number) as numbers
    from bills group by financial_year order by financial_year`.execute(db);
  return rows;
};

const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('200 simultaneous finishes on two instances number the bills without gaps', async () => {
  const ids = await orders(200);
  expect(ids).toHaveLength(200);
  const owner = await shop.admin();
  const { user_id: userId } = await db
    .selectFrom('users')
    .select('user_id')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const { rows: here } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const second = openPostgres({
    url: addressOf(source.url, here[0]?.name ?? ''),
    size: 20,
    onLost: () => {},
    patience,
  });
  // Each server instance finishes half of its orders before and half after midnight of 31 March in India.
  const turn = Date.parse('2027-03-31T18:30:00Z');
  const actor = { id: owner.id, userId, name: owner.name, role: 'ADMIN', email: owner.email } as Parameters<
    typeof setOrderStatus
  >[2];
  const finish = (id: string, at: number) =>
    setOrderStatus(
      at % 2 ? db : second.db,
      {
        ...shop.deps,
        billOrder,
        creditOrder,
        readBillOfOrder,
        clock: () => new Date(turn + (at % 4 < 2 ? -1 - at : at)),
      },
      actor,
      { id, status: 'Complete' },
    );
  // Retries a finish when the pool has no free connection.
  const finished = async (id: string, at: number): Promise<unknown> =>
    finish(id, at).catch((error: Error) => {
      if (error.message.startsWith('timeout exceeded')) return finished(id, at);
      throw error;
    });
  await Promise.all(ids.map(finished));
  await second.db.destroy();
  expect(await series()).toEqual([
    { year: '26-27', serials: oneTo(100), numbers: 100 },
    { year: '27-28', serials: oneTo(100), numbers: 100 },
  ]);
  const { rows } = await sql<{ agree: boolean }>`select bool_and(o.stage = 'done' and o.bill_number = b.number
      and (b.issued_at < ${new Date(turn)}) = (b.financial_year = '26-27')) as agree
    from orders o left join bills b on b.order_id = o.id`.execute(db);
  expect(rows[0]?.agree).toBe(true);
});

test('a lost connection at any statement leaves no gap in the bill numbers', async () => {
  const [owner, ids] = [await shop.admin(), await orders(4)];
  const [first = '', second = '', ...others] = ids;
  await owner.api.orders.setStatus({ id: first, status: 'Complete' });
  // Breaks the connection at each statement of a finish in turn, as if the process were killed.
  for (let at = 1; at <= 30; at += 1) {
    let asked = 0;
    let killed = false;
    const breaking = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        if (asked === at) {
          killed = true;
          throw new Error('gone');
        }
        return result;
      },
    });
    const action = setOrderStatus(
      breaking,
      { ...shop.deps, billOrder, creditOrder, readBillOfOrder },
      { id: owner.id, userId: owner.userId, name: owner.name, role: 'ADMIN', email: owner.email } as never,
      { id: second, status: 'Complete' },
    );
    await action.then(
      () => {},
      () => {},
    );
    if (!killed) break;
    const { stage, bill_number } = await db
      .selectFrom('orders')
      .select(['stage', 'bill_number'])
      .where('id', '=', second)
      .executeTakeFirstOrThrow();
    // If the connection fails after the commit, the order is done.
    if (stage === 'done') {
      expect(bill_number).not.toBeNull();
      break;
    }
    expect(bill_number).toBeNull();
    expect(await series()).toMatchObject([{ serials: [1] }]);
  }
  for (const id of [second, ...others]) await owner.api.orders.setStatus({ id, status: 'Complete' });
  expect(await series()).toEqual([{ year: '26-27', serials: [1, 2, 3, 4], numbers: 4 }]);
});
