// Places in the windows of visits. One row for each window counts the orders that have a place in it. Taking one locks the row,
// so a window is never overbooked by accident, on any number of instances.
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Window } from './windows.ts';

type Taking = {
  window: Window;
  /** The version of the settings by which the window was found; if they have changed since, nothing is taken. */
  version: number;
  /** An admin may take more places than the window has. */
  overbook?: boolean;
};

const insertion = ({ window, version, overbook = false }: Taking, when: RawBuilder<unknown>) => sql`
  insert into visit_places (visit_from, taken)
  select ${window.from.toISOString()}::timestamptz, 1
  where (select version from visit_settings) = ${version}::integer and ${when}
  on conflict (visit_from) do update set taken = visit_places.taken + 1
  where ${overbook}::boolean or visit_places.taken < ${window.visits}::integer
  returning taken`;

/** Part of a booking's statement: takes one place if `when` is true; returns no row if none is free. */
export const takePlaceSql = (taking: Taking, when: RawBuilder<unknown>): RawBuilder<unknown> =>
  insertion(taking, when);

/** Takes one place in the caller's transaction and says how many are taken now. Throws AppError visitTaken. */
export async function takePlace(db: Db, taking: Taking): Promise<number> {
  const { rows } = await sql<{ taken: number }>`${insertion(taking, sql`true`)}`.execute(db);
  if (!rows[0]) throw new AppError('visitTaken');
  return rows[0].taken;
}

/** Frees one place of the window that begins at this moment, in the caller's transaction. */
export async function freePlace(db: Db, visitFrom: Date): Promise<void> {
  await db
    .updateTable('visit_places')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('visit_from', '=', visitFrom)
    .execute();
}

/** How many places are taken in the windows that begin from `from` to before `before`, by the window's beginning (ms). */
export async function readPlaces(db: Db, from: Date, before: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('visit_places')
    .select(['visit_from', 'taken'])
    .where('visit_from', '>=', from)
    .where('visit_from', '<', before)
    .execute();
  return new Map(rows.map(({ visit_from, taken }) => [visit_from.getTime(), taken]));
}
