import type { Socket } from 'node:net';
import {
  Kysely,
  type KyselyConfig,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { migrationClient, migrationLockMs } from './migration-client.ts';
import { PreparingCompiler, preparedName } from './prepared.ts';
import type { Tables } from './schema.ts';
import { isLockTimeout } from './violates.ts';

export const connectionNames = {
  shop: 'appliance-care-shop',
  changes: 'appliance-care-shop changes',
} as const;

const { INT8, NUMERIC, DATE } = types.builtins;
const dateArray = 1182;
const textArray = 1009;

// Reads a date as text ('2026-11-22'), because a date has no time zone.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return String;
  return types.getTypeParser(oid === dateArray ? textArray : oid, format as 'text');
};

// These timeouts are shorter than the 5 s in which every request is answered.
const connectionTimeoutMillis = 4_500;
const statementTimeoutMs = 4_500;
// A connection is dead if it is silent for longer than any statement may take. Idle connections are closed
// before.
const silenceTimeoutMs = 5_000;
const idleTimeoutMillis = 4_000;
const quickLockMs = 25;
const patientLockMs = 2_500;

// The shop's queries are short. Compiling a query (JIT) or starting parallel workers takes longer than the
// query itself.
const options = '-c jit=off -c max_parallel_workers_per_gather=0';

export type PostgresEngine = {
  kind: 'postgres';
  url: string;
  counts(): { open: number; idle: number; waiting: number };
};

type Place = {
  url: string;
  size: number;
  onLost: (error: Error) => void;
  log?: KyselyConfig['log'];
  /** Multiplies what a connection, a lock and a statement may take. */
  patience?: number;
};

function openPool(config: PoolConfig, onLost: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on('error', onLost);
  pool.on('connect', (client) => {
    // Without a listener this event would end the process. The query is rejected as well.
    client.on('error', () => {});
  });
  return pool;
}

// If the network drops packets, the driver reports no error, and TCP gives up only after 15 minutes.
function closeWhenSilent(pool: Pool, timeoutMs: number): void {
  pool.on('connect', ({ connection }) => {
    const stream = connection.stream as Socket;
    stream.setTimeout(timeoutMs, () =>
      stream.destroy(Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' })),
    );
  });
}

/**
 * Uses two connection pools. A statement in the `quick` pool gives up at a lock and runs again in the
 * `patient` pool. Transactions use the `patient` pool.
 */
function connectLater(quick: Pool, patient: Pool): PostgresPoolClient {
  let client: PoolClient | undefined;
  const connectTo = async (pool: Pool) => {
    client?.release();
    client = undefined;
    client = await pool.connect();
    return client;
  };
  const query = async (text: string, parameters: readonly unknown[]) => {
    const name = preparedName(text);
    const statement = { text, values: [...parameters], ...(name && { name }) };
    if (client) return client.query(statement);
    if (/^(begin|start transaction)/.test(text)) return (await connectTo(patient)).query(statement);
    try {
      return await (await connectTo(quick)).query(statement);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      return (await connectTo(patient)).query(statement);
    }
  };
  const release = (destroy?: boolean) => client?.release(destroy);
  return { query, release } as unknown as PostgresPoolClient;
}

/**
 * Opens two connection pools. Statements that wait for a locked table fill only the patient pool, so all
 * other requests go on.
 */
export function openPostgres({ url, size, onLost, log, patience = 1 }: Place) {
  const open = (max: number, lock_timeout: number) => {
    const pool = openPool(
      {
        connectionString: url,
        application_name: connectionNames.shop,
        keepAlive: true,
        connectionTimeoutMillis: connectionTimeoutMillis * patience,
        idleTimeoutMillis,
        statement_timeout: statementTimeoutMs * patience,
        lock_timeout,
        idle_in_transaction_session_timeout: 15_000,
        options,
        types: { getTypeParser },
        max,
      },
      onLost,
    );
    closeWhenSilent(pool, silenceTimeoutMs * patience);
    return pool;
  };
  const patientSize = Math.max(1, Math.floor(size / 2));
  const quick = open(Math.max(1, size - patientSize), quickLockMs);
  const patient = open(patientSize, patientLockMs * patience);
  const pool: PostgresPool = {
    options: quick.options,
    connect: async () => connectLater(quick, patient),
    end: async () => void (await Promise.all([quick.end(), patient.end()])),
  };
  const dialect = new PostgresDialect({ pool });
  dialect.createQueryCompiler = () => new PreparingCompiler();
  const engine: PostgresEngine = {
    kind: 'postgres',
    url,
    counts: () => ({
      open: quick.totalCount + patient.totalCount,
      idle: quick.idleCount + patient.idleCount,
      waiting: quick.waitingCount + patient.waitingCount,
    }),
  };
  return { db: new Kysely<Tables>({ dialect, ...(log && { log }) }), engine };
}

const migrationLimits = `-c statement_timeout=0 -c lock_timeout=${migrationLockMs} -c idle_in_transaction_session_timeout=0`;

export function openForMigration(url: string, onWait: () => void = () => {}): Kysely<Tables> {
  const config = {
    connectionString: url,
    application_name: connectionNames.shop,
    keepAlive: true,
    connectionTimeoutMillis,
    options: `${options} ${migrationLimits}`,
    types: { getTypeParser },
    max: 1,
  };
  const pool = openPool(config, () => {});
  const connect = async () => migrationClient(await pool.connect(), onWait);
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  });
}
