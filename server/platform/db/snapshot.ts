import type { Db } from './schema.ts';

/** Reads in one transaction, so that all queries see the same rows although others commit. */
export const inSnapshot = <Answer>(db: Db, read: (db: Db) => Promise<Answer>): Promise<Answer> =>
  db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
