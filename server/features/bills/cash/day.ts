// The cash of a day: expected sums, counts, and the closing of the day (docs/rules.md#bills).
import { type RawBuilder, sql } from 'kysely';
import { type CashOutKind, type CountCash, desk } from '#shared/bills/cash.ts';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { successMessages } from '#shared/messages.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db, ShopContext } from '../../../deps.ts';
import { inSnapshot } from '../../../platform/db/snapshot.ts';
import { dayEnd, dayStart, indiaDate, indiaDay } from '../../../platform/india-days.ts';
import type { CurrentUser, UserContext } from '../../../procedures/context.ts';
import { actorName, clerkOf } from '../../audit/actor.ts';
import { recordChange } from '../../audit/audit.ts';
import { handOver, readHolders } from './held.ts';
import { listPayOuts } from './pay-outs.ts';

/** The last closing before a day, and the closing of the day itself. */
type Closings = { before: Closing | undefined; closed: Closing | undefined };
type Closing = { day: string; payments_through: number; handovers_through: number; outs_through: number };

const closings = (db: Db) =>
  db
    .selectFrom('closed_days')
    .select(['payments_through', 'handovers_through', 'outs_through', 'at', 'actor'])
    .select(sql<string>`day::text`.as('day'));

const handoverDay = sql`coalesce(on_day, ${indiaDate(sql`at`)})`;

/** Rows up to the end of a day that no earlier closing has counted. The first closing counts only its own day. */
function uncounted(day: string, last: Closing | undefined, through: keyof Omit<Closing, 'day'>) {
  if (through === 'handovers_through')
    return sql`${handoverDay} <= ${day}::date and ${
      last
        ? sql`(id > ${last[through]} or ${handoverDay} > ${last.day}::date)`
        : sql`${handoverDay} = ${day}::date`
    }`;
  return sql`at < ${dayEnd(day)} and ${
    last ? sql`(id > ${last[through]} or at >= ${dayEnd(last.day)})` : sql`at >= ${dayStart(day)}`
  }`;
}

/** Rows that the closing of a day counts, or would count if it is open. */
const countedOn = (day: string, { before, closed }: Closings, through: keyof Omit<Closing, 'day'>) =>
  sql`${uncounted(day, before, through)} and ${closed ? sql`id <= ${closed[through]}` : sql`true`}`;

// The desk gives money back if a technician had handed over too much.
const toDesk = sql`case when expected_paise < 0 and amount_paise = 0 then expected_paise else amount_paise end`;

const atDesk = sql`technician_id is null and method = 'Cash'`;

/**
 * The cash that the desk should have at the end of a day, in rupees, without the change in its drawer. The other sums
 * make up `expected`.
 */
async function deskCash(db: Db, day: string, last: Closing | undefined) {
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

type Move = {
  day: string;
  what: 'payment' | 'handover' | CashOutKind;
  name: string;
  paise: number;
  bill: string;
};

/** Movements of the desk's cash on other days that this day counts. */
async function lateMoves(db: Db, day: string, closings: Closings) {
  if (!closings.before) return [];
  const { rows } = await sql<Move>`
    select day::text as day, what, coalesce(name, '') as name, paise, coalesce(bill, '') as bill from (
      select ${indiaDate(sql`p.at`)} as day, p.at, 'payment' as what, '' as name, p.amount_paise as paise, b.number as bill
      from (select * from bill_payments where ${atDesk} and ${countedOn(day, closings, 'payments_through')}) p
        join bills b on b.id = p.bill_id
      union all
      select ${handoverDay}, at, 'handover', technician, ${toDesk}, null
      from cash_handovers where ${countedOn(day, closings, 'handovers_through')}
      union all
      select ${indiaDate(sql`at`)}, at, kind, technician, -amount_paise, null
      from cash_outs where ${countedOn(day, closings, 'outs_through')}
    ) as moves where day <> ${day}::date order by at limit 200`.execute(db);
  return rows.map(({ paise, ...move }) => ({ ...move, amount: toRupees(paise) }));
}

/** Cash payments that a closing has counted, as they were then and after their correction. */
async function correctedAfter(db: Db, day: string, closings: Closings) {
  if (!closings.closed) return [];
  const { rows } = await sql<{ bill: string; before: number; after: number; method: PaymentMethod }>`
    select b.number as bill, p.amount_paise as before, coalesce(n.amount_paise, 0) as after, coalesce(n.method, p.method) as method
    from (select * from bill_payments where method = 'Cash' and amount_paise > 0
        and ${countedOn(day, closings, 'payments_through')}) p
      join bill_payments c on c.corrects = p.id and c.amount_paise < 0 and c.id > ${closings.closed.payments_through}
      left join bill_payments n on n.corrects = p.id and n.amount_paise > 0
      join bills b on b.id = p.bill_id
    order by c.id limit 200`.execute(db);
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: toRupees(before),
    after: toRupees(after),
  }));
}

type CountRow = Record<'_id' | 'holder' | 'name' | 'reason' | 'by', string> &
  Record<'expected' | 'paise', number> & { at: Date; writtenOff: boolean };

