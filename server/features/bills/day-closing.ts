// Closes days: cash and UPI that should be there, against what was counted (docs/rules.md#bills).
import { type RawBuilder, sql } from 'kysely';
import {
  type ClosedHolder,
  type DayClosing,
  type DayCount,
  desk,
  type LateMove,
  type OpenHolder,
} from '#shared/bills/closing.ts';
import { AppError } from '#shared/errors.ts';
import { formatShortDate } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/schema.ts';
import { dayEnd, dayStart, indiaDate, indiaDay } from '../../platform/india-days.ts';
import type { CurrentUser } from '../../procedures/context.ts';
import { actorName, clerkOf } from '../audit/actor.ts';
import { recordChange } from '../audit/audit.ts';
import { cleared } from './cash.ts';
import { listPayOuts } from './cash-outs.ts';

type Closing = { day: string; payments_through: number; handovers_through: number; outs_through: number };

const closings = (db: Db) =>
  db
    .selectFrom('closed_days')
    .select(['payments_through', 'handovers_through', 'outs_through', 'at', 'actor'])
    .select(sql<string>`day::text`.as('day'));

/** Rows up to the end of a day that the closing before has not counted. The first closing counts its day alone. */
const uncounted = (day: string, last: Closing | undefined, through: keyof Omit<Closing, 'day'>) =>
  sql`at < ${dayEnd(day)} and ${
    last ? sql`(id > ${last[through]} or at >= ${dayEnd(last.day)})` : sql`at >= ${dayStart(day)}`
  }`;

// The desk gives money back if a technician had handed over too much.
const toDesk = sql`case when expected_paise < 0 and amount_paise = 0 then expected_paise else amount_paise end`;

type HolderRow = { holder: string; name: string | null } & Record<
  'took' | 'handed' | 'received' | 'spent' | 'upi' | 'held',
  number
>;

/** The expected sums of each holder of money at the end of a day. */
async function expectedOf(db: Db, day: string, last: Closing | undefined): Promise<OpenHolder[]> {
  const { rows } = await sql<HolderRow>`
    with moves (holder, took, handed, received, spent, upi, held) as (
      select coalesce(technician_id::text, ${desk}), sum(amount_paise) filter (where method = 'Cash'), 0, 0, 0,
        sum(amount_paise) filter (where method = 'UPI'), 0
      from bill_payments where ${uncounted(day, last, 'payments_through')} group by 1
      union all
      select technician_id::text, 0, sum(${cleared}), 0, 0, 0, 0
      from cash_handovers where ${uncounted(day, last, 'handovers_through')} group by 1
      union all
      select ${desk}, 0, 0, coalesce(sum(${toDesk}), 0), 0, 0, 0
      from cash_handovers where ${uncounted(day, last, 'handovers_through')}
      union all
      select ${desk}, 0, 0, 0, coalesce(sum(amount_paise), 0), 0, 0
      from cash_outs where ${uncounted(day, last, 'outs_through')}
      union all
      select technician_id::text, 0, 0, 0, 0, 0, sum(paise) from (
        select technician_id, amount_paise as paise from bill_payments
          where technician_id is not null and method = 'Cash' and at < ${dayEnd(day)}
        union all select technician_id, -(${cleared}) from cash_handovers where at < ${dayEnd(day)}
      ) as cash group by 1
    )
    select m.holder, u.name, ${sql.join(
      ['took', 'handed', 'received', 'spent', 'upi', 'held'].map(
        (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
      ),
    )}
    from moves m left join users u on u.id::text = m.holder
    group by m.holder, u.name order by m.holder = ${desk}, u.name, m.holder`.execute(db);
  return rows
    .map(({ holder, name, took, handed, received, spent, upi, held }): OpenHolder => {
      const isDesk = holder === desk;
      const cash = isDesk ? took + received - spent : held;
      const before = isDesk ? 0 : held - took + handed;
      return {
        holder,
        name: name ?? '',
        before: toRupees(before),
        took: toRupees(took),
        handedOver: toRupees(isDesk ? received : handed),
        spent: toRupees(spent),
        cash: toRupees(cash),
        upi: toRupees(upi),
      };
    })
    .filter((one) => one.holder === desk || [one.before, one.took, one.cash, one.upi].some(Boolean));
}

/** Movements that this closing counts, though they are of another day. */
async function lateMoves(db: Db, day: string, last: Closing | undefined): Promise<LateMove[]> {
  if (!last) return [];
  const other = (at: RawBuilder<unknown>) => sql`${indiaDate(at)} <> ${day}::date`;
  const { rows } = await sql<Omit<LateMove, 'amount'> & { paise: number }>`
    select ${indiaDate(sql`at`)}::text as day, what, coalesce(name, '') as name, method, paise, coalesce(bill, '') as bill from (
      select p.at, 'payment' as what, u.name, p.method, p.amount_paise as paise, b.number as bill
      from (select * from bill_payments where ${uncounted(day, last, 'payments_through')}) p
        join bills b on b.id = p.bill_id left join users u on u.id = p.technician_id
      union all
      select at, 'handover', technician, 'Cash', ${toDesk}, null
      from cash_handovers where ${uncounted(day, last, 'handovers_through')}
      union all
      select at, kind, technician, 'Cash', -amount_paise, null
      from cash_outs where ${uncounted(day, last, 'outs_through')}
    ) as moves where ${other(sql`at`)} order by at limit 200`.execute(db);
  return rows.map(({ paise, ...move }) => ({ ...move, amount: toRupees(paise) }));
}

