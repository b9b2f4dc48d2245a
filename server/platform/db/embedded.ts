// Opens the embedded database (PGlite). PGlite itself would create a database over other files in the folder,
// so this checks the folder first.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { StartError } from '../../start-error.ts';
import { requireWritable } from '../folders.ts';
import type { Tables } from './schema.ts';

const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: String,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

export async function openEmbedded(place: { folder?: string; snapshot?: Blob }) {
  const pglite = await PGlite.create({
    ...(place.folder === undefined ? {} : { dataDir: place.folder }),
    ...(place.snapshot === undefined ? {} : { loadDataDir: place.snapshot }),
    extensions: { pg_trgm },
    parsers,
  });
  return { pglite, db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }) };
}

// If a start is killed while the database is created, the next start empties the folder.
const unfinishedMark = 'being-made';

function prepareFolder(folder: string): boolean {
  if (existsSync(join(folder, unfinishedMark)))
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder);
  if (!statSync(folder).isDirectory())
    throw new StartError(`${folder} is a file, not a folder: set DATA_DIR to another folder`);
  requireWritable(folder);
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  if (readdirSync(folder).length > 0)
    throw new StartError(
      `The folder ${folder} holds files and no database (PG_VERSION is missing), and was left as it is: restore a backup, or set DATA_DIR to another folder`,
    );
  writeFileSync(join(folder, unfinishedMark), '');
  return true;
}

const isFileError = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'RuntimeError') ||
  (error instanceof Error && error.message === 'PGlite failed to initialize properly') ||
  (error as { name?: unknown } | null)?.name === 'ErrnoError';

export async function openEmbeddedIn(folder: string) {
  try {
    const isNew = prepareFolder(folder);
    const opened = await openEmbedded({ folder });
    if (isNew) rmSync(join(folder, unfinishedMark));
    return opened;
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new StartError(
      `The embedded database in ${folder} cannot be opened (damaged, of another version, or on a full disk): restore a backup, or set DATA_DIR to another folder and begin with the demo anew`,
      { cause: error },
    );
  }
}
