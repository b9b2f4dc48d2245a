import { useId, useState } from 'react';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Button } from '#client/ui/Button.tsx';
import { Modal } from '#client/ui/Modal.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { type Finish, finish, type Rest, restOf, settled } from '#shared/bills/finish.ts';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { methodName } from '#shared/bills/method-name.ts';
import { upiAddress } from '#shared/bills/upi.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise } from '#shared/money.ts';
import { orderFailureTexts } from '#shared/order-failure-texts.ts';
import classes from './FinishDialog.module.css';
import { estimateTexts as t } from './texts.ts';

const asTyped = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

const taking = typed(finish.shape.taken);

type Payment = ReturnType<typeof usePaymentFields>;

/**
 * Starts with the whole `total` (in rupees) in cash. Without a valid amount `rupees` is 0. `money` is the
 * input of the request, or null if a field is invalid.
 */
export function usePaymentFields(total: number) {
  const [method, setMethod] = useState<PaymentMethod>('Cash');
  const [takenText, setTakenText] = useState(asTyped(total));
  const [rest, setRest] = useState<Rest>('due');
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [withTechnician, setWithTechnician] = useState(false);

  const read = taking.safeParse(takenText);
  const rupees = read.data ?? 0;
  const left = restOf(total, rupees);
  const checked = finish.safeParse(
    settled(total, { method, taken: rupees, rest, reason, reference, withTechnician }),
  );
  const failures = {
    taken:
      read.error?.issues[0]?.message ??
      (left < 0 ? orderFailureTexts('takenTooMuch', { words: formatRupees(total) }) : undefined),
    reason: checked.error?.issues.find(({ path }) => path[0] === 'reason')?.message,
  };
  const money: Finish | null = failures.taken ? null : (checked.data ?? null);
  return {
    ...{
      method,
      setMethod,
      takenText,
      setTakenText,
      rest,
      setRest,
      reason,
      setReason,
      reference,
      setReference,
      withTechnician,
      setWithTechnician,
    },
    rupees,
    left,
    isAmount: read.success,
    failures,
    money,
    changed:
      method !== 'Cash' ||
      takenText !== asTyped(total) ||
      reason !== '' ||
      reference !== '' ||
      withTechnician,
  };
}

type Props = {
  payment: Payment;
  tried: boolean;
  orderNumber: number;
  payee: Charging['payee'];
  /** The customer has paid by the UPI code. Null in the office, which records a UPI reference instead. */
  paid: (() => void) | null;
  /** The technician who may hold the cash of a payment that the office records. */
  technician?: string | undefined;
};

export function PaymentFields({ payment, tried, orderNumber, payee, paid, technician }: Props) {
  const { method, takenText, left, failures } = payment;
  return (
    <>
      <Choice
        legend={t('paidBy')}
        options={paymentMethods.map((name) => [name, methodName(name)] as const)}
        value={method}
        choose={payment.setMethod}
      />
      <TextField
        label={t('taken')}
        inputMode="decimal"
        autoComplete="off"
        value={takenText}
        error={(tried || left < 0) && failures.taken}
        onChange={(event) => payment.setTakenText(event.currentTarget.value)}
      />
      {left > 0 && payment.isAmount && <RestFields payment={payment} tried={tried} />}
      {method === 'Cash' && technician && (
        <Choice
          legend={t('whoHas')}
          options={[
            ['office', t('office')],
            ['technician', technician],
          ]}
          value={payment.withTechnician ? 'technician' : 'office'}
          choose={(who) => payment.setWithTechnician(who === 'technician')}
        />
      )}
      {method === 'UPI' && !paid && (
        <TextField
          label={t('upiReference')}
          autoComplete="off"
          maxLength={maxLength.reason}
          value={payment.reference}
          onChange={(event) => payment.setReference(event.currentTarget.value)}
        />
      )}
      {method === 'UPI' && paid && (
        <Upi
          payee={payee}
          rupees={failures.taken ? 0 : payment.rupees}
          orderNumber={orderNumber}
          paid={paid}
          notPaid={() => payment.setMethod('Cash')}
        />
      )}
    </>
  );
}

const RestFields = ({ payment, tried }: Pick<Props, 'payment' | 'tried'>) => (
  <>
    <Choice
      legend={t('less', { amount: formatRupees(payment.left) })}
      options={[
        ['due', t('stillDue')],
        ['discount', t('discount')],
      ]}
      value={payment.rest}
      choose={payment.setRest}
    />
    {payment.rest === 'discount' && (
      <TextField
        label={t('reason')}
        description={t('onBill')}
        maxLength={maxLength.reason}
        value={payment.reason}
        error={tried && payment.failures.reason}
        onChange={(event) => payment.setReason(event.currentTarget.value)}
      />
    )}
  </>
);

type UpiProps = Pick<Props, 'payee' | 'orderNumber'> & {
  rupees: number;
  paid: () => void;
  notPaid: () => void;
};

/** The UPI code fills the screen, so that the customer can scan it off the technician's phone. */
function Upi({ payee, rupees, orderNumber, paid, notPaid }: UpiProps) {
  useBackCloses(notPaid, payee !== null && rupees > 0);
  if (!payee) return <p>{t('noUpi')}</p>;
  if (rupees === 0) return null;
  return (
    <Modal
      opened
      onClose={notPaid}
      fullScreen
      withCloseButton={false}
      zIndex={310}
      attributes={{ content: { 'aria-label': t('payByUpi', { amount: formatRupees(rupees) }) } }}
    >
      <figure className={classes.upi}>
        <figcaption>
          <Money rupees={rupees} className={classes.upiSum} /> {t('toPayee', { upiId: payee.upiId })}
        </figcaption>
        <QrCode
          text={upiAddress(
            payee,
            toPaise(rupees),
            t('orderNote', { number: orderNumber }),
            `ORDER${orderNumber}`,
          )}
          label={t('upiCode', { amount: formatRupees(rupees) })}
        />
        <Group grow w="100%">
          <Button variant="outline" onClick={notPaid}>
            {t('notPaid')}
          </Button>
          <Button onClick={paid} data-autofocus>
            {t('paid')}
          </Button>
        </Group>
      </figure>
    </Modal>
  );
}

type ChoiceProps<Value extends string> = {
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  choose: (value: Value) => void;
};

function Choice<Value extends string>({ legend, options, value, choose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} checked={value === option} onChange={() => choose(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
