import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-error.ts';
import { migrationsFolder } from '../db/migrate.ts';
import { lockFolder } from '../db/owner-lock.ts';
import { connectionNames, openPostgres } from '../db/postgres.ts';
import { filesIn } from '../media/folder.ts';
import type { Progress } from '../progress.ts';
import { dumpName, type Manifest, readArchive } from './archive.ts';
import type { Place } from './backup.ts';
import { copyFromBucket } from './bucket.ts';
import { restoreEmbedded, restorePostgres } from './dumps.ts';

// A waiting mail may have been sent after the backup. So the shop asks the mail provider before it sends the
// mail again.
const afterRestore = `update public.mails set outcome_unknown = true where state = 'waiting'`;

const stopFirstMessage = 'The shop is running on this database: stop the shop first';

const maxChecks = 10;
const checkPauseMs = 100;

async function inspectDatabase(url: string): Promise<{ isEmpty: boolean }> {
  const { db } = openPostgres({ url, size: 1, onLost: () => {} });
  const check = () =>
    sql<{ tables: number; shops: number }>`select
      (select count(*) from pg_tables where schemaname = 'public') as tables,
      (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in (${connectionNames.shop}, ${connectionNames.changes})) as shops`.execute(db);
  try {
    let { rows } = await check();
    for (let at = 1; at < maxChecks && rows[0]?.shops; at += 1) {
      await sleep(checkPauseMs);
      ({ rows } = await check());
    }
    if (rows[0]?.shops) throw new StartError(stopFirstMessage);
    return { isEmpty: rows[0]?.tables === 0 };
  } finally {
    await db.destroy();
  }
}

type Options = { force?: boolean; report?: Progress };

async function demandEmpty(place: Place, { force = false }: Options): Promise<void> {
  const notEmpty = (what: string) =>
    new StartError(`${what} is not empty: --force replaces what is there by the backup`);
  if (place.databaseUrl !== undefined) {
    const { isEmpty } = await inspectDatabase(place.databaseUrl);
    if (!isEmpty && !force) throw notEmpty('The database');
  } else if (existsSync(join(place.dataDir, 'db')) && !force) {
    throw notEmpty(`The shop in ${place.dataDir}`);
  }
  const media = join(place.dataDir, 'media');
  if (!place.s3 && !force && (await filesIn(media)).length > 0) throw notEmpty(`The folder ${media}`);
}

async function demandFit(manifest: Manifest, place: Place): Promise<void> {
  const engine = place.databaseUrl === undefined ? 'embedded' : 'postgres';
  if (manifest.engine !== engine) {
    throw new StartError(
      engine === 'embedded'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to the database that it is to fill'
        : 'This is a backup of the embedded database: start without DATABASE_URL',
    );
  }
  const knownNames = new Set((await readdir(migrationsFolder)).map((name) => name.replace(/\.ts$/, '')));
  const unknown = manifest.migrations.find((name) => !knownNames.has(name));
  if (unknown)
    throw new StartError(`This backup was made by a newer version of the program (${unknown}): use that one`);
  if (manifest.media === 'folder' && place.s3) {
    throw new StartError(
      'This backup holds the pictures of a folder: restore without S3_BUCKET, then run: npm run move-pictures',
    );
  }
}

async function replacePictures(scratch: string, dataDir: string): Promise<void> {
  const [newFolder, folder] = [join(scratch, 'media'), join(dataDir, 'media')];
  await mkdir(newFolder, { recursive: true });
  // Restored by root, the pictures would be closed to the user who runs the shop.
  const { uid, gid } = await stat(existsSync(folder) ? folder : dataDir);
  if (userInfo().uid === 0)
    for (const name of ['', ...(await readdir(newFolder))]) await chown(join(newFolder, name), uid, gid);
  if (existsSync(folder)) await rename(folder, join(scratch, 'old'));
  await rename(newFolder, folder);
}

/**
 * Restores a backup after checking the whole file. Refuses to replace existing data without `force`. Throws
 * StartError.
 */
export async function restore(place: Place, file: string, options: Options = {}): Promise<Manifest> {
  const { databaseUrl, dataDir, searchPath } = place;
  const { report = () => {} } = options;
  const unlock = databaseUrl === undefined ? lockFolder(dataDir) : () => {};
  // The temporary folder is on the same file system as the pictures, so that a rename can replace them.
  const parent = place.s3 ? tmpdir() : dataDir;
  await mkdir(parent, { recursive: true });
  const scratch = await mkdtemp(join(parent, 'restore-'));
  try {
    await demandEmpty(place, options);
    const manifest = await readArchive(file, scratch, report);
    await demandFit(manifest, place);
    const dump = join(scratch, dumpName);
    const work = 'Restoring the database';
    report(work, 0, 1);
    if (databaseUrl === undefined) await restoreEmbedded(dump, dataDir, afterRestore);
    else
      await restorePostgres({ url: databaseUrl, searchPath }, dump, scratch, afterRestore, (done, total) =>
        report(work, done, total),
      );
    report(work, 1, 1);
    if (manifest.media === 'folder') await replacePictures(scratch, dataDir);
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    unlock();
  }
}

/** Restores the backup `name` of the bucket. Without a name, restores the newest. Throws StartError. */
export async function restoreFromBucket(
  place: Place & Pick<Config, 'backupPassphrase'>,
  name: string,
  options: Options = {},
): Promise<Manifest> {
  await mkdir(place.dataDir, { recursive: true });
  const folder = await mkdtemp(join(place.dataDir, 'from-bucket-'));
  try {
    return await restore(place, await copyFromBucket(place, name, folder), options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
