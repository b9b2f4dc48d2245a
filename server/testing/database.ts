// A database of its own for each test file: migrated, with the first rows, emptied again between tests.
import { openAsBlob } from 'node:fs';
import { sql } from 'kysely';
import { v4 as uuid } from 'uuid';
import { afterAll, inject } from 'vitest';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import { embeddedAnswers, type OpenDatabase } from '#server/platform/db/open.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import type { Db } from '#server/platform/db/schema.ts';
import { firstRows } from '#server/seed/first-rows.ts';
import { addressOf, runOnServer } from './postgres-template.ts';

/** Where the project's databases come from; the global setups provide it. */
type Source = { kind: 'embedded'; snapshot: string } | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: Source;
  }
}

/** An open database, for tests: `reset` brings it back to the first rows. */
export type TestDatabase = OpenDatabase & { kind: Source['kind']; reset(): Promise<void> };

// One statement: PostgreSQL refuses to empty the audit entries while their trigger stands.
const emptyEverything = sql`do $$
  declare names text;
  begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names from pg_tables
      where (schemaname = 'public' and tablename not like 'kysely%') or (schemaname, tablename) = ('pgboss', 'job');
    alter table audit_entries disable trigger audit_entries_keep;
    execute 'truncate ' || names || ' restart identity cascade';
    alter table audit_entries enable trigger audit_entries_keep;
  end $$`;

const reset = async (db: Db): Promise<void> => {
  await emptyEverything.execute(db);
  await firstRows(db);
};

const openSnapshot = async (snapshot: string): Promise<OpenDatabase> => {
  const { pglite, db } = await openEmbedded({ snapshot: await openAsBlob(snapshot) });
  const answers = () => embeddedAnswers(db);
  return { db, engine: { kind: 'embedded', pglite }, answers, close: () => pglite.close() };
};

const openCopy = async (url: string, template: string): Promise<OpenDatabase> => {
  const name = `shop_test_${uuid().replaceAll('-', '')}`;
  await runOnServer(url, [`create database ${name} template ${template}`]);
  const opened = openPostgres({ url: addressOf(url, name), size: 20, onLost: () => {} });
  const close = async () => {
    await opened.db.destroy();
    await runOnServer(url, [`drop database ${name} with (force)`]);
  };
  return { ...opened, close };
};

/**
 * Opens a database for the calling test file, on the engine of its project, and closes it after the file's last
 * test. Call it at the top of the file and `beforeEach(database.reset)` beneath it.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const source = inject('database');
  const open = await (source.kind === 'embedded'
    ? openSnapshot(source.snapshot)
    : openCopy(source.url, source.template));
  afterAll(open.close);
  await firstRows(open.db);
  return { ...open, kind: source.kind, reset: () => reset(open.db) };
}
