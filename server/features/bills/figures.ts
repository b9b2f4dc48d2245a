// Figures of bills for the owner's morning. Each reads a bounded stretch of one index.
import { sql } from 'kysely';
import { readCachedAggregate } from '../../platform/db/cached-aggregates.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayStart, indiaDate } from '../../platform/india-days.ts';

type DayMoney = { day: string; billed: number; taken: number };

/** What was billed less what was credited, and what was taken less what was given back (paise), by day in India. */
export function moneyByDay(db: Db, since: string): Promise<DayMoney[]> {
  const from = dayStart(since);
  const reading = sql<DayMoney & { documents: number }>`
    with money as (
      select ${indiaDate(sql.ref('issued_at'))} as day,
        case document when 'bill' then total_paise else -total_paise end as billed, 0 as taken
      from bills where issued_at >= ${from}
      union all
      select ${indiaDate(sql.ref('at'))}, 0, amount_paise from bill_payments where at >= ${from}
    )
    select day::text as day, sum(billed)::bigint as billed, sum(taken)::bigint as taken, count(*) as documents
    from money group by money.day`;
  return readCachedAggregate(db, reading, (rows) => rows.reduce((sum, { documents }) => sum + documents, 0));
}

/** What is still due of all bills that hold (paise). */
export async function totalDue(db: Db): Promise<number> {
  const reading = sql<{ due: number; orders: number }>`
    select coalesce(sum(due_paise), 0)::bigint as due, count(*) as orders from orders where due_paise > 0`;
  const [row] = await readCachedAggregate(db, reading, ([row]) => row?.orders ?? 0);
  return row?.due ?? 0;
}
