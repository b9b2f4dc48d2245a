import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { estimateTexts as t } from './texts.ts';

/** Formats '₹3,300 for parts and labour: please agree or decline', with tax. Null if the customer has nothing to answer. */
function offerSentence(estimate: TaxedEstimate | null): string | null {
  if (estimate?.state !== 'offered') return null;
  const amount = formatRupees(estimate.total + estimate.tax.estimate).replace('.00', '');
  return t(estimate.lines.some(({ kind }) => kind === 'part') ? 'offerParts' : 'offerWork', { amount });
}

/** The loud sentence of an order and the one below. Who has agreed to an estimate does not read 'Waiting'. */
export function mainSentences(
  { stage, sentence, next }: { stage: Stage; sentence: string; next: string },
  estimate: TaxedEstimate | null,
): [main: string, below: string] {
  const offer = offerSentence(estimate);
  if (offer) return [offer, sentence];
  return [stage === 'waiting' && estimate?.state === 'agreed' ? t('agreedTo') : sentence, next];
}