/** The counts of a day: each handover, and the desk's last count. */
async function countsOf(db: Db, day: string, closings: Closings) {
  // Before 2.12 a closing counted the technicians' cash without a handover.
  const { rows } = await sql<CountRow>`select * from (
    select id::text as "_id", technician_id::text as holder, technician as name, at, expected_paise as expected,
      amount_paise as paise, reason, written_off as "writtenOff", actor as by
    from cash_handovers where ${countedOn(day, closings, 'handovers_through')}
    union all
    select 'closing ' || c.holder, c.holder, c.name, d.at, c.cash_expected_paise, c.cash_counted_paise, c.reason, false, d.actor
    from closed_day_counts c join closed_days d on d.day = c.day where c.day = ${day}
    union all
    (select id::text, ${desk}, '', at, expected_paise, counted_paise, reason, false, actor from desk_counts
      where day = ${day} and ${sql.lit(closings.closed === undefined)} order by id desc limit 1)) as counted
    order by holder = ${desk}, at`.execute(db);
  return rows.map(({ at, expected, paise, ...row }) => ({
    ...row,
    at: at.toISOString(),
    expected: toRupees(expected),
    counted: toRupees(paise),
  }));
}

const daysShown = 31;

/** The last closings, each with the difference of the desk and of the handovers that it counted. */
async function lastDays(db: Db) {
  const { rows } = await sql<{ day: string; at: Date; by: string; paise: number }>`
    with handovers as (
      select id, ${handoverDay} as day, case when expected_paise < 0 then 0 else amount_paise - expected_paise end as paise
      from cash_handovers where id > coalesce(
        (select handovers_through from closed_days order by day desc offset ${sql.lit(daysShown)} limit 1), 0)),
    handed as (
      select paise, (select d.day from closed_days d where d.day >= h.day and d.handovers_through >= h.id
        order by d.day limit 1) as day
      from handovers h where h.day >= (select min(day) from closed_days))
    select d.day::text as day, d.at, d.actor as by, (
        coalesce((select sum(cash_counted_paise - cash_expected_paise) from closed_day_counts c where c.day = d.day), 0)
        + coalesce((select sum(paise) from handed where handed.day = d.day), 0))::bigint as paise
    from closed_days d order by d.day desc limit ${sql.lit(daysShown)}`.execute(db);
  return rows.map(({ at, paise, ...row }) => ({ ...row, at: at.toISOString(), difference: toRupees(paise) }));
}

/**
 * Reads the cash of a day in rupees: the expected sum of an open day, counts and payouts. `late` is what the day
 * counts of other days, `corrected` what changed after its closing, `days` the last closings with differences.
 */
export const readCashDay = ({ db, deps: { clock } }: ShopContext, input: { day?: string | undefined }) =>
  inSnapshot(db, async (db) => {
    const now = clock();
    const { day = indiaDay(now) } = input;
    const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
    const closed = await closings(db).where('day', '=', day).executeTakeFirst();
    const before = closed
      ? await closings(db).where('day', '<', day).orderBy('day', 'desc').executeTakeFirst()
      : last;
    const isOpen = !last || day > last.day;
    const has = isOpen || closed !== undefined;
    const ofDay = { before, closed };
    return {
      day,
      lastDay: last?.day ?? null,
      isOpen,
      closed: closed ? { at: closed.at.toISOString(), by: closed.actor } : null,
      holders: await holdersOf(db, now, day, ofDay),
      desk: isOpen ? await deskCash(db, day, last) : null,
      counts: has ? await countsOf(db, day, ofDay) : [],
      late: has ? await lateMoves(db, day, ofDay) : [],
      corrected: await correctedAfter(db, day, ofDay),
      outs: has ? await listPayOuts(db, countedOn(day, ofDay, 'outs_through')) : [],
      days: await lastDays(db),
    };
  });

/** A closed day keeps those who held cash at its closing. Today shows what is held now, until tomorrow's count. */
async function holdersOf(db: Db, now: Date, day: string, { before, closed }: Closings) {
  if (day === indiaDay(now)) return readHolders(db);
  if (closed)
    return readHolders(
      db,
      sql`id <= ${closed.payments_through} and at < ${dayEnd(day)}`,
      sql`id <= ${closed.handovers_through} and ${handoverDay} <= ${day}::date`,
    );
  return !before || day > before.day ? readHolders(db) : [];
}

async function openDay(db: Db, now: Date, day: string): Promise<Closing | undefined> {
  if (day > indiaDay(now)) throw new AppError('dayNotBegun');
  const last = await closings(db).orderBy('day', 'desc').executeTakeFirst();
  if (last && day <= last.day) throw new AppError('dayClosed', { words: formatShortDate(day) });
  return last;
}

/** Counts cash: a technician's, which is its handover, or the desk's for a day that is open. */
export async function countCash({ db, deps, user }: UserContext, count: CountCash) {
  const now = deps.clock();
  await db.transaction().execute(async (db) => {
    if (count.holder === desk) await countDesk(db, now, user, count);
    else await handOver(db, now, user, count, await dayOfHandover(db, now, count.day));
  });
  const message = count.holder === desk ? successMessages.cashCounted : successMessages.cashHandedOver;
  return { message, data: await readCashDay({ db, deps }, count) };
}

/** The open day whose page counts a technician's cash, or null for today, whose later counts belong to the next day. */
async function dayOfHandover(db: Db, now: Date, day: string): Promise<string | null> {
  if (day === indiaDay(now)) return null;
  await openDay(db, now, day);
  return day;
}

async function countDesk(
  db: Db,
  now: Date,
  user: CurrentUser,
  { day, expected: seen, counted, reason }: CountCash,
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
export async function closeDay({ db, deps, user }: UserContext, { day }: { day: string }) {
  const actor = clerkOf(user);
  const now = deps.clock();
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
  return { message: successMessages.dayClosed, data: await readCashDay({ db, deps }, { day }) };
}
