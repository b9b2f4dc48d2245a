import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { creditInput } from '#shared/bills/schema.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { Choice } from '../Choice.tsx';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

type Props = { bill: { _id: string; number: string; total: number; paid: number }; close: () => void };

const creditForm = creditInput.extend({ discount: typed(creditInput.shape.discount) });

export function CreditDialog({ bill, close }: Props) {
  const credit = trpc.bills.credit.useMutation();
  const [run, pending] = useBillAction();
  const [reason, setReason] = useState('');
  const [again, setAgain] = useState(true);
  const [discount, setDiscount] = useState('');
  const [failures, setFailures] = useState<Record<string, string>>({});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = creditForm.safeParse({
      id: bill._id,
      reason,
      again,
      discount: again ? discount : '',
    });
    if (!checked.success) {
      const errors: Record<string, string> = {};
      for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
      setFailures(errors);
      const [first] = Object.keys(errors);
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    void run(() => credit.mutateAsync(checked.data), close);
  };
  return (
    <FormDialog
      title={t('creditNote')}
      close={close}
      pending={pending}
      yes={t('creditNote')}
      danger
      unsaved={reason !== '' || discount !== '' || !again}
      onSubmit={onSubmit}
    >
      <p>{t('creditHelp', { number: bill.number, amount: formatRupees(bill.total) })}</p>
      <TextField
        label={t('reason')}
        name="reason"
        description={t('onCreditNote')}
        maxLength={maxLength.reason}
        value={reason}
        error={failures.reason}
        data-autofocus
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setFailures({});
        }}
      />
      <Choice>
        <input type="checkbox" checked={again} onChange={() => setAgain(!again)} />
        {t('newBill')}
      </Choice>
      {again ? (
        <>
          <TextField
            label={t('discount')}
            name="discount"
            inputMode="decimal"
            maxLength={13}
            value={discount}
            error={failures.discount}
            onChange={(event) => {
              setDiscount(event.currentTarget.value);
              setFailures({});
            }}
          />
          {bill.paid > 0 && <p>{t('paidCount', { amount: formatRupees(bill.paid) })}</p>}
        </>
      ) : (
        bill.paid > 0 && <p>{t('giveBack', { amount: formatRupees(bill.paid) })}</p>
      )}
    </FormDialog>
  );
}
