import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Flex, Text } from '#client/ui/mantine/layout.tsx';
import { Skeleton } from '#client/ui/Skeletons.tsx';
import { billFileName } from '#shared/bills/numbers.ts';
import type { Bill as BillData } from '#shared/bills/schema.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { PdfButton } from '../../orders/PdfButton.tsx';
import classes from '../bills/Bills.module.css';
import { CreditDialog } from '../bills/CreditDialog.tsx';
import { PaymentDialog } from '../bills/PaymentDialog.tsx';

export function OrderBill({ order }: { order: Order }) {
  if (order.billNumber === null) return null;
  // If the order gets a new bill, the key makes the component read it.
  return <Bill key={order.billNumber} orderId={order._id} />;
}

function Bill({ orderId }: { orderId: string }) {
  const bill = trpc.bills.ofOrder.useQuery({ orderId }, { staleTime: 0 });
  const [dialog, setDialog] = useState<'credit' | 'payment' | BillData['payments'][number] | null>(null);
  const close = () => setDialog(null);
  if (!bill.data)
    return bill.error ? (
      <LoadError error={bill.error} retry={() => void bill.refetch()} />
    ) : (
      <Skeleton width="100%" height={96} />
    );
  const { number, kind, total, due, payments, discount, discountReason } = bill.data;
  return (
    <Flex component="section" direction="column" gap="xs" aria-label="Bill">
      <Text component="h3" fw={800} fz="var(--type-4)">
        {kind} {number}
      </Text>
      <dl>
        {discount > 0 && (
          <>
            <dt>Discount{discountReason && ` (${discountReason})`}</dt>
            <dd>{formatRupees(discount)}</dd>
          </>
        )}
        <dt>Total</dt>
        <dd>{formatRupees(total)}</dd>
        {payments.map((payment) => (
          <div key={payment._id} style={{ display: 'contents' }}>
            <dt>
              Paid by {payment.method}
              {payment.reference && ` (${payment.reference})`}, {formatShortDate(payment.at)}
            </dt>
            <dd>
              {formatRupees(payment.amount)}{' '}
              <Button
                variant="quiet"
                aria-label={`Correct ${formatRupees(payment.amount)}`}
                onClick={() => setDialog(payment)}
              >
                Correct
              </Button>
            </dd>
          </div>
        ))}
        {due > 0 && (
          <>
            <Text component="dt" display="block" size="sm">
              Still due
            </Text>
            <Text component="dd" display="block" size="sm">
              {formatRupees(due)}
            </Text>
          </>
        )}
      </dl>
      <div className={classes.actions}>
        <PdfButton variant="outline" address={`/api/bill/${orderId}/pdf`} fileName={billFileName(bill.data)}>
          Download bill
        </PdfButton>
        {due > 0 && (
          <Button variant="outline" onClick={() => setDialog('payment')}>
            Record payment
          </Button>
        )}
        <Button variant="outline" onClick={() => setDialog('credit')}>
          Credit note
        </Button>
      </div>
      {dialog === 'credit' && <CreditDialog bill={bill.data} close={close} />}
      {dialog !== null && dialog !== 'credit' && (
        <PaymentDialog bill={bill.data} wrong={dialog === 'payment' ? undefined : dialog} close={close} />
      )}
    </Flex>
  );
}
