// Deletes rows each night after their retention period (shared/rights/retention.ts).

import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '#shared/durations.ts';
import { closedStages } from '#shared/orders/stages.ts';
import { erasedPerson } from '#shared/rights/erased.ts';
import { allRetainedData, type RetainedData, retention } from '#shared/rights/retention.ts';
import type { Db, Deps } from '../../deps.ts';
import { asIndiaClock } from '../../platform/india-days.ts';
import { strayGuests } from '../accounts/guests.ts';
import { maskCustomers } from '../bills/issue/rows.ts';
import { enquiriesOf } from './person.ts';
import { maskRows, type Whose } from './personal.ts';

type Sweep = {
  /** Selects the ids of the rows that are due before a time, at most `batch` if `remove` removes them. */
  due: (before: Date) => RawBuilder<{ id: string }>;
  /** Removes the rows. Null if an hourly chore of the table's owner does. */
  remove: ((db: Db, ids: readonly string[], now: Date) => Promise<unknown>) | null;
};

const closed = sql.join(closedStages.map((stage) => sql.lit(stage)));

const sweeps: Record<RetainedData, Sweep | null> = {
  account: null,
  bookings: {
    // An erased person's order keeps name and number until its bill is paid.
    due: (before) => sql`select id from orders where stage in (${closed}) and due_paise = 0
      and (fullname, mobile) <> (${erasedPerson}, '') and (coalesce(closed_at, due_at) < ${before}
        or user_id in (select u.id from users u join users e on e.id = u.joined_to where e.joined_to = e.id))`,
    remove: maskOldOrders,
  },
  bills: {
    due: (before) =>
      sql`select id from bills where issued_at < ${before} and customer ->> 'fullname' <> ${erasedPerson}`,
    remove: async (db, ids, now) => {
      await db.insertInto('erasures').values({ at: now, user_id: null }).execute();
      await maskCustomers(db, ids, erasedPerson);
    },
  },
  pictures: {
    due: (before) => sql`select p.id from order_pictures p join orders o on o.id = order_id
      where stage in (${closed}) and coalesce(closed_at, due_at) < ${before}`,
    remove: (db, ids) => remove(db, 'order_pictures', ids),
  },
  enquiries: {
    due: (before) => sql`select id from enquiries where kind = 'enquiry' and status = 'Complete'
      and created_at < ${before}`,
    remove: (db, enquiryIds, now) => maskOld(db, now, { enquiryIds }),
  },
  requests: {
    due: (before) => sql`select id from enquiries where kind <> 'enquiry' and settled_at < ${before}`,
    remove: (db, ids) => remove(db, 'enquiries', ids),
  },
  mails: {
    due: (before) => sql`select id from mails where (state = 'sent' and sent_at < ${before})
      or (state = 'suppressed' and created_at < ${before})`,
    remove: null,
  },
  sessions: { due: (before) => sql`select id from sessions where created_at < ${before}`, remove: null },
  // The limiter removes its own counts.
  counts: null,
  guests: { due: strayGuests, remove: null },
};

const remove = (db: Db, table: 'order_pictures' | 'enquiries', ids: readonly string[]) =>
  sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);

async function maskOldOrders(db: Db, orderIds: readonly string[], now: Date): Promise<void> {
  const enquiries = await enquiriesOf(db, { ids: [], orderIds }).select('id').execute();
  await maskOld(db, now, { orderIds, enquiryIds: enquiries.map(({ id }) => id) });
}

async function maskOld(db: Db, now: Date, whose: Partial<Whose>): Promise<void> {
  await db.insertInto('erasures').values({ at: now, user_id: null }).execute();
  await maskRows(db, { ids: [], orderIds: [], enquiryIds: [], viewIds: [], ...whose });
}

const before = (kept: RetainedData, now: Date) => {
  const days = retention[kept];
  return days === null ? null : new Date(now.getTime() - days * dayMs);
};

/** Counts what a sweep would delete now, for the panel and the command. */
export async function countDue(db: Db, { clock }: Pick<Deps, 'clock'>) {
  const now = clock();
  const counts: { kept: RetainedData; due: number }[] = [];
  for (const kept of allRetainedData) {
    const [sweep, cutoff] = [sweeps[kept], before(kept, now)];
    if (!sweep || !cutoff) {
      counts.push({ kept, due: 0 });
      continue;
    }
    const { rows } = await sql<{ due: number }>`
      select count(*) as due from (${sweep.due(cutoff)}) as found`.execute(db);
    counts.push({ kept, due: Number(rows[0]?.due ?? 0) });
  }
  return counts;
}

const batch = 100;

/** Deletes or masks what is due, in transactions of 100 rows. */
export async function sweepOld(db: Db, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock();
  for (const kept of allRetainedData) {
    const [sweep, cutoff] = [sweeps[kept], before(kept, now)];
    if (!sweep?.remove || !cutoff) continue;
    for (let count = batch; count === batch; ) {
      const { rows } = await sql<{ id: string }>`${sweep.due(cutoff)} limit ${sql.lit(batch)}`.execute(db);
      count = rows.length;
      const ids = rows.map(({ id }) => id);
      if (count > 0)
        await db.transaction().execute((db) => sweep.remove?.(db, ids, now) ?? Promise.resolve());
    }
  }
}

const nightHour = 3;

/** Sweeps once a night, in the hour from 3:00 in India. The chore calls it each hour. */
export async function sweepAtNight(db: Db, deps: Pick<Deps, 'clock'>): Promise<void> {
  if (asIndiaClock(deps.clock()).getUTCHours() === nightHour) await sweepOld(db, deps);
}
