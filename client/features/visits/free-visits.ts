// The free times, in the order in which they come.
import { indiaMoment } from '#shared/india-day.ts';
import type { Visit, VisitChoice, VisitTimes } from '#shared/visits/schema.ts';

/** A day that can be chosen from: its windows with what is free in each. */
export type VisitDay = VisitTimes[number];

const isFree = ({ free }: VisitDay['windows'][number]) => free > 0;

/** Whether two choices mean the same window. */
export const isSameWindow = (a: VisitChoice | null | undefined, b: VisitChoice | null | undefined): boolean =>
  a?.date === b?.date && a?.from === b?.from;

// India's clock, whatever the device's is
const hasEnded = (date: string, { to }: VisitDay['windows'][number]) => indiaMoment(date, to) <= Date.now();

/**
 * The days to show: those on which we come. Of today (the first) what lies before the first free window is left out: most
 * of it is past. `knowingly`: for an admin only what has ended is.
 */
export const visitDays = (times: VisitTimes, { knowingly = false } = {}): VisitDay[] =>
  times
    .map(({ date, windows }, at) => {
      if (at > 0) return { date, windows };
      const left = knowingly
        ? windows.filter((window) => !hasEnded(date, window))
        : windows.slice(firstFree(windows));
      return { date, windows: left };
    })
    .filter(({ windows }) => windows.length > 0);

const firstFree = (windows: VisitDay['windows']) => {
  const first = windows.findIndex(isFree);
  return first === -1 ? windows.length : first;
};

/** Every free window, earliest first. */
export const freeVisits = (times: VisitTimes): Visit[] =>
  times.flatMap(({ date, windows }) => windows.filter(isFree).map(({ from, to }) => ({ date, from, to })));

const orderOf = ({ date, from }: VisitChoice) => `${date} ${from}`;

/** The free window that comes next after one that is gone; the earliest where none does, null where none is free. */
export const nextFreeVisit = (free: readonly Visit[], gone: VisitChoice): Visit | null =>
  free.find((visit) => orderOf(visit) > orderOf(gone)) ?? free[0] ?? null;
