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
  'answered',
  'agreed',
  'rated',
] as const;
export type CountedOrders = (typeof countedOrders)[number];

export const groupings = ['category', 'area', 'technician', 'source'] as const;
export type Grouping = (typeof groupings)[number];

/** Filters of All Orders and of Bills by which a number of the figures opens its list. */
export const figureFilters = {
  category: text(100).optional(),
  area: text(100).optional(),
  source: filter(z.enum(orderSources)),
};

/** Days in India; both count. */
const days = { from: day, to: day };
/** Weeks and periods compared may begin before the days that can be chosen, or end after them. */
const shownDays = { from: z.iso.date(), to: z.iso.date() };
export const figuresInput = z.object(days);
export const figuresByInput = z.object({ ...days, by: z.enum(groupings) });
export const dueInput = z.object({ day });
export const cardInput = z.object({ ...days, technicianId: id() });

/** Counts, and amounts in rupees. Percentages and averages follow from them (definitions.ts). */
export const figures = z.object({
  booked: whole,
  done: whole,
  /** Repairs done of which the shop knows the due time and the visits: all but imported ones. */
  timed: whole,
  onTime: whole,
  firstVisit: whole,
  cancelled: whole,
  claims: whole,
  answered: whole,
  agreed: whole,
  bills: whole,
  billed: z.number(),
  taken: z.number(),
  ratings: whole,
  stars: whole,
});
export type Figures = z.output<typeof figures>;

export const figuresOfPeriod = figures.extend({
  reasons: z.array(z.object({ reason: z.string(), count: whole })),
});
export const dueByAge = z.object({ week: z.number(), month: z.number(), older: z.number() });
export type DueByAge = z.output<typeof dueByAge>;

/** The days that the figures are of. What is due is that of the end of `dueOn`, in rupees. */
export const figuresCompared = z.array(
  figuresOfPeriod.extend({
    name: z.enum(['this', 'before', 'yearAgo']),
    ...shownDays,
    dueOn: z.iso.date(),
    due: dueByAge,
  }),
);
export type FiguresCompared = z.output<typeof figuresCompared>;

export const figuresBy = z.array(figures.extend({ key: z.string(), name: z.string() }));

export const figureWeeks = z.array(
  z.object({ ...shownDays, done: whole, billed: z.number(), taken: z.number(), due: z.number() }),
);
/** A technician's own figures, with the cash that he holds. */
export const technicianCard = figures.extend({ name: z.string(), cash: z.number() });
export type TechnicianCard = z.output<typeof technicianCard>;

export const digest = z.object({ wanted: z.boolean() });
/** The period of the page and of the spreadsheet; its kind decides what it is compared with. */
export const figuresComparedInput = figuresInput.extend({ period: z.enum(periodKinds).default('own') });

export type FiguresOfPeriod = z.output<typeof figuresOfPeriod>;
export type FiguresBy = z.output<typeof figuresBy>;
export type FiguresInput = z.output<typeof figuresInput>;
export type FiguresComparedInput = z.output<typeof figuresComparedInput>;
