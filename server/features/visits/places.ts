// Places in the windows: one row a window counts the orders that hold one. Whoever takes a place locks the row, so that a
// window never takes more than it has, however many ask and on however many instances.
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Window } from './windows.ts';

type Taking = {
  window: Window;
  /** The settings by which the window was found: others by now, and nothing is taken. */
  version: number;
  /** Beyond what the window has, where an admin says so. */
  overbook?: boolean;
};

const insertion = ({ window, version, overbook = false }: Taking, when: RawBuilder<unknown>) => sql`
  insert into visit_places (visit_from, taken)
  select ${window.from.toISOString()}::timestamptz, 1
  where (select version from visit_settings) = ${version}::integer and ${when}
  on conflict (visit_from) do update set taken = visit_places.taken + 1
  where ${overbook}::boolean or visit_places.taken < ${window.visits}::integer
  returning taken`;

/** Part of a booking's statement: takes one place where `when` holds; gives no row where none is free. */
export const takePlaceSql = (taking: Taking, when: RawBuilder<unknown>): RawBuilder<unknown> =>
  insertion(taking, when);

/** Takes one place in the caller's transaction and says how many are taken now. Throws AppError visitTaken. */
export async function takePlace(db: Db, taking: Taking): Promise<number> {
  const { rows } = await sql<{ taken: number }>`${insertion(taking, sql`true`)}`.execute(db);
  if (!rows[0]) throw new AppError('visitTaken');
  return rows[0].taken;
}

/** Gives back the place of a window that begins then, in the caller's transaction. */
export async function freePlace(db: Db, visitFrom: Date): Promise<void> {
  await db
    .updateTable('visit_places')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('visit_from', '=', visitFrom)
    .execute();
}

/** How many places are held in the windows that begin from one moment to before another, by their beginning. */
export async function readPlaces(db: Db, from: Date, before: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('visit_places')
    .select(['visit_from', 'taken'])
    .where('visit_from', '>=', from)
    .where('visit_from', '<', before)
    .execute();
  return new Map(rows.map(({ visit_from, taken }) => [visit_from.getTime(), taken]));
}
