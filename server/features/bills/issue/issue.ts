import { billAmounts } from '#shared/bills/amounts.ts';
import type { Finish } from '#shared/bills/finish.ts';
import { AppError } from '#shared/errors.ts';
import { formatRupees } from '#shared/format.ts';
import { toPaise, toRupees } from '#shared/primitives.ts';
import type { Db } from '../../../deps.ts';
import type { Actor } from '../../audit/actor.ts';
import { setBilled } from '../../orders/agreed-and-billed.ts';
import { recordEvent } from '../../orders/events.ts';
import { readCharges } from './charged.ts';
import { insertBill, type Money } from './rows.ts';

type Settlement = {
  discountPaise: number;
  reason: string;
  taken: (totalPaise: number, technicianId: string | null) => Money[];
};

const inRupees = (paise: number) => formatRupees(toRupees(paise));

/** A technician holds the cash of this payment until he hands it over to the office. */
const holderOf = ({ role, id }: Actor) => (role === 'technician' ? id : null);

const inCash = (actor: Actor): Settlement => ({
  discountPaise: 0,
  reason: '',
  taken: (paise) => [{ method: 'Cash', paise, technicianId: holderOf(actor) }],
});

const later: Settlement = { discountPaise: 0, reason: '', taken: () => [] };

const settlementOf = (
  actor: Actor,
  { method, taken, discount, reason, reference, withTechnician }: Finish,
): Settlement => ({
  discountPaise: toPaise(discount),
  reason,
  taken: (_, technicianId) => [
    {
      method,
      paise: toPaise(taken),
      technicianId: withTechnician ? technicianId : holderOf(actor),
      reference,
    },
  ],
});

/**
 * Issues the bill of an order. Without `finish` (older clients), a done order counts as paid in cash and a
 * cancellation fee as due. Free orders have no bill.
 */
export async function billOrder(db: Db, actor: Actor, orderId: string, now: Date, finish?: Finish | null) {
  const settled = finish ? settlementOf(actor, finish) : null;
  await issueBill(db, actor, orderId, now, {
    seenPaise: finish?.total === undefined ? null : toPaise(finish.total),
    settledAs: (stage) => settled ?? (stage === 'cancelled' ? later : inCash(actor)),
  });
}

export async function replaceBill(
  db: Db,
  actor: Actor,
  orderId: string,
  now: Date,
  { discountPaise, reason, paid }: { discountPaise: number; reason: string; paid: readonly Money[] },
): Promise<void> {
  const payments = (totalPaise: number) => {
    let open = totalPaise;
    return paid.map((money) => {
      const paise = Math.min(money.paise, open);
      open -= paise;
      return { ...money, paise };
    });
  };
  await issueBill(db, actor, orderId, now, {
    seenPaise: null,
    settledAs: () => ({ discountPaise, reason, taken: payments }),
  });
}

type BillRequest = { seenPaise: number | null; settledAs: (stage: string) => Settlement };

async function issueBill(
  db: Db,
  actor: Actor,
  orderId: string,
  now: Date,
  { seenPaise, settledAs }: BillRequest,
): Promise<void> {
  const charged = await readCharges(db, orderId);
  const { stage, terms } = charged;
  const { discountPaise, reason, taken } = settledAs(stage);
  const full = billAmounts(terms, charged.lines).sum.totalPaise;
  if (seenPaise !== null && seenPaise !== full) throw new AppError('totalChanged', { words: inRupees(full) });
  if (discountPaise > full) throw new AppError('takenTooMuch', { words: inRupees(full) });
  const { lines, sum } = billAmounts(terms, charged.lines, discountPaise);
  const payments = taken(sum.totalPaise, charged.technician?.id ?? null);
  const paid = payments.reduce((all, { paise }) => all + paise, 0);
  if (paid > sum.totalPaise) throw new AppError('takenTooMuch', { words: inRupees(sum.totalPaise) });
  if (lines.length === 0) return;
  const number = await insertBill(db, actor, {
    ...charged,
    document: 'bill',
    prefix: charged.prefix.bill,
    issuedAt: now,
    lines,
    sum,
    discountReason: discountPaise > 0 ? reason : '',
    payments,
  });
  const billedPaise = sum.totalPaise;
  await setBilled(db, orderId, { number, billedPaise, duePaise: billedPaise - paid });
  const happened = { stage, at: now };
  await recordEvent(
    db,
    orderId,
    actor,
    { ...happened, kind: 'billed', after: { number, amount: toRupees(billedPaise) } },
    ...payments
      .filter(({ paise }) => paise > 0)
      .map(({ method, paise }) => ({
        ...happened,
        kind: 'paid' as const,
        after: { amount: toRupees(paise), method },
      })),
  );
}
