import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';
import { requireFolder, unwritableMessage } from '../folders.ts';

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

export function lockFolder(dataDir: string): () => void {
  requireFolder(dataDir);
  try {
    const lock = holdLock(join(dataDir, 'owner.lock'));
    return () => lock.close();
  } catch (cause) {
    throw new StartError(
      (cause as { errcode?: number }).errcode === sqliteBusy
        ? `The shop in ${dataDir} is running already: stop the shop first, or set DATA_DIR to another folder`
        : unwritableMessage(dataDir),
      { cause },
    );
  }
}
