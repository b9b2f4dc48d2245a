// The real database: PostgreSQL through a pool of connections.
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types } from 'pg';
import { type PreparedStatement, preparedName, runPreparedBy } from './prepared.ts';
import type { Tables } from './schema.ts';
import { openSharedConnection, type SharedConnection, stoodBehindLock } from './shared-connection.ts';

/** What our connections call themselves, for whoever looks at the server, and for restore, which looks for a shop. */
export const connectionNames = {
  shop: 'appliance-care-shop',
  queue: 'appliance-care-shop queue',
  changes: 'appliance-care-shop changes',
} as const;

const { INT8, NUMERIC } = types.builtins;

const asNumbers: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format as 'text');

// A connection and then a lock may each be waited for, and the answer must still come within 5 s.
const waits = { connectionTimeoutMillis: 2_000, lock_timeout: 2_500, statement_timeout: 4_500 };

// Kysely knows no prepared statements; here its texts get the names that make them so.
class PreparingClient extends Client {
  override query(...given: never[]): never {
    const [text, values] = given as unknown as [string, unknown[]];
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    const query = super.query as (...given: unknown[]) => never;
    return name ? query.call(this, { name, text, values }) : query.apply(this, given);
  }
}

// Reads wait for nothing and share one connection. A write waits for the disk, which several do together: three
// connections, and a line behind each no longer than keeps them busy.
const mostReads = 32;
const writing = 3;
const mostWrites = 8;

// Over the shared connection that has the least to do; alone where none has room, or behind a lock.
const sharing =
  <Answer>(
    connections: readonly SharedConnection[],
    alone: (statement: PreparedStatement) => Promise<Answer>,
  ) =>
  (statement: PreparedStatement) => {
    const freest = connections.reduce((best, one) => (one.underWay() < best.underWay() ? one : best));
    const shared = freest.query(statement);
    if (!shared) return alone(statement);
    return shared.catch((error: unknown) => {
      if (stoodBehindLock(error)) return alone(statement);
      throw error;
    });
  };

/**
 * Opens a pool of at most `size` connections, and a few more that short statements share; connects at the first query.
 * No query may hold others up for long: every wait has an end. `onLost` hears of connections that broke while idle; the
 * pool replaces them.
 */
export function openPostgres(place: { url: string; size: number; onLost: (error: Error) => void }) {
  const connection = {
    connectionString: place.url,
    application_name: connectionNames.shop,
    keepAlive: true,
    ...waits,
    // Compiling a query, or starting helpers for it, takes longer than any of ours runs.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: asNumbers },
  };
  const pool = new Pool({ ...connection, max: place.size, Client: PreparingClient });
  pool.on('error', place.onLost);
  // A connection that breaks while it is in use fails its query, and then tells so again as an event. Unheard,
  // that event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const alone = (statement: PreparedStatement) => pool.query(statement);
  const reads = [openSharedConnection(connection, mostReads)];
  const writes = Array.from({ length: writing }, () => openSharedConnection(connection, mostWrites));
  const end = async () => {
    await Promise.all([...reads, ...writes].map((shared) => shared.close()));
    await pool.end();
  };
  const dialect = new PostgresDialect({
    pool: { connect: () => pool.connect(), options: pool.options, end },
  });
  const db = new Kysely<Tables>({ dialect });
  runPreparedBy(db, { alone, read: sharing(reads, alone), write: sharing(writes, alone) });
  return { pool, db };
}
