import { AppError } from '#shared/errors.ts';
import { mistypedWarnings, readConfig } from '../config.ts';
import { migrateToLatest, migrationWaitsMessage } from '../platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open-database.ts';
import { showProgress } from '../platform/progress.ts';
import { insertFirstRows } from '../seed/first-rows.ts';
import { explainStart } from '../start-error.ts';

export const progress = showProgress(process.stderr);

export function readSettings() {
  for (const line of mistypedWarnings(process.env)) console.error(line);
  return { ...readConfig(process.env), searchPath: process.env.PATH ?? '' };
}

export function printFailure(error: unknown): void {
  progress.end();
  console.error(
    error instanceof AppError ? error.message : (explainStart(error, process.env.DATABASE_URL) ?? error),
  );
  process.exitCode = 1;
}

type Work = (opened: OpenDatabase, migrations: readonly string[]) => Promise<void>;

export async function runCommand(work: Work): Promise<void> {
  try {
    const opened = await openDatabase(readSettings());
    try {
      const migrations = await migrateToLatest(
        opened,
        () => console.error(migrationWaitsMessage),
        progress.report,
      );
      await insertFirstRows(opened.db);
      await work(opened, migrations);
    } finally {
      await opened.close();
    }
  } catch (error) {
    printFailure(error);
  }
}
