// If a migration waited for a long reader, all others would wait behind it. So it gives up and retries.
import { setTimeout } from 'node:timers/promises';
import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { isLockTimeout } from './violates.ts';

export const migrationLockMs = 500;
const firstPauseMs = 500;
const maxPauseMs = 8_000;

export async function retryWhileLocked<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (pauseMs === firstPauseMs) onWait();
      await setTimeout(pauseMs);
    }
  }
}

export function migrationClient(client: PoolClient, onWait: () => void): PostgresPoolClient {
  async function query(text: string, values: unknown[]) {
    const run = () => client.query(text, values);
    if (client.getTransactionStatus() !== 'I') return run();
    if (!/\bconcurrently\b/i.test(text)) return retryWhileLocked(run, onWait);
    // Nobody waits behind this statement, and giving up would leave half an index.
    await client.query('set lock_timeout = 0');
    try {
      return await run();
    } finally {
      await client.query(`set lock_timeout = ${migrationLockMs}`);
    }
  }
  const release = (destroy?: boolean) => client.release(destroy);
  return { query, release } as unknown as PostgresPoolClient;
}
