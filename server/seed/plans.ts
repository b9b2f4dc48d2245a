// The demo's orders. Their days and times are relative to today. Steps after now are left out.

import { readFileSync } from 'node:fs';
import { minuteMs } from '#shared/durations.ts';
import { dayAfter, indiaAheadMs } from '#shared/india-day.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { momentOf } from '../features/visits/windows.ts';
import { indiaDay } from '../platform/india-days.ts';
import { demoPrices } from './data.ts';
import { demoClients, demoTechnicians } from './people.ts';

/** A row of orders.json. '-3 10:25' is three days ago. Minutes count from the visit's begin. */
type Row = {
  client: string;
  /** True if the customer booked on the site. Others phoned. */
  online?: boolean;
  /** The quantity of each service. */
  services: Record<string, number>;
  note?: string;
  booked?: string;
  /** An order without a visit time is booked so many hours before now. */
  hoursAgo?: number;
  visit?: string;
  technician?: string;
  assigned?: string;
  /** The minutes at which the technician sets out, starts and is done. */
  steps?: number[];
  waits?: { after: number; part?: string; expected?: number; reason?: string };
  estimate?: { lines: Record<string, number>; after: number; agreed?: boolean; answered?: number };
  /** Without `taken`, all is paid. Amounts are in rupees. */
  payment?: { method: 'Cash' | 'UPI'; discount?: number; taken?: number; restAfterDays?: number };
  /** `after` counts minutes from the end of the work. */
  feedback?: { rating: number; comment: string; after: number };
  claim?: boolean;
};
const rows: readonly Row[] = JSON.parse(readFileSync(new URL('./data/orders.json', import.meta.url), 'utf8'));

const dayMinutes = 24 * 60;
const visitMinutes = 120;
const course = ['on_the_way', 'working', 'done'] as const;

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * minuteMs);

/** Moves a moment at night to the evening before. `nth` makes several such moments differ. */
export function duringDaytime(moment: Date, nth = 0): Date {
  const minuteOfDay = Math.floor((moment.getTime() + indiaAheadMs) / minuteMs) % dayMinutes;
  if (minuteOfDay >= 7 * 60 && minuteOfDay < 22 * 60) return moment;
  const sinceEvening = (minuteOfDay + dayMinutes - (21 * 60 + 40)) % dayMinutes;
  return minutesAfter(moment, -sinceEvening - 47 * nth);
}

function priceOf(words: string) {
  const price = demoPrices.find((one) => one.words === words);
  if (!price) throw new Error(`The demo's price list has no ${words}`);
  return price;
}

export type DemoPlan = ReturnType<typeof planOf>;

function planOf(row: Row, nth: number, now: Date) {
  const today = indiaDay(now);
  const moment = (text: string): Date => {
    const [day, time = ''] = text.split(' ');
    return momentOf(dayAfter(today, Number(day)), time);
  };
  const from = row.visit ? moment(row.visit) : null;
  const pastOnly = (at: Date | null) => at && (at <= now ? at : null);
  const past = (minutes = Infinity) => pastOnly(from && minutesAfter(from, minutes));

  const hoursAgo = minutesAfter(now, -60 * (row.hoursAgo ?? 0) - 7);
  const assignedAt = pastOnly(row.assigned ? moment(row.assigned) : null);
  const worker = demoTechnicians.find(({ name }) => name === row.technician);
  const client = demoClients.find(({ name }) => name === row.client);
  if (!client) throw new Error(`The demo has no client ${row.client}`);
  const { after, part, expected, reason } = row.waits ?? {};
  const steps = [
    ...course.map((to, at) => ({ to, at: past(row.steps?.[at]), part: '', expected: null, reason: '' })),
    {
      to: 'waiting' as const,
      at: past(after),
      ...{ part: part ?? '', expected: expected ? dayAfter(today, expected) : null },
      reason: reason ?? part ?? '',
    },
  ].flatMap(({ at, ...step }) => (at ? { ...step, at } : []));
  const doneAt = past(row.steps?.[course.indexOf('done')]);
  const stage: Stage = steps.at(-1)?.to ?? (from ? 'scheduled' : 'requested');
  const daysAfterDone = (days: number) => doneAt && minutesAfter(doneAt, days * dayMinutes);
  const offeredAt = past(row.estimate?.after);
  const answeredAt = past(row.estimate?.answered);
  return {
    client,
    online: row.online === true,
    lines: Object.entries(row.services).map(([slug, quantity]) => ({ slug, quantity })),
    note: row.note ?? '',
    createdAt: row.booked ? moment(row.booked) : duringDaytime(hoursAgo, nth),
    visit: from && { from, to: minutesAfter(from, visitMinutes) },
    technician: (assignedAt && worker) ?? null,
    assignedAt,
    steps,
    stage,
    doneAt,
    estimate: offeredAt && {
      offeredAt,
      lines: Object.entries(row.estimate?.lines ?? {}).map(([words, quantity]) => ({
        ...priceOf(words),
        quantity,
      })),
      answer: answeredAt && { agree: row.estimate?.agreed === true, at: answeredAt },
    },
    payment: row.payment && {
      method: row.payment.method,
      discount: row.payment.discount ?? 0,
      taken: row.payment.taken ?? null,
      restAt: row.payment.restAfterDays ? daysAfterDone(row.payment.restAfterDays) : null,
    },
    feedback: row.feedback &&
      doneAt && { ...row.feedback, givenAt: minutesAfter(doneAt, row.feedback.after) },
    isClaim: row.claim === true,
  };
}

/** Plans all orders of the demo up to now, in the order of booking. The same moment gives the same orders. */
export const demoPlans = (now: Date): DemoPlan[] =>
  rows
    .map((row, nth) => planOf(row, nth, now))
    .filter(({ createdAt }) => createdAt <= now)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
