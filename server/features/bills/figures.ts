import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { dayStart, indiaDate } from '../../platform/india-days.ts';

type DayMoney = { day: string; billed: number; taken: number };

export async function moneyByDay(db: Db, since: string): Promise<DayMoney[]> {
  const from = dayStart(since);
  const { rows } = await sql<DayMoney>`
    with money as (
      select ${indiaDate(sql.ref('issued_at'))} as day,
        case document when 'bill' then total_paise else -total_paise end as billed, 0 as taken
      from bills where issued_at >= ${from}
      union all
      select ${indiaDate(sql.ref('at'))}, 0, amount_paise from bill_payments where at >= ${from}
    )
    select day::text as day, sum(billed)::bigint as billed, sum(taken)::bigint as taken
    from money group by money.day`.execute(db);
  return rows;
}

export async function totalDue(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select coalesce(sum(due_paise), 0)::bigint as due from orders where due_paise > 0`.execute(db);
  return rows[0]?.due ?? 0;
}
