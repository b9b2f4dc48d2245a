import { AppError } from '#shared/errors.ts';
import { readConfig } from '../config.ts';
import { migrateToLatest, migrationWaitsMessage } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { firstRows } from '../seed/first-rows.ts';
import { explainStart } from '../start-error.ts';

export function tellFailure(error: unknown): void {
  console.error(error instanceof AppError ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}

type Work = (opened: OpenDatabase, migrations: readonly string[]) => Promise<void>;

export async function runCommand(work: Work): Promise<void> {
  try {
    const opened = await openDatabase(readConfig(process.env));
    try {
      const migrations = await migrateToLatest(opened, () => console.error(migrationWaitsMessage));
      await firstRows(opened.db);
      await work(opened, migrations);
    } finally {
      await opened.close();
    }
  } catch (error) {
    tellFailure(error);
  }
}
