import type { Board, BoardTechnician, BoardVisit, ShelvedOrder } from '#shared/day/schema.ts';
import { groupBy } from '#shared/group-by.ts';
import { indiaDayOf, indiaMoment } from '#shared/india-day.ts';
import { mayChooseTime, stageTable } from '#shared/orders/stages.ts';
import { formatWindow } from '#shared/visits/words.ts';
import { shortDay } from '../orders/words/order-words.ts';
import { dayTexts as t } from './texts.ts';

/** A column (null is 'Unassigned') and a row (the start of a visit window, null is 'Earlier days') of the board. */
export type Place = { technicianId: string | null; from: string | null };

export const placeKey = ({ technicianId, from }: Place): string => `${technicianId ?? ''}|${from ?? ''}`;

export type CardVisit = BoardVisit | ShelvedOrder;

export const isShelved = (visit: CardVisit): visit is ShelvedOrder =>
  !stageTable[visit.stage].visit || stageTable[visit.stage].waits;

export const shelvesOf = ({ noTime, waiting }: Board) => [
  { title: t('noTimeYet'), orders: noTime },
  { title: t('waiting'), orders: waiting },
];

/** The day on which the part of a waiting order is expected, or on which an order without a time was booked. */
export function shelfDay({ stage, partExpected, createdAt }: ShelvedOrder): string | undefined {
  if (stageTable[stage].waits) return partExpected ? shortDay(partExpected) : undefined;
  return shortDay(indiaDayOf(Date.parse(createdAt)));
}

export const placeOf = ({ technicianId, visit }: CardVisit, date: string): Place => ({
  technicianId,
  from: visit?.date === date ? visit.from : null,
});

export function byPlace({ visits, late, date }: Board): ReadonlyMap<string, readonly BoardVisit[]> {
  return groupBy([...late, ...visits], (visit) => placeKey(placeOf(visit, date)));
}

export function placeWords(place: Place, board: Board): string {
  const window = board.windows.find(({ from }) => from === place.from);
  return `${whoseWords(place.technicianId, board.technicians)}, ${window ? formatWindow(window) : t('earlierDays')}`;
}

const whoseWords = (id: string | null, technicians: readonly BoardTechnician[]): string =>
  id === null ? t('unassigned') : (technicians.find(({ _id }) => _id === id)?.name ?? t('unassigned'));

export const canChangeTime = ({ stage }: Pick<BoardVisit, 'stage'>): boolean => mayChooseTime('admin', stage);

export function whyNotThere(visit: CardVisit, from: string | null, board: Board, now: number): string | null {
  if (from === null) return t('notBack');
  if (!canChangeTime(visit)) return t('notAnyMore');
  const window = board.windows.find((one) => one.from === from);
  if (!window || window.visits === 0) return t('noneThen');
  return indiaMoment(board.date, window.to) <= now ? t('past') : null;
}
