// Adds order numbers that people can say on the phone, from 1001 in the order of booking.
import { type Kysely, sql } from 'kysely';

// Numbering a million orders takes minutes, so it runs in batches. During the migration the column's default
// numbers new orders. An interrupted run can continue.
export const inSteps = true;

const batch = 2000;
const first = 1001;

type Place = { order_number: number; created_at: Date; id: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumn(db);
  await numberOlder(db);
  await sql`create unique index concurrently if not exists orders_number_key on orders (order_number)`.execute(
    db,
  );
  // After the validation, `set not null` need not scan the table.
  for (const statement of [
    'alter table orders drop constraint if exists orders_numbered',
    'alter table orders add constraint orders_numbered check (order_number is not null) not valid',
    'alter table orders validate constraint orders_numbered',
    'alter table orders alter column order_number set not null',
    'alter table orders drop constraint orders_numbered',
  ])
    await sql.raw(statement).execute(db);
}

// One statement adds the column, counts the orders and creates the sequence. So new orders get higher numbers
// than existing ones.
async function addColumn(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('order_numbers') as name`.execute(
    db,
  );
  if (rows[0]?.name) return;
  await sql
    .raw(`do $$ begin
      alter table orders add column order_number integer;
      execute format('create sequence order_numbers as integer start %s owned by orders.order_number',
        ${first} + (select count(*) from orders));
      alter table orders alter column order_number set default nextval('order_numbers');
    end $$`)
    .execute(db);
}

async function numberOlder(db: Kysely<unknown>): Promise<void> {
  let last = await lastNumbered(db);
  for (;;) {
    const after = last ? sql`(created_at, id) > (${last.created_at}, ${last.id}::uuid)` : sql`true`;
    const { rows } = await sql<Place>`
      with older as (
        select id, created_at from orders where order_number is null and ${after}
        order by created_at, id limit ${sql.lit(batch)}
      ),
      numbered as (
        update orders set order_number = places.number
        from (select id, ${last?.order_number ?? first - 1}::integer + row_number() over (order by created_at, id)
          as number from older) as places
        where orders.id = places.id returning orders.order_number, orders.created_at, orders.id
      )
      select * from numbered order by order_number desc limit 1`.execute(db);
    if (!rows[0]) return;
    last = rows[0];
  }
}

async function lastNumbered(db: Kysely<unknown>): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select order_number, created_at, id from orders
    where order_number < (select seqstart from pg_sequence where seqrelid = 'order_numbers'::regclass)
    order by order_number desc limit 1`.execute(db);
  return rows[0];
}
