import { minuteMs } from '#shared/durations.ts';
import { dayAfter, indiaMoment } from '#shared/india-day.ts';
import type { Technician } from '#shared/technicians/schema.ts';
import {
  type Visit,
  type VisitChoice,
  type VisitSettings,
  type VisitTimes,
  visitsWithoutTechnicians,
} from '#shared/visits/schema.ts';
import { weekdayOf } from '#shared/visits/weekdays.ts';
import { asIndiaClock, indiaDay } from '../../platform/india-days.ts';

type Windows = readonly Readonly<VisitSettings['week'][number][number]>[];

export type Rules = Readonly<Pick<VisitSettings, 'perTechnician' | 'leadMinutes' | 'horizonDays'>> & {
  readonly hadTechnician: boolean;
  readonly week: readonly Windows[];
  readonly days: readonly { readonly date: string; readonly windows: Windows }[];
  readonly technicians: readonly Readonly<Pick<Technician, 'onDuty' | 'daysOff'>>[];
};

export type Window = { from: Date; to: Date; visits: number };

export const windowsOf = ({ week, days }: Pick<Rules, 'week' | 'days'>, date: string): Windows =>
  days.find((day) => day.date === date)?.windows ?? week[weekdayOf(date)] ?? [];

export function visitsOf(
  {
    technicians,
    perTechnician,
    hadTechnician,
  }: Pick<Rules, 'technicians' | 'perTechnician' | 'hadTechnician'>,
  date: string,
  visits: number | null,
): number {
  if (visits !== null) return visits;
  if (!hadTechnician) return visitsWithoutTechnicians;
  const onDuty = technicians.filter(({ onDuty, daysOff }) => onDuty && !daysOff.includes(date));
  return onDuty.length * perTechnician;
}

export const momentOf = (date: string, time: string): Date => new Date(indiaMoment(date, time));

const lastDay = ({ horizonDays }: Rules, now: Date) => dayAfter(indiaDay(now), horizonDays);

const isSoonEnough = (rules: Rules, window: { date: string; from: Date }, now: Date) =>
  window.from.getTime() - now.getTime() >= rules.leadMinutes * minuteMs && window.date <= lastDay(rules, now);

/**
 * Finds the chosen visit window, or null if it cannot be booked. With `knowingly`, an admin may book any
 * window that has not ended.
 */
export function findWindow(
  rules: Rules,
  choice: VisitChoice,
  now: Date,
  { knowingly = false } = {},
): Window | null {
  const set = windowsOf(rules, choice.date).find(({ from }) => from === choice.from);
  if (!set) return null;
  const window = {
    from: momentOf(choice.date, set.from),
    to: momentOf(choice.date, set.to),
    visits: visitsOf(rules, choice.date, set.visits),
  };
  const open = knowingly
    ? window.to > now
    : isSoonEnough(rules, { date: choice.date, from: window.from }, now);
  return open ? window : null;
}

export function freeTimes(
  rules: Rules,
  range: { from: string; days: number },
  bookedPlaces: ReadonlyMap<number, number>,
  now: Date,
): VisitTimes {
  return Array.from({ length: range.days }, (_, at) => {
    const date = dayAfter(range.from, at);
    const windows = windowsOf(rules, date).map(({ from, to, visits }) => {
      const begins = momentOf(date, from);
      const open = isSoonEnough(rules, { date, from: begins }, now);
      const free = open
        ? Math.max(0, visitsOf(rules, date, visits) - (bookedPlaces.get(begins.getTime()) ?? 0))
        : 0;
      return { from, to, free };
    });
    return { date, windows };
  });
}

const dayAndClock = (moment: Date) => {
  const text = asIndiaClock(moment).toISOString();
  return [text.slice(0, 10), text.slice(11, 16)] as const;
};

export function presentVisit(row: { visit_from: Date | null; visit_to: Date | null }): Visit | null {
  const { visit_from: from, visit_to: to } = row;
  if (!from || !to) return null;
  const [date, begin] = dayAndClock(from);
  const [, end] = dayAndClock(to);
  return { date, from: begin, to: end === '00:00' ? '24:00' : end };
}
