import { sql } from 'kysely';
import type { Repairs } from '#shared/warranty/schema.ts';
import type { Db, Deps } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { isOpenOrder } from '../orders/open-orders.ts';

const maxRepairs = 20;

export async function repairsUnderWarranty(db: Db, { clock }: Deps, customerId: string): Promise<Repairs> {
  const { rows } = await sql<Repairs[number]>`
    select o.id as "orderId", o.order_number as "orderNumber", l.service_id as "productId",
      ${bookedNameOf('l')} as "productName", l.warranty_until as "warrantyUntil",
      (select json_build_object('_id', c.id, 'orderNumber', c.order_number) from orders c
        where c.warranty_of = o.id and c.warranty_line = l.line and ${isOpenOrder('c')}) as claim
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${customerId}::uuid and o.stage = 'done' and o.warranty_of is null
      and l.warranty_until >= ${indiaDay(clock())}::date
    order by o.created_at desc, o.id desc, l.line limit ${sql.lit(maxRepairs)}`.execute(db);
  return rows;
}
