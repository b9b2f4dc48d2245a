import { type Registration, registrationTable } from './kinds.ts';

export const lineKinds = ['service', 'part', 'labour', 'other', 'fee'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * A bill's line before tax. `pricePaise` is the price of one piece. `rate` is in hundredths of a percent, so
 * 18 % is 1800.
 */
export type ChargedLine = {
  kind: LineKind;
  words: string;
  quantity: number;
  pricePaise: number;
  rate: number;
  code: string;
  warrantyUntil?: string | null;
};

export type Terms = {
  registration: Registration;
  pricesIncludeTax: boolean;
  sellerState: string;
  placeOfSupply: string;
};

export type Amounts = {
  amountPaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
};

export type BilledLine = ChargedLine & Amounts;

function divideRounded(dividend: number, divisor: number): number {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
}

const hundredPercent = 10_000;

// The taxes CGST and SGST must be equal, so one half is rounded and doubled.
function taxIn(gross: number, rate: number, halved: boolean): number {
  return halved
    ? 2 * divideRounded(gross * rate, 2 * (hundredPercent + rate))
    : divideRounded(gross * rate, hundredPercent + rate);
}

function taxOn(net: number, rate: number, halved: boolean): number {
  return halved
    ? 2 * divideRounded(net * rate, 2 * hundredPercent)
    : divideRounded(net * rate, hundredPercent);
}

/** Splits an amount in proportion to the numbers `by`, to the paisa. The parts add up to the amount. */
function shareOut(amount: number, by: readonly number[]): number[] {
  const all = BigInt(by.reduce((sum, part) => sum + part, 0));
  let passed = 0n;
  let sumSoFar = 0;
  return by.map((part) => {
    passed += BigInt(part);
    const upToHere = all === 0n ? 0 : Number((BigInt(amount) * passed) / all);
    const share = upToHere - sumSoFar;
    sumSoFar = upToHere;
    return share;
  });
}

const isWithinState = ({ sellerState, placeOfSupply }: Terms): boolean => sellerState === placeOfSupply;

const noAmounts: Amounts = {
  amountPaise: 0,
  discountPaise: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 0,
};

const columns = Object.keys(noAmounts) as (keyof Amounts)[];

export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce(
    (sum, one) => Object.fromEntries(columns.map((name) => [name, sum[name] + one[name]])) as Amounts,
    noAmounts,
  );

/** The discount is spread over the lines before tax (section 15 (3) of the CGST Act). Tax is computed for each line. */
export function billAmounts(
  terms: Terms,
  lines: readonly ChargedLine[],
  discountPaise = 0,
): { lines: BilledLine[]; sum: Amounts } {
  const { charges } = registrationTable[terms.registration];
  const halved = isWithinState(terms);
  const priced = lines.map((line) => {
    const rate = charges ? line.rate : 0;
    const amount = line.pricePaise * line.quantity;
    const gross = terms.pricesIncludeTax ? amount : amount + taxOn(amount, rate, halved);
    return { line, rate, amount, gross };
  });
  const grosses = priced.map(({ gross }) => gross);
  const discounts = shareOut(discountPaise, grosses);
  const billed = priced.map(({ line, rate, amount, gross }, at): BilledLine => {
    const discount = discounts[at] ?? 0;
    const totalPaise = gross - discount;
    // If tax comes on top of the price, the tax is not computed back from the total.
    const tax = discount === 0 && !terms.pricesIncludeTax ? gross - amount : taxIn(totalPaise, rate, halved);
    return {
      ...line,
      rate,
      amountPaise: amount,
      discountPaise: discount,
      taxablePaise: totalPaise - tax,
      cgstPaise: halved ? tax / 2 : 0,
      sgstPaise: halved ? tax / 2 : 0,
      igstPaise: halved ? 0 : tax,
      totalPaise,
    };
  });
  return { lines: billed, sum: sumOf(billed) };
}

export function amountsByRate<Line extends Amounts & { rate: number }>(
  lines: readonly Line[],
): (Amounts & { rate: number })[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) => ({ rate, ...sumOf(lines.filter((line) => line.rate === rate)) }));
}

export const percent = (rate: number): string => String(rate / 100);