async function countsOf(db: Db, day: string): Promise<ClosedHolder[]> {
  const rows = await db
    .selectFrom('closed_day_counts')
    .selectAll()
    .where('day', '=', day)
    .orderBy(sql`holder = ${desk}`)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    holder: row.holder,
    name: row.name,
    cash: toRupees(row.cash_expected_paise),
    upi: toRupees(row.upi_expected_paise),
    cashCounted: toRupees(row.cash_counted_paise),
    upiCounted: toRupees(row.upi_counted_paise),
    reason: row.reason,
  }));
}

const daysShown = 31;

/** Reads a day: the expected sums if it is open, the counted ones if it is closed. */
export const readDayClosing = (db: Db, { day }: { day: string }): Promise<DayClosing> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readDayIn(db, day));

async function readDayIn(db: Db, day: string): Promise<DayClosing> {
  const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
  const closed = await closings(db).where('day', '=', day).executeTakeFirst();
  const before = closed
    ? await closings(db).where('day', '<', day).orderBy('day', 'desc').executeTakeFirst()
    : last;
  const isOpen = !last || day > last.day;
  const { rows: days } = await sql<{ day: string; at: Date; by: string; cash: number; upi: number }>`
    select d.day::text as day, d.at, d.actor as by,
      sum(c.cash_counted_paise - c.cash_expected_paise)::bigint as cash,
      sum(c.upi_counted_paise - c.upi_expected_paise)::bigint as upi
    from closed_days d join closed_day_counts c on c.day = d.day
    group by d.day, d.at, d.actor order by d.day desc limit ${sql.lit(daysShown)}`.execute(db);
  const counted = closed ? sql`id <= ${closed.outs_through}` : sql`true`;
  return {
    day,
    lastDay: last?.day ?? null,
    closed: closed ? { at: closed.at.toISOString(), by: closed.actor } : null,
    open: isOpen ? await expectedOf(db, day, last) : [],
    counts: closed ? await countsOf(db, day) : [],
    late: isOpen ? await lateMoves(db, day, last) : [],
    outs:
      isOpen || closed
        ? await listPayOuts(db, sql`${uncounted(day, before, 'outs_through')} and ${counted}`)
        : [],
    days: days.map(({ at, cash, upi, ...row }) => ({
      ...row,
      at: at.toISOString(),
      cash: toRupees(cash),
      upi: toRupees(upi),
    })),
  };
}

/**
 * Closes a day with what was counted. Days are closed in their order; days between without a closing count
 * with it. The closing stays as it is: what is recorded later for the day counts in the next one.
 */
export async function closeDay(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  user: CurrentUser,
  { day, counts }: { day: string; counts: readonly DayCount[] },
): Promise<{ message: string; data: DayClosing }> {
  const actor = clerkOf(user);
  const now = clock();
  if (day > indiaDay(now)) throw new AppError('dayNotBegun');
  await db.transaction().execute(async (db) => {
    // Waits for payments under way, so that each is counted once: here, or in the next closing by its id.
    await sql`lock table closed_days, bill_payments, cash_handovers, cash_outs in share row exclusive mode`.execute(
      db,
    );
    const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
    if (last && day <= last.day) throw new AppError('dayClosed', { words: formatShortDate(day) });
    const expected = await expectedOf(db, day, last);
    const countOf = new Map(counts.map((count) => [count.holder, count]));
    const isSeen = expected.every(({ holder, cash, upi }) => {
      const count = countOf.get(holder);
      return count?.cashExpected === cash && count.upiExpected === upi;
    });
    if (!isSeen || countOf.size !== expected.length) throw new AppError('dayChanged');
    const through = (table: string) => sql<number>`(select coalesce(max(id), 0) from ${sql.table(table)})`;
    await db
      .insertInto('closed_days')
      .values({
        day,
        at: now,
        payments_through: through('bill_payments'),
        handovers_through: through('cash_handovers'),
        outs_through: through('cash_outs'),
        actor_id: actor.id,
        actor: actorName(actor),
      })
      .execute();
    const rows = expected.flatMap(({ holder, name, cash, upi }) => {
      const count = countOf.get(holder);
      return count
        ? [
            {
              day,
              holder,
              technician_id: holder === desk ? null : holder,
              name,
              cash_expected_paise: toPaise(cash),
              cash_counted_paise: toPaise(count.cashCounted),
              upi_expected_paise: toPaise(upi),
              upi_counted_paise: toPaise(count.upiCounted),
              reason: count.reason,
            },
          ]
        : [];
    });
    await db.insertInto('closed_day_counts').values(rows).execute();
    const difference = rows.reduce(
      (sum, row) =>
        sum +
        row.cash_counted_paise -
        row.cash_expected_paise +
        row.upi_counted_paise -
        row.upi_expected_paise,
      0,
    );
    await recordChange(db, user, {
      action: 'day.close',
      entityId: day,
      label: day,
      after: { difference: toRupees(difference) },
    });
  });
  return { message: successMessages.dayClosed, data: await readDayClosing(db, { day }) };
}
