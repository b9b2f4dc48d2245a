import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import type { Db } from '../db/schema.ts';
import { filesIn } from '../media/folder.ts';
import type { Progress } from '../progress.ts';
import { dumpName, type Manifest, writeArchive } from './archive.ts';
import { dumpEmbedded, dumpPostgres } from './dumps.ts';

export type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir' | 's3'> & {
  searchPath: string;
};

export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: tables } =
    await sql`select 1 where to_regclass('public.kysely_migration') is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function sizesOf(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select schemaname || '.' || relname as name, pg_relation_size(relid) as bytes
    from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ name, bytes }) => [name, bytes]));
}

async function namesPictures(db: Db): Promise<boolean> {
  const { rows: tables } = await sql`select 1 where to_regclass('public.images') is not null`.execute(db);
  if (tables.length === 0) return false;
  return (await sql`select 1 from images limit 1`.execute(db)).rows.length > 0;
}

async function dump({ db, engine }: OpenDatabase, place: Place, file: string, report: Progress) {
  const migrations = await migrationsOf(db);
  if (migrations.length === 0) throw new StartError('The database is empty: there is nothing to back up');
  const work = 'Saving the database';
  report(work, 0, 1);
  if (engine.kind === 'embedded') await dumpEmbedded(engine.pglite, file);
  else
    await dumpPostgres(
      { url: String(place.databaseUrl), searchPath: place.searchPath },
      file,
      await sizesOf(db),
      (done, total) => report(work, done, total),
    );
  report(work, 1, 1);
  return migrations;
}

/**
 * Dumps the database before the pictures. Pictures are deleted only a day after their last use, so none is
 * missing. `lacksPictures` is true if the database names pictures but the folder is empty. Throws StartError.
 */
export async function backUp(
  place: Place,
  file: string,
  now: Date,
  report: Progress = () => {},
): Promise<Manifest & { lacksPictures: boolean }> {
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name`);
  const embedded = place.databaseUrl === undefined;
  if (embedded && !existsSync(join(place.dataDir, 'db')))
    throw new StartError(`There is no shop in ${place.dataDir}: set DATA_DIR or DATABASE_URL`);
  const scratch = await mkdtemp(`${file}.`).catch((error: Error) => {
    throw new StartError(`${file} cannot be written: ${error.message}`);
  });
  try {
    const dumped = join(scratch, dumpName);
    const opened = await openDatabase(place);
    const { migrations, hasPictures } = await (async () => ({
      migrations: await dump(opened, place, dumped, report),
      hasPictures: await namesPictures(opened.db),
    }))().finally(opened.close);
    const folder = join(place.dataDir, 'media');
    const names = place.s3 ? [] : await filesIn(folder);
    const manifest = await writeArchive(
      file,
      { dump: dumped, pictures: new Map(names.map((name) => [name, join(folder, name)])) },
      {
        madeAt: now.toISOString(),
        engine: embedded ? 'embedded' : 'postgres',
        migrations,
        media: place.s3 ? 'bucket' : 'folder',
      },
      report,
    );
    return { ...manifest, lacksPictures: hasPictures && !place.s3 && names.length === 0 };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
