// Amounts as a bill on paper shows them.
import type { Bill } from '#shared/bills/schema.ts';
import { formatRupees } from '#shared/format.ts';

type Line = Bill['lines'][number];

/** '1,234.50': in tables the sign of the rupee stands in the heading. */
export const money = (rupees: number): string => formatRupees(rupees).slice(1);

/** A sum of rupees that are whole paise. */
export const roundedSum = (...rupees: readonly number[]): number =>
  Math.round(rupees.reduce((a, b) => a + b, 0) * 100) / 100;

/** Whether tax comes on top of the prices: a discount is then one off the taxable value, and shown so. */
export const isOnTop = ({ registration, pricesIncludeTax }: Bill): boolean =>
  registration === 'regular' && !pricesIncludeTax;

/** What a line or a bill has off the price that stands beside it, so that whoever adds up comes to the same. */
export const shownDiscount = (bill: Bill, { amount, taxable, discount }: Bill | Line): number =>
  isOnTop(bill) ? roundedSum(amount, -taxable) : discount;
