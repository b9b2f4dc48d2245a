import { formatMonth } from '#shared/date-format.ts';
import { type Period, type PeriodKind, periodWith } from '#shared/figures/periods.ts';
import { formatShortDate } from '#shared/format.ts';
import { figurePageTexts as t } from './texts.ts';

/** Formats a month as 'November 2026', a financial year as '2026-27', other periods by their days. */
export function periodWords(kind: PeriodKind, { from, to }: Period): string {
  if (kind === 'month') return formatMonth(from.slice(0, 7));
  if (kind === 'year') return `${from.slice(0, 4)}-${to.slice(2, 4)}`;
  return from === to
    ? formatShortDate(from)
    : t('range', { from: formatShortDate(from), to: formatShortDate(to) });
}

/** Formats the days of a compared column: a whole month or year by its name, a part by its days. */
export function columnWords(kind: PeriodKind, period: Period): string {
  const whole = kind === 'own' ? period : periodWith(kind, period.from);
  return periodWords(whole.to === period.to ? kind : 'own', period);
}
