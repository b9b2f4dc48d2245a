import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { changeTime } from '../../platform/db/change-time.ts';
import { indiaDay } from '../../platform/india-days.ts';

/** Work under warranty keeps the last day of the first order's warranty. */
export async function startWarranties(db: Db, orderId: string, doneAt: Date): Promise<void> {
  await setLastDays(
    db,
    sql`
      update order_lines l set warranty_until = case
        when o.warranty_of is null then ${indiaDay(doneAt)}::date + nullif(s.warranty_days, 0)
        else (select f.warranty_until from order_lines f where f.order_id = o.warranty_of and f.line = o.warranty_line)
      end
      from orders o, services s
      where o.id = ${orderId}::uuid and l.order_id = o.id and s.id = l.service_id`,
  );
}

export async function endWarranties(db: Db, orderId: string): Promise<void> {
  await setLastDays(
    db,
    sql`update order_lines l set warranty_until = null where order_id = ${orderId}::uuid`,
  );
}

async function setLastDays(db: Db, update: RawBuilder<unknown>): Promise<void> {
  await sql`
    with given as (${update} returning l.order_id, l.line, l.warranty_until),
    followed as (
      update order_lines l set warranty_until = given.warranty_until
      from given, orders o
      where o.warranty_of = given.order_id and o.warranty_line = given.line and o.stage = 'done' and l.order_id = o.id
      returning l.order_id)
    update orders set updated_at = ${changeTime} where id in (select order_id from followed)`.execute(db);
}
