import { formatRupees } from '#shared/format.ts';
import { billTexts as t } from './texts.ts';

export const differenceWords = (rupees: number): string =>
  rupees === 0
    ? t('noDifference')
    : t(rupees < 0 ? 'missing' : 'tooMuch', { amount: formatRupees(Math.abs(rupees)) });
