import { z } from 'zod';
import { day, filter, id, text, whole } from '../primitives.ts';
import { periodKinds } from './periods.ts';

/** How an order was booked, as it is stored. */
export const orderSources = ['web', 'guest', 'caller', 'api', 'import'] as const;
export type OrderSource = (typeof orderSources)[number];

/** The orders that a figure counts. All Orders lists the same ones. */
export const countedOrders = [
  'booked',
  'done',
  'timed',
  'onTime',
  'firstVisit',
  'cancelled',
  'claims',
  'cameBack',
  'answered',
  'agreed',
  'rated',
] as const;
export type CountedOrders = (typeof countedOrders)[number];

export const groupings = ['category', 'area', 'technician', 'source'] as const;
export type Grouping = (typeof groupings)[number];

/** Filters of All Orders and of Bills that links from the figures set. */
export const figureFilters = {
  category: text(100).optional(),
  area: text(100).optional(),
  source: filter(z.enum(orderSources)),
};

/** Days in India; both count. */
const days = { from: day, to: day };
export const figuresInput = z.object(days);
export const figuresByInput = z.object({ ...days, by: z.enum(groupings) });
export const dueInput = z.object({ day });
export const cardInput = z.object({ ...days, technicianId: id() });

/** Counts, and amounts in rupees. Percentages and averages follow from them (definitions.ts). */
export const figures = z.object({
  booked: whole,
  done: whole,
  /** Done repairs except imported ones, whose due time and visits the shop does not know. */
  timed: whole,
  onTime: whole,
  firstVisit: whole,
  cancelled: whole,
  claims: whole,
  cameBack: whole,
  answered: whole,
  agreed: whole,
  bills: whole,
  billed: z.number(),
  taken: z.number(),
  ratings: whole,
  stars: whole,
});
export type Figures = z.output<typeof figures>;

/** A technician's own figures, with the cash that he holds. */
export const technicianCard = figures.extend({ name: z.string(), cash: z.number() });
export type TechnicianCard = z.output<typeof technicianCard>;

export const digest = z.object({ wanted: z.boolean() });
/** The period of the page and of the spreadsheet. Its kind decides with which periods it is compared. */
export const figuresComparedInput = figuresInput.extend({ period: z.enum(periodKinds).default('own') });

export type FiguresInput = z.output<typeof figuresInput>;
export type FiguresComparedInput = z.output<typeof figuresComparedInput>;
