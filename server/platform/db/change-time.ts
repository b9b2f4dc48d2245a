// The time of a row's last change, from which readers continue by `updatedSince`.
import { sql } from 'kysely';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

/**
 * The value of `updated_at` in each statement that changes an order; the trigger `keep_changed_at` does the same for
 * other tables. It is the database's time, so that instances agree. It gives the transaction its id first, so that
 * `readSettled` sees the transaction.
 */
export const changeTime = sql<Date>`case when pg_current_xact_id() is not null
  then date_trunc('milliseconds', clock_timestamp()) end`;

/** Both are ISO moments of the database's clock. `now` is the time of the reading. */
export type Settled = { until: string; now: string };

// `now()` is the time before pg_stat_activity is read, which costs more than a page of orders.
async function readSettled(db: Db): Promise<Settled> {
  const { rows } = await sql<{ until: Date; now: Date }>`
    select date_trunc('milliseconds', least(now(), min(xact_start))) as until, date_trunc('milliseconds', now()) as now
    from pg_stat_activity
    where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()`.execute(
    db.withPlugin(prepared),
  );
  const [row] = rows;
  if (!row) throw new Error('A minimum is one row');
  return { until: row.until.toISOString(), now: row.now.toISOString() };
}

const readAgainMs = 100;
const lastRead = new WeakMap<Db, { at: number; settled: Promise<Settled> }>();

/**
 * `until` is a time before which no open transaction can still add a change: a row's time is taken before its
 * commit, but after the start of its transaction, so the start of the oldest writing transaction (pg_stat_activity)
 * is such a time. Read it before the rows, outside a transaction. A slightly older time is safe too, so the answer
 * is reused for 100 ms, unless `anew`.
 */
export function readSettledUntil(db: Db, anew = false): Promise<Settled> {
  const last = lastRead.get(db);
  if (!anew && last && performance.now() - last.at < readAgainMs) return last.settled;
  const settled = readSettled(db);
  lastRead.set(db, { at: performance.now(), settled });
  return settled;
}
