// What is taken at the end of a repair, and what becomes of the rest: typed, checked, and reckoned by the bill's own rules.
import { useState } from 'react';
import { type Finish, finish, type Rest, restOf, settled } from '#shared/bills/finish.ts';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import { wordsOfFailure } from '#shared/errors.ts';
import { typed } from '#shared/estimates/forms.ts';
import { formatRupees } from '#shared/format.ts';

/** 4449.5 -> '4449.50', as money is typed. */
const asTyped = (rupees: number) => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

const taking = typed(finish.shape.taken);

export type Taken = ReturnType<typeof useTaken>;

/**
 * Begins with all of `total` (rupees) in cash. `rupees` is 0 and `left` all of it where no amount is typed. `money` is what is
 * sent, null where something is wrong: `failures` has the words.
 */
export function useTaken(total: number) {
  const [method, setMethod] = useState<PaymentMethod>('Cash');
  const [given, give] = useState(asTyped(total));
  const [rest, setRest] = useState<Rest>('due');
  const [reason, setReason] = useState('');

  const read = taking.safeParse(given);
  const rupees = read.data ?? 0;
  const left = restOf(total, rupees);
  const checked = finish.safeParse(settled(total, { method, taken: rupees, rest, reason }));
  const failures = {
    taken:
      read.error?.issues[0]?.message ??
      (left < 0 ? wordsOfFailure('takenTooMuch', 0, formatRupees(total)) : undefined),
    reason: checked.error?.issues.find(({ path }) => path[0] === 'reason')?.message,
  };
  const money: Finish | null = failures.taken ? null : (checked.data ?? null);
  return {
    ...{ method, setMethod, given, give, rest, setRest, reason, setReason },
    rupees,
    left,
    isAmount: read.success,
    failures,
    money,
    changed: method !== 'Cash' || given !== asTyped(total) || reason !== '',
  };
}
