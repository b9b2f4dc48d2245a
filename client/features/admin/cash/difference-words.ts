import { formatRupees } from '#shared/format.ts';
import { cashTexts as t } from './texts.ts';

/** Words for counted less expected, in rupees. */
export const differenceWords = (rupees: number): string =>
  rupees === 0
    ? t('noDifference')
    : t(rupees < 0 ? 'amountMissing' : 'amountTooMuch', { amount: formatRupees(Math.abs(rupees)) });
