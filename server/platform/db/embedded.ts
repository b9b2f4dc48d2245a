// The embedded database: PostgreSQL inside this process (PGlite).
import { PGlite, parse, protocol, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, type QueryResult } from 'kysely';
import { preparedName, wayOf } from './prepared.ts';
import type { Tables } from './schema.ts';
import { withCaller } from './with-caller.ts';

// The same values as from the pg driver: counts and averages as numbers, bytes as Buffer.
const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: String,
  [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
};

// How a value is sent; the pg driver writes it likewise.
function sent(value: unknown): string | Uint8Array<ArrayBuffer> | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value as Uint8Array<ArrayBuffer>;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return types.arraySerializer(value, sentInArray, 0);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

// An array is text as a whole, so the bytes in it are too.
function sentInArray(item: unknown): string {
  return item instanceof Uint8Array ? `\\x${Buffer.from(item).toString('hex')}` : String(sent(item));
}

const { serialize } = protocol;

const send = (pglite: PGlite, message: () => Uint8Array) =>
  pglite.runExclusive(async () => {
    if (!pglite.ready) throw new Error('The embedded database is closed');
    return pglite.execProtocolStream(message());
  });

/**
 * How Kysely's connection asks: a statement is sent as one message, and what is to be prepared (prepared.ts) is planned once.
 * PGlite's own `query` sends six messages and plans every statement each time, which takes three times as long.
 */
function asking(pglite: PGlite): DatabaseConnection['executeQuery'] {
  const known = new Set<string>();

  // under no name it is forgotten with the next
  const message = ({ sql, parameters }: CompiledQuery, name = '') =>
    Buffer.concat([
      // what failed the first time may stand under its name already
      ...(known.has(name)
        ? []
        : [serialize.close({ type: 'S', name }), serialize.parse({ text: sql, name })]),
      serialize.bind({ statement: name, values: parameters.map(sent) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);

  return async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const name = wayOf(query) && preparedName(query.sql);
    try {
      const answer = await send(pglite, () => message(query, name));
      if (name) known.add(name);
      const [result] = parse.parseResults(answer, pglite.parsers);
      return { rows: (result?.rows ?? []) as Row[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
    } catch (error) {
      // it may be the plan that failed, after a change of the tables: the next try makes it anew
      if (name) known.delete(name);
      throw withCaller(error);
    }
  };
}

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
  const onCreateConnection = async (connection: DatabaseConnection) => {
    connection.executeQuery = asking(pglite);
  };
  return { pglite, db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite, onCreateConnection }) }) };
}
