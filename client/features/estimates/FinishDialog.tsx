import type { ReactNode } from 'react';
import { z } from 'zod';
import { useShopForm } from '#client/lib/form.ts';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { Box } from '#client/ui/mantine/layout.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { type Finish, finish, finishOf, restOf } from '#shared/bills/finish.ts';
import type { EstimateState } from '#shared/estimates/states.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { fullPayment, PaymentFields, type PaymentForm, rupeesOf, takenSchema } from './PaymentFields.tsx';
import { type PricedLine, PricedLines, SumRow, TaxRow } from './PricedLines.tsx';
import { estimateTexts as t } from './texts.ts';
import { UpiCode } from './UpiCode.tsx';

type Props = {
  orderNumber: number;
  lines: readonly PricedLine[];
  tax: number;
  total: number;
  payee: Charging['payee'];
  estimate: EstimateState | null;
  done: (money: Finish) => void;
  close: () => void;
  /** Only in the panel: the dialog's title, and facts about the order above the lines. */
  desk?: { question: string; about: ReactNode; technician: string | undefined };
};

const notBilled: Record<Exclude<EstimateState, 'agreed'>, string> = {
  draft: t('draft'),
  offered: t('offered'),
  declined: t('declined'),
};

const { method, reason, reference, withTechnician, taken } = finish.shape;

/** The typed values become the payment of the request. */
const finishForm = (total: number) =>
  z
    .object({ method, reason, reference, withTechnician })
    .extend({ taken: takenSchema(taken, total), rest: z.enum(['due', 'discount']) })
    .transform((typed): z.input<typeof finish> => finishOf(total, typed))
    .pipe(finish);

export function FinishDialog(props: Props) {
  const { orderNumber, lines, tax, total, payee, estimate, done, close, desk } = props;
  const schema = finishForm(total);
  const form = useShopForm({ schema, initialValues: fullPayment(total) });
  const rupees = rupeesOf(form.values);
  const pay = () => {
    const money = schema.safeParse(form.values).data;
    if (money) done(money);
  };
  return (
    <FormDialog
      title={desk?.question ?? t('finish')}
      yes={desk ? t('confirm') : t('finish')}
      close={close}
      width={520}
      form={form}
      onSubmit={form.submit(async (money) => done(money))}
    >
      {desk?.about}
      {estimate && estimate !== 'agreed' && <Notice kind="note">{notBilled[estimate]}</Notice>}
      {lines.length > 0 && <PricedLines lines={lines} />}
      <Box component="dl" m={0}>
        <TaxRow rupees={tax} />
        <SumRow words={t('total')} rupees={total} pt={10} fz="1.5rem" fw={800} />
      </Box>
      {total === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <PaymentFields form={form} most={total} technician={desk?.technician} byCode={!desk}>
          <RestFields form={form} left={restOf(total, rupees ?? total)} />
          {form.values.method === 'UPI' && !desk && (
            <UpiCode
              payee={payee}
              rupees={rupees !== undefined && rupees <= total ? rupees : 0}
              orderNumber={orderNumber}
              paid={pay}
              notPaid={() => form.setValues({ method: 'Cash' })}
            />
          )}
        </PaymentFields>
      )}
    </FormDialog>
  );
}

/** Asks what happens with the rest, if the payment is less than the total. */
function RestFields({ form, left }: { form: PaymentForm; left: number }) {
  if (left <= 0) return null;
  return (
    <>
      <RadioCards
        legend={t('less', { amount: formatRupees(left) })}
        options={[
          ['due', t('stillDue')],
          ['discount', t('discount')],
        ]}
        value={form.values.rest}
        choose={(rest) => form.setValues({ rest })}
      />
      {form.values.rest === 'discount' && (
        <TextField
          label={t('reason')}
          description={t('onBill')}
          maxLength={maxLength.reason}
          {...form.field('reason')}
        />
      )}
    </>
  );
}
