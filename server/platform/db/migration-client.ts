// Gives up a lock after a short wait and retries. If a migration waited for a long reader, all other
// statements would queue behind the migration.
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
    // No other statement queues behind this one, so it needs no timeout. A timeout would leave half an index.
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
