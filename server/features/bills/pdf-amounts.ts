import type { Bill } from '#shared/bills/schema.ts';
import { formatRupees } from '#shared/format.ts';

type Line = Bill['lines'][number];

/** '1,234.50': in tables, the heading has the rupee sign. */
export const money = (rupees: number): string => formatRupees(rupees).slice(1);

/** Adds in whole paise, so that rupees do not lose precision. */
export const roundedSum = (...rupees: readonly number[]): number =>
  Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;

/** If tax comes on top of prices, a discount reduces the taxable value and the PDF shows it so. */
export const isOnTop = ({ registration, pricesIncludeTax }: Bill): boolean =>
  registration === 'regular' && !pricesIncludeTax;

/** The discount relative to the price in the same row, so that the column adds up. */
export const shownDiscount = (bill: Bill, { amount, taxable, discount }: Bill | Line): number =>
  isOnTop(bill) ? roundedSum(amount, -taxable) : discount;
