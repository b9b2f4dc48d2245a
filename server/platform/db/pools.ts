// The pool of connections, in three parts, so that a locked table never has them all: single statements give up a lock
// that does not come at once and wait for it elsewhere; transactions, which cannot begin again, are apart.
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { preparedName } from './prepared.ts';
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

type Statement = { text: string; values?: unknown[]; name?: string };

const beginsTransaction = (text: string) => text === 'begin' || text.startsWith('start transaction');

/** How a pool of `size` connections is divided: at most half of it can ever wait for a lock. */
export function partsOf(size: number) {
  const waiting = Math.max(1, Math.floor(size / 4));
  const transactions = Math.max(1, Math.floor(size / 2) - waiting);
  return { single: Math.max(1, size - waiting - transactions), transactions, waiting };
}

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
  const locked = openLockNotes();

  // What Kysely takes for a connection. Its first statement says from which pool it is; it is kept until `release`.
  class Session implements PostgresPoolClient {
    #client: PoolClient | null = null;
    #pool: Pool | null = null;
    #isSpent = false;

    get processID(): number {
      return (this.#client as { processID?: number } | null)?.processID ?? 0;
    }

    async #take(pool: Pool): Promise<PoolClient> {
      this.release();
      const client = await pool.connect();
      this.#client = client;
      this.#pool = pool;
      return client;
    }

    async #ask<Row>(client: PoolClient, statement: Statement): Promise<PostgresQueryResult<Row>> {
      try {
        const answer = await client.query(statement);
        locked.delete(statement.text);
        return answer as unknown as PostgresQueryResult<Row>;
      } catch (error) {
        if (isSpent(error)) this.#isSpent = true;
        if (this.#pool !== single || !stoodBehindLock(error)) throw error;
        locked.add(statement.text);
        return this.#ask(await this.#take(waiting), statement);
      }
    }

    async run<Row>(statement: Statement): Promise<PostgresQueryResult<Row>> {
      const { text } = statement;
      if (beginsTransaction(text)) return this.#ask(await this.#take(transactions), statement);
      if (this.#client) return this.#ask(this.#client, statement);
      if (!locked.has(text)) {
        const client = await this.#take(single);
        // those before it in the line may have met a lock meanwhile
        if (!locked.has(text)) return this.#ask(client, statement);
      }
      return this.#ask(await this.#take(waiting), statement);
    }

    query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    query<Row>(given: string | PostgresCursor<Row>, values: readonly unknown[] = []) {
      if (typeof given !== 'string') throw new TypeError('Cursors are not used');
      const name = preparedName(given);
      const statement = { text: given, values: values as unknown[] };
      return this.run<Row>(name ? { ...statement, name } : statement) as never;
    }

    release(destroy = false): void {
      const client = this.#client;
      this.#client = null;
      client?.release(destroy || this.#isSpent);
      this.#isSpent = false;
    }
  }

  return {
    /** A connection for Kysely. */
    session: () => new Session(),
    /** Runs one statement that is a whole transaction. */
    async run(statement: Statement) {
      const session = new Session();
      try {
        return await session.run<unknown>(statement);
      } finally {
        session.release();
      }
    },
    /** Says that a statement of this text stood behind a lock elsewhere. */
    metLock: locked.add,
    isLocked: locked.has,
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
