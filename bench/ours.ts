// Our side of the bench: a migrated database with the bench's rows, and our server on it.
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateToLatest } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openHasher } from '#server/platform/hash.ts';
import { firstRows } from '#server/seed/first-rows.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type Server, startServer } from './processes.ts';
import { fillOurs, type Size } from './rows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const addressOf = (cluster: string, name: string) => cluster.replace(/\/postgres$/, `/${name}`);

async function isThere(cluster: string, name: string): Promise<boolean> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  const { rows } = await admin.query('select from pg_database where datname = $1', [name]);
  await admin.end();
  return rows.length > 0;
}

/** A new database of a cluster; gives its URL. */
export async function newDatabase(cluster: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return addressOf(cluster, name);
}

/** A migrated database of ours with rows of the given size; one that a run before has left is used as it is. */
export async function ourDatabase(cluster: string, name: string, rows: Size): Promise<string> {
  const isLeft = await isThere(cluster, name);
  const url = isLeft ? addressOf(cluster, name) : await newDatabase(cluster, name);
  const opened = await openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '/nonexistent' });
  await migrateToLatest(opened);
  await firstRows(opened.db);
  await opened.close();
  if (isLeft) return url;
  await fillOurs(url, rows, await openHasher().hash('bench-password'));
  return url;
}

/** Our server on a database, with limits on but out of the way. */
export async function ourServer(databaseUrl: string): Promise<Server> {
  const env = {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000000',
    DATA_DIR: '/nonexistent',
    LEAVE_SECONDS: '0',
  };
  return startServer(['--max-semi-space-size=16', 'server/main.ts'], {
    cwd: root,
    env,
    port: await freePort(),
    probe: '/api/get-company',
  });
}
