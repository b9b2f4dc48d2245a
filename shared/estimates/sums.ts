import { toPaise, toRupees } from '../money.ts';

type Priced = { quantity: number; price: number };

export const linesPaise = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * toPaise(price), 0);

export const linesTotal = (lines: readonly Priced[]): number => toRupees(linesPaise(lines));
