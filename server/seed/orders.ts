import type { Status } from '#shared/business.ts';
import { indiaAheadMs } from '#shared/india-day.ts';
import { type DemoFeedback, demoFeedback, demoServices } from './data.ts';

export interface DemoOrder {
  readonly customer: 0 | 1 | 2;
  readonly lines: readonly DemoOrderLine[];
  readonly createdAt: Date;
  readonly status: Status;
  readonly feedback?: {
    readonly rating: DemoFeedback['rating'];
    readonly comment: string;
    readonly givenAt: Date;
  };
}

export interface DemoOrderLine {
  readonly slug: string;
  readonly quantity: number;
}

type Random = () => number;

const ORDERS = 60;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OPEN_DAYS = 2;
const LATE = [7, 9, 12];
const FEEDBACK_SHARE = 0.62;

export function demoOrders(now: Date): readonly DemoOrder[] {
  const random = seededRandom(431_001);
  const comments = shuffled(demoFeedback, random);
  const times = Array.from({ length: ORDERS }, (_, position) => orderTime(now, position, random));
  times.sort((a, b) => a.getTime() - b.getTime());

  return times.map((createdAt, position): DemoOrder => {
    const isYoung = now.getTime() - createdAt.getTime() < OPEN_DAYS * DAY;
    const isComplete = !isYoung && !LATE.includes(ORDERS - position);
    const said = isComplete && random() < FEEDBACK_SHARE ? comments.pop() : undefined;
    const lines = orderLines(said, random);
    const order = { customer: customerOf(lines, random), lines, createdAt };
    if (!isComplete) return { ...order, status: 'Incomplete' };
    if (!said) return { ...order, status: 'Complete' };
    const givenAt = new Date(Math.min(createdAt.getTime() + (1 + random()) * DAY, now.getTime()));
    return {
      ...order,
      status: 'Complete',
      feedback: { rating: said.rating, comment: said.comment, givenAt },
    };
  });
}

function orderTime(now: Date, position: number, random: Random): Date {
  const age = 88 * (1 - position / (ORDERS - 1)) ** 1.5 * DAY;
  const indianDay = Math.floor((now.getTime() + indiaAheadMs - age) / DAY) * DAY;
  const minuteOfDay = 9 * 60 + Math.floor(random() * 10 * 60);
  const time = indianDay + minuteOfDay * MINUTE - indiaAheadMs;
  return new Date(time > now.getTime() ? time - DAY : time);
}

function orderLines(said: DemoFeedback | undefined, random: Random): readonly DemoOrderLine[] {
  if (said?.slugs) return [{ slug: pick(said.slugs, random), quantity: 1 }];
  const first = pick(demoServices, random);
  const others = demoServices.filter((service) => service.category === first.category && service !== first);
  const chance = random();
  const more = shuffled(others, random).slice(0, chance < 0.1 ? 2 : chance < 0.35 ? 1 : 0);
  return [first, ...more].map(({ slug }) => ({ slug, quantity: random() < 0.15 ? 2 : 1 }));
}

function customerOf(lines: readonly DemoOrderLine[], random: Random): DemoOrder['customer'] {
  const category = demoServices.find((service) => service.slug === lines[0]?.slug)?.category;
  if (category === 'commercial') return 2;
  const chance = random();
  return chance < 0.35 ? 0 : chance < 0.85 ? 1 : 2;
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The random number generator Mulberry32, because Math.random cannot be seeded. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
