import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

export const unwritableMessage = (folder: string) =>
  `The folder ${folder} cannot be written: give it to the user who starts this, or set DATA_DIR to another folder`;

export function requireWritable(folder: string): void {
  const probe = join(folder, `probe-${randomUUID()}`);
  try {
    writeFileSync(probe, 'probe');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(unwritableMessage(folder), { cause });
  }
}

// Node's recursive mkdir never ends if the system refuses a folder, as in /proc.
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance that starts now may have made it.
    if (!existsSync(folder)) throw error;
  }
};

/** Creates the folder if it is missing. Throws StartError if it cannot be written. */
export function requireFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    throw new StartError(unwritableMessage(folder), { cause });
  }
  requireWritable(folder);
}
