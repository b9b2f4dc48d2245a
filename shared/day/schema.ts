import { z } from 'zod';
import { stages } from '../orders/stages.ts';
import { answer, day, id, moment, whole } from '../primitives.ts';
import { technicianName } from '../technicians/name.ts';
import { visit } from '../visits/schema.ts';

export const maxGivenOut = 400;

export const boardInput = z.object({ date: day.optional() });

/** Why a visit's technician cannot come: off duty or gone, or on another visit. */
export const technicianGaps = ['off', 'busy'] as const;

/**
 * A visit on the board. `cash` is the amount that the technician still has to collect, in rupees. `sameNumber`
 * counts the open bookings with this mobile number. `appliance` is the short name of the category, or blank: several
 * pieces stand as '6 × Split AC Service'.
 * `since` is when the technician set out or began. A visit with a `gap` counts as unassigned.
 */
export const boardVisit = z.object({
  _id: z.string(),
  orderNumber: whole,
  fullname: z.string(),
  area: z.string(),
  products: z.array(z.object({ productName: z.string(), quantity: whole })),
  categories: z.array(z.string()),
  appliance: z.string(),
  stage: z.enum(stages),
  since: moment.nullable(),
  visit,
  dueAt: moment,
  technicianId: z.string().nullable(),
  gap: z.enum(technicianGaps).nullable(),
  warranty: z.boolean(),
  /** The office or a technician wrote a note. What the customer wrote while booking is in the order. */
  note: z.boolean(),
  cash: z.number(),
  sameNumber: whole,
});

/**
 * An order without an agreed visit time. `waitsFor` is the missing part or the reason. Nobody has agreed to
 * the time `proposed` yet.
 */
export const shelvedOrder = boardVisit.extend({
  visit: visit.nullable(),
  mobile: z.string(),
  createdAt: moment,
  waitsFor: z.string(),
  partExpected: z.string().nullable(),
  proposed: visit.nullable(),
});

export const boardTechnician = technicianName.extend({
  userId: whole,
  categories: z.array(z.string()),
  onDuty: z.boolean(),
});

const boardWindow = z.object({
  from: z.string(),
  to: z.string(),
  visits: whole,
  taken: whole,
  free: whole,
});

/**
 * The day board. `late` has the open visits of earlier days, oldest first, and only today's board has it.
 * Every day shows the same lists of orders without a time (by age) and of waiting orders (by the day of their
 * part). `absent` are the technicians who are not on duty on that day. `lateCount` counts all late orders. `cut` is true if a list has more orders.
 */
export const board = z.object({
  date: z.string(),
  today: z.string(),
  windows: z.array(boardWindow),
  technicians: z.array(boardTechnician),
  absent: z.array(technicianName),
  visits: z.array(boardVisit),
  late: z.array(boardVisit),
  noTime: z.array(shelvedOrder),
  waiting: z.array(shelvedOrder),
  lateCount: whole,
  cut: z.boolean(),
});

/** Seven days from Monday. `off` has the ids of the technicians who are off. */
export const week = z.object({
  today: z.string(),
  technicians: z.array(boardTechnician),
  days: z.array(
    z.object({
      date: z.string(),
      windows: z.array(boardWindow),
      off: z.array(z.string()),
      visits: z.array(boardVisit),
    }),
  ),
  cut: z.boolean(),
});

/** `was` is the technician whom the board shows, so that an admin does not override another's choice unseen. */
export const giveOutInput = z.object({
  visits: z.array(z.object({ id: id(), technicianId: id(), was: id().nullable() })).max(maxGivenOut),
});
export const giveOutAnswer = answer({
  assigned: z.array(z.string()),
  refused: z.array(z.object({ _id: z.string(), words: z.string() })),
});

/**
 * The open orders and the cash (in rupees) of a technician who leaves. `reason` says why `technicianId` is
 * suggested, or why nobody is.
 */
export const leaving = z.object({
  technicians: z.array(technicianName),
  orders: z.array(
    boardVisit
      .pick({ _id: true, orderNumber: true, fullname: true, area: true, products: true, stage: true })
      .extend({ visit: visit.nullable(), technicianId: z.string().nullable(), reason: z.string() }),
  ),
  held: z.number(),
});
export const leavingInput = z.object({ id: id() });

/** When a technician leaves, open orders that this input does not name become unassigned. */
export const leaveInput = z.object({
  id: id(),
  orders: z.array(z.object({ id: id(), technicianId: id().nullable() })).max(maxGivenOut),
});

export type Leaving = z.output<typeof leaving>;
export type Leave = z.output<typeof leaveInput>;
export type Board = z.output<typeof board>;
export type Week = z.output<typeof week>;
export type TechnicianGap = (typeof technicianGaps)[number];
export type BoardVisit = z.output<typeof boardVisit>;
export type ShelvedOrder = z.output<typeof shelvedOrder>;
export type BoardTechnician = z.output<typeof boardTechnician>;
export type BoardWindow = z.output<typeof boardWindow>;
export type GiveOut = z.output<typeof giveOutInput>;
