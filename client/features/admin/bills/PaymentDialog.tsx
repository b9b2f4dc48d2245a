import { useState } from 'react';
import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { correction, payment } from '#shared/bills/finish.ts';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { methodName } from '#shared/bills/method-name.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

type PaidBill = Pick<Bill, '_id' | 'number' | 'due' | 'technicianName'>;
type WrongPayment = Bill['payments'][number];
type Props = { bill: PaidBill; wrong?: WrongPayment | undefined; close: () => void };

const paymentForm = payment.extend({ taken: typed(payment.shape.taken) });
const correctionForm = correction.extend({ taken: typed(correction.shape.taken) });

/** Records a payment of a bill, or corrects a `wrong` one. */
export function PaymentDialog({ bill, wrong, close }: Props) {
  const record = trpc.bills.recordPayment.useMutation();
  const correct = trpc.bills.correctPayment.useMutation();
  const [run, pending] = useBillAction();
  // Keeps the due amount that the dialog opened with, because a retry must send the same payment.
  const [due] = useState(bill.due);
  const most = toRupees(toPaise(due) + toPaise(wrong?.amount ?? 0));
  const form = useShopForm({
    schema: (wrong ? correctionForm : paymentForm).refine(({ taken }) => taken <= most, {
      error: wordsOfFailure('takenTooMuch', 0, formatRupees(most)),
      path: ['taken'],
    }),
    initialValues: {
      taken: String(wrong?.amount ?? due),
      method: wrong?.method ?? ('Cash' as PaymentMethod),
      reference: wrong?.reference ?? '',
      withTechnician: Boolean(wrong?.withTechnician && bill.technicianName),
      reason: '',
    },
  });
  const { method, withTechnician, reason } = form.values;
  const isCash = method === 'Cash';
  const title = wrong ? t('correctPayment') : t('recordPayment');

  const onSubmit = form.submit(({ taken, reference }) => {
    const data = {
      method,
      taken,
      ...(isCash ? withTechnician && { withTechnician } : reference && { reference }),
    };
    const send = () =>
      wrong
        ? correct.mutateAsync({ id: bill._id, paymentId: wrong._id, ...data, reason })
        : record.mutateAsync({ id: bill._id, due, ...data });
    return run(send, close, close);
  });
  return (
    <FormDialog
      title={title}
      close={close}
      pending={pending}
      yes={title}
      unsaved={form.isDirty()}
      onSubmit={onSubmit}
    >
      <p>{about(bill, due, wrong)}</p>
      <TextField
        label={t('taken')}
        description={wrong && t('zero')}
        inputMode="decimal"
        maxLength={13}
        data-autofocus
        {...form.getInputProps('taken')}
      />
      <SelectField
        label={t('paidBy')}
        options={paymentMethods}
        nameOf={methodName}
        {...form.getInputProps('method')}
      />
      {isCash && bill.technicianName && (
        <SelectField
          label={t('whoHas')}
          options={[t('office'), bill.technicianName]}
          value={withTechnician ? bill.technicianName : t('office')}
          onChange={(event) =>
            form.setFieldValue('withTechnician', event.currentTarget.value === bill.technicianName)
          }
        />
      )}
      {!isCash && (
        <TextField
          label={t('upiReference')}
          maxLength={maxLength.reason}
          {...form.getInputProps('reference')}
        />
      )}
      {wrong && (
        <TextField
          label={t('reason')}
          description={t('onlyShop')}
          maxLength={maxLength.reason}
          {...form.getInputProps('reason')}
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
