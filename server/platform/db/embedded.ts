// The embedded database: PostgreSQL inside this process (PGlite).
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from './schema.ts';

// The same values as from the pg driver: counts and averages as numbers, bytes as Buffer.
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: String,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

/** Opens PGlite in a folder, or in memory without one; `snapshot` fills a new one with a dumped state. */
export async function openEmbedded(place: { folder?: string; snapshot?: Blob }) {
  const pglite = await PGlite.create({
    ...(place.folder === undefined ? {} : { dataDir: place.folder }),
    ...(place.snapshot === undefined ? {} : { loadDataDir: place.snapshot }),
    extensions: { pg_trgm },
    parsers,
  });
  return { pglite, db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }) };
}
