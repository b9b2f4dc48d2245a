import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { demandWritable } from './embedded.ts';

// Creates parent folders one by one. Node's recursive mkdir never returns if the system refuses a folder, as
// in /proc.
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

// An exclusive SQLite lock on an empty file. The system frees the lock when the process ends, even if it is
// killed.
const holdLock = (file: string): DatabaseSync => {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
};

const sqliteBusy = 5;

export function takeFolder(dataDir: string): () => void {
  const unwritable = `The folder ${dataDir} cannot be written: set DATA_DIR to another folder`;
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new StartError(unwritable, { cause });
  }
  demandWritable(dataDir);
  try {
    const lock = holdLock(join(dataDir, 'owner.lock'));
    return () => lock.close();
  } catch (cause) {
    throw new StartError(
      (cause as { errcode?: number }).errcode === sqliteBusy
        ? `The shop in ${dataDir} is running already: stop the shop first, or set DATA_DIR to another folder`
        : unwritable,
      { cause },
    );
  }
}
