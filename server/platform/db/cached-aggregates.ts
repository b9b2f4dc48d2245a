// Figures over many rows, kept for a moment: whoever looks again within ten seconds is told what was counted, so that
// an open table costs the same at a million rows as at a thousand. Figures over few rows are read every time.
import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

const keepMs = 10_000;
const many = 1_000;
const mostKept = 500;

type Kept = { rows: unknown[]; until: number };
const figures = new WeakMap<Db, Map<string, Kept>>();

// Moments that move along with the clock (late since …) count as the same while a figure is kept.
const keyOf = ({ sql, parameters }: CompiledQuery): string =>
  JSON.stringify([
    sql,
    ...parameters.map((value) => (value instanceof Date ? Math.floor(value.getTime() / keepMs) : value)),
  ]);

/** Runs a statement of figures. `rowsCounted` says how many rows they are about. */
export async function readCachedAggregate<Row>(
  db: Db,
  statement: RawBuilder<Row> | Compilable<Row>,
  rowsCounted: (rows: readonly Row[]) => number,
): Promise<Row[]> {
  const compiled: CompiledQuery<Row> = statement.compile(db);
  const kept = figures.get(db) ?? new Map<string, Kept>();
  figures.set(db, kept);
  const key = keyOf(compiled);
  const there = kept.get(key);
  if (there && there.until > performance.now()) return there.rows as Row[];
  kept.delete(key);
  const { rows } = await db.executeQuery(compiled);
  if (rowsCounted(rows) < many) return rows;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, { rows, until: performance.now() + keepMs });
  return rows;
}
