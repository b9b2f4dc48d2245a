import { type ReactNode, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Money } from '#client/ui/Money.tsx';
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
import orderClasses from './Orders.module.css';

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
      <table className={orderClasses.lines}>
        <caption className="visually-hidden">Total and payments</caption>
        <tbody>
          {discount > 0 && (
            <BillRow words={`Discount${discountReason && ` (${discountReason})`}`} rupees={discount} />
          )}
          <BillRow words="Total" rupees={total} />
          {payments.map((payment) => (
            <BillRow
              key={payment._id}
              words={`Paid by ${payment.method}${payment.reference && ` (${payment.reference})`}, ${formatShortDate(payment.at)}`}
              rupees={payment.amount}
            >
              <div className={classes.actions}>
                <Button
                  variant="quiet"
                  aria-label={`Correct ${formatRupees(payment.amount)}`}
                  onClick={() => setDialog(payment)}
                >
                  Correct
                </Button>
              </div>
            </BillRow>
          ))}
          {due > 0 && <BillRow words="Still due" rupees={due} />}
        </tbody>
      </table>
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

type RowProps = { words: string; rupees: number; children?: ReactNode };

const BillRow = ({ words, rupees, children }: RowProps) => (
  <tr>
    <td>
      {words} {children}
    </td>
    <td>
      <Money rupees={rupees} />
    </td>
  </tr>
);
