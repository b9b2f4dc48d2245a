import { useState } from 'react';
import { fullPayment, PaymentFields, takenSchema } from '#client/features/estimates/PaymentFields.tsx';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { correction, payment, paymentToSend } from '#shared/bills/finish.ts';
import { methodName } from '#shared/bills/method-name.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

type PaidBill = Pick<Bill, '_id' | 'number' | 'due' | 'technicianName'>;
type WrongPayment = Bill['payments'][number];
type Props = { bill: PaidBill; wrong?: WrongPayment | undefined; close: () => void };

/** Records a payment of a bill, or corrects a `wrong` one. */
export function PaymentDialog({ bill, wrong, close }: Props) {
  const record = trpc.bills.recordPayment.useMutation();
  const correct = trpc.bills.correctPayment.useMutation();
  const [run] = useBillAction();
  // Keeps the due amount that the dialog opened with, because a retry must send the same payment.
  const [due] = useState(bill.due);
  const most = toRupees(toPaise(due) + toPaise(wrong?.amount ?? 0));
  const taken = takenSchema((wrong ? correction : payment).shape.taken, most);
  const form = useShopForm({
    schema: wrong ? correction.extend({ taken }) : payment.extend({ taken }),
    initialValues: {
      ...fullPayment(wrong?.amount ?? due),
      ...(wrong && {
        method: wrong.method,
        reference: wrong.reference ?? '',
        withTechnician: Boolean(wrong.withTechnician && bill.technicianName),
      }),
    },
  });
  const title = wrong ? t('correctPayment') : t('recordPayment');
  const onSubmit = form.submit((typed) => {
    const data = paymentToSend(typed);
    const send = () =>
      wrong
        ? correct.mutateAsync({ id: bill._id, paymentId: wrong._id, ...data, reason: form.values.reason })
        : record.mutateAsync({ id: bill._id, due, ...data });
    return run(send, close, close);
  });
  return (
    <FormDialog title={title} close={close} form={form} onSubmit={onSubmit}>
      <p>{about(bill, due, wrong)}</p>
      <PaymentFields form={form} most={most} help={wrong && t('zero')} technician={bill.technicianName} />
      {wrong && (
        <TextField
          label={t('reason')}
          description={t('onlyShop')}
          maxLength={maxLength.reason}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}

const about = ({ number }: PaidBill, due: number, wrong: WrongPayment | undefined): string =>
  wrong
    ? t('wrongPayment', {
        number,
        amount: formatRupees(wrong.amount),
        method: methodName(wrong.method),
        day: formatShortDate(wrong.at),
      })
    : t('dueOf', { number, amount: formatRupees(due) });
