// An answer to an estimate, as it is told.
import type { Estimate } from '#shared/estimates/schema.ts';
import { answerPlaceTable, estimateStateTable } from '#shared/estimates/states.ts';
import { formatShortDate, formatTime } from '#shared/format.ts';

/** 'Agreed on 20 Nov 2026, 4:30 pm, by the tracking link.' Blank where there is no answer. */
export function answerWords({ state, answeredAt, answeredWhere }: Estimate): string {
  if (!answeredAt || !answeredWhere) return '';
  const { label } = estimateStateTable[state];
  const { words } = answerPlaceTable[answeredWhere];
  return `${label} on ${formatShortDate(answeredAt)}, ${formatTime(answeredAt)}, ${words}.`;
}
