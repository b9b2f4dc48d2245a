// Gives each test file a migrated database and empties it between tests.
import { openAsBlob } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { openEmbedded } from '#server/platform/db/embedded.ts';
import type { OpenDatabase } from '#server/platform/db/open-database.ts';
import { openForMigration, openPostgres } from '#server/platform/db/postgres.ts';
import type { Db } from '#server/platform/db/schema.ts';
import { insertFirstRows } from '#server/seed/first-rows.ts';
import { patience } from './patience.ts';
import { addressOf, runOnServer } from './postgres-template.ts';

type Source =
  | { kind: 'embedded'; snapshot: string; inhabited: string }
  | { kind: 'postgres'; url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: Source;
  }
}

export type TestDatabase = OpenDatabase & { kind: Source['kind']; reset(): Promise<void> };

// Deleting a few rows is much faster than truncating all tables. The role `replica` disables foreign keys and
// the triggers that protect append-only tables.
// Ends first what the test left running (a killed server's transaction, a call without an answer), because its
// locks and these could block each other.
const emptyEverything = sql`do $$
  declare entry record;
  begin
    perform pg_terminate_backend(pid, 60000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle';
    set local session_replication_role = replica;
    -- most tables were never written to
    for entry in select format('%I.%I', nspname, relname) as name, pg_relation_size(pg_class.oid) as size
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname = 'public' and relname not like 'kysely%' and pg_relation_size(pg_class.oid) > 0
    loop
      if entry.size > 65536 then
        execute format('truncate %s cascade', entry.name);
      else
        execute format('delete from %s', entry.name);
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
  end $$`;

const reset = async (db: Db): Promise<void> => {
  await emptyEverything.execute(db);
  await insertFirstRows(db);
};

// Computes a fingerprint of the schema and the first rows. If a file changes them, the next file gets a new
// database.
const shape = sql<{ shape: string }>`select md5(string_agg(line, chr(10) order by line)) as shape from (
  select concat_ws(' ', attrelid, attname, atttypid, atttypmod, attnotnull, attisdropped) from pg_attribute
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select concat_ws(' ', conrelid, pg_get_constraintdef(oid), convalidated) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  union all select name from kysely_migration
) as lines (line)`;

const shapeOf = async (db: Db): Promise<string | undefined> => (await shape.execute(db)).rows[0]?.shape;

type Kept = { open(): Promise<OpenDatabase>; drop(): Promise<void> };

const keepSnapshot = async (snapshot: string): Promise<Kept> => {
  const { pglite, db } = await openEmbedded({ snapshot: await openAsBlob(snapshot) });
  const opened: OpenDatabase = {
    db,
    engine: { kind: 'embedded', pglite },
    close: async () => {},
  };
  return { open: async () => opened, drop: () => pglite.close() };
};

let made = 0;

const keepCopy = async (url: string, template: string): Promise<Kept> => {
  const name = `${template}_${process.pid}_${made}`;
  made += 1;
  await runOnServer(url, [`create database ${name} template ${template}`]);
  const open = async () => {
    const opened = openPostgres({ url: addressOf(url, name), size: 20, onLost: () => {}, patience });
    const close = async () => {
      await opened.db.destroy();
      // A test file may have left open connections that hold locks.
      await runOnServer(url, [
        `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = '${name}'`,
      ]);
    };
    return { ...opened, close };
  };
  return { open, drop: () => runOnServer(url, [`drop database ${name} with (force)`]) };
};

// The database stores its fingerprint, so that the next file need not compute it.
const free: { kept: Kept; shape: string }[] = [];

/**
 * Opens a database for the calling test file and closes it after the last test. Call it at the top of the
 * file, with `beforeEach(database.reset)`. The worker's next file reuses the database unless its schema has
 * changed.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const source = inject('database');
  const last = free.pop();
  const kept =
    last?.kept ??
    (await (source.kind === 'embedded'
      ? keepSnapshot(source.snapshot)
      : keepCopy(source.url, source.template)));
  const opened = await kept.open();
  const { db } = opened;
  await reset(db);
  const before = last?.shape ?? (await shapeOf(db));
  afterAll(async () => {
    const after = await shapeOf(db).catch(() => undefined);
    await opened.close();
    if (after !== undefined && after === before) free.push({ kept, shape: after });
    else await kept.drop();
  });
  return { ...opened, kind: source.kind, reset: () => reset(db) };
}

export async function migrateUp(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  up: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  if (engine.kind === 'embedded') return up(db as Kysely<unknown>);
  const unhurried = openForMigration(engine.url);
  await up(unhurried as Kysely<unknown>).finally(() => unhurried.destroy());
}
