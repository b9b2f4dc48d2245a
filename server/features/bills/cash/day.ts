// The cash of a day: what is expected, what was counted, and its closing (docs/rules.md#bills).
import { type RawBuilder, sql } from 'kysely';
import { type CashCount, type CashDay, type Count, desk, type LateMove } from '#shared/bills/cash.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db, Deps } from '../../../deps.ts';
import { inSnapshot } from '../../../platform/db/snapshot.ts';
import { dayEnd, dayStart, indiaDate, indiaDay } from '../../../platform/india-days.ts';
import type { CurrentUser } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';
import { handOver, readHolders } from './held.ts';
import { listPayOuts } from './pay-outs.ts';

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

const atDesk = sql`technician_id is null and method = 'Cash'`;

type DeskCash = NonNullable<CashDay['desk']>;

/** The cash that the desk should have at the end of a day, in rupees, without the change in its drawer. */
async function deskCash(db: Db, day: string, last: Closing | undefined): Promise<DeskCash> {
  const sum = (
    of: RawBuilder<unknown>,
    table: string,
    through: keyof Omit<Closing, 'day'>,
    also = sql`true`,
  ) =>
    sql`(select coalesce(sum(${of}), 0)::bigint from ${sql.table(table)} where ${uncounted(day, last, through)} and ${also})`;
  const { rows } = await sql<Record<'took' | 'received' | 'spent', number>>`
    select ${sum(sql`amount_paise`, 'bill_payments', 'payments_through', atDesk)} as took,
      ${sum(toDesk, 'cash_handovers', 'handovers_through')} as received,
      ${sum(sql`amount_paise`, 'cash_outs', 'outs_through')} as spent`.execute(db);
  const { took = 0, received = 0, spent = 0 } = rows[0] ?? {};
  return {
    expected: toRupees(took + received - spent),
    took: toRupees(took),
    received: toRupees(received),
    spent: toRupees(spent),
  };
}

/** Movements of the desk's cash that this day counts, though they are of another day. */
async function lateMoves(db: Db, day: string, last: Closing | undefined): Promise<LateMove[]> {
  if (!last) return [];
  const other = (at: RawBuilder<unknown>) => sql`${indiaDate(at)} <> ${day}::date`;
  const { rows } = await sql<Omit<LateMove, 'amount'> & { paise: number }>`
    select ${indiaDate(sql`at`)}::text as day, what, coalesce(name, '') as name, paise, coalesce(bill, '') as bill from (
      select p.at, 'payment' as what, '' as name, p.amount_paise as paise, b.number as bill
      from (select * from bill_payments where ${atDesk} and ${uncounted(day, last, 'payments_through')}) p
        join bills b on b.id = p.bill_id
      union all
      select at, 'handover', technician, ${toDesk}, null
      from cash_handovers where ${uncounted(day, last, 'handovers_through')}
      union all
      select at, kind, technician, -amount_paise, null
      from cash_outs where ${uncounted(day, last, 'outs_through')}
    ) as moves where ${other(sql`at`)} order by at limit 200`.execute(db);
  return rows.map(({ paise, ...move }) => ({ ...move, amount: toRupees(paise) }));
}

type CountRow = Omit<CashCount, 'at' | 'expected' | 'counted'> & {
  at: Date;
  expected: number;
  paise: number;
};

/** What was counted for a day: each handover, and the desk's last count. */
async function countsOf(
  db: Db,
  day: string,
  { before, closed }: { before: Closing | undefined; closed: Closing | undefined },
): Promise<CashCount[]> {
  const counted = closed ? sql`id <= ${closed.handovers_through}` : sql`true`;
  // Before 2.12 a closing counted the technicians' cash without a handover.
  const { rows } = await sql<CountRow>`select * from (
    select id::text as "_id", technician_id::text as holder, technician as name, at, expected_paise as expected,
      amount_paise as paise, reason, written_off as "writtenOff", actor as by
    from cash_handovers where ${uncounted(day, before, 'handovers_through')} and ${counted}
    union all
    select 'closing ' || c.holder, c.holder, c.name, d.at, c.cash_expected_paise, c.cash_counted_paise, c.reason, false, d.actor
    from closed_day_counts c join closed_days d on d.day = c.day where c.day = ${day}
    union all
    (select id::text, ${desk}, '', at, expected_paise, counted_paise, reason, false, actor from desk_counts
      where day = ${day} and ${sql.lit(closed === undefined)} order by id desc limit 1)) as counted
    order by holder = ${desk}, at`.execute(db);
  return rows.map(({ at, expected, paise, ...row }) => ({
    ...row,
    at: at.toISOString(),
    expected: toRupees(expected),
    counted: toRupees(paise),
  }));
}

const daysShown = 31;

async function lastDays(db: Db): Promise<CashDay['days']> {
  const { rows } = await sql<{ day: string; at: Date; by: string; paise: number }>`
    select d.day::text as day, d.at, d.actor as by,
      sum(c.cash_counted_paise - c.cash_expected_paise)::bigint as paise
    from closed_days d join closed_day_counts c on c.day = d.day
    group by d.day, d.at, d.actor order by d.day desc limit ${sql.lit(daysShown)}`.execute(db);
  return rows.map(({ at, paise, ...row }) => ({ ...row, at: at.toISOString(), difference: toRupees(paise) }));
}

