// The figures in their order, with their value from the sums and the list that shows what they count.
import { formatCount, formatRating, formatRupees } from '../format.ts';
import type { CountedOrders, Figures } from './schema.ts';

type Kind = 'count' | 'percent' | 'rupees' | 'rating';

export type Definition = {
  kind: Kind;
  /** Null if there is nothing to divide by. */
  read: (figures: Figures) => number | null;
  /** How many the figure counts, for percentages and averages. */
  countOf?: (figures: Figures) => number;
  list: { orders: CountedOrders } | { bills: 'issued' | 'taken' };
};

const share = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);
const average = (sum: number, count: number): number | null => (count > 0 ? sum / count : null);

export const definitions = {
  booked: { kind: 'count', read: ({ booked }) => booked, list: { orders: 'booked' } },
  done: { kind: 'count', read: ({ done }) => done, list: { orders: 'done' } },
  onTime: {
    kind: 'percent',
    read: ({ onTime, timed }) => share(onTime, timed),
    countOf: ({ onTime }) => onTime,
    list: { orders: 'onTime' },
  },
  firstVisit: {
    kind: 'percent',
    read: ({ firstVisit, timed }) => share(firstVisit, timed),
    countOf: ({ firstVisit }) => firstVisit,
    list: { orders: 'firstVisit' },
  },
  cancelled: { kind: 'count', read: ({ cancelled }) => cancelled, list: { orders: 'cancelled' } },
  claims: {
    kind: 'percent',
    read: ({ claims, done }) => share(claims, done),
    countOf: ({ claims }) => claims,
    list: { orders: 'claims' },
  },
  cameBack: {
    kind: 'percent',
    read: ({ cameBack, done }) => share(cameBack, done),
    countOf: ({ cameBack }) => cameBack,
    list: { orders: 'cameBack' },
  },
  agreed: {
    kind: 'percent',
    read: ({ agreed, answered }) => share(agreed, answered),
    countOf: ({ agreed }) => agreed,
    list: { orders: 'agreed' },
  },
  billed: { kind: 'rupees', read: ({ billed }) => billed, list: { bills: 'issued' } },
  taken: { kind: 'rupees', read: ({ taken }) => taken, list: { bills: 'taken' } },
  averageBill: {
    kind: 'rupees',
    read: ({ billed, bills }) => average(billed, bills),
    countOf: ({ bills }) => bills,
    list: { bills: 'issued' },
  },
  rating: {
    kind: 'rating',
    read: ({ stars, ratings }) => average(stars, ratings),
    countOf: ({ ratings }) => ratings,
    list: { orders: 'rated' },
  },
} as const satisfies Record<string, Definition>;

export type FigureName = keyof typeof definitions;

const formats: Record<Kind, (value: number) => string> = {
  count: formatCount,
  percent: (value) => `${Math.round(value)}%`,
  rupees: formatRupees,
  rating: (value) => `★ ${formatRating(value)}`,
};

/** Formats a figure; '–' if there is nothing to divide by. */
export function formatFigure(name: FigureName, figures: Figures): string {
  const { kind, read } = definitions[name];
  const value = read(figures);
  return value === null ? '–' : formats[kind](value);
}
