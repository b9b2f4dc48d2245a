// The rows of the bench: the same services, people and orders in the limit server's tables and in ours.
import { readFileSync } from 'node:fs';
import pg from 'pg';

export type Size = { services: number; users: number; orders: number; enquiries: number };

/** Everyone's session token in both databases: `token(i)` belongs to user i (1 is the admin). */
export const token = (user: number): string => `bench-token-${user}`;

/** Our id of the i-th row of a kind. */
export const rowId = (kind: 1 | 2 | 3, i: number): string =>
  `0000000${kind}-0000-7000-8000-${i.toString(16).padStart(12, '0')}`;

const idOf = (kind: 1 | 2 | 3, number: string) =>
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

const technicians = 60;
/** So many days from now there are 400 visits. */
export const busyDay = 20;

/** Fills our migrated database with the same rows; `passwordHash` is everyone's. */
export async function fillOurs(url: string, size: Size, passwordHash: string): Promise<void> {
  // customers book in no order of their names
  const user = `1 + i::bigint * 7919 % ${size.users}`;
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
        case when i = 1 then 'ADMIN' else 'GENERAL' end, 'CIDCO', '9999999999'
      from generate_series(1, ${size.users}) i`,
    `insert into users (id, user_id, name, email, password_hash, role, address, mobile)
      select ${technician('i')}, 1000 + ${size.users} + i, 'Technician ' || i, 'technician' || i || '@bench.org', '${passwordHash}',
        'TECHNICIAN', 'CIDCO', '9999999999'
      from generate_series(1, ${technicians}) i`,
    `insert into sessions (token_hash, id, user_id, device)
      select sha256(('bench-token-' || i)::bytea), gen_random_uuid(), ${idOf(2, 'i')}, 'Bench' from generate_series(1, ${size.users}) i`,
    `insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty, status, stage, created_at, due_at, updated_at)
      select ${idOf(3, 'i')}, 'seed-' || i, ${idOf(2, user)}, 1000 + ${user}, 'User ' || (${user}), 'user' || (${user}) || '@bench.org',
        'CIDCO', 'City', '9999999999', 50000, 2, case when i % 3 = 0 then 'Complete' else 'Incomplete' end,
        case when i % 3 = 0 then 'done' else 'requested' end, now() - ((${size.orders} - i) || ' minutes')::interval,
        now() - ((${size.orders} - i) || ' minutes')::interval + interval '24 hours',
        now() - ((${size.orders} - i) || ' minutes')::interval
      from generate_series(1, ${size.orders}) i`,
    // the newest open ones have visits: in each window of two weeks the four that it takes, later as many as one asks for
    `update orders set stage = 'scheduled', visit_from = begins, visit_to = begins + interval '2 hours', due_at = begins + interval '2 hours'
      from (
        select id, (date_trunc('day', now() at time zone 'Asia/Kolkata') + (1 + nth / 20 || ' days')::interval
          + ((array[9, 11, 14, 16, 18])[1 + nth % 5] || ' hours')::interval) at time zone 'Asia/Kolkata' as begins
        from (select id, row_number() over (order by created_at desc)::integer - 1 as nth from orders
          where stage = 'requested' order by created_at desc limit 260) as newest
      ) as visited where orders.id = visited.id`,
    // a day of many visits and technicians: most done, the others given out or nobody's
    `update orders set stage = case when stage = 'done' then 'done' else 'scheduled' end, technician_id = whose,
        visit_from = begins, visit_to = begins + interval '2 hours', due_at = begins + interval '2 hours'
      from (
        select id, case when stage = 'done' or nth % 2 = 0 then ${technician(`(1 + nth % ${technicians})`)} end as whose,
          (date_trunc('day', now() at time zone 'Asia/Kolkata') + '${busyDay} days'::interval
          + ((array[9, 11, 14, 16, 18])[1 + nth % 5] || ' hours')::interval) at time zone 'Asia/Kolkata' as begins
        from (
          select id, stage, nth from (select id, stage, row_number() over (partition by stage order by created_at desc)::integer as nth
            from orders where visit_from is null and stage in ('done', 'requested')
              and created_at > now() - interval '1000 minutes') as newest
          where nth <= case when stage = 'done' then 300 else 100 end) as chosen
      ) as visited where orders.id = visited.id`,
    // what was done has had its visit
    `update orders set visit_from = date_trunc('hour', created_at), visit_to = date_trunc('hour', created_at) + interval '2 hours',
        due_at = date_trunc('hour', created_at) + interval '2 hours', technician_id = ${technician(`(1 + order_number % ${technicians})`)},
        closed_at = created_at + interval '2 hours'
      where stage = 'done' and visit_from is null`,
    `insert into visit_places select visit_from, count(*) from orders where visit_from is not null group by 1`,
    `update visit_settings set version = version + 1, week = (
      select jsonb_agg((select jsonb_agg(w || '{"visits": 1000000}') from jsonb_array_elements(day) w))
      from jsonb_array_elements(week) day)`,
    `insert into order_events (order_id, at, kind, stage, public, by_role, actor_id, actor)
      select id, created_at, 'booked', 'requested', true, 'customer', user_id, fullname from orders`,
    `insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at)
      select ${idOf(3, 'i')}, l, ${idOf(1, service)}, 'Service ' || (${service}) || ' repair', 25000, 1,
        now() - ((${size.orders} - i) || ' minutes')::interval
      from generate_series(1, ${size.orders}) i, generate_series(1, 2) l`,
    `insert into enquiries (id, fullname, email, mobile, area, service_type, message, status, created_at)
      select gen_random_uuid(), 'User ' || n, 'user' || n || '@bench.org', (7000000000 + i::bigint * 7919 % 2999999999)::text, 'CIDCO', 'Split AC', 'It does not cool.',
        case when i % 3 = 0 then 'Complete' else 'Incomplete' end, now() - (i || ' minutes')::interval
      from generate_series(1, ${size.enquiries}) i, lateral (select 1 + i::bigint * 7919 % ${size.enquiries} as n) as person`,
    'vacuum analyze',
  ]);
}
