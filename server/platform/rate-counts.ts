// The counts of rate limits in the database: windows that begin with their first attempt.
import { sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Db } from './db/schema.ts';

/** Attempts to add, and when their window ends if they begin one. */
export type Attempts = { key: string; count: number; resetsAt: Date };

const windowEnded = (now: Date) => sql`rate_limits.resets_at <= ${now}`;

/**
 * Adds attempts and gives back each key's count and end of window. One statement, so that attempts of the same
 * moment are counted one after the other; sorted by key, so that instances do not wait for one another in a ring.
 */
export function addAttempts(db: Db, attempts: readonly Attempts[], now: Date) {
  const sorted = attempts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return db
    .insertInto('rate_limits')
    .values(sorted.map(({ key, count, resetsAt }) => ({ key, count, resets_at: resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`excluded.count + case when ${windowEnded(now)} then 0 else rate_limits.count end`,
        resets_at: sql<Date>`case when ${windowEnded(now)} then excluded.resets_at else rate_limits.resets_at end`,
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
