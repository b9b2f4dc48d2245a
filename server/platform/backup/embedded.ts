// Dump and restore of the embedded database: PGlite's own archive of its folder.
import { existsSync, openAsBlob } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../db/embedded.ts';
import { bringBack } from '../db/embedded-folder.ts';

/** Writes a dump of the open database. */
export async function dumpEmbedded(pglite: PGlite, file: string): Promise<void> {
  const dump = await pglite.dumpDataDir('gzip');
  await writeFile(file, dump.stream(), { mode: 0o600, flush: true });
}

/**
 * Puts the database of a dump into `dataDir`, which the caller owns, and runs `after` on it. It is made aside and
 * changes places with what was there at the very end: a failure leaves that as it was.
 */
export async function restoreEmbedded(dump: string, dataDir: string, after: string): Promise<void> {
  const place = join(dataDir, 'db');
  const [coming, going] = [`${place}.coming`, `${place}.going`];
  bringBack(place);
  await rm(coming, { recursive: true, force: true });
  const { pglite } = await openEmbedded({ folder: coming, snapshot: await openAsBlob(dump) });
  await pglite.exec(after);
  await pglite.close();
  await rm(going, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, going);
  await rename(coming, place);
  await rm(going, { recursive: true, force: true });
}
