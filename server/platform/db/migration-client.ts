// How a migration waits for a lock. PostgreSQL grants a table's locks in the order of the requests: everybody else would wait
// behind a change that itself waits for a long reader. So a migration waits for a moment only, lets the others go first,
// and tries again as often as it takes.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { isLockTimeout } from './violates.ts';

/** How long a migration waits for a lock at a time, in ms: longer than most work holds one, shorter than a booking waits. */
export const migrationLockMs = 500;
const firstPauseMs = 500;
const longestPauseMs = 8_000;

/**
 * Runs `work` again while a lock is in its way, after pauses that grow; `onWait` is called before the first one. `work` is a
 * single statement or a transaction, so a failed attempt has left nothing behind.
 */
export async function retryWhileLocked<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (pauseMs === firstPauseMs) onWait();
      await setTimeout(pauseMs);
    }
  }
}

/** A connection whose single statements wait for locks in this way. Inside a transaction, its owner has to try again. */
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
