import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openEmbeddedIn } from './embedded.ts';
import { lockFolder } from './owner-lock.ts';
import { openPostgres, type PostgresEngine } from './postgres.ts';
import type { Db } from './schema.ts';

export type Engine = { kind: 'embedded'; pglite: PGlite } | PostgresEngine;

export type OpenDatabase = {
  db: Db;
  engine: Engine;
  close(): Promise<void>;
};

const goodbyeTimeoutMs = 1_000;

type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> & Partial<Pick<Config, 'patience'>>;

export async function openDatabase(
  place: Place,
  onLost: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if (place.databaseUrl !== undefined) {
    const { databaseUrl: url, databasePool: size, patience = 1 } = place;
    const opened = openPostgres({ url, size, onLost, patience });
    // A dead connection never answers the termination message.
    const close = async () => {
      await Promise.race([opened.db.destroy(), sleep(goodbyeTimeoutMs, undefined, { ref: false })]);
    };
    return { ...opened, close };
  }
  const leaveFolder = lockFolder(place.dataDir);
  try {
    const { pglite, db } = await openEmbeddedIn(join(place.dataDir, 'db'));
    const close = async () => {
      await pglite.close();
      leaveFolder();
    };
    return { db, engine: { kind: 'embedded', pglite }, close };
  } catch (error) {
    leaveFolder();
    throw error;
  }
}

export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
