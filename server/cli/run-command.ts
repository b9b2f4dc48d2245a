import { AppError } from '#shared/errors.ts';
import { readConfig } from '../config.ts';
import { migrateToLatest, waitingToMigrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { firstRows } from '../seed/first-rows.ts';
import { explainStart } from '../start-error.ts';

/** Prints one line about a known failure, or the stack of an unknown one, and sets exit code 1. */
export function tellFailure(error: unknown): void {
  console.error(error instanceof AppError ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}

type Work = (opened: OpenDatabase, ran: readonly string[]) => Promise<void>;

/**
 * Opens and migrates the database of the settings, runs `work` and closes the database. `ran` names the
 * migrations that it ran.
 */
export async function runCommand(work: Work): Promise<void> {
  try {
    const opened = await openDatabase(readConfig(process.env));
    try {
      const ran = await migrateToLatest(opened, () => console.error(waitingToMigrate));
      await firstRows(opened.db);
      await work(opened, ran);
    } finally {
      await opened.close();
    }
  } catch (error) {
    tellFailure(error);
  }
}
