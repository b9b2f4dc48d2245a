// What an order comes to before its bill is made: for the phone, which shows it without a network, by the bill's own rules.
import { z } from 'zod';
import { agreedLines } from '../estimates/rules.ts';
import type { Estimate, EstimateLine, TaxOnTop } from '../estimates/schema.ts';
import type { Order } from '../orders/schema.ts';
import { toPaise, toRupees, whole } from '../primitives.ts';
import { type Amounts, type BilledLine, billAmounts, type LineKind } from './amounts.ts';
import { registrations } from './kinds.ts';
import { placeOfSupply } from './states.ts';

/** What of the business' settings a total depends on (rates in hundredths of a percent), and whom UPI pays. */
export const charging = z.object({
  registration: z.enum(registrations),
  pricesIncludeTax: z.boolean(),
  sellerState: z.string(),
  serviceRate: whole,
  partRate: whole,
  payee: z.object({ upiId: z.string(), name: z.string() }).nullable(),
});
export type Charging = z.output<typeof charging>;

/** The rate of tax of a line: parts have their own. */
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

/** The tax that comes on top of what is booked and of an estimate, before it is agreed to as after. */
export function taxOnTop(
  { products }: { products: readonly Booked[] },
  lines: readonly EstimateLine[],
  terms: Charging,
): TaxOnTop {
  const onTop = (charged: ReturnType<typeof addedLines>) => {
    const { sum } = billAmounts({ ...terms, placeOfSupply }, charged);
    return toRupees(sum.totalPaise - sum.amountPaise);
  };
  return { booking: onTop(bookedLines(products, terms)), estimate: onTop(addedLines(lines, terms)) };
}

/** What an order is charged for once it is done: the charge of the booking and what was agreed. Nothing at no price. */
export function billedWhenDone(
  { products }: Pick<Order, 'products'>,
  estimate: Pick<Estimate, 'state' | 'lines'> | null,
  terms: Charging,
): { lines: BilledLine[]; sum: Amounts } {
  const lines = [...bookedLines(products, terms), ...addedLines(agreedLines(estimate), terms)];
  return billAmounts(
    { ...terms, placeOfSupply },
    lines.filter(({ pricePaise }) => pricePaise > 0),
  );
}
