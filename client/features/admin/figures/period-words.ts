import type { Period, PeriodKind } from '#shared/figures/periods.ts';
import { formatMonth, formatShortDate } from '#shared/format.ts';
import { figurePageTexts as t } from './texts.ts';

/** Formats a month as 'November 2026', a financial year as '2026-27', other periods by their days. */
export function periodWords(kind: PeriodKind, { from, to }: Period): string {
  if (kind === 'month') return formatMonth(from.slice(0, 7));
  if (kind === 'year') return `${from.slice(0, 4)}-${to.slice(2, 4)}`;
  return from === to
    ? formatShortDate(from)
    : t('range', { from: formatShortDate(from), to: formatShortDate(to) });
}
