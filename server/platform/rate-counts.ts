// The counts of rate limits in the database: windows that begin with their first attempt.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Db } from './db/schema.ts';

/** Attempts to add, and when their window ends if they begin one. */
export type Attempts = { key: string; count: number; resetsAt: Date };

// How far the clocks of instances may lie apart.
const driftMs = 60_000;

/**
 * The latest end that a window of so many seconds can have. One that ends later was written while a clock was ahead,
 * and counts as ended: it would shut people out until that moment.
 */
export const latestEnd = (now: Date, seconds: number): Date =>
  new Date(now.getTime() + seconds * 1000 + driftMs);

/** Whether a window of so many seconds that was to end at `resetsAt` has ended. */
export const hasEnded = (resetsAt: Date, now: Date, seconds: number): boolean =>
  resetsAt <= now || resetsAt > latestEnd(now, seconds);

const windowEnded = (now: Date, seconds: number) =>
  sql<boolean>`(rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latestEnd(now, seconds)})`;

/** Where a row's window of so many seconds goes on. */
export const windowGoesOn = (now: Date, seconds: number) => sql<boolean>`not ${windowEnded(now, seconds)}`;

/**
 * Adds attempts to windows of so many seconds and gives back each key's count and end of window. One statement, so that
 * attempts of the same moment are counted one after the other; sorted by key, so that instances do not wait for one
 * another in a ring.
 */
export function addAttempts(db: Db, attempts: readonly Attempts[], now: Date, seconds: number) {
  const ended = windowEnded(now, seconds);
  const sorted = attempts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insertInto('rate_limits')
    .values(sorted.map(({ key, count, resetsAt }) => ({ key, count, resets_at: resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`excluded.count + case when ${ended} then 0 else rate_limits.count end`,
        resets_at: sql<Date>`case when ${ended} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute();
}

/** The refusal of a limit that stays reached until a moment. */
export const tooMany = (until: Date, now: Date): AppError =>
  new AppError('tooMany', {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
