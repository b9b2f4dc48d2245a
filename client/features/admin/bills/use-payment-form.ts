import { useState } from 'react';
import { correction, payment } from '#shared/bills/finish.ts';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import type { Bill } from '#shared/bills/schema.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import { billTexts as t } from './texts.ts';

export type PaidBill = Pick<Bill, '_id' | 'number' | 'due' | 'technicianName'>;
export type WrongPayment = Bill['payments'][number];
type Failures = Record<string, string>;

const paymentForm = payment.extend({ taken: typed(payment.shape.taken) });
const correctionForm = correction.extend({ taken: typed(correction.shape.taken) });
export const office = t('office');

const firstFields = ({ due, technicianName }: PaidBill, wrong?: WrongPayment) => ({
  taken: String(wrong?.amount ?? due),
  method: wrong?.method ?? ('Cash' as PaymentMethod),
  reference: wrong?.reference ?? '',
  holder: wrong?.withTechnician && technicianName ? technicianName : office,
  reason: '',
});

/** The fields of a new payment, or of the correction of a `wrong` one. */
export function usePaymentForm(bill: PaidBill, wrong?: WrongPayment) {
  // Keeps the due amount that the dialog opened with, because a retry must send the same payment.
  const [due] = useState(bill.due);
  const [first] = useState(() => firstFields(bill, wrong));
  const [fields, setFields] = useState(first);
  const [failures, setFailures] = useState<Failures>({});
  const isCash = fields.method === 'Cash';
  const most = toRupees(toPaise(due) + toPaise(wrong?.amount ?? 0));

  const change = (some: Partial<typeof first>) => {
    setFields({ ...fields, ...some });
    setFailures({});
  };
  /** Returns the payment to send. Otherwise null, and the first wrong field gets the focus. */
  const check = (form: HTMLFormElement) => {
    const { method, taken, reason, reference, holder } = fields;
    const values = {
      method,
      taken,
      ...(wrong && { reason }),
      ...(!isCash && reference && { reference }),
      ...(isCash && holder !== office && { withTechnician: true }),
    };
    const { data, error } = (wrong ? correctionForm : paymentForm).safeParse(values);
    const found: Failures = {};
    for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
    if (data && data.taken > most) found.taken = wordsOfFailure('takenTooMuch', 0, formatRupees(most));
    const [invalid] = Object.keys(found);
    if (data && !invalid) return data;
    setFailures(found);
    form.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
    return null;
  };
  const unsaved = JSON.stringify(fields) !== JSON.stringify(first);
  return { due, fields, failures, isCash, unsaved, change, check };
}
