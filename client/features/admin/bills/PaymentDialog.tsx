import type { FormEvent } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { formatRupees, formatShortDate } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';
import { office, type PaidBill, usePaymentForm, type WrongPayment } from './use-payment-form.ts';

type Payment = { bill: PaidBill; wrong?: WrongPayment | undefined };

export function PaymentDialog({ bill, wrong, close }: Payment & { close: () => void }) {
  const record = trpc.bills.recordPayment.useMutation();
  const correct = trpc.bills.correctPayment.useMutation();
  const [run, pending] = useBillAction();
  const form = usePaymentForm(bill, wrong);
  const title = wrong ? t('correctPayment') : t('recordPayment');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = form.check(event.currentTarget);
    if (!data) return;
    const send = () =>
      wrong
        ? correct.mutateAsync({ id: bill._id, paymentId: wrong._id, ...data, reason: form.fields.reason })
        : record.mutateAsync({ id: bill._id, due: form.due, ...data });
    void run(send, close, close);
  };
  return (
    <FormDialog
      title={title}
      close={close}
      pending={pending}
      yes={title}
      unsaved={form.unsaved}
      onSubmit={onSubmit}
    >
      <p>{about(bill, form.due, wrong)}</p>
      <PaymentFields bill={bill} wrong={wrong} form={form} />
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

type FieldsProps = Payment & { form: ReturnType<typeof usePaymentForm> };

function PaymentFields({ bill, wrong, form: { fields, failures, isCash, change } }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('taken')}
        name="taken"
        description={wrong && t('zero')}
        inputMode="decimal"
        maxLength={13}
        value={fields.taken}
        error={failures.taken}
        data-autofocus
        onChange={(event) => change({ taken: event.currentTarget.value })}
      />
      <SelectField
        label={t('paidBy')}
        options={paymentMethods}
        nameOf={methodName}
        value={fields.method}
        onChange={(event) => change({ method: event.currentTarget.value as PaymentMethod })}
      />
      {isCash && bill.technicianName && (
        <SelectField
          label={t('whoHas')}
          options={[office, bill.technicianName]}
          value={fields.holder}
          onChange={(event) => change({ holder: event.currentTarget.value })}
        />
      )}
      {!isCash && (
        <TextField
          label={t('upiReference')}
          maxLength={maxLength.reason}
          value={fields.reference}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
      )}
      {wrong && (
        <TextField
          label={t('reason')}
          name="reason"
          description={t('onlyShop')}
          maxLength={maxLength.reason}
          value={fields.reason}
          error={failures.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      )}
    </>
  );
}
