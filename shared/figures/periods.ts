// Periods of the figures. Days are India's, both ends count; a financial year is April to March.
import { dayMs } from '../durations.ts';
import { dayAfter } from '../india-day.ts';

export const periodKinds = ['week', 'month', 'year', 'own'] as const;
export type PeriodKind = (typeof periodKinds)[number];
export type Period = { from: string; to: string };

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
};
const monthOf = (year: number, month: number): Period => ({
  from: iso(year, month, 1),
  to: iso(year, month + 1, 0),
});
const yearFrom = (year: number): Period => ({ from: iso(year, 3, 1), to: iso(year + 1, 2, 31) });

/** The week from Monday to Sunday, the month, or the financial year that contains a day. */
export function periodWith(kind: Exclude<PeriodKind, 'own'>, day: string): Period {
  const { year, month } = partsOf(day);
  if (kind === 'month') return monthOf(year, month);
  if (kind === 'year') return yearFrom(month >= 3 ? year : year - 1);
  const from = dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  return { from, to: dayAfter(from, 6) };
}

/** The period before, of the same kind. Before a free period ('own'), the same number of days. */
export function periodBefore(kind: PeriodKind, { from, to }: Period): Period {
  if (kind !== 'own') return periodWith(kind, dayAfter(from, -1));
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}

export const periodAfter = (kind: Exclude<PeriodKind, 'own'>, { to }: Period): Period =>
  periodWith(kind, dayAfter(to, 1));

// 29 February becomes 28 February.
function yearBack(day: string): string {
  const { year, month, date } = partsOf(day);
  return iso(year - 1, month, Math.min(date, partsOf(iso(year - 1, month + 1, 0)).date));
}

/** The same period a year ago: 52 weeks before, so that a week begins on Monday, else the same dates. */
export function yearAgo(kind: PeriodKind, { from, to }: Period): Period {
  if (kind === 'week') return { from: dayAfter(from, -364), to: dayAfter(to, -364) };
  if (kind === 'own') return { from: yearBack(from), to: yearBack(to) };
  return periodWith(kind, yearBack(from));
}

export const earlierDay = (one: string, other: string) => (one < other ? one : other);

/**
 * The period, the one before, and the same one a year ago. While the period runs, the others end on the same day of
 * theirs. A financial year has no third one, because the one before is the year ago.
 */
export function comparedPeriods(kind: PeriodKind, period: Period, today: string): Period[] {
  const periods = [period, periodBefore(kind, period), ...(kind === 'year' ? [] : [yearAgo(kind, period)])];
  if (today < period.from || period.to <= today) return periods;
  const days = (Date.parse(today) - Date.parse(period.from)) / dayMs;
  return periods.map(({ from, to }, at) => ({
    from,
    to: at === 0 ? to : earlierDay(to, kind === 'year' ? yearBack(today) : dayAfter(from, days)),
  }));
}
