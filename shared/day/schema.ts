// The day board: all visits of one day in India, who is there to make them, and what is late from the days before.
import { z } from 'zod';
import { stages } from '../orders/stages.ts';
import { answer, day, id, moment, whole } from '../primitives.ts';
import { technicianName } from '../technicians/name.ts';
import { visit } from '../visits/schema.ts';

/** Most visits that are given out by one call. */
export const mostGivenOut = 400;

/** Without a date it is today. */
export const boardInput = z.object({ date: day.optional() });

/**
 * A visit as a card shows it. `categories` are those of its services; `note` whether the customer said what is wrong;
 * `cash` the rupees that are still to be taken for it: what was booked and agreed, or what is left of its bill.
 */
export const boardVisit = z.object({
  _id: z.string(),
  orderNumber: whole,
  fullname: z.string(),
  area: z.string(),
  products: z.array(z.object({ productName: z.string(), quantity: whole })),
  categories: z.array(z.string()),
  stage: z.enum(stages),
  visit,
  dueAt: moment,
  technicianId: z.string().nullable(),
  warranty: z.boolean(),
  note: z.boolean(),
  cash: z.number(),
});

/** `onDuty`: whether he works that day; who does not is here because he has a visit all the same. */
export const boardTechnician = technicianName.extend({
  userId: whole,
  categories: z.array(z.string()),
  onDuty: z.boolean(),
});

/**
 * A window of the day: the visits that it takes (0 where none are set any more), how many are taken, and how many a
 * customer could still take: none where it is full, past or too soon.
 */
const boardWindow = z.object({
  from: z.string(),
  to: z.string(),
  visits: whole,
  taken: whole,
  free: whole,
});

/**
 * `late` are the open visits of earlier days, which today's board alone has, the oldest first; `cut` where there are more
 * visits or late ones than are told.
 */
export const board = z.object({
  date: z.string(),
  today: z.string(),
  windows: z.array(boardWindow),
  technicians: z.array(boardTechnician),
  visits: z.array(boardVisit),
  late: z.array(boardVisit),
  cut: z.boolean(),
});

/** Gives several visits, which nobody has yet, to technicians: what 'Suggest' proposed and the owner accepted. */
export const giveOutInput = z.object({
  visits: z.array(z.object({ id: id(), technicianId: id() })).max(mostGivenOut),
});
/** `refused` are those that could not be given out, each with the words of its refusal. */
export const giveOutAnswer = answer({
  assigned: z.array(z.string()),
  refused: z.array(z.object({ _id: z.string(), words: z.string() })),
});

export type Board = z.output<typeof board>;
export type BoardVisit = z.output<typeof boardVisit>;
export type BoardTechnician = z.output<typeof boardTechnician>;
export type BoardWindow = z.output<typeof boardWindow>;
export type GiveOut = z.output<typeof giveOutInput>;
