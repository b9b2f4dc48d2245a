// How a migration waits for a lock. PostgreSQL gives out a table's locks in the order in which they were asked for: behind
// a change that waits for a long reader everybody else would wait too. So it waits for a moment only, lets the others go by
// and is asked for again, as often as it takes.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { stoodBehindLock } from './pools.ts';

/** How long a migration waits for a lock at a time, in ms: longer than most work holds one, shorter than a booking waits. */
export const migrationLockMs = 500;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * Does `work` again while a lock stands in its way, each time after a longer pause; `onWait` hears of the first one. What was
 * done is undone by then: it is a statement by itself, or a transaction.
 */
export async function retryWhileLocked<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!stoodBehindLock(error)) throw error;
      if (pauseMs === firstPauseMs) onWait();
      await setTimeout(pauseMs);
    }
  }
}

/** A connection whose statements wait for locks like that; those of a transaction leave it to whoever began it. */
export function migrationClient(client: PoolClient, onWait: () => void): PostgresPoolClient {
  async function query(text: string, values: unknown[]) {
    const ask = () => client.query(text, values);
    if (client.getTransactionStatus() !== 'I') return ask();
    if (!/\bconcurrently\b/i.test(text)) return retryWhileLocked(ask, onWait);
    // Nobody waits behind an index that is built beside the work; given up, it would be half an index.
    await client.query('set lock_timeout = 0');
    try {
      return await ask();
    } finally {
      await client.query(`set lock_timeout = ${migrationLockMs}`);
    }
  }
  const release = (destroy?: boolean) => client.release(destroy);
  // Kysely's type would have cursors too, which nobody uses
  return { query, release } as unknown as PostgresPoolClient;
}
