// The pool of connections, in three parts, so that a locked table never has them all: single statements give up a lock
// that does not come at once and wait for it elsewhere; transactions, which cannot begin again, are apart.
import { Pool } from 'pg';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

/** How long a single statement waits for a lock where others wait behind it, in ms. */
export const shortLockMs = 100;
const longLockMs = 2_500;

const lockNotAvailable = '55P03';
const unknownStatement = '26000';
const statementThere = '42P05';
// it has become a standby, ends the session, or has forgotten its statements
const ofNoUse = /^(?:25006|25P0[34]|57P0\d|26000|42P05)$/;

/** The code of an error of PostgreSQL or the system; empty where it has none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a statement stood behind a lock for too long. Outside a transaction it has changed nothing. */
export const stoodBehindLock = (error: unknown): boolean => codeOf(error) === lockNotAvailable;

/**
 * Whether a prepared statement has not even begun. On a shared connection those behind one whose reading failed (it
 * stood behind a lock) find it missing; prepared anew by two at once, the second finds it there.
 */
export const hasNotBegun = (error: unknown): boolean =>
  [unknownStatement, statementThere].includes(codeOf(error));

/** Whether the connection that answered with this is better replaced. */
export const isSpent = (error: unknown): boolean => ofNoUse.test(codeOf(error));

// Which statements (by their texts) stood behind a lock a moment ago: the next ones need not find out for themselves.
function openLockNotes() {
  const keepMs = 1_000;
  const most = 100;
  const until = new Map<string, number>();
  return {
    has: (text: string): boolean => until.size > 0 && (until.get(text) ?? 0) > performance.now(),
    add(text: string): void {
      if (until.size >= most) until.clear();
      until.set(text, performance.now() + keepMs);
    },
    delete: (text: string): void => void until.delete(text),
  };
}

/** How a pool of `size` connections is divided: at most half of it can ever wait for a lock. */
export function partsOf(size: number) {
  const waiting = Math.max(1, Math.floor(size / 4));
  const transactions = Math.max(1, Math.floor(size / 2) - waiting);
  return { single: Math.max(1, size - waiting - transactions), transactions, waiting };
}

export type Pools = ReturnType<typeof openPools>;

/** Opens the pools; `onLost` hears of idle connections that broke, and the pools replace them. */
export function openPools(connection: WatchedConfig, size: number, onLost: (error: Error) => void) {
  const parts = partsOf(size);
  const open = (max: number, lockMs: number) => {
    const pool = new Pool({ ...connection, Client: WatchedClient, max, lock_timeout: lockMs });
    pool.on('error', onLost);
    // A connection that breaks while it is in use fails its query, and then tells so again as an event. Unheard,
    // that event would end the process.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const single = open(parts.single, shortLockMs);
  const transactions = open(parts.transactions, longLockMs);
  const waiting = open(parts.waiting, longLockMs);
  const all = [single, transactions, waiting];

  return {
    single,
    transactions,
    waiting,
    /** The texts of statements that stood behind a lock a moment ago, wherever that was. */
    locked: openLockNotes(),
    counts: () => ({
      open: all.reduce((sum, { totalCount }) => sum + totalCount, 0),
      idle: all.reduce((sum, { idleCount }) => sum + idleCount, 0),
      waiting: all.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
    }),
    async end(): Promise<void> {
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}
