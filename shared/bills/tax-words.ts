import type { Charging } from './charging.ts';
import { registrationTable } from './kinds.ts';
import { taxTexts } from './texts.ts';

export type TaxTerms = Pick<Charging, 'registration' | 'pricesIncludeTax' | 'serviceRate'>;

/** The tax in percent (18) on top of charges. Null if charges include tax or there is no tax. */
export const percentOnTop = ({ registration, pricesIncludeTax, serviceRate }: TaxTerms): number | null =>
  registrationTable[registration].charges && !pricesIncludeTax && serviceRate > 0 ? serviceRate / 100 : null;

export const plusTaxWords = (percent: number | null): string =>
  percent ? taxTexts('plus', { percent }) : '';
