import { sql } from 'kysely';
import { financialYearStart } from '#shared/bills/numbers.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayStart, indiaDate } from '../../platform/india-days.ts';
import { isNoTest, isNoTestOf } from '../orders/counted.ts';

type DayMoney = { day: string; billed: number; taken: number };

export async function moneyByDay(db: Db, since: string): Promise<DayMoney[]> {
  const from = dayStart(since);
  const { rows } = await sql<DayMoney>`
    with money as (
      select ${indiaDate(sql.ref('issued_at'))} as day,
        case document when 'bill' then total_paise else -total_paise end as billed, 0 as taken
      from bills b where issued_at >= ${from} and ${isNoTestOf(sql`b.order_id`)}
      union all
      select ${indiaDate(sql.ref('p.at'))}, 0, p.amount_paise from bill_payments p join bills b on b.id = p.bill_id
      where p.at >= ${from} and ${isNoTestOf(sql`b.order_id`)}
    )
    select day::text as day, sum(billed)::bigint as billed, sum(taken)::bigint as taken
    from money group by money.day`.execute(db);
  return rows;
}

/** The turnover of the financial year without tax: bills less credit notes. */
export async function readTurnover(db: Db, now: Date): Promise<{ since: string; rupees: number }> {
  const since = financialYearStart(now);
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(case document when 'bill' then taxable_paise else -taxable_paise end), 0)::bigint as paise
    from bills where issued_at >= ${dayStart(since)}`.execute(db);
  return { since, rupees: toRupees(rows[0]?.paise ?? 0) };
}

type Due = { count: number; paise: number };

/** The customers' dues in all, and for orders closed before `longAgo`. */
export async function readDue(db: Db, longAgo: Date): Promise<{ all: Due; long: Due }> {
  const { rows } = await sql<{ count: number; paise: number; long: number; long_paise: number }>`
    select count(*)::int as count, coalesce(sum(due_paise), 0)::bigint as paise,
      count(*) filter (where closed_at < ${longAgo})::int as long,
      coalesce(sum(due_paise) filter (where closed_at < ${longAgo}), 0)::bigint as long_paise
    from orders o where due_paise > 0 and ${isNoTest}`.execute(db);
  const { count = 0, paise = 0, long = 0, long_paise = 0 } = rows[0] ?? {};
  return { all: { count, paise }, long: { count: long, paise: long_paise } };
}
