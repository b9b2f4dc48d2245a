// What every command needs: the settings, an up-to-date database, and errors that are one line.
import { AppError } from '#shared/errors.ts';
import { readConfig } from '../config.ts';
import { migrateToLatest, waitingToMigrate } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { firstRows } from '../seed/first-rows.ts';
import { explainStart } from '../start-error.ts';

/** Says in one line what a command failed of, or shows the stack where it is not known, and sets exit code 1. */
export function tellFailure(error: unknown): void {
  console.error(error instanceof AppError ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}

type Work = (opened: OpenDatabase, ran: readonly string[]) => Promise<void>;

/**
 * Opens the database of the settings, brings it to the newest migration (`ran` names those that were missing),
 * does the work and closes it. A known failure ends the process with one line and code 1.
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
