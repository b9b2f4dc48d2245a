import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase, migrateUp } from '#server/testing/database.ts';
import { up } from '../../../migrations/20261122_0110_stages_and_visits.ts';

const database = await freshDatabase();
const shop = openTestShop(database);
const { db } = shop;

// The number of orders is more than one batch. Every third order is Complete; an admin has set every sixth.
const before = 4500;
let admin: Awaited<ReturnType<typeof shop.admin>>;

/** Books orders like the previous version of the server does. */
const book = (from: number, to: number) =>
  sql`insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty, status, created_at)
    select gen_random_uuid(), 'key ' || i, ${admin.id}, ${admin.userId}, 'Asha', 'asha@example.com', 'CIDCO', 'City',
      '9999999999', 100, 1, case when i % 3 = 0 then 'Complete' else 'Incomplete' end,
      '2026-01-01'::timestamptz + i::bigint * 7919 % ${before} * interval '1 minute'
    from generate_series(${from}::integer, ${to}::integer) as i`.execute(db);

const completedAt = '2026-06-01T00:00:00.000Z';
const audit = () =>
  sql`insert into audit_entries (at, actor_id, actor, action, entity, entity_id)
    select ${completedAt}, ${admin.id}, 'Sunil', 'order.setStatus', 'order', id::text from orders
    where substr(client_key, 5)::integer % 6 = 0`.execute(db);

const older = [
  'drop trigger if exists orders_ended_visit on orders',
  'drop view audit_trail',
  'drop table order_events, visit_settings, visit_places',
  `alter table orders drop column stage, drop column visit_from, drop column visit_to, drop column due_at,
    drop column note, drop column waiting_reason, drop column cancellation_fee_paise, drop column link_version,
    drop column updated_at`,
];

beforeEach(async () => {
  admin = await shop.admin();
  for (const statement of older) await sql.raw(statement).execute(db);
  await book(1, before);
  await audit();
});

/** Counts all orders and the orders in a wrong state. */
async function check() {
  const { rows } = await sql<{ orders: number; wrong: number }>`
    select count(*)::integer as orders, count(*) filter (where
      stage <> case status when 'Complete' then 'done' else 'requested' end
      or due_at <> created_at + interval '24 hours' or visit_from is not null
      or events <> case status when 'Complete'
        then array['booked requested ' || created_at, 'completed done ' || coalesce(set_at, created_at)]
        else array['booked requested ' || created_at] end
    )::integer as wrong
    from orders
    cross join lateral (select array_agg(concat_ws(' ', kind, e.stage, at) order by id) as events
      from order_events e where order_id = orders.id) as told
    cross join lateral (select max(at) as set_at from audit_entries
      where entity = 'order' and entity_id = orders.id::text) as audited`.execute(db);
  return rows[0];
}

test('the migration gives every order stage, due time and events', async () => {
  await migrateUp(database, up);
  expect(await check()).toEqual({ orders: before, wrong: 0 });
  await sql`insert into orders (id, client_key, user_id, u_id, fullname, email, area, street, mobile, total_paise, total_qty)
    select gen_random_uuid(), 'meanwhile', user_id, u_id, fullname, email, area, street, mobile, 100, 1 from orders limit 1`.execute(
    db,
  );
  const booked = await db
    .selectFrom('orders')
    .select(['stage', 'due_at', 'created_at'])
    .where('client_key', '=', 'meanwhile')
    .executeTakeFirstOrThrow();
  expect(booked.stage).toBe('requested');
  expect(booked.due_at.getTime() - booked.created_at.getTime()).toBe(24 * 3600_000);
});

test('the migration continues after an interruption', async () => {
  await migrateUp(database, up);
  // Sets up the database as if the migration had stopped within its second batch.
  await db.transaction().execute(async (db) => {
    for (const statement of [
      'set local session_replication_role = replica',
      'alter table orders drop constraint orders_complete_check, drop constraint orders_visit_check, alter column due_at drop not null',
      `create temporary table rest on commit drop as select id from orders order by created_at, id offset 2500`,
      'delete from order_events where order_id in (select id from rest)',
      `update orders set stage = 'requested', due_at = null where id in (select id from rest)`,
    ])
      await sql.raw(statement).execute(db);
  });
  await migrateUp(database, up);
  expect(await check()).toEqual({ orders: before, wrong: 0 });
  await expect(
    sql`update orders set stage = 'done' where status = 'Incomplete'`.execute(db),
  ).rejects.toThrow();
});
