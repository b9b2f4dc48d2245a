// Sets the last day of the warranty of done orders: 90 days after they were done.
import { type Kysely, sql } from 'kysely';

export const inSteps = true;

const batch = 2000;

type Place = { created_at: Date; id: string };

const lines = sql`
  update order_lines l set warranty_until = (done.at at time zone 'Asia/Kolkata')::date + 90
  from part cross join lateral (
    select at from order_events e where e.order_id = part.id and e.kind = 'completed' order by e.id desc limit 1
  ) as done
  where part.stage = 'done' and l.order_id = part.id and l.warranty_until is null`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: start } = await sql<{ now: Date }>`select now()`.execute(db);
  let place: Place | undefined;
  for (;;) {
    const after = place ? sql`(created_at, id) > (${place.created_at}, ${place.id}::uuid)` : sql`true`;
    const { rows } = await sql<Place>`
      with part as materialized (
        select id, created_at, stage from orders where ${after} order by created_at, id limit ${sql.lit(batch)}
      ),
      given as (${lines})
      select id, created_at from part order by created_at desc, id desc limit 1`.execute(db);
    if (!rows[0]) break;
    place = rows[0];
  }
  await sql`
    with part as materialized (select id, stage from orders where updated_at >= ${start[0]?.now} and stage = 'done')
    ${lines}`.execute(db);
}
