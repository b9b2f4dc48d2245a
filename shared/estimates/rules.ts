// The price that is agreed before the work: what an estimate may become, what it comes to. Pure, for the server as for a
// phone without a network.

import { isOpen, type Stage } from '../orders/stages.ts';
import type { Estimate, EstimateLine } from './schema.ts';
import type { AnswerPlace } from './states.ts';
import { linesTotal } from './sums.ts';

const fields = [
  'kind',
  'words',
  'quantity',
  'price',
  'hsn',
] as const satisfies readonly (keyof EstimateLine)[];

/** Whether two estimates ask for the same: then nothing has to be agreed again. */
export const isSameLines = (some: readonly EstimateLine[], others: readonly EstimateLine[]): boolean =>
  some.length === others.length &&
  some.every((line, at) => fields.every((field) => line[field] === others[at]?.[field]));

/** Whether an estimate can be written, shown and answered: as long as something is left to do. */
export const mayEstimate = (stage: Stage): boolean => isOpen(stage);

/** Whether an estimate can be shown to the customer; one that was declined may be shown once more. */
export const mayOffer = ({ state, lines }: Pick<Estimate, 'state' | 'lines'>): boolean =>
  state !== 'agreed' && lines.length > 0;

/** Whether it waits for the customer's answer. */
export const mayAnswer = ({ state }: Pick<Estimate, 'state'>): boolean => state === 'offered';

/** What was agreed beyond the charge of the booking: nothing until it was, and nothing once it was declined or changed. */
export const agreedLines = (estimate: Pick<Estimate, 'state' | 'lines'> | null): EstimateLine[] =>
  estimate?.state === 'agreed' ? estimate.lines : [];

const unanswered = { offeredAt: null, answeredAt: null, answeredWhere: null, answeredBy: '' } as const;

/** The version of an estimate that is saved over; none is before the first. */
export const versionOf = (estimate: Pick<Estimate, 'version'> | null): number => estimate?.version ?? 0;

/** An estimate with these lines: as it is where they are the same, else a draft that has to be agreed again. */
export function withLines(estimate: Estimate | null, lines: EstimateLine[]): Estimate | null {
  if (isSameLines(estimate?.lines ?? [], lines)) return estimate;
  return { version: versionOf(estimate) + 1, state: 'draft', lines, total: linesTotal(lines), ...unanswered };
}

/** The same once it was shown to the customer. */
export const asOffered = (estimate: Estimate, at: string): Estimate =>
  mayOffer(estimate) && estimate.state !== 'offered'
    ? { ...estimate, ...unanswered, state: 'offered', offeredAt: at }
    : estimate;

/** The same once the customer has answered. */
export const asAnswered = (
  estimate: Estimate,
  { agree, where, at }: { agree: boolean; where: AnswerPlace; at: string },
): Estimate =>
  mayAnswer(estimate)
    ? { ...estimate, state: agree ? 'agreed' : 'declined', answeredAt: at, answeredWhere: where }
    : estimate;
