// Brings a database to the newest of the migrations.
import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../../start-error.ts';
import type { Db } from './schema.ts';

/** The folder of the migrations. */
export const migrationsFolder = new URL('../../../migrations/', import.meta.url);

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.ts'));
    const load = async (file: string): Promise<[string, Migration]> => [
      file.replace(/\.ts$/, ''),
      await import(new URL(file, migrationsFolder).href),
    ];
    return Object.fromEntries(await Promise.all(files.map(load)));
  },
};

// A migration may take its time, and so may waiting for another instance that migrates at this moment.
const withoutTimeouts = async <T>(db: Kysely<unknown>, run: () => Promise<T>): Promise<T> => {
  await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(
    db,
  );
  try {
    return await run();
  } finally {
    await sql`reset statement_timeout`.execute(db);
    await sql`reset lock_timeout`.execute(db);
  }
};

/**
 * Runs the migrations that are missing, in one transaction, and gives back their names. Instances that start
 * together wait for one another. Throws StartError where the database is newer than this program.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  return db.connection().execute((connection) =>
    withoutTimeouts(connection as Kysely<unknown>, async () => {
      const { error, results } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
        throw new StartError(
          `The database does not fit this version of the program (${error.message}): start the version that wrote it, or a newer one`,
        );
      }
      if (error) throw error;
      return (results ?? []).map((result) => result.migrationName);
    }),
  );
}
