// What the lines of an estimate come to.
import { toPaise, toRupees } from '../money.ts';

/** `price` is the rupees of one piece. */
type Priced = { quantity: number; price: number };

/** What lines come to, in paise. */
export const linesPaise = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * toPaise(price), 0);

/** The same in rupees. */
export const linesTotal = (lines: readonly Priced[]): number => toRupees(linesPaise(lines));