/** Reads the cash of a day: what is expected if it is open, what was counted and paid out. */
export const readCashDay = (
  db: Db,
  now: Date,
  { day = indiaDay(now) }: { day?: string | undefined },
): Promise<CashDay> =>
  inSnapshot(db, async (db) => {
    const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
    const closed = await closings(db).where('day', '=', day).executeTakeFirst();
    const before = closed
      ? await closings(db).where('day', '<', day).orderBy('day', 'desc').executeTakeFirst()
      : last;
    const isOpen = !last || day > last.day;
    const counted = closed ? sql`id <= ${closed.outs_through}` : sql`true`;
    const has = isOpen || closed !== undefined;
    return {
      day,
      lastDay: last?.day ?? null,
      isOpen,
      closed: closed ? { at: closed.at.toISOString(), by: closed.actor } : null,
      // What is held after the closing of today is shown until tomorrow's count.
      holders: isOpen || day === indiaDay(now) ? await readHolders(db) : [],
      desk: isOpen ? await deskCash(db, day, last) : null,
      counts: has ? await countsOf(db, day, { before, closed }) : [],
      late: isOpen ? await lateMoves(db, day, last) : [],
      outs: has ? await listPayOuts(db, sql`${uncounted(day, before, 'outs_through')} and ${counted}`) : [],
      days: await lastDays(db),
    };
  });

async function openDay(db: Db, now: Date, day: string): Promise<Closing | undefined> {
  if (day > indiaDay(now)) throw new AppError('dayNotBegun');
  const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
  if (last && day <= last.day) throw new AppError('dayClosed', { words: formatShortDate(day) });
  return last;
}

/** Counts cash: a technician's, which is its handover, or the desk's for a day that is open. */
export async function countCash(db: Db, { clock }: Deps, user: CurrentUser, count: Count) {
  const now = clock();
  await db.transaction().execute(async (db) => {
    if (count.holder === desk) await countDesk(db, now, user, count);
    else await handOver(db, now, user, count);
  });
  const message = count.holder === desk ? successMessages.cashCounted : successMessages.cashHandedOver;
  return { message, data: await readCashDay(db, now, count) };
}

async function countDesk(
  db: Db,
  now: Date,
  user: CurrentUser,
  { day, expected: seen, counted, reason }: Count,
): Promise<void> {
  const actor = clerkOf(user);
  // Waits for payments under way, so that each is counted once: here, or the next day by its id.
  await sql`lock table closed_days, desk_counts, bill_payments, cash_handovers, cash_outs in share row exclusive mode`.execute(
    db,
  );
  const { expected } = await deskCash(db, day, await openDay(db, now, day));
  if (expected !== seen) throw new AppError('cashChanged', { words: formatRupees(expected) });
  const through = (table: string) => sql<number>`(select coalesce(max(id), 0) from ${sql.table(table)})`;
  await db
    .insertInto('desk_counts')
    .values({
      day,
      at: now,
      expected_paise: toPaise(expected),
      counted_paise: toPaise(counted),
      reason,
      payments_through: through('bill_payments'),
      handovers_through: through('cash_handovers'),
      outs_through: through('cash_outs'),
      actor_id: actor.id,
      actor: actorName(actor),
    })
    .execute();
}

/**
 * Closes a day with what was counted at the desk. What came in after that count belongs to the next day. Days are
 * closed in their order; days between without a closing count with it. A closing is never edited.
 */
export async function closeDay(db: Db, { clock }: Deps, user: CurrentUser, { day }: { day: string }) {
  const actor = clerkOf(user);
  const now = clock();
  await db.transaction().execute(async (db) => {
    await sql`lock table closed_days, desk_counts in share row exclusive mode`.execute(db);
    await openDay(db, now, day);
    const count = await db
      .selectFrom('desk_counts')
      .selectAll()
      .where('day', '=', day)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(() => new AppError('deskNotCounted'));
    await db
      .insertInto('closed_days')
      .values({
        day,
        at: now,
        payments_through: count.payments_through,
        handovers_through: count.handovers_through,
        outs_through: count.outs_through,
        actor_id: actor.id,
        actor: actorName(actor),
      })
      .execute();
    await db
      .insertInto('closed_day_counts')
      .values({
        day,
        holder: desk,
        technician_id: null,
        name: '',
        cash_expected_paise: count.expected_paise,
        cash_counted_paise: count.counted_paise,
        upi_expected_paise: 0,
        upi_counted_paise: 0,
        reason: count.reason,
      })
      .execute();
    await recordChange(db, user, 'day.close', day, day, {
      after: { difference: toRupees(count.counted_paise - count.expected_paise) },
    });
  });
  return { message: successMessages.dayClosed, data: await readCashDay(db, now, { day }) };
}
