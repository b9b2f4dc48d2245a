// How a statement goes to the database, said with it as a plugin of Kysely: `sql`…`.withPlugin(readByKey).execute(db)`.
// driver.ts and embedded.ts act on it; without the plugin the statement is the same. A few that very many calls ask are
// `written` out.
import { CompiledQuery, type KyselyPlugin, type QueryId } from 'kysely';
import type { Db } from './schema.ts';

type Way = 'alone' | 'read' | 'write';

const ways = new WeakMap<QueryId, Way>();

const going = (way: Way): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    ways.set(queryId, way);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/**
 * The database reads and plans the statement once per connection instead of every time. Its text must be the same every
 * time (lists go in as one array), and its plan must not depend on the values: keys and whole lists, no filter that may
 * find nothing or everything.
 */
export const prepared = going('alone');

/**
 * The same for a read of a few rows by key: at a busy moment such reads go to PostgreSQL together. What may take
 * long must not use it: it would hold up the reads behind it.
 */
export const readByKey = going('read');

/** The same for a short write of a few rows by key that is a whole transaction. */
export const writeByKey = going('write');

/**
 * Makes a statement by key whose text is written out, with $1, $2 … for its values. Kysely builds any other text anew for
 * every call.
 */
export function written<Row>(way: 'read' | 'write', text: string) {
  const query = CompiledQuery.raw(text);
  ways.set(query.queryId, way);
  return async (db: Db, ...parameters: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>({ ...query, parameters })).rows;
}

/** The way that a statement was given, or undefined. */
export const wayOf = ({ queryId }: CompiledQuery): Way | undefined => ways.get(queryId);

const names = new Map<string, string>();
// Every connection holds every plan: beyond this many texts they are planned each time again.
const mostNames = 200;

/** The name under which a text is prepared; undefined where too many are. */
export function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = `shop_${names.size + 1}`;
  names.set(text, name);
  return name;
}
