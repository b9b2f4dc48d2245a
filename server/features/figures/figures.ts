import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import {
  comparedPeriods,
  earlierDay,
  type Period,
  type PeriodKind,
  periodWith,
} from '#shared/figures/periods.ts';
import type { Figures, FiguresInput, Grouping, TechnicianCard } from '#shared/figures/schema.ts';
import { dayAfter } from '#shared/india-day.ts';
import { toRupees } from '#shared/primitives.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { within } from '../../platform/db/conditions.ts';
import { inSnapshot } from '../../platform/db/snapshot.ts';
import { dayEnd, dayStart, indiaDate, indiaDay } from '../../platform/india-days.ts';
import { heldPaise } from '../bills/cash/held.ts';
import { dueRows } from '../bills/payments/due.ts';
import { cancelReason, isCounted, isDone, isNoTest, isNoTestBill } from '../orders/counted.ts';
import { figureStatements, noSums, type Sums } from './measures.ts';

async function sumsOf(db: Db, days: FiguresInput, by: Grouping | null, technicianId?: string) {
  const answers = await Promise.all(
    figureStatements(days, by, technicianId).map((statement) => statement.execute(db)),
  );
  const groups = new Map<string, Sums>();
  for (const { rows } of answers)
    for (const { key, ...sums } of rows) groups.set(key, { ...(groups.get(key) ?? noSums), ...sums });
  return groups;
}

const inRupees = (sums: Sums): Figures => ({
  ...sums,
  billed: toRupees(sums.billed),
  taken: toRupees(sums.taken),
});

/** The figures of days in India. Amounts are in rupees. */
export async function readFigures(db: Db, days: FiguresInput) {
  const [sums, reasons] = await Promise.all([
    sumsOf(db, days, null),
    sql<{ reason: string; count: number }>`
      select coalesce(${cancelReason}, '') as reason, count(*) as count from orders o
      where ${isCounted('cancelled', days)} group by 1 order by 2 desc, 1`.execute(db),
  ]);
  return { ...inRupees(sums.get('') ?? noSums), reasons: reasons.rows };
}

/** The figures of each category, area, technician or source, the most booked first. */
export async function readFiguresBy({ db }: { db: Db }, { by, ...days }: FiguresInput & { by: Grouping }) {
  const groups = await sumsOf(db, days, by);
  const names = by === 'technician' ? await technicianNames(db, [...groups.keys()]) : new Map();
  return [...groups]
    .map(([key, sums]) => ({ key, name: names.get(key) ?? key, ...inRupees(sums) }))
    .toSorted((a, b) => b.booked - a.booked || b.done - a.done || (a.name < b.name ? -1 : 1));
}

async function technicianNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== '');
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Dues at the end of a day, in rupees, by the age of the bill in days: 0 to 7, 8 to 30, older. */
export async function readDue(db: Db, day: string) {
  const [week, month] = [dayStart(dayAfter(day, -7)), dayStart(dayAfter(day, -30))];
  const between = (condition: RawBuilder<boolean>) =>
    sql`coalesce(sum(due) filter (where ${condition}), 0)::bigint`;
  const { rows } = await sql<Record<'week' | 'month' | 'older', number>>`
    select ${between(sql`issued_at >= ${week}`)} as week,
      ${between(sql`issued_at >= ${month} and issued_at < ${week}`)} as month,
      ${between(sql`issued_at < ${month}`)} as older
    from ${dueRows(dayEnd(day))} as due`.execute(db);
  const [due] = rows;
  if (!due) throw new Error('A sum is one row');
  return { week: toRupees(due.week), month: toRupees(due.month), older: toRupees(due.older) };
}

const columnNames = ['this', 'before', 'yearAgo'] as const;

async function readColumn(db: Db, name: (typeof columnNames)[number], { from, to }: Period, today: string) {
  const dueOn = earlierDay(to, today);
  return { name, from, to, ...(await readFigures(db, { from, to })), dueOn, due: await readDue(db, dueOn) };
}

