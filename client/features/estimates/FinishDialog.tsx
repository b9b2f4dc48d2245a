// The end of a repair: what is billed, how it is paid, and what becomes of what was not taken.
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/ui/Button.tsx';
import { Dialog, DialogActions } from '#client/ui/Dialog.tsx';
import { Money } from '#client/ui/Money.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { useUnsaved } from '#client/ui/use-unsaved.tsx';
import type { Charging } from '#shared/bills/charging.ts';
import { type Finish, finish } from '#shared/bills/finish.ts';
import { type PaymentMethod, paymentMethods } from '#shared/bills/kinds.ts';
import { type Rest, restOf, settled } from '#shared/bills/settle.ts';
import { upiAddress } from '#shared/bills/upi.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { typed } from '#shared/estimates/forms.ts';
import type { EstimateState } from '#shared/estimates/states.ts';
import { formatRupees } from '#shared/format.ts';
import { maxLength } from '#shared/limits.ts';
import { toPaise } from '#shared/primitives.ts';
import classes from './FinishDialog.module.css';
import { type PricedLine, PricedLines } from './PricedLines.tsx';
import { QrCode } from './QrCode.tsx';

type Props = {
  order: { orderNumber: number; fullname: string };
  lines: readonly PricedLine[];
  /** Rupees that come on top of the lines; 0 where prices include it. */
  tax: number;
  total: number;
  payee: Charging['payee'];
  /** How far an estimate with lines is; null where there is none. */
  estimate: EstimateState | null;
  pending: boolean;
  /** Closes the dialog too where it was done. */
  done: (money: Finish) => void;
  close: () => void;
};

/** 4449.5 -> '4449.50', as money is typed. */
const asTyped = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

const taking = typed(finish.shape.taken);

const notBilled: Record<Exclude<EstimateState, 'agreed'>, string> = {
  draft: 'The customer has not agreed to the estimate: it is not billed. Only what was agreed is.',
  offered: 'The customer has not answered the estimate: it is not billed. Only what was agreed is.',
  declined: 'The customer declined the estimate: only the charge of the booking is billed.',
};

export function FinishDialog({ order, lines, tax, total, payee, estimate, pending, done, close }: Props) {
  const [method, setMethod] = useState<PaymentMethod>('Cash');
  const [given, give] = useState(asTyped(total));
  const [rest, setRest] = useState<Rest>('due');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { tryClose, question } = useUnsaved({
    unsaved: method !== 'Cash' || given !== asTyped(total) || reason !== '',
    close,
  });

  const read = taking.safeParse(given);
  const taken = read.data ?? 0;
  const left = restOf(total, taken);
  const money = settled(total, { method, taken, rest, reason });
  const checked = finish.safeParse(money);
  const takenFailure =
    read.error?.issues[0]?.message ??
    (left < 0 ? wordsOfFailure('takenTooMuch', 0, formatRupees(total)) : undefined);
  const reasonFailure = checked.error?.issues.find(({ path }) => path[0] === 'reason')?.message;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    if (takenFailure || !checked.data) {
      flushSync(() => setTried(true));
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    done(checked.data);
  };
  return (
    <Dialog title="Finish" close={tryClose} width={520}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        {estimate && estimate !== 'agreed' && <Notice kind="note">{notBilled[estimate]}</Notice>}
        {lines.length > 0 && <PricedLines lines={lines} />}
        {tax > 0 && (
          <p className={classes.sum}>
            <span>Tax</span>
            <Money rupees={tax} />
          </p>
        )}
        <p className={classes.total}>
          <span>Total</span>
          <Money rupees={total} />
        </p>
        {total === 0 ? (
          <p>Nothing is to be paid.</p>
        ) : (
          <>
            <Choice
              legend="Paid by"
              options={paymentMethods.map((name) => [name, name] as const)}
              value={method}
              choose={setMethod}
            />
            <TextField
              label="Taken, in rupees"
              inputMode="decimal"
              autoComplete="off"
              value={given}
              error={(tried || left < 0) && takenFailure}
              onChange={(event) => give(event.currentTarget.value)}
            />
            {left > 0 && !read.error && (
              <>
                <Choice
                  legend={`${formatRupees(left)} less than the total`}
                  options={[
                    ['due', 'Still due'],
                    ['discount', 'Discount'],
                  ]}
                  value={rest}
                  choose={setRest}
                />
                {rest === 'discount' && (
                  <TextField
                    label="Reason"
                    description="It stands on the bill"
                    maxLength={maxLength.reason}
                    value={reason}
                    error={tried && reasonFailure}
                    onChange={(event) => setReason(event.currentTarget.value)}
                  />
                )}
              </>
            )}
            {method === 'UPI' && <Upi payee={payee} taken={takenFailure ? 0 : taken} order={order} />}
          </>
        )}
        <DialogActions>
          <Button variant="outline" onClick={tryClose}>
            Cancel
          </Button>
          <Button type="submit" pending={pending} className={classes.finish}>
            Finish
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

type UpiProps = { payee: Charging['payee']; taken: number; order: Props['order'] };

function Upi({ payee, taken, order }: UpiProps) {
  if (!payee) return <p>The shop has no UPI id in its settings: there is no code to scan.</p>;
  if (taken === 0) return null;
  return (
    <figure className={classes.upi}>
      <QrCode
        text={upiAddress(payee, toPaise(taken), `Order ${order.orderNumber}`)}
        label={`UPI code for ${formatRupees(taken)}`}
      />
      <figcaption>
        The customer scans this: <Money rupees={taken} /> to {payee.upiId}. Press Finish when it has arrived.
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
