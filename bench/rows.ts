import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openHasher } from '#server/platform/hash.ts';

export type Size = { services: number; users: number; orders: number };
type Kind = 'service' | 'user' | 'order' | 'bill' | 'appliance';

const kinds: Record<Kind, number> = { service: 1, user: 2, order: 3, bill: 4, appliance: 5 };
export const password = 'bench-password';
const technicians = 60;
const appliancesOf = (orders: number) => Math.round(orders * 0.6);

/** Returns the session token of a user. User 1 is the admin. */
export const token = (user: number): string => `bench-token-${user}`;
export const stickerOf = (appliance: number): string => `sticker${String(appliance).padStart(15, '0')}`;
export const mobileOf = (user: number): string => String(7_000_000_000 + user);

export const rowId = (kind: Kind, n: number): string =>
  `0000000${kinds[kind]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const idOf = (kind: Kind, n: string) =>
  `('0000000${kinds[kind]}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

export async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Fills the bare server's database from its own SQL file. */
export async function fillBare(url: string, folder: string, size: Size): Promise<void> {
  const rows = readFileSync(`${folder}/canonical.sql`, 'utf8')
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

const categories = `array['laundary','refrigeration','commercial','kitchen','air condition']`;
const noTax = `50000, 0, 50000, 0, 0, 0, 50000`;
const amounts =
  'amount_paise, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise';

/**
 * Fills the shop's migrated database with fifty orders a day. The last 300 orders and every hundredth are
 * open, the others are billed. There are 0.6 appliances an order, and
 * every second one has a sticker.
 */
export async function fillOurs(url: string, { services, users, orders }: Size): Promise<void> {
  const hash = await openHasher().hash(password);
  const people = (from: number, to: number, name: string, role: string) =>
    `insert into users (id, user_id, name, email, password_hash, role, address, mobile)
      select ${idOf('user', 'i')}, 1000 + i, '${name} ' || i, '${name.toLowerCase()}' || i || '@bench.org', '${hash}',
        ${role}, 'CIDCO', (7000000000 + i)::text
      from generate_series(${from}, ${to}) i`;
  await run(url, [
    `insert into services (id, product_name, brand_name, category, images, description, charge_paise, created_at, updated_at)
      select ${idOf('service', 'i')}, 'Service ' || i || ' repair', 'Brand ' || (i % 20), (${categories})[1 + i % 5],
        array['https://img.example/' || i || '.jpg'],
        'Visit and repair of appliance model ' || i || ' by an experienced technician within 24 hrs with warranty',
        (100 + (i * 37) % 2000) * 100, now() - (i || ' seconds')::interval, now()
      from generate_series(1, ${services}) i`,
    people(1, users, 'User', `case when i = 1 then 'ADMIN' else 'GENERAL' end`),
    people(users + 1, users + technicians, 'Technician', `'TECHNICIAN'`),
    `insert into sessions (token_hash, id, user_id, device)
      select sha256(('bench-token-' || i)::bytea), gen_random_uuid(), ${idOf('user', 'i')}, 'Bench'
      from generate_series(1, ${users + technicians}) i`,
    // Skips foreign key checks, which take longer than the inserts.
    'set session_replication_role = replica',
    `insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty,
        status, stage, technician_id, created_at, updated_at, visit_from, visit_to, due_at, closed_at,
        bill_number, billed_paise, due_paise)
      select ${idOf('order', 'i')}, 'seed-' || i, ${idOf('user', 'customer')}, 1000 + customer, 'User ' || customer,
        'user' || customer || '@bench.org', 'CIDCO', 'City', (7000000000 + customer)::text, 50000, 2,
        case when open then 'Incomplete' else 'Complete' end, case when open then 'requested' else 'done' end,
        case when not open then ${idOf('user', `${users} + 1 + i % ${technicians}`)} end, at, at,
        case when not open then visit end, case when not open then visit + interval '2 hours' end,
        case when open then at + interval '24 hours' else visit + interval '2 hours' end, case when not open then at + interval '2 hours' end,
        case when not open then 'PA/26-27/' || lpad(i::text, 7, '0') end,
        case when open then 0 else 50000 end, case when not open and i % 500 = 3 then 50000 else 0 end
      from (select i, 1 + i::bigint * 7919 % ${users} as customer, i > ${orders} - 300 or i % 100 = 0 as open,
        date_trunc('minute', now()) - (${orders} - i) * interval '28 minutes' as at
        from generate_series(1, ${orders}) i) as made, lateral (select date_trunc('hour', at) as visit) as visited`,
    `insert into order_lines (order_id, line, service_id, product_name, price_paise, quantity, created_at, warranty_until)
      select o.id, l, s.id, s.product_name, 25000, 1, o.created_at, case when o.stage = 'done' then o.created_at::date + 90 end
      from generate_series(1, ${orders}) i cross join generate_series(1, 2) l
        join orders o on o.id = ${idOf('order', 'i')}
        join services s on s.id = ${idOf('service', `1 + (i * 7 + l) % ${services}`)}`,
    `insert into order_events (order_id, at, kind, stage, public, by_role, actor_id, actor)
      select id, created_at, 'booked', 'requested', true, 'customer', user_id, fullname from orders`,
    `insert into bills (id, document, registration, prefix, financial_year, serial, number, order_id, order_number, issued_at,
        technician_id, technician, business, customer, seller_state, place_of_supply, prices_include_tax, actor, ${amounts})
      select ${idOf('bill', "split_part(bill_number, '/', 3)::int")}, 'bill', 'none', 'PA', '26-27',
        split_part(bill_number, '/', 3)::int, bill_number, id, order_number, closed_at, technician_id, 'Technician',
        '{"name":"Care","address":"CIDCO","phone":"","email":"","gstin":"","state":"Maharashtra","upiId":""}',
        jsonb_build_object('fullname', fullname, 'street', street, 'area', area, 'town', '', 'mobile', mobile, 'email', email),
        '27', '27', true, '', ${noTax}
      from orders where bill_number is not null`,
    `insert into bill_lines (bill_id, line, kind, words, quantity, price_paise, rate, code, ${amounts})
      select id, 1, 'service', 'Service repair', 2, 25000, 0, '998715', ${noTax} from bills`,
    `insert into bill_payments (bill_id, at, method, amount_paise, actor)
      select b.id, issued_at, 'Cash', 50000, '' from bills b join orders o on o.id = b.order_id where o.due_paise = 0`,
    `insert into bill_series select prefix, financial_year, max(serial) from bills group by 1, 2`,
    `insert into appliances (id, user_id, kind, maker, model, serial, place, sought, created_at, changed_at)
      select ${idOf('appliance', 'i')}, user_id, kind, maker, model, serial, place,
        maker || ' ' || words || ' ' || model || ' ' || serial, made, made
      from (select i, ${idOf('user', `1 + i % ${users}`)} as user_id, (array['LG','Samsung','Voltas','IFB','Godrej'])[1 + i % 5] as maker,
          (array['ac_split','refrigerator_double_door','mixer','washing_machine_front_load'])[1 + i % 4] as kind,
          (array['split AC','refrigerator (double door)','mixer','washing machine (front load)'])[1 + i % 4] as words,
          'MD' || i % 900 as model, 'SN' || lpad(i::text, 9, '0') as serial, 'Bedroom ' || i % 5 as place,
          now() - (${orders} - i) * interval '28 minutes' as made
        from generate_series(1, ${appliancesOf(orders)}) i) as made`,
    `insert into order_appliances (order_id, line, appliance_id)
      select o.id, 1, a.id from (select id, user_id, row_number() over (partition by user_id order by created_at) as nth from orders) o
        join (select id, user_id, row_number() over (partition by user_id order by id) as nth,
          count(*) over (partition by user_id) as count from appliances) a
        on a.user_id = o.user_id and a.nth = 1 + (o.nth / 2) % a.count`,
    `insert into stickers (token, code, appliance_id, sheet)
      select 'sticker' || lpad(i::text, 15, '0'), regexp_replace(upper(translate(lpad(to_hex(i), 8, '0'), '01', 'XY')), '(....)(....)', '\\1-\\2'), ${idOf('appliance', 'i')}, gen_random_uuid()
      from generate_series(2, ${appliancesOf(orders)}, 2) i`,
    // The benchmark books more visits than a visit window usually takes.
    `update visit_settings set version = version + 1, week = (
      select jsonb_agg((select jsonb_agg(w || '{"visits": 1000000}') from jsonb_array_elements(day) w))
      from jsonb_array_elements(week) day)`,
    'set session_replication_role = origin',
    `insert into enquiries (id, fullname, email, mobile, area, service_type, message, status, created_at)
      select gen_random_uuid(), 'User ' || i, 'user' || i || '@bench.org', (7000000000 + i)::text, 'CIDCO', 'Split AC',
        'It does not cool.', case when i % 3 = 0 then 'Complete' else 'Incomplete' end, now() - (i || ' minutes')::interval
      from generate_series(1, ${Math.ceil(orders / 10)}) i`,
    'vacuum analyze',
  ]);
}
