import { type FormEvent, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import { payment } from '#shared/bills/finish.ts';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { useBillAction } from './use-bill-action.ts';

type Props = { bill: { _id: string; number: string; due: number }; close: () => void };

const paymentForm = payment.extend({ taken: typed(payment.shape.taken) });

export function PaymentDialog({ bill, close }: Props) {
  const record = trpc.bills.recordPayment.useMutation();
  const [run, pending] = useBillAction();
  // the amount due when the dialog opened: a retry must send the same payment
  const [due] = useState(bill.due);
  const [taken, setTaken] = useState(String(due));
  const [method, setMethod] = useState<PaymentMethod>('Cash');
  const [failure, setFailure] = useState<string | null>(null);
  const { tryClose, question } = useUnsaved({ unsaved: taken !== String(due) || method !== 'Cash', close });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = paymentForm.safeParse({ method, taken });
    const tooMuch = checked.data && checked.data.taken > due;
    if (!checked.success || tooMuch) {
      setFailure(
        tooMuch
          ? wordsOfFailure('takenTooMuch', 0, formatRupees(due))
          : (checked.error?.issues[0]?.message ?? null),
      );
      event.currentTarget.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    void run(() => record.mutateAsync({ id: bill._id, due, ...checked.data }), close, close);
  };
  return (
    <Dialog title="Record payment" close={tryClose} pending={pending}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <p>
            Bill {bill.number}: {formatRupees(due)} due.
          </p>
          <TextField
            label="Taken, in rupees"
            inputMode="decimal"
            maxLength={13}
            value={taken}
            error={failure}
            data-autofocus
            onChange={(event) => {
              setTaken(event.currentTarget.value);
              setFailure(null);
            }}
          />
          <SelectField
            label="Paid by"
            options={paymentMethods}
            value={method}
            onChange={(event) => setMethod(event.currentTarget.value as PaymentMethod)}
          />
          <DialogActions>
            <Button variant="outline" onClick={tryClose} pending={pending}>
              Cancel
            </Button>
            <Button type="submit" pending={pending}>
              Record payment
            </Button>
          </DialogActions>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
}
