// Opens the database that the settings name: the embedded one in the data folder, or PostgreSQL.
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { openEmbedded } from './embedded.ts';
import { takeFolder } from './owner-lock.ts';
import { openPostgres } from './postgres.ts';
import type { Db } from './schema.ts';

/** What lies under `db`, for those who need more than queries (LISTEN, the mail queue, backup). */
export type Engine = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; pool: Pool };

export type OpenDatabase = {
  db: Db;
  engine: Engine;
  /** Ends all connections; the data folder is free for others afterwards. */
  close(): Promise<void>;
};

type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/**
 * Opens the database. `onLost` hears of idle connections that PostgreSQL has ended.
 * Throws StartError where the embedded database is in use by another process or its folder is unwritable.
 */
export async function openDatabase(
  place: Place,
  onLost: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  if (place.databaseUrl !== undefined) {
    const { pool, db } = openPostgres({ url: place.databaseUrl, size: place.databasePool, onLost });
    return { db, engine: { kind: 'postgres', pool }, close: () => db.destroy() };
  }
  const leaveFolder = takeFolder(place.dataDir);
  try {
    const { pglite, db } = await openEmbedded({ folder: join(place.dataDir, 'db') });
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
