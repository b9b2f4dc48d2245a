// Random orders with bills, payments, claims, estimates and ratings, written in bulk for tests of figures.
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Db } from '#server/platform/db/schema.ts';

const list = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
const oneOf = (words: readonly string[]) => `${list(words)}[1 + floor(random() * ${words.length})::int]`;

const amounts =
  'amount_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise';
// A third of the moments are the first or last of a day in India.
const moment = (
  base: string,
  row = 'i',
) => `(select case when r < 0.15 then day when r < 0.3 then day + interval '1 day' - interval '1 millisecond'
  else day + random() * interval '1 day' end
  from (select random() + 0 * ${row} as r, date_trunc('day', (${base}) at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as day) as m)`;

/**
 * Writes `count` orders that were booked in the `days` before `until`, with all that figures count. Skips the
 * database's triggers and foreign keys.
 */
export async function writeRandomOrders(
  db: Db,
  { count, days, until, seed = 0.42 }: { count: number; days: number; until: Date; seed?: number },
): Promise<{ technicians: readonly string[] }> {
  const technicians = Array.from({ length: 6 }, () => newId());
  const customer = newId();
  const end = `'${until.toISOString()}'::timestamptz`;
  const statements = [
    'set local session_replication_role = replica',
    'set local statement_timeout = 0',
    `select setseed(${seed})`,
    `insert into users (id, name, email, password_hash, role, address, mobile) values
      ('${customer}', 'Asha', null, null, 'GENERAL', '', ''),
      ${technicians.map((id, at) => `('${id}', 'Technician ${at}', 'technician${at}@example.com', 'none', 'TECHNICIAN', '', '')`).join(', ')}`,
    `create temporary table made on commit drop as
      select i, gen_random_uuid() as id, ${moment(`${end} - (i::float / ${count}) * interval '${days} days'`)} as at,
        random() as luck, random() as delay, random() as paid from generate_series(1, ${count}) i`,
    'analyze made',
    `insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty,
        status, stage, created_at, updated_at, due_at, closed_at, visit_from, visit_to, technician_id, source, category)
      select id, 'random ' || i, '${customer}', 1, 'Asha ' || i, '', ${oneOf(['CIDCO', 'Waluj', 'Garkheda', 'Harsul', 'Satara'])},
        'Street', '9000000000', 39900, 1, case when stage = 'done' then 'Complete' else 'Incomplete' end, stage, at, at,
        at + interval '1 day', case when stage in ('done', 'cancelled') then ${moment(`at + delay * interval '60 hours'`)} end,
        case when stage <> 'cancelled' and luck < 0.6 then day + interval '3 hours 30 minutes' + (i % 3) * interval '2 hours' end,
        case when stage <> 'cancelled' and luck < 0.6 then day + interval '5 hours 30 minutes' + (i % 3) * interval '2 hours' end,
        case when stage = 'done' or luck > 0.95 then ${list(technicians)}[1 + i % 6]::uuid end,
        ${oneOf(['web', 'web', 'guest', 'caller', 'api', 'import'])},
        ${oneOf(['laundary', 'refrigeration', 'kitchen', 'air condition'])}
      from (select *, date_trunc('day', at) as day,
        case when luck < 0.75 then 'done' when luck < 0.88 then 'cancelled' else 'requested' end as stage from made) as staged`,
    `insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
      select id, 1, gen_random_uuid(), 'Repair', 39900, 1, at from made`,
    `update orders o set warranty_of = f.id, warranty_line = 1 from made m, made f
      where o.id = m.id and m.i % 17 = 0 and f.i = m.i + 1`,
    `insert into test_orders select id from made where i % 503 = 0`,
    `insert into order_events (order_id, at, kind, stage, public, by_role, actor, after)
      select id, created_at, 'booked', 'requested', true, 'customer', '', null from orders
      union all select id, closed_at, 'cancelled', 'cancelled', true, 'customer', '', jsonb_build_object('reason',
        ${oneOf(['', 'Fixed itself', 'Too expensive', 'Other', 'My own words'])}) from orders where stage = 'cancelled'
      union all select id, created_at, 'waiting', 'waiting', true, 'technician', '', null from orders o, generate_series(1, 2)
        where stage = 'done' and total_qty = 1 and id::text < '2'
      union all select id, ${moment('created_at', 'order_number')}, ${oneOf(['estimateAgreed', 'estimateDeclined'])},
        'working', true, 'customer', '', null from orders, generate_series(1, 2) where id::text > 'c'`,
    `insert into bills (id, document, registration, prefix, financial_year, serial, number, order_id, order_number, issued_at,
        technician_id, technician, business, customer, seller_state, place_of_supply, prices_include_tax, actor, ${amounts})
      select gen_random_uuid(), 'bill', 'none', 'R', '26-27', m.i, 'R/' || m.i, o.id, o.order_number, o.closed_at, o.technician_id, 'T',
        '{}', '{}', '27', '27', true, '', sum, 0, sum, 0, 0, 0, sum
      from orders o join made m on m.id = o.id, lateral (select 10000 + floor(m.luck * 1000)::int * 100 as sum) as s
      where o.stage = 'done' and o.source <> 'import'`,
    `insert into bill_lines (bill_id, line, kind, words, quantity, price_paise, rate, code, ${amounts})
      select id, 1, 'service', 'Repair', 1, total_paise, 0, '998715', ${amounts} from bills`,
    `insert into bill_payments (bill_id, at, method, amount_paise, actor)
      select b.id, b.issued_at + (case when m.paid < 0.7 then 0 else m.delay * 50 end) * interval '1 day', 'Cash',
        case when m.paid between 0.4 and 0.5 then 5000 else b.total_paise end, ''
      from bills b join made m on m.id = b.order_id where m.paid < 0.9`,
    `insert into bills (id, document, registration, prefix, financial_year, serial, number, order_id, order_number, issued_at,
        technician_id, technician, business, customer, seller_state, place_of_supply, prices_include_tax, actor, credits, ${amounts})
      select gen_random_uuid(), 'creditNote', 'none', 'C', '26-27', b.serial, 'C/' || b.serial, b.order_id, b.order_number,
        b.issued_at + interval '60 days', b.technician_id, 'T', '{}', '{}', '27', '27', true, '', b.id,
        ${amounts.replaceAll(', ', ', b.').replace('amount', 'b.amount')}
      from bills b where b.serial % 41 = 0`,
    `insert into bill_payments (bill_id, at, method, amount_paise, actor)
      select p.bill_id, c.issued_at, 'Cash', -sum(p.amount_paise), '' from bills c join bill_payments p on p.bill_id = c.credits
      group by p.bill_id, c.issued_at`,
    `update orders o set bill_number = b.number, billed_paise = b.total_paise, due_paise = b.total_paise - coalesce((
        select sum(amount_paise) from bill_payments p where p.bill_id = b.id), 0)
      from bills b where b.order_id = o.id and b.document = 'bill' and b.serial % 41 <> 0`,
    `insert into feedback (order_id, user_id, rating, comment, created_at)
      select o.id, '${customer}', 1 + floor(m.delay * 5)::int, 'Good', o.closed_at + m.paid * interval '20 days'
      from orders o join made m on m.id = o.id where o.stage = 'done' and m.delay < 0.4`,
  ];
  await db.transaction().execute(async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
  for (const table of ['orders', 'order_events', 'bills', 'bill_payments', 'feedback'])
    await sql.raw(`analyze ${table}`).execute(db);
  return { technicians };
}
