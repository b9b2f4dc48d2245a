import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { estimateTexts as t } from './texts.ts';

/**
 * The large sentence about an order and the small one below. An open estimate comes first, with tax: '₹3,300 for
 * parts and labour: please agree or decline'. After the customer has agreed, the sentence does not say 'Waiting'.
 */
export function mainSentences(
  { stage, sentence, next }: { stage: Stage; sentence: string; next: string },
  estimate: TaxedEstimate | null,
): [main: string, below: string] {
  if (estimate?.state !== 'offered')
    return [stage === 'waiting' && estimate?.state === 'agreed' ? t('agreedTo') : sentence, next];
  const amount = formatRupees(estimate.total + estimate.tax.estimate).replace('.00', '');
  return [
    t(estimate.lines.some(({ kind }) => kind === 'part') ? 'offerParts' : 'offerWork', { amount }),
    sentence,
  ];
}
