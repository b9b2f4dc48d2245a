// Plans the whole course of a demo order. The seed writes only the part before now.
import type { EstimateLine } from '#shared/estimates/schema.ts';
import { dayAfter, indiaAheadMs } from '#shared/india-day.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { momentOf } from '../features/visits/windows.ts';
import { demoPrices, serviceOf } from './data.ts';
import { between, pick, type Random, seededRandom } from './random.ts';

/** `technician` is a position in `demoTechnicians`. */
export type Slot = { day: number; window: number; technician: number };

type DemoStep = {
  to: Stage;
  at: Date;
  reason?: string;
  part?: string;
  partExpected?: string;
};

type DemoEstimate = {
  lines: readonly EstimateLine[];
  offeredAt: Date;
  answer: { agree: boolean; at: Date } | null;
};

/** Amounts are in rupees. The office gets the rest at `restAt`. Without `restAt`, the rest is due. */
export type DemoPayment = {
  method: 'Cash' | 'UPI';
  reference: string;
  taken: number;
  discount: number;
  restAt: Date | null;
};

export type DemoPlan = {
  day: number;
  client: number;
  /** True if the customer booked on the site. False if the office booked during a phone call. */
  online: boolean;
  lines: readonly { slug: string; quantity: number }[];
  note: string;
  createdAt: Date;
  visit: { from: Date; to: Date } | null;
  technician: number | null;
  assignedAt: Date | null;
  steps: readonly DemoStep[];
  estimate: DemoEstimate | null;
  payment: DemoPayment | null;
  feedback: { rating: number; comment: string; givenAt: Date } | null;
  isClaim: boolean;
};

export const windows = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
] as const;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * minuteMs);

/** Returns the moment `minutes` after 9 in the morning in India, `day` days after today. */
export const officeTime = (today: string, day: number, minutes: number): Date =>
  minutesAfter(momentOf(dayAfter(today, day), '09:00'), minutes);

/** Moves a moment at night to the evening before. `nth` makes several such moments differ. */
export function duringDaytime(moment: Date, nth = 0): Date {
  const minuteOfDay = Math.floor((moment.getTime() + indiaAheadMs) / minuteMs) % (24 * 60);
  if (minuteOfDay >= 7 * 60 && minuteOfDay < 22 * 60) return moment;
  const sinceEvening = (minuteOfDay + 24 * 60 - (21 * 60 + 40)) % (24 * 60);
  return minutesAfter(moment, -sinceEvening - 47 * nth);
}

export const visitIn = (today: string, { day, window }: Pick<Slot, 'day' | 'window'>) => {
  const [from, to] = windows[window] ?? windows[0];
  const date = dayAfter(today, day);
  return { from: momentOf(date, from), to: momentOf(date, to) };
};

const quantityOf = (slug: string, random: Random) =>
  serviceOf(slug).category === 'air condition' && random() < 0.12 ? 2 : 1;

/** Returns a part of the price list that fits the service, and its labour. Null if the charge covers the work. */
function partsFor(slug: string, random: Random, share = 0.6): EstimateLine[] | null {
  const fitting = demoPrices.filter(({ fits }) => fits?.includes(slug));
  if (fitting.length === 0 || random() >= share) return null;
  const { fits: _, labour, ...part } = pick(fitting, random);
  const quantity = part.kind === 'other' ? between(random, 2, 4) : 1;
  const work = demoPrices.find(({ words }) => words === labour);
  return [{ ...part, quantity }, ...(work ? [{ ...work, quantity: 1 }] : [])];
}

type Wish = Pick<DemoPlan, 'client' | 'note' | 'createdAt'> & {
  slugs: readonly string[];
  online?: boolean;
  assignedAt?: Date | null;
  parts?: boolean;
  isClaim?: boolean;
};

/** Plans a visit that ends with a payment. The same slot has the same course each time. */
export function visitPlan(today: string, slot: Slot, wish: Wish): DemoPlan {
  const { client, slugs, note, createdAt, online = false, parts = true, isClaim = false } = wish;
  const random = seededRandom(431_001 + slot.day * 1000 + slot.window * 10 + slot.technician);
  const visit = visitIn(today, slot);
  const setOut = between(random, 2, 14);
  const started = setOut + between(random, 12, 26);
  const done = started + between(random, 38, 75);
  const after = (minutes: number) => minutesAfter(visit.from, minutes);
  const lines = slugs.map((slug) => ({ slug, quantity: quantityOf(slug, random) }));
  const added = parts && !isClaim ? partsFor(slugs[0] ?? '', random) : null;
  const agrees = random() > 0.06;
  return {
    day: slot.day,
    client,
    online,
    lines,
    note,
    createdAt,
    visit,
    technician: slot.technician,
    assignedAt: wish.assignedAt === undefined ? minutesAfter(createdAt, 25) : wish.assignedAt,
    steps: [
      { to: 'on_the_way', at: after(setOut) },
      { to: 'working', at: after(started) },
      { to: 'done', at: after(done) },
    ],
    estimate: added && {
      lines: added,
      offeredAt: after(started + 14),
      answer: { agree: agrees, at: after(started + 18) },
    },
    payment: paymentOf(random, slot.day, totalOf(lines, agrees ? added : null, isClaim), after(done)),
    feedback: null,
    isClaim,
  };
}

const totalOf = (
  lines: DemoPlan['lines'],
  added: readonly EstimateLine[] | null,
  isClaim: boolean,
): number =>
  isClaim
    ? 0
    : lines.reduce((sum, { slug, quantity }) => sum + serviceOf(slug).charge * quantity, 0) +
      (added ?? []).reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const graceDays = 14;

/** Half of the customers pay by UPI. A few pay later, and nothing older than two weeks is due. */
function paymentOf(random: Random, day: number, total: number, doneAt: Date): DemoPayment {
  const method = random() < 0.52 ? 'UPI' : 'Cash';
  const reference = method === 'UPI' ? `6${between(random, 10 ** 10, 10 ** 11 - 1)}` : '';
  const discount = random() < 0.04 && total > 500 ? 100 : 0;
  const paysLater = random() < 0.07;
  const share = paysLater ? (total > 1200 ? pick([0, 0.5], random) : 0) : 1;
  const firstAmount = share === 1 ? total - discount : Math.floor((total * share) / 100) * 100;
  const days = between(random, 3, 8);
  const restAt = paysLater && day < -graceDays ? new Date(doneAt.getTime() + days * 24 * hourMs) : null;
  return { method, reference, taken: firstAmount, discount, restAt };
}

/** Leaves out what happens after `now`. Null if the booking happens after `now`. */
export function cutAt(plan: DemoPlan, now: Date): DemoPlan | null {
  const { createdAt, assignedAt, steps, estimate } = plan;
  if (createdAt > now) return null;
  const isAssigned = assignedAt !== null && assignedAt <= now;
  const answer = estimate?.answer && estimate.answer.at <= now ? estimate.answer : null;
  return {
    ...plan,
    technician: isAssigned ? plan.technician : null,
    assignedAt: isAssigned ? assignedAt : null,
    steps: steps.filter(({ at }) => at <= now),
    estimate: estimate && estimate.offeredAt <= now ? { ...estimate, answer } : null,
  };
}

export const stageOf = ({ steps, visit }: Pick<DemoPlan, 'steps' | 'visit'>): Stage =>
  steps.at(-1)?.to ?? (visit ? 'scheduled' : 'requested');

export const doneAtOf = ({ steps }: Pick<DemoPlan, 'steps'>): Date | null =>
  steps.find(({ to }) => to === 'done')?.at ?? null;
