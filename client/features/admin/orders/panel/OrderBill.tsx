import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Box, Flex, Group, Subtitle, Text } from '#client/ui/mantine/layout.tsx';
import { methodName } from '#shared/bills/method-name.ts';
import { billFileName } from '#shared/bills/numbers.ts';
import type { Bill as BillData } from '#shared/bills/schema.ts';
import { kindTexts } from '#shared/bills/texts.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import type { Order } from '#shared/orders/schema.ts';
import { withReason } from '#shared/orders/sentences.ts';
import { SumRow } from '../../../estimates/PricedLines.tsx';
import { PdfButton } from '../../../orders/PdfButton.tsx';
import { CreditDialog } from '../../bills/CreditDialog.tsx';
import { PaymentDialog } from '../../bills/PaymentDialog.tsx';
import { Loaded } from '../../Loaded.tsx';
import { ordersTexts as t } from '../texts.ts';

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
    return (
      <Loaded reading={bill} height={96}>
        {() => null}
      </Loaded>
    );
  const { customer, number, kind, total, due, payments, discount, discountReason } = bill.data;
  return (
    <Flex component="section" direction="column" gap="xs" aria-label={t('bill')}>
      <Subtitle>
        {kindTexts(kind)} {number}
      </Subtitle>
      {customer?.gstin && (
        <Text size="sm">{[customer.billName, `GSTIN ${customer.gstin}`].filter(Boolean).join(', ')}</Text>
      )}
      <Box component="dl" m={0}>
        {discount > 0 && <SumRow words={withReason(t('discount'), discountReason)} rupees={discount} />}
        <SumRow words={t('total')} rupees={total} />
        {payments.map((payment) => (
          <SumRow
            key={payment._id}
            words={
              <>
                {t('paidBy', {
                  method: withReason(methodName(payment.method), payment.reference ?? ''),
                  day: formatShortDate(payment.at),
                })}{' '}
                <Button
                  variant="quiet"
                  aria-label={t('correctAmount', { amount: formatRupees(payment.amount) })}
                  onClick={() => setDialog(payment)}
                >
                  {t('correct')}
                </Button>
              </>
            }
            rupees={payment.amount}
          />
        ))}
        {due > 0 && <SumRow words={t('stillDue')} rupees={due} />}
      </Box>
      <Group gap="xs">
        <PdfButton variant="outline" address={`/api/bill/${orderId}/pdf`} fileName={billFileName(bill.data)}>
          {t('downloadBill')}
        </PdfButton>
        {due > 0 && (
          <Button variant="outline" onClick={() => setDialog('payment')}>
            {t('recordPayment')}
          </Button>
        )}
        <Button variant="outline" onClick={() => setDialog('credit')}>
          {t('creditNote')}
        </Button>
      </Group>
      {dialog === 'credit' && <CreditDialog bill={bill.data} close={close} />}
      {dialog !== null && dialog !== 'credit' && (
        <PaymentDialog bill={bill.data} wrong={dialog === 'payment' ? undefined : dialog} close={close} />
      )}
    </Flex>
  );
}
