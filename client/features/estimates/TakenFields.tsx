// The fields of what is taken: how, how much, and what becomes of the rest.
import { useId } from 'react';
import { Money } from '#client/ui/Money.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { paymentMethods } from '#shared/bills/kinds.ts';
import { upiAddress } from '#shared/bills/upi.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise } from '#shared/primitives.ts';
import classes from './FinishDialog.module.css';
import { QrCode } from './QrCode.tsx';
import type { Taken } from './use-taken.ts';

type Props = {
  taken: Taken;
  /** Finish was pressed: what is missing is told. */
  tried: boolean;
  orderNumber: number;
  payee: Charging['payee'];
};

export function TakenFields({ taken, tried, orderNumber, payee }: Props) {
  const { method, given, left, failures } = taken;
  return (
    <>
      <Choice
        legend="Paid by"
        options={paymentMethods.map((name) => [name, name] as const)}
        value={method}
        choose={taken.setMethod}
      />
      <TextField
        label="Taken, in rupees"
        inputMode="decimal"
        autoComplete="off"
        value={given}
        error={(tried || left < 0) && failures.taken}
        onChange={(event) => taken.give(event.currentTarget.value)}
      />
      {left > 0 && taken.isAmount && <RestFields taken={taken} tried={tried} />}
      {method === 'UPI' && (
        <Upi payee={payee} rupees={failures.taken ? 0 : taken.rupees} orderNumber={orderNumber} />
      )}
    </>
  );
}

const RestFields = ({ taken, tried }: Pick<Props, 'taken' | 'tried'>) => (
  <>
    <Choice
      legend={`${formatRupees(taken.left)} less than the total`}
      options={[
        ['due', 'Still due'],
        ['discount', 'Discount'],
      ]}
      value={taken.rest}
      choose={taken.setRest}
    />
    {taken.rest === 'discount' && (
      <TextField
        label="Reason"
        description="It stands on the bill"
        maxLength={maxLength.reason}
        value={taken.reason}
        error={tried && taken.failures.reason}
        onChange={(event) => taken.setReason(event.currentTarget.value)}
      />
    )}
  </>
);

type UpiProps = Pick<Props, 'payee' | 'orderNumber'> & { rupees: number };

function Upi({ payee, rupees, orderNumber }: UpiProps) {
  if (!payee) return <p>The shop has no UPI id in its settings: there is no code to scan.</p>;
  if (rupees === 0) return null;
  return (
    <figure className={classes.upi}>
      <QrCode
        text={upiAddress(payee, toPaise(rupees), `Order ${orderNumber}`)}
        label={`UPI code for ${formatRupees(rupees)}`}
      />
      <figcaption>
        The customer scans this: <Money rupees={rupees} /> to {payee.upiId}. Press Finish when it has arrived.
      </figcaption>
    </figure>
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
