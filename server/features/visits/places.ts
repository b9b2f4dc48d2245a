import { AppError } from '#shared/errors.ts';
import { dayAfter } from '#shared/india-day.ts';
import type { VisitChoice, VisitTimesInput } from '#shared/visits/schema.ts';
import type { Db, Deps, ShopContext } from '../../deps.ts';
import { dayEnd, dayStart, indiaDay } from '../../platform/india-days.ts';
import { cachedVisitRules, readVisitRules } from './settings.ts';
import { findWindow, freeTimes, type Window } from './windows.ts';

type Overbook = { overbook: boolean };

export async function bookableWindow(
  db: Db,
  deps: Deps,
  choice: VisitChoice,
  now: Date,
  { overbook }: Overbook,
): Promise<Window> {
  const window = findWindow(await cachedVisitRules(db, deps), choice, now, { knowingly: overbook });
  if (!window) throw new AppError('visitTaken');
  return window;
}

/**
 * Takes a place in a visit window. The row stays locked until the commit. If the window is full, the caller
 * must roll back.
 */
export async function takePlace(db: Db, { from, visits }: Window, { overbook }: Overbook) {
  const { taken } = await db
    .insertInto('visit_places')
    .values({ visit_from: from, taken: 1 })
    .onConflict((conflict) =>
      conflict.column('visit_from').doUpdateSet(({ eb }) => ({ taken: eb('visit_places.taken', '+', 1) })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  const overbooked = taken > visits;
  if (overbooked && !overbook) throw new AppError('visitTaken');
  return { overbooked };
}

export async function freePlace(db: Db, visitFrom: Date): Promise<void> {
  await db
    .updateTable('visit_places')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('visit_from', '=', visitFrom)
    .execute();
}

export async function readPlaces(db: Db, from: Date, until: Date): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('visit_places')
    .select(['visit_from', 'taken'])
    .where('visit_from', '>=', from)
    .where('visit_from', '<', until)
    .execute();
  return new Map(rows.map(({ visit_from, taken }) => [visit_from.getTime(), taken]));
}

export async function visitTimes({ db, deps }: ShopContext, { from: requestedDay, days }: VisitTimesInput) {
  const now = deps.clock();
  const from = requestedDay ?? indiaDay(now);
  const [rules, bookedPlaces] = await Promise.all([
    readVisitRules(db),
    readPlaces(db, dayStart(from), dayEnd(dayAfter(from, days - 1))),
  ]);
  return freeTimes(rules, { from, days }, bookedPlaces, now);
}
