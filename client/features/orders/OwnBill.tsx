// The bill of an order that is done, for its customer.
import { formatRupees } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import classes from './PastOrder.module.css';
import { PdfButton } from './PdfButton.tsx';

type Props = { order: Pick<Order, '_id' | 'billNumber' | 'billTotal' | 'due'>; describedBy: string };

export function OwnBill({ order: { _id: id, billNumber, billTotal, due }, describedBy }: Props) {
  if (billNumber === null) return null;
  return (
    <div className={classes.bill}>
      <p>
        Bill {billNumber}: {formatRupees(billTotal)}
        {due > 0 && <strong>, {formatRupees(due)} still due</strong>}
      </p>
      <PdfButton
        variant="outline"
        address={`/api/bill/${id}/pdf`}
        fileName={`Bill-${billNumber.replaceAll('/', '-')}.pdf`}
        aria-describedby={describedBy}
      >
        Download bill
      </PdfButton>
    </div>
  );
}
