// The places of the board: a technician's column, or nobody's, and a window of the day, or the days before.

import type { Board, BoardTechnician, BoardVisit, BoardWindow } from '#shared/day/schema.ts';
import { indiaMoment } from '#shared/india-day.ts';
import { mayChooseTime } from '#shared/orders/stages.ts';
import { formatClock } from '#shared/visits/words.ts';

/** `from` is the window's beginning; null is the row of the days before. */
export type Place = { technicianId: string | null; from: string | null };

/** The key of a place. */
export const placeKey = ({ technicianId, from }: Place): string => `${technicianId ?? ''}|${from ?? ''}`;

export const isSamePlace = (a: Place, b: Place): boolean => placeKey(a) === placeKey(b);

/** Where a visit stands on a day's board. */
export const placeOf = ({ technicianId, visit }: BoardVisit, date: string): Place => ({
  technicianId,
  from: visit.date === date ? visit.from : null,
});

/** Visits by their places. */
export function byPlace({ visits, late, date }: Board): ReadonlyMap<string, readonly BoardVisit[]> {
  return Map.groupBy([...late, ...visits], (visit) => placeKey(placeOf(visit, date)));
}

/** '9 am to 11 am'. */
export const hoursOf = ({ from, to }: Pick<BoardWindow, 'from' | 'to'>): string =>
  `${formatClock(from)} to ${formatClock(to)}`;

/** The place in words: 'Ravi Pawar, 9 am to 11 am'. */
export function placeWords(place: Place, board: Board): string {
  const window = board.windows.find(({ from }) => from === place.from);
  return `${whoseWords(place.technicianId, board.technicians)}, ${window ? hoursOf(window) : 'earlier days'}`;
}

/** A column in words. */
const whoseWords = (id: string | null, technicians: readonly BoardTechnician[]): string =>
  id === null ? 'Unassigned' : (technicians.find(({ _id }) => _id === id)?.name ?? 'Unassigned');

/** Whether a visit's time can be changed from here: it is agreed, or a second visit is needed. */
export const canChangeTime = ({ stage }: Pick<BoardVisit, 'stage'>): boolean => mayChooseTime('admin', stage);

/** The words of why a visit can't be put into another window, or null where it can. */
export function whyNotThere(
  visit: BoardVisit,
  from: string | null,
  board: Board,
  now: number,
): string | null {
  if (from === null) return 'A visit can’t be put back to an earlier day.';
  if (!canChangeTime(visit)) return 'The time of this visit can’t be changed any more.';
  const window = board.windows.find((one) => one.from === from);
  if (!window || window.visits === 0) return 'No visits are set at that time.';
  return indiaMoment(board.date, window.to) <= now ? 'That time is past.' : null;
}
