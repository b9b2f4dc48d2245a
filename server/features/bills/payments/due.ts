import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../deps.ts';
import { isNoTest, isNoTestBill } from '../../orders/counted.ts';

/**
 * The bills that had something due at a moment: `id`, `order_id`, `technician_id`, `issued_at` and `due` in
 * paise. Reads only bills that are due now or were paid or credited since then.
 */
export const dueRows = (end: Date): RawBuilder<unknown> => sql`(
  select * from (
    select b.id, b.order_id, b.technician_id, b.issued_at, b.total_paise - coalesce((
      select sum(p.amount_paise) from bill_payments p where p.bill_id = b.id and p.at < ${end}), 0) as due
    from bills b
    where b.document = 'bill' and b.issued_at < ${end} and ${isNoTestBill(sql`b.id`)}
      and not exists (select from bills c where c.credits = b.id and c.issued_at < ${end})
      and b.id in (
        select u.id from orders o join bills u on u.number = o.bill_number where o.due_paise > 0
        union all (select bill_id from bill_payments where at >= ${end}
          except select id from bills where issued_at >= ${end})
        union all select credits from bills where document = 'creditNote' and issued_at >= ${end})
  ) as open where due > 0)`;

/** The customers' dues for orders closed before `longAgo`. */
export async function readLongDues(db: Db, longAgo: Date): Promise<{ count: number; paise: number }> {
  const { rows } = await sql<{ count: number; paise: number }>`
    select count(*)::int as count, coalesce(sum(due_paise), 0)::bigint as paise
    from orders o where due_paise > 0 and closed_at < ${longAgo} and ${isNoTest}`.execute(db);
  return rows[0] ?? { count: 0, paise: 0 };
}
