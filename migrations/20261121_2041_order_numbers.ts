// Numbers of orders that people can read out on the phone, counted up from 1001; older orders have the lower ones.
import { type Kysely, sql } from 'kysely';

// In steps that each stand by themselves, because numbering a million orders takes minutes: the version before goes on
// booking meanwhile, its orders are numbered by the column's default, and nothing waits longer than for one batch.
// A run that was broken off is taken up where it stood.
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
  // checked before it is said, so that nobody waits for the look at every row
  for (const statement of [
    'alter table orders drop constraint if exists orders_numbered',
    'alter table orders add constraint orders_numbered check (order_number is not null) not valid',
    'alter table orders validate constraint orders_numbered',
    'alter table orders alter column order_number set not null',
    'alter table orders drop constraint orders_numbered',
  ])
    await sql.raw(statement).execute(db);
}

// Column, count and sequence in one moment: what is booked from then on is numbered above those that were there.
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
