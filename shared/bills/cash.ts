import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { typed } from '../estimates/forms.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { answer, day, decimal, filter, id, line, moment, requiredLine } from '../primitives.ts';
import { amount } from './finish.ts';

/** A payment out of the desk's cash: an expense, or an advance to a technician. */
export const cashOutKinds = ['expense', 'advance'] as const;
export type CashOutKind = (typeof cashOutKinds)[number];

/** Money that was counted. It may be below zero if more was given back than came in. */
const counted = decimal(-1_000_000_000, 1_000_000_000, say.amountInvalid);

/** The one who holds money: a technician's id, or the desk of the office. */
export const desk = 'desk';

/**
 * A count of cash in rupees. `expected` is the sum on the screen; the server refuses another than that of now. A
 * technician's count is the handover. `writeOff` settles a shortage, which stays owed otherwise.
 */
export const countInput = z
  .object({
    day,
    holder: z.union([z.literal(desk), id()]),
    expected: z.number(),
    counted,
    reason: line(maxLength.reason).default(''),
    writeOff: z.boolean().default(false),
  })
  .refine(({ expected, counted, reason }) => counted === expected || expected < 0 || reason !== '', {
    error: say.reasonRequired,
    path: ['reason'],
  });
export type Count = z.output<typeof countInput>;

/** The fields of the count's form, whose sum is expected to be this, in rupees. */
export const countFields = (expected: number) =>
  z
    .object({ counted: typed(counted), reason: line(maxLength.reason), writeOff: z.boolean() })
    .refine((fields) => fields.counted === expected || fields.reason !== '', {
      error: say.reasonRequired,
      path: ['reason'],
    });

export const closeDayInput = z.object({ day });
/** Without a day, today. */
export const cashDayInput = z.object({ day: day.optional() });

const counts = z.object({
  _id: z.string(),
  holder: z.string(),
  name: z.string(),
  at: moment,
  expected: z.number(),
  counted: z.number(),
  reason: z.string(),
  writtenOff: z.boolean(),
  by: z.string(),
});
export type CashCount = z.output<typeof counts>;

/** `took`, `received` and `spent` make up the cash that is expected at the desk. */
const deskCash = z.object({
  expected: z.number(),
  took: z.number(),
  received: z.number(),
  spent: z.number(),
});

/** A movement of another day that this closing counts. */
const lateMove = z.object({
  day: z.string(),
  what: z.enum(['payment', 'handover', ...cashOutKinds]),
  name: z.string(),
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

/**
 * The cash of a day in rupees. `closed` is who closed it and when. `holders` are those who hold cash now, `counts` what was
 * counted, `outs` what the desk paid out, `days` the last closings with their differences.
 */
export const cashDay = z.object({
  day: z.string(),
  lastDay: z.string().nullable(),
  isOpen: z.boolean(),
  closed: z.object({ at: moment, by: z.string() }).nullable(),
  holders: z.array(z.object({ _id: z.string(), name: z.string(), expected: z.number() })),
  desk: deskCash.nullable(),
  counts: z.array(counts),
  late: z.array(lateMove),
  outs: z.array(cashOut),
  days: z.array(z.object({ day: z.string(), at: moment, by: z.string(), difference: z.number() })),
});
export type CashDay = z.output<typeof cashDay>;
export const cashDayAnswer = answer({ data: cashDay });

/** `key` makes an entry that is sent twice count once. An advance names its technician. */
export const payOutInput = z
  .object({
    key: id(),
    kind: z.enum(cashOutKinds, { error: say.unknownValue }),
    amount: typed(amount.refine((rupees) => rupees > 0, { error: say.amountInvalid })),
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
