// The time of an order's last change, which readers of `updatedSince` go on from.
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { Db } from '../../platform/db/schema.ts';

/**
 * The value of `updated_at` in each statement that changes an order. It is the database's time, so that instances
 * agree. It gives the transaction its id first, so that `settledUntil` sees the transaction.
 */
export const changeTime = sql<Date>`case when pg_current_xact_id() is not null
  then date_trunc('milliseconds', clock_timestamp()) end`;

// `now()` is the time before pg_stat_activity is read, which costs more than a page of orders.
async function readSettled(db: Db): Promise<string> {
  const { rows } = await sql<{ until: Date }>`
    select date_trunc('milliseconds', least(now(), min(xact_start))) as until from pg_stat_activity
    where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()`.execute(
    db.withPlugin(prepared),
  );
  return (rows[0]?.until ?? new Date()).toISOString();
}

const readAgainMs = 100;
const lastRead = new WeakMap<Db, { at: number; until: Promise<string> }>();

/**
 * Returns a time before which no open transaction can still add a change. Transactions do not commit in the order of
 * their change times. Read it before the orders, outside a transaction. A slightly older time is safe too, so it is
 * kept for 100 ms, unless `anew`.
 */
export function settledUntil(db: Db, anew = false): Promise<string> {
  const last = lastRead.get(db);
  if (!anew && last && performance.now() - last.at < readAgainMs) return last.until;
  const until = readSettled(db);
  lastRead.set(db, { at: performance.now(), until });
  return until;
}
