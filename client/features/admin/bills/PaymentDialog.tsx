import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
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

type Props = {
  bill: Pick<Bill, '_id' | 'number' | 'due' | 'technicianName'>;
  wrong?: Bill['payments'][number] | undefined;
  close: () => void;
};

const paymentForm = payment.extend({ taken: typed(payment.shape.taken) });
const correctionForm = correction.extend({ taken: typed(correction.shape.taken) });
const office = t('office');

export function PaymentDialog({ bill, wrong, close }: Props) {
  const record = trpc.bills.recordPayment.useMutation();
  const correct = trpc.bills.correctPayment.useMutation();
  const [run, pending] = useBillAction();
  // Keeps the due amount that the dialog opened with, because a retry must send the same payment.
  const [due] = useState(bill.due);
  const most = toRupees(toPaise(due) + toPaise(wrong?.amount ?? 0));
  const [first] = useState({
    taken: String(wrong?.amount ?? due),
    method: wrong?.method ?? (t('cash') as PaymentMethod),
    reference: wrong?.reference ?? '',
    holder: wrong?.withTechnician && bill.technicianName ? bill.technicianName : office,
    reason: '',
  });
  const [fields, setFields] = useState(first);
  const [failures, setFailures] = useState<Record<string, string>>({});
  const { tryClose, question } = useUnsaved({
    unsaved: JSON.stringify(fields) !== JSON.stringify(first),
    close,
  });
  const change = (some: Partial<typeof first>) => {
    setFields({ ...fields, ...some });
    setFailures({});
  };
  const isCash = fields.method === t('cash');
  const title = wrong ? t('correctPayment') : t('recordPayment');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { method, taken, reason } = fields;
    const values = {
      method,
      taken,
      ...(wrong && { reason }),
      ...(!isCash && fields.reference && { reference: fields.reference }),
      ...(isCash && fields.holder !== office && { withTechnician: true }),
    };
    const checked = wrong ? correctionForm.safeParse(values) : paymentForm.safeParse(values);
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message;
    if (checked.data && checked.data.taken > most)
      errors.taken = wordsOfFailure('takenTooMuch', 0, formatRupees(most));
    const [invalid] = Object.keys(errors);
    if (!checked.data || invalid) {
      setFailures(errors);
      event.currentTarget.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
      return;
    }
    const { data } = checked;
    void run(
      () =>
        wrong
          ? correct.mutateAsync({ id: bill._id, paymentId: wrong._id, ...data, reason })
          : record.mutateAsync({ id: bill._id, due, ...data }),
      close,
      close,
    );
  };
  return (
    <Dialog title={title} close={tryClose} pending={pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <p>
            {wrong
              ? t('wrongPayment', {
                  number: bill.number,
                  amount: formatRupees(wrong.amount),
                  method: methodName(wrong.method),
                  day: formatShortDate(wrong.at),
                })
              : t('dueOf', { number: bill.number, amount: formatRupees(due) })}
          </p>
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
          <DialogActions>
            <Button variant="outline" onClick={tryClose} pending={pending}>
              {t('cancel')}
            </Button>
            <Button type="submit" pending={pending}>
              {title}
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
