import { z } from 'zod';
import { photo } from '../accounts/schema.ts';
import { typed } from '../estimates/forms.ts';
import { maxLength } from '../limits.ts';
import { fieldMessages as say } from '../messages.ts';
import { day, decimal, filter, id, line, requiredLine } from '../primitives.ts';
import { amount } from './finish.ts';

/** A payment out of the desk's cash: an expense, or an advance to a technician. */
export const cashOutKinds = ['expense', 'advance'] as const;
export type CashOutKind = (typeof cashOutKinds)[number];

/** Money that was counted. It may be below zero if more was given back than came in. */
const counted = decimal(-1_000_000_000, 1_000_000_000, say.amountInvalid);

/** The desk of the office as a holder of money. The other holders are technicians, by id. */
export const desk = 'desk';

/**
 * A count of cash in rupees. `expected` is the sum on the screen; the server refuses the count if the sum has
 * changed. A technician's count is the handover. `writeOff` settles a shortage, which stays owed otherwise.
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
  })
  .refine(({ holder, expected, counted }) => counted >= 0 || (holder === desk && expected < 0), {
    error: say.countInvalid,
    path: ['counted'],
  });
export type CountCash = z.output<typeof countInput>;

/** The form that counts cash. `expected` is in rupees. */
export const countFields = (expected: number) =>
  z
    .object({
      counted: typed(counted.refine((rupees) => rupees >= 0, { error: say.countInvalid })),
      reason: line(maxLength.reason),
      writeOff: z.boolean(),
    })
    .refine((fields) => fields.counted === expected || fields.reason !== '', {
      error: say.reasonRequired,
      path: ['reason'],
    });

export const closeDayInput = z.object({ day });
/** Without `day`, today. */
export const cashDayInput = z.object({ day: day.optional() });

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

export const payOutId = z.object({ id: z.string().regex(/^[0-9]{1,18}$/) });
