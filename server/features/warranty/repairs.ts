import { sql } from 'kysely';
import type { ShopContext } from '../../deps.ts';
import { indiaDay } from '../../platform/india-days.ts';
import { bookedNameOf } from '../catalogue/in-language.ts';
import { isOpenOrder } from '../orders/open-orders.ts';

const maxRepairs = 20;

type Row = Record<'orderId' | 'productId' | 'productName' | 'warrantyUntil', string> & {
  orderNumber: number;
  claim: { _id: string; orderNumber: number } | null;
};

export async function repairsUnderWarranty({ db, deps }: ShopContext, input: { customerId: string }) {
  const { rows } = await sql<Row>`
    select o.id as "orderId", o.order_number as "orderNumber", l.service_id as "productId",
      ${bookedNameOf('l')} as "productName", l.warranty_until as "warrantyUntil",
      (select json_build_object('_id', c.id, 'orderNumber', c.order_number) from orders c
        where c.warranty_of = o.id and c.warranty_line = l.line and ${isOpenOrder('c')}) as claim
    from orders o join order_lines l on l.order_id = o.id
    where o.user_id = ${input.customerId}::uuid and o.stage = 'done' and o.warranty_of is null
      and l.warranty_until >= ${indiaDay(deps.clock())}::date
    order by o.created_at desc, o.id desc, l.line limit ${sql.lit(maxRepairs)}`.execute(db);
  return rows;
}
