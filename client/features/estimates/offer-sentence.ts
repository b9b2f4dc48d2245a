import type { TaxedEstimate } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import { estimateTexts as t } from './texts.ts';

/** Formats '₹3,300 for parts and labour: please agree or decline', with tax. Null if the customer has nothing to answer. */
export function offerSentence(estimate: TaxedEstimate | null): string | null {
  if (estimate?.state !== 'offered') return null;
  const amount = formatRupees(estimate.total + estimate.tax.estimate).replace('.00', '');
  return t(estimate.lines.some(({ kind }) => kind === 'part') ? 'offerParts' : 'offerWork', { amount });
}
