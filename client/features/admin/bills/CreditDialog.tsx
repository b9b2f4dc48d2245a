import { useShopForm } from '#client/lib/form.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { creditInput } from '#shared/bills/schema.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { billTexts as t } from './texts.ts';
import { useBillAction } from './use-bill-action.ts';

type Props = { bill: { _id: string; number: string; total: number; paid: number }; close: () => void };

const creditForm = creditInput.extend({ discount: typed(creditInput.shape.discount) });

export function CreditDialog({ bill, close }: Props) {
  const credit = trpc.bills.credit.useMutation();
  const [run] = useBillAction();
  const form = useShopForm({
    schema: creditForm,
    initialValues: { id: bill._id, reason: '', again: true, discount: '' },
  });
  const { again } = form.values;
  return (
    <FormDialog
      title={t('creditNote')}
      close={close}
      danger
      form={form}
      onSubmit={form.submit((values) => run(() => credit.mutateAsync(values), close))}
    >
      <p>{t('creditHelp', { number: bill.number, amount: formatRupees(bill.total) })}</p>
      <TextField
        label={t('reason')}
        description={t('onCreditNote')}
        maxLength={maxLength.reason}
        data-autofocus
        {...form.field('reason')}
      />
      <Choice checked={again} onChange={() => form.setValues({ again: !again, discount: '' })}>
        {t('newBill')}
      </Choice>
      {again ? (
        <>
          <TextField label={t('discount')} inputMode="decimal" maxLength={13} {...form.field('discount')} />
          {bill.paid > 0 && <p>{t('paidCount', { amount: formatRupees(bill.paid) })}</p>}
        </>
      ) : (
        bill.paid > 0 && <p>{t('giveBack', { amount: formatRupees(bill.paid) })}</p>
      )}
    </FormDialog>
  );
}
