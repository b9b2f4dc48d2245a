// The embedded database: PostgreSQL inside this process (PGlite).
import { PGlite, parse, protocol, types } from '@electric-sql/pglite';
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

const { serialize } = protocol;

const send = (pglite: PGlite, message: () => Uint8Array) =>
  pglite.runExclusive(async () => {
    if (!pglite.ready) throw new Error('The embedded database is closed');
    return pglite.execProtocolStream(message());
  });

/**
 * What the mail queue asks by. It sends whole transactions as one text, and one that failed would stay open until the
 * queue itself undoes it: a transaction of the shop that comes before would never begin. So it is undone at once.
 */
export function forQueue(pglite: PGlite) {
  return {
    query: <Row>(text: string, values?: unknown[]) => pglite.query<Row>(text, values),
    exec: (text: string) =>
      pglite._runExclusiveTransaction(async () => {
        const both = Buffer.concat([serialize.query(text), serialize.query('rollback')]);
        const answer = await send(pglite, () => both);
        return parse.parseResults(answer, pglite.parsers);
      }),
    listen: (channel: string, hear: (payload: string) => void) => pglite.listen(channel, hear),
  };
}

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
