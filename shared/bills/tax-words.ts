// How a charge says that tax comes on top of it.
import type { Charging } from './charging.ts';
import { registrationTable } from './kinds.ts';

/** What the tax on a charge depends on. */
export type TaxTerms = Pick<Charging, 'registration' | 'pricesIncludeTax' | 'serviceRate'>;

/** The tax in percent (18) that comes on top of charges; null where they include it or there is none. */
export const percentOnTop = ({ registration, pricesIncludeTax, serviceRate }: TaxTerms): number | null =>
  registrationTable[registration].charges && !pricesIncludeTax && serviceRate > 0 ? serviceRate / 100 : null;

/** ' plus 18 % GST' behind a charge or a total; blank where prices include the tax. */
export const plusTaxWords = (percent: number | null): string => (percent ? ` plus ${percent} % GST` : '');
