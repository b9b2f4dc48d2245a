import { indiaMoment } from '#shared/india-day.ts';
import { visitWords } from '#shared/sent-form.ts';
import type { Visit, VisitChoice, VisitTimes } from '#shared/visits/schema.ts';

export type VisitDay = VisitTimes[number];

const isFree = ({ free }: VisitDay['windows'][number]) => free > 0;

export const isSameWindow = (a: VisitChoice | null | undefined, b: VisitChoice | null | undefined): boolean =>
  a?.date === b?.date && a?.from === b?.from;

const hasEnded = (date: string, { to }: VisitDay['windows'][number]) => indiaMoment(date, to) <= Date.now();

/**
 * Returns the days with their visit windows. On the first day, a customer gets no windows before the first
 * free one, except the customer's `own`. For an admin (`knowingly`), only windows that have ended are left out.
 */
export const visitDays = (
  times: VisitTimes,
  { knowingly = false, own = null }: { knowingly?: boolean; own?: Visit | null } = {},
): VisitDay[] =>
  times
    .map(({ date, windows }, at) => {
      if (at > 0) return { date, windows };
      const left = knowingly
        ? windows.filter((window) => !hasEnded(date, window))
        : windows.filter(
            ({ from }, index) => index >= firstFree(windows) || isSameWindow({ date, from }, own),
          );
      return { date, windows: left };
    })
    .filter(({ windows }) => windows.length > 0);

const firstFree = (windows: VisitDay['windows']) => {
  const first = windows.findIndex(isFree);
  return first === -1 ? windows.length : first;
};

export const freeVisits = (times: VisitTimes): Visit[] =>
  times.flatMap(({ date, windows }) => windows.filter(isFree).map(({ from, to }) => ({ date, from, to })));

/** Returns the visit of `visitWords`, null if the shop has no such window. */
export const visitAt = (times: VisitTimes, words: string): Visit | null => {
  const [date = '', from] = words.split(' ');
  const window = times.find((day) => day.date === date)?.windows.find((one) => one.from === from);
  return window ? { date, from: window.from, to: window.to } : null;
};

export const nextFreeVisit = (free: readonly Visit[], takenVisit: VisitChoice): Visit | null =>
  free.find((visit) => visitWords(visit) > visitWords(takenVisit)) ?? free[0] ?? null;

/** Reads a visit from the browser's storage. Returns undefined if the value is no visit and not null. */
export function storedVisit(value: unknown): Visit | null | undefined {
  if (value === null) return null;
  const { date, from, to } = (value ?? {}) as Partial<Record<keyof Visit, unknown>>;
  return typeof date === 'string' && typeof from === 'string' && typeof to === 'string'
    ? { date, from, to }
    : undefined;
}
