// Statements that every visit asks: PostgreSQL reads and plans them once per connection instead of every time.
import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

const names = new Map<string, string>();
// Every connection holds every plan: beyond this many texts they are planned each time again.
const mostNames = 200;

/** The name under which a text is prepared, or undefined where it is not. */
export const preparedName = (text: string): string | undefined => names.get(text);

/**
 * Runs a statement as a prepared one. Its text must be the same every time (lists go in as one array), and its plan
 * must not depend on the values: keys and whole lists, no filter that may find nothing or everything.
 */
export function executePrepared<Row>(
  db: Db,
  statement: RawBuilder<Row> | Compilable<Row>,
): Promise<QueryResult<Row>> {
  const compiled: CompiledQuery<Row> = statement.compile(db);
  if (!names.has(compiled.sql) && names.size < mostNames) names.set(compiled.sql, `shop_${names.size + 1}`);
  return db.executeQuery(compiled);
}
