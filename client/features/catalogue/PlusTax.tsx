import { useBusiness } from '#client/lib/use-business.ts';
import { plusTaxWords } from '#shared/bills/tax-words.ts';
import { legal } from '#shared/business.ts';
import type { Order } from '#shared/orders/schema.ts';

/** The tax in percent on top of charges. Null if charges include tax. */
const useTaxOnTop = (): number | null => useBusiness().taxOnTop;

/** Formats the fee for cancelling after a technician came: '₹200 plus 18 % GST'. */
export const useCancellationFee = (): string =>
  `₹${legal.cancellationFeeRupees}${plusTaxWords(useTaxOnTop())}`;

export function PlusTax() {
  const words = plusTaxWords(useTaxOnTop());
  return words ? (
    <span>
      {' '}
      <span style={{ fontWeight: 400, whiteSpace: 'nowrap' }}>{words.trim()}</span>
    </span>
  ) : null;
}

export const UnbilledTax = ({ order }: { order: Pick<Order, 'totalPrice' | 'billNumber'> }) =>
  order.totalPrice > 0 && order.billNumber === null ? <PlusTax /> : null;
