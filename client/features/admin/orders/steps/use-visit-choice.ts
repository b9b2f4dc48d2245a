import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { indiaMoment } from '#shared/india-day.ts';
import type { Order } from '#shared/orders/schema.ts';
import type { VisitTimes } from '#shared/visits/schema.ts';
import { ordersTexts as t } from '../texts.ts';

export type Window = VisitTimes[number]['windows'][number];

/** Returns the day of the agreed visit, else the first day with a free window from `notBefore`, else that day. */
function firstOfferedDay(times: VisitTimes, visit: Order['visit'], notBefore: string | null): string {
  const today = times[0]?.date ?? '';
  if (visit && visit.date >= today) return visit.date;
  const isOffered = ({ date, windows }: VisitTimes[number]) =>
    (notBefore === null || date >= notBefore) && windows.some(({ free }) => free > 0);
  return times.find(isOffered)?.date ?? notBefore ?? today;
}

/**
 * `windows` are the remaining windows of `date`, or null while loading. `overbooks` is true for a window that
 * customers cannot choose. `wordsOf` says how free a window is. The technician's proposal is chosen first if
 * it is still free.
 */
export function useVisitChoice(
  agreed: Order['visit'],
  proposed: Order['visit'],
  notBefore: string | null = null,
) {
  const coming = trpc.visits.times.useQuery({}, { staleTime: 0 });
  const settings = trpc.visits.settings.useQuery();
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenFrom, setFrom] = useState<string | null>(null);
  const isProposed = (date: string, { from }: Window) => proposed?.date === date && proposed.from === from;
  const freeProposal = coming.data?.find(({ date, windows }) =>
    windows.some((one) => one.free > 0 && isProposed(date, one)),
  );
  const firstDay = freeProposal?.date ?? (coming.data ? firstOfferedDay(coming.data, agreed, notBefore) : '');
  const date = chosenDay ?? firstDay;
  const day = trpc.visits.times.useQuery({ from: date, days: 1 }, { staleTime: 0, enabled: date !== '' });

  const leadMs = (settings.data?.leadMinutes ?? 0) * 60_000;
  const windows = (day.data?.[0]?.windows ?? []).filter(({ to }) => indiaMoment(date, to) > Date.now());
  const isOwn = ({ from }: Window) => agreed?.date === date && agreed.from === from;
  const free = windows.filter((one) => one.free > 0 && !isOwn(one));
  const offered = free.find((one) => isProposed(date, one)) ?? free[0] ?? windows[0];
  const from = chosenFrom ?? offered?.from;
  const chosen = windows.find((one) => one.from === from);
  const wordsOf = (one: Window): string => {
    if (isOwn(one)) return t('agreedNow');
    if (one.free > 0) return t(isProposed(date, one) ? 'freeProposed' : 'free', { count: one.free });
    return indiaMoment(date, one.from) - Date.now() < leadMs ? t('tooSoon') : t('full');
  };
  return {
    date,
    today: coming.data?.[0]?.date,
    nextDays: (coming.data ?? []).slice(0, 5).map((day) => day.date),
    reading: date === '' ? coming : day,
    windows: day.data ? windows : null,
    chosen,
    overbooks: chosen !== undefined && chosen.free === 0 && !isOwn(chosen),
    wordsOf,
    chooseDay: (date: string) => {
      setDay(date);
      setFrom(null);
    },
    choose: setFrom,
  };
}
