import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldProps } from '#client/lib/form.ts';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { amount, type Underpayment } from '#shared/bills/finish.ts';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import { estimateTexts as t } from './texts.ts';

const asTyped = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

/** The first values of a payment's form: the full sum in cash. */
export const fullPayment = (rupees: number) => ({
  method: 'Cash' as PaymentMethod,
  taken: asTyped(rupees),
  reference: '',
  withTechnician: false,
  rest: 'due' as Underpayment,
  reason: '',
});

export type PaymentValues = ReturnType<typeof fullPayment>;

const tooMuch = (most: number) => orderFailureTexts('takenTooMuch', { words: formatRupees(most) });

/** The schema of a typed amount: `schema`, at most `most` rupees. */
export const takenSchema = (schema: z.ZodType<number>, most: number) =>
  typed(schema.refine((rupees) => rupees <= most, { error: tooMuch(most) }));

/** The typed amount in rupees, undefined if the text is not an amount. */
export const rupeesOf = ({ taken }: PaymentValues): number | undefined => typed(amount).safeParse(taken).data;

export type PaymentForm = {
  values: PaymentValues;
  setValues(values: Partial<PaymentValues>): void;
  field(name: keyof PaymentValues): FieldProps;
};

type Props = {
  form: PaymentForm;
  most: number;
  help?: string | undefined;
  /** The technician who may hold the cash of a payment that the office records. */
  technician?: string | null | undefined;
  /** The customer scans a UPI code, so nobody types a reference. */
  byCode?: boolean;
  children?: ReactNode;
};

/** The fields of a payment: amount, method and who has the cash. The phone, the order and the bill use this form. */
export function PaymentFields({ form, most, help, technician, byCode = false, children }: Props) {
  const { method, withTechnician } = form.values;
  const taken = form.field('taken');
  return (
    <>
      <RadioCards
        legend={t('paidBy')}
        options={paymentMethods.map((name) => [name, methodName(name)] as const)}
        value={method}
        choose={(chosen) => form.setValues({ method: chosen })}
      />
      <TextField
        label={t('taken')}
        description={help}
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        data-autofocus={!byCode || undefined}
        {...taken}
        error={(rupeesOf(form.values) ?? 0) > most ? tooMuch(most) : taken.error}
      />
      {children}
      {method === 'Cash' && technician && (
        <RadioCards
          legend={t('whoHas')}
          options={[
            ['office', t('office')],
            ['technician', technician],
          ]}
          value={withTechnician ? 'technician' : 'office'}
          choose={(who) => form.setValues({ withTechnician: who === 'technician' })}
        />
      )}
      {method === 'UPI' && !byCode && (
        <TextField
          label={t('upiReference')}
          autoComplete="off"
          maxLength={maxLength.name}
          {...form.field('reference')}
        />
      )}
    </>
  );
}
