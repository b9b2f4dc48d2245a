// The real database: PostgreSQL through pools of connections, and a few connections that short statements share, all
// of them behind one driver of Kysely.
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { dialectOver } from './driver.ts';
import { migrationClient, migrationLockMs } from './migration-client.ts';
import { openPools } from './pools.ts';
import type { Tables } from './schema.ts';
import { openSharedConnection } from './shared-connection.ts';
import { type ConnectionWatch, WatchedClient, watchConnections } from './watched-client.ts';

/** What our connections call themselves, for whoever looks at the server, and for restore, which looks for a shop. */
export const connectionNames = {
  shop: 'appliance-care-shop',
  queue: 'appliance-care-shop queue',
  changes: 'appliance-care-shop changes',
} as const;

const { INT8, NUMERIC, DATE } = types.builtins;
const dates = 1182;
const texts = 1009;

// Numbers as numbers; a day is its text ('2026-11-22'), not a moment of some time zone.
const plainValues: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === DATE) return String;
  return types.getTypeParser(oid === dates ? texts : oid, format as 'text');
};

// A connection, a lock (pools.ts) and the answer may each be waited for; the request ends after 5 s all the same.
const waits = { connectionTimeoutMillis: 2_000, statement_timeout: 4_500 };

// Reads wait for nothing and share one connection. A write waits for the disk, which several do together: three
// connections, and a line behind each no longer than keeps them busy.
const mostReads = 32;
const writing = 3;
const mostWrites = 8;

// How long the goodbyes of all connections may take: a dead one hears none.
const goodbyeMs = 500;

// Compiling a query, or starting helpers for it, takes longer than any of ours runs.
const options = '-c jit=off -c max_parallel_workers_per_gather=0';

/** What lies under the queries: where the database is, the watch over its connections, and how many there are. */
export type PostgresEngine = {
  kind: 'postgres';
  url: string;
  watch: ConnectionWatch;
  counts(): { open: number; idle: number; waiting: number };
};

/** Connections of another library are watched by this too, with more patience. */
export const watchedBy = (watch: ConnectionWatch, silenceMs: number) => ({
  Client: WatchedClient,
  watch,
  silenceMs,
});

type Place = {
  url: string;
  size: number;
  /** Hears of connections that broke while idle; they are replaced. */
  onLost: (error: Error) => void;
  /** How long a statement may bring no answer, in ms, and how often that is looked at; tests shorten it. */
  silence?: { silenceMs: number; lookMs: number };
  /** What Kysely is to tell of each statement. */
  log?: KyselyConfig['log'];
};

/**
 * Opens pools of about `size` connections together, a few more that short statements share, and one that only says
 * whether the database `answers`; connects at the first query. No query may hold others up for long: every wait has an
 * end. Outside a transaction each statement may be on another connection.
 */
export function openPostgres({ url, size, onLost, silence, log }: Place) {
  const watch = watchConnections(silence);
  const connection = {
    connectionString: url,
    application_name: connectionNames.shop,
    keepAlive: true,
    ...waits,
    options,
    idle_in_transaction_session_timeout: 15_000,
    types: { getTypeParser: plainValues },
    watch,
  };
  let ending = false;
  const lost = (error: Error) => {
    if (!ending) onLost(error);
  };
  const pools = openPools(connection, size, lost);
  const read = [openSharedConnection(connection, mostReads)];
  const write = Array.from({ length: writing }, () => openSharedConnection(connection, mostWrites));
  const asking = new Pool({ ...connection, Client: WatchedClient, max: 1 });
  asking.on('error', lost);
  asking.on('connect', (client) => client.on('error', () => {}));
  let asked: Promise<void> | null = null;

  const end = async () => {
    ending = true;
    const cutting = setTimeout(watch.cutAll, goodbyeMs);
    const ends = [...[...read, ...write].map((shared) => shared.close()), pools.end(), asking.end()];
    await Promise.race([Promise.all(ends), sleep(2 * goodbyeMs, undefined, { ref: false })]);
    clearTimeout(cutting);
  };
  const db = new Kysely<Tables>({ dialect: dialectOver({ pools, read, write, end }), ...(log && { log }) });
  const engine: PostgresEngine = { kind: 'postgres', url, watch, counts: pools.counts };
  return {
    db,
    engine,
    /** Rejects where the database does not answer, on a connection that nothing else uses. */
    answers(): Promise<void> {
      asked ??= asking
        .query('select 1')
        .then(() => {})
        .finally(() => {
          asked = null;
        });
      return asked;
    },
  };
}

// Whatever limits the role or the database has: a migration's statements have none but for locks (migration-client.ts).
const migrationLimits = `-c statement_timeout=0 -c lock_timeout=${migrationLockMs} -c idle_in_transaction_session_timeout=0`;

/**
 * One connection that may take its time, for migrations: no limit ends its statements, and nobody waits behind one that
 * waits for a lock. `onWait` hears when one does.
 */
export function openForMigration(url: string, onWait: () => void = () => {}): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    application_name: connectionNames.shop,
    keepAlive: true,
    connectionTimeoutMillis: waits.connectionTimeoutMillis,
    options: `${options} ${migrationLimits}`,
    types: { getTypeParser: plainValues },
    max: 1,
  });
  // One that breaks while it is idle or ends is replaced or not needed any more. Unheard, its event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = async () => migrationClient(await pool.connect(), onWait);
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  });
}
