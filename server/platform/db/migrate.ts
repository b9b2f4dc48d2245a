import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../../start-error.ts';
import type { Progress } from '../progress.ts';
import { retryWhileLocked } from './migration-client.ts';
import type { OpenDatabase } from './open-database.ts';
import { openForMigration } from './postgres.ts';
import type { Db } from './schema.ts';

export const migrationsFolder = new URL('../../../migrations/', import.meta.url);

const namesInFolder = async (): Promise<string[]> => {
  const files = await readdir(migrationsFolder);
  return files.filter((name) => name.endsWith('.ts')).map((name) => name.replace(/\.ts$/, ''));
};

/** A migration runs in one transaction. With `inSteps` each statement commits by itself and may run twice. */
type ShopMigration = Migration & { inSteps?: boolean };

const provider: MigrationProvider = {
  async getMigrations() {
    const load = async (name: string): Promise<[string, ShopMigration]> => [
      name,
      await import(new URL(`${name}.ts`, migrationsFolder).href),
    ];
    return Object.fromEntries(await Promise.all((await namesInFolder()).map(load)));
  },
};

async function isLatest(db: Db): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (table.rows[0]?.name === null) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return done.rows.map(({ name }) => name).join() === (await namesInFolder()).sort().join();
}

const minVersion = 15;

async function refuseOldServer(db: Db): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version >= minVersion) return;
  throw new StartError(`This is PostgreSQL ${version}: the shop needs ${minVersion} or newer`);
}

// Polls for the lock. A waiting statement would hold a snapshot, and `create index concurrently` waits for
// all snapshots.
async function awaitTurn(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(hashtext('shop migrations')) as mine`.execute(db);
    if (rows[0]?.mine) return;
    await setTimeout(turnMs);
  }
}

const turnMs = 100;

// Drops invalid indexes that a killed run left, because `if not exists` would accept them.
async function dropUnfinished(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  for (const { name } of rows) await sql`drop index concurrently ${sql.raw(name)}`.execute(db);
}

async function migrateAll(db: Db, migrator: Migrator, { onWait, report }: Hooks): Promise<readonly string[]> {
  const done: string[] = [];
  for (;;) {
    const missing = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
    report('Migrating the database', done.length, done.length + missing.length);
    const [next] = missing;
    const { inSteps = false }: ShopMigration = next?.migration ?? { up: async () => {} };
    if (inSteps) await dropUnfinished(db);
    const results = await retryWhileLocked(async () => {
      const { error, results: migrated = [] } = await migrator.migrateUp({ disableTransactions: inSteps });
      if (error) throw error;
      return migrated;
    }, onWait);
    if (results.length === 0) return done;
    done.push(...results.map(({ migrationName }) => migrationName));
  }
}

async function runMissing(db: Db, hooks: Hooks): Promise<readonly string[]> {
  try {
    return await migrateAll(db, new Migrator({ db, provider }), hooks);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('corrupted migrations'))) throw error;
    throw new StartError(
      `The database does not fit this version of the program (${error.message}): start the version that wrote it, or a newer one`,
    );
  }
}

export const migrationWaitsMessage =
  'A migration waits for a long transaction on a table that it changes, and tries again until that has ended';

type Hooks = { onWait: () => void; report: Progress };

export async function migrateToLatest(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  onWait: () => void = () => {},
  report: Progress = () => {},
): Promise<readonly string[]> {
  if (await isLatest(db)) return [];
  await refuseOldServer(db);
  if (engine.kind === 'embedded') return runMissing(db, { onWait, report });
  const migrationDb = openForMigration(engine.url, onWait);
  try {
    return await migrationDb.connection().execute(async (db) => {
      await awaitTurn(db);
      return runMissing(db, { onWait, report });
    });
  } finally {
    await migrationDb.destroy();
  }
}