/**
 * The figures of a period and of the compared periods, with the dues in rupees at the end of `dueOn`. Leaves out
 * the year before if the shop was not open then.
 */
export const readCompared = (
  { db, deps: { clock } }: { db: Db; deps: Pick<Deps, 'clock'> },
  { period: kind, ...period }: Period & { period: PeriodKind },
) =>
  inSnapshot(db, async (db) => {
    const today = indiaDay(clock());
    const columns: Awaited<ReturnType<typeof readColumn>>[] = [];
    for (const [at, { from, to }] of comparedPeriods(kind, period, today).entries()) {
      const name = columnNames[at] ?? 'this';
      if (name === 'yearAgo' && !(await wasOpen(db, to))) continue;
      columns.push(await readColumn(db, name, { from, to }, today));
    }
    return columns;
  });

const wasOpen = async (db: Db, day: string): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').where('created_at', '<', dayEnd(day)).limit(1).execute())
    .length > 0;

const weeksShown = 13;

/** Thirteen weeks from Monday to Sunday, the last one with `day`: repairs done, and money in rupees. */
export async function readWeeks({ db }: ShopContext, { day }: { day: string }) {
  const { from: last } = periodWith('week', day);
  const first = dayAfter(last, -7 * (weeksShown - 1));
  const end = dayAfter(last, 6);
  type Week = { monday: string; done: number; billed: number; taken: number };
  const weekOf = (moment: ReturnType<typeof sql>) => sql`date_trunc('week', ${indiaDate(moment)})::date`;
  const range = (moment: ReturnType<typeof sql>) => within(moment, { from: first, to: end });
  const [sums, due] = await Promise.all([
    sql<Week>`
      with made as (
        select ${weekOf(sql`o.closed_at`)} as monday, 1 as done, 0 as billed, 0 as taken from orders o
          where ${range(sql`o.closed_at`)} and ${isDone} and ${isNoTest}
        union all
        select ${weekOf(sql`issued_at`)}, 0, case document when 'bill' then total_paise else -total_paise end, 0
          from bills b where ${range(sql`issued_at`)} and ${isNoTestBill(sql`b.id`)}
        union all
        select ${weekOf(sql`p.at`)}, 0, 0, p.amount_paise from bill_payments p
          where ${range(sql`p.at`)} and ${isNoTestBill(sql`p.bill_id`)}
      )
      select monday::text as monday, sum(done)::bigint as done, sum(billed)::bigint as billed,
        sum(taken)::bigint as taken from made group by made.monday`.execute(db),
    sql<{
      due: number;
    }>`select coalesce(sum(due), 0)::bigint as due from ${dueRows(dayEnd(end))} as open`.execute(db),
  ]);
  const byMonday = new Map(sums.rows.map((week) => [week.monday, week]));
  // Only bills, credit notes and payments change what is due, so each earlier week follows from the next one.
  let duePaise = due.rows[0]?.due ?? 0;
  const weeks = Array.from({ length: weeksShown }, (_, back) => {
    const from = dayAfter(last, -7 * back);
    const { done = 0, billed = 0, taken = 0 } = byMonday.get(from) ?? {};
    const week = {
      from,
      to: dayAfter(from, 6),
      done,
      billed: toRupees(billed),
      taken: toRupees(taken),
      due: toRupees(duePaise),
    };
    duePaise -= billed - taken;
    return week;
  });
  return weeks.toReversed();
}

/** A technician's figures with the cash that he holds now, in rupees. */
export async function readTechnicianCard(
  { db }: { db: Db },
  { technicianId, ...days }: FiguresInput & { technicianId: string },
): Promise<TechnicianCard> {
  const [person, sums, cash] = await Promise.all([
    db.selectFrom('users').select('name').where('id', '=', technicianId).executeTakeFirst(),
    sumsOf(db, days, null, technicianId),
    heldPaise(db, technicianId),
  ]);
  if (!person) throw new AppError('technicianNotFound');
  return { name: person.name, ...inRupees(sums.get('') ?? noSums), cash: toRupees(cash) };
}
