// Statements that every visit asks: PostgreSQL reads and plans them once per connection instead of every time.
import type { Compilable, RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

export type PreparedStatement = { name: string; text: string; values: unknown[] };
type Rows<Row> = { rows: Row[] };

/** Runs prepared statements of one database, past the query builder: on a connection of its own, or on a shared one. */
export type PreparedRunner = Record<
  'alone' | 'read' | 'write',
  (statement: PreparedStatement) => Promise<Rows<unknown>>
>;

const runners = new WeakMap<Db, PreparedRunner>();

/** Says what runs a database's prepared statements. Transactions keep to their own connection. */
export const runPreparedBy = (db: Db, runner: PreparedRunner): void => {
  runners.set(db, runner);
};

const names = new Map<string, string>();
// Every connection holds every plan: beyond this many texts they are planned each time again.
const mostNames = 200;

/** The name under which a text is prepared, or undefined where it is not. */
export const preparedName = (text: string): string | undefined => names.get(text);

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `shop_${names.size + 1}`);
  return names.get(text);
}

async function execute<Row>(
  db: Db,
  statement: RawBuilder<Row> | Compilable<Row>,
  how: keyof PreparedRunner,
): Promise<Rows<Row>> {
  const compiled = statement.compile(db);
  const name = nameOf(compiled.sql);
  const runner = runners.get(db);
  if (!name || !runner) return db.executeQuery<Row>(compiled);
  const prepared = { name, text: compiled.sql, values: [...compiled.parameters] };
  return (await runner[how](prepared)) as Rows<Row>;
}

/**
 * Runs a statement as a prepared one. Its text must be the same every time (lists go in as one array), and its plan
 * must not depend on the values: keys and whole lists, no filter that may find nothing or everything.
 */
export const executePrepared = <Row>(db: Db, statement: RawBuilder<Row> | Compilable<Row>) =>
  execute(db, statement, 'alone');

/**
 * The same for a read of a few rows by key: at a busy moment such reads go to the database together. What may take
 * long must not use it: it would hold up the reads behind it.
 */
export const readByKey = <Row>(db: Db, statement: RawBuilder<Row> | Compilable<Row>) =>
  execute(db, statement, 'read');

/** The same for a short write of a few rows by key that is a whole transaction. */
export const writeByKey = <Row>(db: Db, statement: RawBuilder<Row> | Compilable<Row>) =>
  execute(db, statement, 'write');
