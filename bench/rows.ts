// The rows of the bench: the same services, people and orders in the limit server's tables and in ours.
import { readFileSync } from 'node:fs';
import pg from 'pg';

export type Size = { services: number; users: number; orders: number; enquiries: number };

/** Everyone's session token in both databases: `token(i)` belongs to user i (1 is the admin). */
export const token = (user: number): string => `bench-token-${user}`;

/** Our id of the i-th row of a kind. */
export const rowId = (kind: 1 | 2 | 3 | 4, i: number): string =>
  `0000000${kind}-0000-7000-8000-${i.toString(16).padStart(12, '0')}`;

const idOf = (kind: 1 | 2 | 3 | 4, number: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Fills the limit server's database from its own file of rows. */
export async function fillLimit(url: string, limits: URL, size: Size): Promise<void> {
  const rows = readFileSync(new URL('canonical.sql', limits), 'utf8')
    .replaceAll(':N_SERVICES', String(size.services))
    .replaceAll(':N_USERS', String(size.users))
    .replaceAll(':N_ORDERS', String(size.orders))
    .replaceAll(':PASSWORD_HASH', 'none');
  await run(url, [
    rows,
    `insert into sessions select encode(sha256(('bench-token-' || id)::bytea), 'hex'), id, now() + interval '30 days' from users`,
    'analyze',
  ]);
}

const categories = `(array['laundary','refrigeration','commercial','kitchen','air condition'])[1 + i % 5]`;

const mobiles = { first: 7_000_000_000, step: 29_989 };
/** The mobile number of a user. */
export const mobileOf = (user: number): string => String(mobiles.first + user * mobiles.step);

/** Technicians come after the users: `users + 1` and so on. */
export const technicians = 60;
/** A customer, by number, who has booked 500 times; the others have booked ten times at every size. */
export const regular = 77;
/** So many days from now there are 400 visits. */
export const busyDay = 20;

// What was done is billed: first as a business without a registration, then as one that charges tax, a few in between under
// the composition scheme. Every tenth bill was taken back by a credit note and made anew, a few are not paid.
const financialYear = (moment: string) =>
  `(select to_char(day, 'YY') || '-' || to_char(day + interval '1 year', 'YY')
    from (select ${moment} at time zone 'Asia/Kolkata' - interval '3 months' as day) as begun)`;
const nth = `(order_number - (select min(order_number) from orders_made))`;
const amountsOf = `50000 as amount_paise, 0 as discount_paise, case registration when 'regular' then 42372 else 50000 end as taxable_paise,
  case registration when 'regular' then 3814 else 0 end as cgst_paise, case registration when 'regular' then 3814 else 0 end as sgst_paise,
  0 as igst_paise, 50000 as total_paise`;
const amountColumns =
  'amount_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise';
const billsOf = [
  `insert into bills (id, document, registration, prefix, financial_year, serial, number, order_id, order_number, issued_at,
      technician_id, technician, business, customer, seller_state, place_of_supply, prices_include_tax, credits, actor, ${amountColumns})
    select id, document, registration, prefix, financial_year, serial, prefix || '/' || financial_year || '/' || lpad(serial::text, greatest(5, length(serial::text)), '0'),
      order_id, order_number, issued_at, technician_id, technician,
      '{"name":"Care","address":"CIDCO","phone":"","email":"","gstin":"","state":"Maharashtra","upiId":""}',
      jsonb_build_object('fullname', fullname, 'street', street, 'area', area, 'town', '', 'mobile', mobile, 'email', email),
      '27', '27', true, credits, '', ${amountsOf}
    from (
      select *, row_number() over (partition by prefix, financial_year order by issued_at, id) as serial from (
        select *, ${financialYear('issued_at')} as financial_year,
          case document when 'bill' then 'PA' else 'PAC' end as prefix from (
          select ${idOf(4, `(nth * 3 + copy)`)} as id, case copy when 1 then 'creditNote' else 'bill' end as document,
            case when nth % 5003 = 2 then 'composition' when nth * 2 < count(*) over () then 'none' else 'regular' end as registration,
            o.id as order_id, order_number, coalesce(closed_at, created_at + interval '2 hours') + copy * interval '10 minutes' as issued_at,
            technician_id, 'Technician' as technician, fullname, street, area, mobile, email,
            case copy when 1 then ${idOf(4, `(nth * 3)`)} end as credits
          from (select *, ${nth} as nth from orders_made) as o cross join generate_series(0, 2) as copy
          where stage = 'done' and (copy = 0 or nth % 10 = 7)
        ) as documents
      ) as dated
    ) as numbered`,
  `insert into bill_lines (bill_id, line, kind, words, quantity, price_paise, rate, code, ${amountColumns})
    select id, 1, 'service', 'Service repair', 2, 25000, case registration when 'regular' then 1800 else 0 end, '998715', ${amountColumns}
    from bills`,
  `insert into bill_payments (bill_id, at, method, amount_paise, actor)
    select b.id, issued_at, case ${nth} % 2 when 0 then 'Cash' else 'UPI' end, 50000, '' from bills b
    where document = 'bill' and ${nth} % 500 <> 3 and not exists (select from bills c where c.credits = b.id)`,
  `insert into bill_series select prefix, financial_year, max(serial) from bills group by 1, 2`,
  `update orders_made o set bill_number = b.number, billed_paise = b.total_paise,
      due_paise = case when ${nth.replaceAll('order_number -', 'o.order_number -')} % 500 = 3 then b.total_paise else 0 end
    from bills b where b.order_id = o.id and b.document = 'bill' and not exists (select from bills c where c.credits = b.id)`,
];

/** Fills our migrated database with the same rows; `passwordHash` is everyone's. */
export async function fillOurs(url: string, size: Size, passwordHash: string): Promise<void> {
  // customers book in no order of their names, but for the one who books again and again
  const user = `(case when i % ${size.orders / 500} = 0 then ${regular} else 1 + i::bigint * 7919 % ${size.users} end)`;
  const mobile = (number: string) => `(${mobiles.first} + ${number}::bigint * ${mobiles.step})::text`;
  const technician = (number: string) => idOf(2, `(${size.users} + ${number})`);
  const service = `1 + (i * 7 + l) % ${size.services}`;
  await run(url, [
    `insert into services (id, product_name, brand_name, category, images, description, charge_paise, rating_count, rating_sum, created_at, updated_at)
      select ${idOf(1, 'i')}, 'Service ' || i || ' repair', 'Brand ' || (i % 20), ${categories},
        array['https://img.example/' || i || '.jpg'],
        'Visit and repair of appliance model ' || i || ' by an experienced technician within 24 hrs with warranty',
        (100 + (i * 37) % 2000) * 100, 0, 0, now() - (i || ' seconds')::interval, now()
      from generate_series(1, ${size.services}) i`,
    `insert into users (id, user_id, name, email, password_hash, role, address, mobile)
      select ${idOf(2, 'i')}, 1000 + i, 'User ' || i, 'user' || i || '@bench.org', '${passwordHash}',
        case when i = 1 then 'ADMIN' else 'GENERAL' end, 'CIDCO', ${mobile('i')}
      from generate_series(1, ${size.users}) i`,
    `insert into users (id, user_id, name, email, password_hash, role, address, mobile)
      select ${technician('i')}, 1000 + ${size.users} + i, 'Technician ' || i, 'technician' || i || '@bench.org', '${passwordHash}',
        'TECHNICIAN', 'CIDCO', '9999999999'
      from generate_series(1, ${technicians}) i`,
    `insert into sessions (token_hash, id, user_id, device)
      select sha256(('bench-token-' || i)::bytea), gen_random_uuid(), ${idOf(2, 'i')}, 'Bench' from generate_series(1, ${size.users + technicians}) i`,
    // made beside the table and put into it once they are as they are to be: each change would go into all of its indexes
    'create temporary table orders_made (like orders including defaults)',
    `insert into orders_made (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty, status, stage, created_at, due_at, updated_at)
      select ${idOf(3, 'i')}, 'seed-' || i, ${idOf(2, user)}, 1000 + ${user}, 'User ' || ${user}, 'user' || ${user} || '@bench.org',
        'CIDCO', 'City', ${mobile(user)}, (100 + i * 37 % 1999) * 100, 2, case when i % 3 = 0 then 'Incomplete' else 'Complete' end,
        case when i % 3 = 0 then 'requested' else 'done' end, now() - ((${size.orders} - i) || ' minutes')::interval,
        now() - ((${size.orders} - i) || ' minutes')::interval + interval '24 hours',
        now() - ((${size.orders} - i) || ' minutes')::interval
      from generate_series(1, ${size.orders}) i`,
    // the newest open ones have visits: in each window of two weeks the four that it takes, later as many as one asks for
    `update orders_made set stage = 'scheduled', visit_from = begins, visit_to = begins + interval '2 hours', due_at = begins + interval '2 hours'
      from (
        select id, (date_trunc('day', now() at time zone 'Asia/Kolkata') + (1 + nth / 20 || ' days')::interval
          + ((array[9, 11, 14, 16, 18])[1 + nth % 5] || ' hours')::interval) at time zone 'Asia/Kolkata' as begins
        from (select id, row_number() over (order by created_at desc)::integer - 1 as nth from orders_made
          where stage = 'requested' order by created_at desc limit 260) as newest
      ) as visited where orders_made.id = visited.id`,
    // a day of many visits and technicians: most done, the others given out or nobody's
    `update orders_made set stage = case when stage = 'done' then 'done' else 'scheduled' end, technician_id = whose,
        visit_from = begins, visit_to = begins + interval '2 hours', due_at = begins + interval '2 hours'
      from (
        select id, case when stage = 'done' or nth % 2 = 0 then ${technician(`(1 + nth % ${technicians})`)} end as whose,
          (date_trunc('day', now() at time zone 'Asia/Kolkata') + '${busyDay} days'::interval
          + ((array[9, 11, 14, 16, 18])[1 + nth % 5] || ' hours')::interval) at time zone 'Asia/Kolkata' as begins
        from (
          select id, stage, nth from (select id, stage, row_number() over (partition by stage order by created_at desc)::integer as nth
            from orders_made where visit_from is null and stage in ('done', 'requested')
              and created_at > now() - interval '2000 minutes') as newest
          where nth <= case when stage = 'done' then 300 else 100 end) as chosen
      ) as visited where orders_made.id = visited.id`,
    // what was done has had its visit
    `update orders_made set visit_from = date_trunc('hour', created_at), visit_to = date_trunc('hour', created_at) + interval '2 hours',
        due_at = date_trunc('hour', created_at) + interval '2 hours', technician_id = ${technician(`(1 + order_number % ${technicians})`)},
        closed_at = created_at + interval '2 hours'
      where stage = 'done' and visit_from is null`,
    'analyze orders_made',
    // what refers to what is right here, and looking at each row by itself takes longer than writing it
    'set session_replication_role = replica',
    ...billsOf,
    'insert into orders select * from orders_made order by created_at, id',
    `insert into visit_places select visit_from, count(*) from orders where visit_from is not null group by 1`,
    `update visit_settings set version = version + 1, week = (
      select jsonb_agg((select jsonb_agg(w || '{"visits": 1000000}') from jsonb_array_elements(day) w))
      from jsonb_array_elements(week) day)`,
    `insert into order_events (order_id, at, kind, stage, public, by_role, actor_id, actor)
      select id, created_at, 'booked', 'requested', true, 'customer', user_id, fullname from orders`,
    `insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at, warranty_until)
      select ${idOf(3, 'i')}, l, ${idOf(1, service)}, 'Service ' || (${service}) || ' repair', 25000, 1,
        now() - ((${size.orders} - i) || ' minutes')::interval,
        case when i % 3 <> 0 then (now() - ((${size.orders} - i) || ' minutes')::interval)::date + 90 end
      from generate_series(1, ${size.orders}) i, generate_series(1, 2) l`,
    'set session_replication_role = origin',
    `insert into enquiries (id, fullname, email, mobile, area, service_type, message, status, created_at)
      select gen_random_uuid(), 'User ' || n, 'user' || n || '@bench.org', (7000000000 + i::bigint * 7919 % 2999999999)::text, 'CIDCO', 'Split AC', 'It does not cool.',
        case when i % 3 = 0 then 'Complete' else 'Incomplete' end, now() - (i || ' minutes')::interval
      from generate_series(1, ${size.enquiries}) i, lateral (select 1 + i::bigint * 7919 % ${size.enquiries} as n) as person`,
    'vacuum analyze',
  ]);
}
