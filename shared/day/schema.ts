import { z } from 'zod';
import type { Stage } from '../orders/stages.ts';
import { day, id } from '../primitives.ts';
import type { Visit } from '../visits/schema.ts';

export const maxGivenOut = 400;

export const boardInput = z.object({ date: day.optional() });

/** Why a visit's technician cannot come: off duty or gone, or on another visit. */
export const technicianGaps = ['off', 'busy'] as const;
export type TechnicianGap = (typeof technicianGaps)[number];

/**
 * A visit on the board. `cash` is the amount that the technician still has to collect, in rupees. `sameNumber`
 * counts the open bookings with this mobile number. `appliance` is the short name of the category, or blank.
 * Several pieces read '6 × Split AC Service'. `since` is when the technician set out or began. A visit with a `gap`
 * counts as unassigned.
 */
export type BoardVisit = {
  _id: string;
  orderNumber: number;
  fullname: string;
  mobile: string;
  area: string;
  street: string;
  products: { productName: string; quantity: number }[];
  categories: string[];
  appliance: string;
  stage: Stage;
  since: string | null;
  visit: Visit;
  dueAt: string;
  technicianId: string | null;
  gap: TechnicianGap | null;
  warranty: boolean;
  /** True if the office or a technician wrote a note. */
  note: boolean;
  /** The customer's note while booking. */
  customerNote: string;
  cash: number;
  sameNumber: number;
};

/**
 * An order without an agreed visit time. `waitsFor` is the missing part or the reason. Nobody has agreed to
 * the time `proposed` yet.
 */
export type ShelvedOrder = Omit<BoardVisit, 'visit'> & {
  visit: Visit | null;
  createdAt: string;
  waitsFor: string;
  partExpected: string | null;
  proposed: Visit | null;
};

type Name = { _id: string; name: string };
export type BoardTechnician = Name & { userId: number; categories: string[]; onDuty: boolean };
export type BoardWindow = { from: string; to: string; visits: number; taken: number; free: number };

/**
 * The day board. `late` has the open visits of earlier days, oldest first, and only today's board has it.
 * Every day shows the same lists of orders without a time (by age) and of waiting orders (by the day of their
 * part). `absent` are the technicians who are not on duty on that day. `lateCount` counts all late orders. `cut` is true if a list has more orders.
 */
export type Board = {
  date: string;
  today: string;
  windows: BoardWindow[];
  technicians: BoardTechnician[];
  absent: Name[];
  visits: BoardVisit[];
  late: BoardVisit[];
  noTime: ShelvedOrder[];
  waiting: ShelvedOrder[];
  lateCount: number;
  cut: boolean;
};

/** `was` is the technician on the admin's screen. The server refuses a visit that was reassigned since then. */
export const giveOutInput = z.object({
  visits: z.array(z.object({ id: id(), technicianId: id(), was: id().nullable() })).max(maxGivenOut),
});
export const leavingInput = z.object({ id: id() });

/** When a technician leaves, open orders that this input does not name become unassigned. */
export const leaveInput = z.object({
  id: id(),
  orders: z.array(z.object({ id: id(), technicianId: id().nullable() })).max(maxGivenOut),
});

export type Leave = z.output<typeof leaveInput>;
export type GiveOut = z.output<typeof giveOutInput>;
