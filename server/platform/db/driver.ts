// Kysely's driver for PostgreSQL: says for each statement over which connection it goes. Kysely's own driver on one
// pool would do the same work; what this one adds is in pools.ts, prepared.ts and shared-connection.ts.
import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { QueryResult as PgResult, Pool, PoolClient } from 'pg';
import { hasNotBegun, isSpent, type Pools, stoodBehindLock } from './pools.ts';
import { preparedName, wayOf } from './prepared.ts';
import type { SharedConnection } from './shared-connection.ts';
import { withCaller } from './with-caller.ts';

type Connections = {
  pools: Pools;
  /** What short statements by key share. */
  read: readonly SharedConnection[];
  write: readonly SharedConnection[];
  /** Ends all of them. */
  end(): Promise<void>;
};

type Statement = { text: string; values: unknown[]; name?: string };
type Answer = Pick<PgResult, 'command' | 'rowCount' | 'rows'>;

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const endsOfTransactions: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

function resultOf<Row>({ command, rowCount, rows }: Answer): QueryResult<Row> {
  if (changes.has(command)) return { numAffectedRows: BigInt(rowCount ?? 0), rows };
  return { rows: endsOfTransactions.has(command) ? [{ command } as Row] : rows };
}

/**
 * What Kysely takes for a connection. A statement by key goes over a shared one; any other takes one from a pool, which
 * is kept until `release`. In a transaction every statement is on that transaction's own.
 */
class Session implements DatabaseConnection {
  readonly #connections: Connections;
  #client: PoolClient | null = null;
  #pool: Pool | null = null;
  #isSpent = false;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const way = wayOf(query);
    const name = way && preparedName(query.sql);
    // the driver changes neither list nor values
    const values = query.parameters as unknown[];
    const statement = name ? { text: query.sql, values, name } : { text: query.sql, values };
    try {
      const shared = name && !this.#client && (way === 'read' || way === 'write');
      return resultOf(await (shared ? this.#share(this.#connections[way], statement) : this.#run(statement)));
    } catch (error) {
      throw withCaller(error);
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface asks for it
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new TypeError('Cursors are not used');
  }

  // Over the one that has the least to do; alone where none has room, or where it could not begin there.
  async #share(connections: readonly SharedConnection[], statement: Statement): Promise<Answer> {
    const { locked } = this.#connections.pools;
    if (locked.has(statement.text)) return this.#run(statement);
    const freest = connections.reduce((best, one) => (one.underWay() < best.underWay() ? one : best));
    const answer = freest.query(statement);
    if (!answer) return this.#run(statement);
    try {
      return await answer;
    } catch (error) {
      if (stoodBehindLock(error)) locked.add(statement.text);
      else if (!hasNotBegun(error)) throw error;
      // It has changed nothing, so this is no second time.
      return this.#run(statement);
    }
  }

  async #run(statement: Statement): Promise<Answer> {
    if (this.#client) return this.#ask(this.#client, statement);
    const { single, waiting, locked } = this.#connections.pools;
    if (!locked.has(statement.text)) {
      const client = await this.#take(single);
      // those before it in the line may have met a lock meanwhile
      if (!locked.has(statement.text)) return this.#ask(client, statement);
    }
    return this.#ask(await this.#take(waiting), statement);
  }

  async #take(pool: Pool): Promise<PoolClient> {
    this.release();
    const client = await pool.connect();
    this.#client = client;
    this.#pool = pool;
    return client;
  }

  async #ask(client: PoolClient, statement: Statement): Promise<Answer> {
    const { single, waiting, locked } = this.#connections.pools;
    try {
      const answer = await client.query(statement);
      locked.delete(statement.text);
      return answer;
    } catch (error) {
      if (isSpent(error)) this.#isSpent = true;
      if (this.#pool !== single || !stoodBehindLock(error)) throw error;
      locked.add(statement.text);
      return this.#ask(await this.#take(waiting), statement);
    }
  }

  /** From here to `release` every statement is on one connection of those for transactions. */
  async takeForTransaction(): Promise<void> {
    await this.#take(this.#connections.pools.transactions);
  }

  /** Its connection is not to be used by another. */
  discard(): void {
    this.#isSpent = true;
  }

  release(): void {
    const client = this.#client;
    this.#client = null;
    client?.release(this.#isSpent);
    this.#isSpent = false;
  }
}

const say = (session: Session, text: string) =>
  session.executeQuery<{ command?: string }>(CompiledQuery.raw(text));

class OurDriver implements Driver {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  // connections are opened by their first use
  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#connections);
  }

  async beginTransaction(
    session: Session,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    await session.takeForTransaction();
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await say(session, `begin${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commitTransaction(session: Session): Promise<void> {
    const { rows } = await say(session, 'commit');
    // what a failed statement has ended is rolled back, whatever was asked
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    try {
      await say(session, 'rollback');
    } catch (error) {
      session.discard();
      throw error;
    }
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    await this.#connections.end();
  }
}

/** PostgreSQL over these connections, for Kysely. */
export const dialectOver = (connections: Connections): Dialect => ({
  createDriver: () => new OurDriver(connections),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});
