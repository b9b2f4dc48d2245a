import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { hasTwoDecimals } from '../money.ts';
import { answer, day, filter, id, line, moment, requiredLine } from '../primitives.ts';
import { amount } from './finish.ts';

/** A payment out of the desk's cash: an expense, or an advance to a technician. */
export const cashOutKinds = ['expense', 'advance'] as const;
export type CashOutKind = (typeof cashOutKinds)[number];

/** Money that was counted. It may be below zero if more was given back than came in. */
const counted = z
  .number({ error: say.amountInvalid })
  .min(-1_000_000_000, { error: say.amountInvalid, abort: true })
  .max(1_000_000_000, { error: say.amountInvalid, abort: true })
  .refine(hasTwoDecimals, { error: say.amountInvalid });

/** The one who holds money: a technician's id, or the desk of the office. */
export const desk = 'desk';
const holder = z.union([z.literal(desk), id()]);

/** Amounts in rupees. `expected` are the sums on the screen; the server refuses others than those of now. */
export const dayCount = z
  .object({
    holder,
    cashExpected: z.number(),
    cashCounted: counted,
    upiExpected: z.number(),
    upiCounted: counted,
    reason: line(maxLength.reason).default(''),
  })
  .refine(
    ({ cashExpected, cashCounted, upiExpected, upiCounted, reason }) =>
      (cashExpected === cashCounted && upiExpected === upiCounted) || reason !== '',
    { error: say.reasonRequired, path: ['reason'] },
  );
export type DayCount = z.output<typeof dayCount>;
export const closeDayInput = z.object({ day, counts: z.array(dayCount).min(1).max(500) });

export const dayClosingInput = z.object({ day });

const sums = { cash: z.number(), upi: z.number() };

/** `before`, `took`, `handedOver` and `spent` make up the cash that is expected. */
const openHolder = z.object({
  holder: z.string(),
  name: z.string(),
  before: z.number(),
  took: z.number(),
  handedOver: z.number(),
  spent: z.number(),
  ...sums,
});
export type OpenHolder = z.output<typeof openHolder>;

const closedHolder = z.object({
  holder: z.string(),
  name: z.string(),
  ...sums,
  cashCounted: z.number(),
  upiCounted: z.number(),
  reason: z.string(),
});
export type ClosedHolder = z.output<typeof closedHolder>;

/** A movement of another day that this closing counts. */
const lateMove = z.object({
  day: z.string(),
  what: z.enum(['payment', 'handover', ...cashOutKinds]),
  name: z.string(),
  method: z.enum(['Cash', 'UPI']),
  amount: z.number(),
  bill: z.string(),
});
export type LateMove = z.output<typeof lateMove>;

const cashOut = z.object({
  _id: z.string(),
  at: moment,
  kind: z.enum(cashOutKinds),
  amount: z.number(),
  technician: z.string(),
  note: z.string(),
  hasPicture: z.boolean(),
  by: z.string(),
  takenBack: z.boolean(),
});
export type CashOut = z.output<typeof cashOut>;

/** `closed` is who closed the day and when. `outs` are the entries of the day. `days` are the last closings. */
export const dayClosing = z.object({
  day: z.string(),
  lastDay: z.string().nullable(),
  closed: z.object({ at: moment, by: z.string() }).nullable(),
  open: z.array(openHolder),
  counts: z.array(closedHolder),
  late: z.array(lateMove),
  outs: z.array(cashOut),
  days: z.array(z.object({ day: z.string(), at: moment, by: z.string(), ...sums })),
});
export type DayClosing = z.output<typeof dayClosing>;
export const closeDayAnswer = answer({ data: dayClosing });

/** `key` makes an entry that is sent twice count once. An advance names its technician. */
export const payOutInput = z
  .object({
    key: id(),
    kind: z.enum(cashOutKinds, { error: say.unknownValue }),
    amount: amount.refine((rupees) => rupees > 0, { error: say.amountInvalid }),
    technicianId: filter(id()),
    note: requiredLine(say.noteRequired, maxLength.reason),
    picture: photo.unwrap().default(''),
  })
  .refine(({ kind, technicianId }) => kind !== 'advance' || technicianId !== undefined, {
    error: say.technicianRequired,
    path: ['technicianId'],
  });
export type PayOut = z.output<typeof payOutInput>;

export const cashOutInput = z.object({ id: z.string().regex(/^[0-9]{1,18}$/) });
export const cashOutPicture = z.object({ picture: z.string() });
