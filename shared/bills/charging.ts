import { z } from 'zod';
import { agreedLines } from '../estimates/rules.ts';
import type { Estimate, EstimateLine, TaxOnTop } from '../estimates/schema.ts';
import type { Order } from '../orders/schema.ts';
import { toPaise, toRupees, whole } from '../primitives.ts';
import { type Amounts, type BilledLine, billAmounts, type LineKind } from './amounts.ts';
import { type Buyer, placeOfSupplyOf } from './buyer.ts';
import { registrations, registrationTable } from './kinds.ts';
import type { StateCode } from './states.ts';

export const charging = z.object({
  registration: z.enum(registrations),
  pricesIncludeTax: z.boolean(),
  sellerState: z.string(),
  placeOfSupply: z.string(),
  serviceRate: whole,
  partRate: whole,
  payee: z.object({ upiId: z.string(), name: z.string() }).nullable(),
});
export type Charging = z.output<typeof charging>;

/** The terms for an order's business customer, whose state may differ from the shop's. */
export const chargingFor = (terms: Charging, buyer: Pick<Buyer, 'gstin'> | null): Charging =>
  registrationTable[terms.registration].charges
    ? { ...terms, placeOfSupply: placeOfSupplyOf(buyer, terms.placeOfSupply as StateCode) }
    : terms;

export const rateOf = (
  kind: LineKind,
  { serviceRate, partRate }: Pick<Charging, 'serviceRate' | 'partRate'>,
) => (kind === 'part' ? partRate : serviceRate);

type Priced = { words: string; quantity: number; price: number };
type Booked = Pick<Order['products'][number], 'productName' | 'quantity' | 'price'>;

const chargedLine = (kind: LineKind, { words, quantity, price }: Priced, terms: Charging) => ({
  kind,
  words,
  quantity,
  pricePaise: toPaise(price),
  rate: rateOf(kind, terms),
  code: '',
});

const bookedLines = (products: readonly Booked[], terms: Charging) =>
  products.map(({ productName, quantity, price }) =>
    chargedLine('service', { words: productName, quantity, price }, terms),
  );
const addedLines = (lines: readonly EstimateLine[], terms: Charging) =>
  lines.map((line) => chargedLine(line.kind, line, terms));

export function taxOnTop(
  { products }: { products: readonly Booked[] },
  lines: readonly EstimateLine[],
  terms: Charging,
): TaxOnTop {
  const onTop = (charged: ReturnType<typeof addedLines>) => {
    const { sum } = billAmounts(terms, charged);
    return toRupees(sum.totalPaise - sum.amountPaise);
  };
  return { booking: onTop(bookedLines(products, terms)), estimate: onTop(addedLines(lines, terms)) };
}

export function billedWhenDone(
  { products }: Pick<Order, 'products'>,
  estimate: Pick<Estimate, 'state' | 'lines'> | null,
  terms: Charging,
): { lines: BilledLine[]; sum: Amounts } {
  const lines = [...bookedLines(products, terms), ...addedLines(agreedLines(estimate), terms)];
  const priced = lines.filter(({ pricePaise }) => pricePaise > 0);
  return billAmounts(terms, priced);
}
