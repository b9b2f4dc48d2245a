import { isOpen, type Stage } from '../orders/stages.ts';
import type { Estimate, EstimateLine } from './schema.ts';
import type { AnswerChannel } from './states.ts';
import { linesTotal } from './sums.ts';

const fields = [
  'kind',
  'words',
  'quantity',
  'price',
  'hsn',
] as const satisfies readonly (keyof EstimateLine)[];

export const isSameLines = (some: readonly EstimateLine[], others: readonly EstimateLine[]): boolean =>
  some.length === others.length &&
  some.every((line, at) => fields.every((field) => line[field] === others[at]?.[field]));

export const mayEstimate = (stage: Stage): boolean => isOpen(stage);

export const mayOffer = ({ state, lines }: Pick<Estimate, 'state' | 'lines'>): boolean =>
  state !== 'agreed' && lines.length > 0;

export const mayAnswer = ({ state }: Pick<Estimate, 'state'>): boolean => state === 'offered';

/** The lines to which the customer agreed. None before that, and none after a decline or a change. */
export const agreedLines = (estimate: Pick<Estimate, 'state' | 'lines'> | null): EstimateLine[] =>
  estimate?.state === 'agreed' ? estimate.lines : [];

const unanswered = { offeredAt: null, answeredAt: null, answeredWhere: null, answeredBy: '' } as const;

export const versionOf = (estimate: Pick<Estimate, 'version'> | null): number => estimate?.version ?? 0;

export function withLines(estimate: Estimate | null, lines: EstimateLine[]): Estimate | null {
  if (isSameLines(estimate?.lines ?? [], lines)) return estimate;
  return { version: versionOf(estimate) + 1, state: 'draft', lines, total: linesTotal(lines), ...unanswered };
}

export const asOffered = (estimate: Estimate, at: string): Estimate =>
  mayOffer(estimate) && estimate.state !== 'offered'
    ? { ...estimate, ...unanswered, state: 'offered', offeredAt: at }
    : estimate;

export const asAnswered = (
  estimate: Estimate,
  { agree, where, at }: { agree: boolean; where: AnswerChannel; at: string },
): Estimate =>
  mayAnswer(estimate)
    ? { ...estimate, state: agree ? 'agreed' : 'declined', answeredAt: at, answeredWhere: where }
    : estimate;
