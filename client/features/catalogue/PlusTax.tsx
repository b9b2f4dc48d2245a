// What comes on top of a charge where the shop's prices leave the tax out: nobody is to be surprised by the bill.
import { trpc } from '#client/lib/trpc.ts';
import { plusTaxWords } from '#shared/bills/tax-words.ts';
import { legal } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';
import classes from './PlusTax.module.css';

/** The tax in percent that comes on top of charges; null where they include it. */
export const useTaxOnTop = (): number | null =>
  trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 }).data?.taxOnTop ?? null;

/** '₹200 plus 18 % GST': what cancelling costs once a technician was there. */
export const useCancellationFee = (): string =>
  `₹${legal.cancellationFeeRupees}${plusTaxWords(useTaxOnTop())}`;

/** ' plus 18 % GST' behind a charge or a total; nothing where prices include the tax. */
export function PlusTax() {
  const words = plusTaxWords(useTaxOnTop());
  return words ? (
    <span>
      {' '}
      <span className={classes.words}>{words.trim()}</span>
    </span>
  ) : null;
}

/** The same behind what an order comes to; nothing where it costs nothing, or where its bill says what it came to. */
export const UnbilledTax = ({ order }: { order: Pick<Order, 'totalPrice' | 'billNumber'> }) =>
  order.totalPrice > 0 && order.billNumber === null ? <PlusTax /> : null;
