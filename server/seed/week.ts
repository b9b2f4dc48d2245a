import { dayAfter } from '#shared/india-day.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { momentOf } from '../features/visits/windows.ts';
import { indiaDay } from '../platform/india-days.ts';
import { demoHouseholds, demoServices } from './data.ts';
import { demoTechnicians } from './people.ts';

export interface DemoVisit {
  readonly customer: { readonly account: number } | { readonly household: number };
  readonly slug: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly from: Date;
  readonly to: Date;
  readonly technician: number | null;
  readonly stage: Stage;
  readonly steps: readonly { readonly to: Stage; readonly at: Date }[];
  readonly waitingReason: string;
  readonly claim: boolean;
  readonly overbooked: boolean;
}

const hours = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
] as const;
const places = 4;
const minute = 60_000;

// Each character is a visit: the technician's position in the list, or '-' if unassigned. A day has five
// visit windows, one of them overbooked.
const plan: Record<number, readonly string[]> = {
  [-3]: ['0', '1', '2', '3', ''],
  [-2]: ['02', '1', '3', '0', ''],
  [-1]: ['01', '2', '03', '2', '1'],
  0: ['012', '03-', '12', '13-', '02-'],
  1: ['02', '-', '13', '0-', '0132-'],
  2: ['1', '', '0-', '', ''],
  3: ['2', '', '-', '', ''],
};

const accountCustomers = [
  {
    customer: 0,
    day: 0,
    window: 4,
    technician: 2,
    slug: 'dishwasher-repair',
    note: 'Plates come out dirty.',
    claim: false,
  },
  {
    customer: 1,
    day: 1,
    window: 2,
    technician: 1,
    slug: 'split-ac-jet-service',
    note: 'The same fault is back.',
    claim: true,
  },
  {
    customer: 2,
    day: 0,
    window: 1,
    technician: 0,
    slug: 'visi-cooler-repair',
    note: 'Please come before the lunch rush.',
    claim: false,
  },
] as const;

const waitingReason = 'a new fan motor comes from the dealer';

type Slot = { day: number; window: number; technician: number | null; position: number };

const slots: readonly Slot[] = Object.entries(plan)
  .map(([day, windows]) => ({ day: Number(day), windows }))
  .toSorted((a, b) => a.day - b.day)
  .flatMap(({ day, windows }) =>
    windows.flatMap((technicians, window) =>
      [...technicians].map((letter, position) => ({
        day,
        window,
        technician: letter === '-' ? null : Number(letter),
        position,
      })),
    ),
  );

export function demoWeek(now: Date): readonly DemoVisit[] {
  const today = indiaDay(now);
  // Outside working hours the previous visit window counts as current, so that at least one technician is at
  // work.
  const begun = hours.filter(([from]) => momentOf(today, from) <= now).length;
  const current = Math.max(0, begun - 1);
  const visits = [...assignCustomers()].map(([slot, whose], at): DemoVisit => {
    const date = dayAfter(today, slot.day);
    const [opens, closes] = hours[slot.window] ?? hours[0];
    const [from, to] = [momentOf(date, opens), momentOf(date, closes)];
    const stage = stageOf(slot, current);
    const booked = dayAfter(today, Math.min(slot.day, 0) - 1 - (at % 2));
    return {
      ...whose,
      createdAt: new Date(momentOf(booked, '09:00').getTime() + ((at * 97) % 600) * minute),
      from,
      to,
      technician: slot.technician,
      stage,
      steps: stepsOf(stage, slot, from, now),
      waitingReason: stage === 'waiting' ? waitingReason : '',
      overbooked: slot.position >= places,
    };
  });
  return visits.toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

function stageOf({ day, window, technician, position }: Slot, current: number): Stage {
  if (day > 0 || (day === 0 && window > current) || technician === null) return 'scheduled';
  if (day === 0 && window === current) return (['working', 'on_the_way'] as const)[position] ?? 'scheduled';
  if (day === -1 && window === 4) return 'waiting';
  if (day === -1 && window === 3) return 'scheduled';
  return 'done';
}

const ways: Partial<Record<Stage, readonly Stage[]>> = {
  on_the_way: ['on_the_way'],
  working: ['on_the_way', 'working'],
  waiting: ['on_the_way', 'working', 'waiting'],
  done: ['on_the_way', 'working', 'done'],
};

const stepMinutes = [5, 25, 85];
const agoMinutes = [12, 40];

function stepsOf(stage: Stage, { day }: Slot, from: Date, now: Date): DemoVisit['steps'] {
  const way = ways[stage] ?? [];
  const goesOn = day === 0 && (stage === 'on_the_way' || stage === 'working');
  return way.map((to, at) => ({
    to,
    at: goesOn
      ? new Date(now.getTime() - (agoMinutes[way.length - 1 - at] ?? 0) * minute)
      : new Date(from.getTime() + (stepMinutes[at] ?? 0) * minute),
  }));
}

type Whose = Pick<DemoVisit, 'customer' | 'slug' | 'note' | 'claim'>;

const categoryOf = new Map(demoServices.map(({ slug, category }) => [slug, category]));

function assignCustomers(): Map<Slot, Whose> {
  const left = demoHouseholds.map((household, place) => ({ ...household, place }));
  const accounts = [...accountCustomers];
  const whose = new Map<Slot, Whose>();
  for (const slot of slots.toSorted(
    (a, b) => Number(a.technician === null) - Number(b.technician === null),
  )) {
    const account = accounts.findIndex(
      ({ day, window, technician }) =>
        day === slot.day && window === slot.window && technician === slot.technician,
    );
    const [one] = account === -1 ? [] : accounts.splice(account, 1);
    if (one) {
      const { customer: account, slug, note, claim } = one;
      whose.set(slot, { customer: { account }, slug, note, claim });
      continue;
    }
    const wanted = turn(demoTechnicians[slot.technician ?? -1]?.categories ?? [], whose.size);
    const [category] = wanted.filter((one) => left.some(({ slug }) => categoryOf.get(slug) === one));
    const fitting =
      slot.technician === null ? 0 : left.findIndex(({ slug }) => categoryOf.get(slug) === category);
    const [household] = left.splice(fitting, 1);
    if (!household || (slot.technician !== null && !category))
      throw new Error('The demo has too few households for its week');
    const { place, slug, note } = household;
    whose.set(slot, { customer: { household: place }, slug, note, claim: false });
  }
  return whose;
}

const turn = <T>(items: readonly T[], by: number): readonly T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};
