// The folder of the embedded database: made once, and never where something else lies. PGlite itself makes a new
// database wherever it does not find one, over whatever is there.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { openEmbedded } from './embedded.ts';

// Lies in a folder while its database is being made for the first time: what a killed start has left is ours to remove.
const beingMade = 'being-made';

const probeBytes = 64 * 1024;
const codesOfFull = ['ENOSPC', 'EDQUOT'];
// of WASI, by which PGlite's files fail
const wasiFull = [51, 19];

const told = (line: string, cause?: unknown) => new StartError(line, { cause });
const full = (folder: string, cause: unknown) =>
  told(`The disk of ${folder} is full: make room on it, or set DATA_DIR to another folder`, cause);

/** Throws StartError where nothing can be written into a folder, saying whether its disk is full. */
export function demandWritable(folder: string): void {
  const probe = join(folder, `probe-${randomUUID()}`);
  try {
    writeFileSync(probe, Buffer.alloc(probeBytes));
  } catch (error) {
    if (codesOfFull.includes(String((error as NodeJS.ErrnoException).code))) throw full(folder, error);
    throw told(`The folder ${folder} cannot be written: set DATA_DIR to another folder`, error);
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Brings back what a restore that was killed between its two renames has left under its passing name. */
export function bringBack(folder: string): void {
  const going = `${folder}.going`;
  if (existsSync(going) && !existsSync(folder)) renameSync(going, folder);
}

// Gives back whether a database is to be made.
function prepare(folder: string): boolean {
  bringBack(folder);
  if (existsSync(join(folder, beingMade)))
    // the folder itself may be where a disk is mounted
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder);
  if (!statSync(folder).isDirectory())
    throw told(`${folder} is a file, not a folder: set DATA_DIR to another folder`);
  demandWritable(folder);
  if (existsSync(join(folder, 'PG_VERSION'))) return false;
  if (readdirSync(folder).length > 0)
    throw told(
      `The folder ${folder} holds files and no database (PG_VERSION is missing), and was left as it is: restore a backup, or set DATA_DIR to another folder`,
    );
  writeFileSync(join(folder, beingMade), '');
  return true;
}

// What PGlite throws where it cannot live with the files that it finds.
const isOfFiles = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && error.message === 'PGlite failed to initialize properly') ||
  (error as { name?: unknown } | null)?.name === 'ErrnoError';

/**
 * Opens the database in a folder, and makes it where there is none yet. Throws StartError in one line that names the
 * folder: read-only, its disk full, the database damaged, or other files in it, which are left as they are.
 */
export async function openEmbeddedIn(folder: string) {
  try {
    const isNew = prepare(folder);
    const opened = await openEmbedded({ folder });
    if (isNew) rmSync(join(folder, beingMade));
    return opened;
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    if (wasiFull.includes((error as { errno?: number }).errno ?? 0)) throw full(folder, error);
    throw told(
      `The embedded database in ${folder} cannot be opened (damaged, or of another version): restore a backup, or set DATA_DIR to another folder and begin with the demo anew`,
      error,
    );
  }
}
