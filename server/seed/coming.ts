// Plans the orders of today and the next days, and the open ones of yesterday.
import { dayAfter } from '#shared/india-day.ts';
import { demoHouseholds, serviceOf } from './data.ts';
import { claimedRepair } from './history.ts';
import { demoCustomers, demoTechnicians } from './people.ts';
import {
  type DemoPlan,
  duringDaytime,
  minutesAfter,
  officeTime,
  type Slot,
  visitIn,
  visitPlan,
} from './plan.ts';

// Each character is a visit. A digit is the technician's position. A letter is the same (a is 0), assigned an
// hour before. '-' is unassigned. Every window has at least two places left.
const board: Record<number, readonly string[]> = {
  0: ['12', '03', '1c', '0d', '2a'],
  1: ['02', '1-', '3', '0-', '2'],
  2: ['1', '', '0', '-', ''],
  3: ['2', '', '-', '', ''],
  4: ['', '3', '', '', ''],
  5: ['0', '', '', '', ''],
};
/** Technicians of today's urgent visits by window. The office books them shortly before the window. */
const urgent = [null, 2, 0, 1, 3] as const;

type Open = { slot: Slot; assigned: 'early' | 'late' | 'never'; urgent?: boolean };

const late = { day: -1, window: 3, technician: 2 };
const forPart = { day: -1, window: 4, technician: 1 };
const forAnswer = { day: -1, window: 2, technician: 3 };

const onBoard: readonly Open[] = Object.entries(board).flatMap(([day, rows]) =>
  rows.flatMap((visits, window) =>
    [...visits].map((sign): Open => {
      const letter = 'abcd'.indexOf(sign);
      const technician = sign === '-' ? -1 : letter === -1 ? Number(sign) : letter;
      const assigned = sign === '-' ? 'never' : letter === -1 ? 'early' : 'late';
      return { slot: { day: Number(day), window, technician }, assigned };
    }),
  ),
);
const open: readonly Open[] = [
  ...[late, forPart].map((slot): Open => ({ slot, assigned: 'early' })),
  ...onBoard,
  ...urgent.flatMap((technician, window): Open[] =>
    technician === null ? [] : [{ slot: { day: 0, window, technician }, assigned: 'early', urgent: true }],
  ),
];

type Whose = { client: number; slug: string; note: string; isClaim?: boolean };

// The visits of the customers with accounts, and the warranty claim.
const fixed: readonly (Whose & { slot: Slot })[] = [
  {
    slot: { day: 0, window: 4, technician: 2 },
    client: 0,
    slug: 'dishwasher-repair',
    note: 'Plates come out dirty.',
  },
  { slot: { day: 1, window: 2, technician: 3 }, client: 0, slug: 'window-ac-repair', note: '' },
  {
    slot: { day: 0, window: 1, technician: 0 },
    client: 2,
    slug: 'visi-cooler-repair',
    note: 'Please come before the lunch rush.',
  },
  {
    slot: { day: 0, window: 2, technician: 1 },
    ...claimedRepair,
    note: 'The cooling dropped again after three weeks.',
    isClaim: true,
  },
  {
    slot: { day: 2, window: 0, technician: 1 },
    client: 1,
    slug: 'side-by-side-refrigerator-repair',
    note: '',
  },
];

const isSame = (one: Slot, other: Slot) =>
  one.day === other.day && one.window === other.window && one.technician === other.technician;

const outdoorFan = 'Fan motor, outdoor unit';

/** Gives each slot a household whose appliance the technician repairs. */
function assignHouseholds(): Map<Open, Whose> {
  const left = demoHouseholds
    .map(({ slug, note }, place) => ({ slug, note, client: demoCustomers.length + place }))
    .filter(({ client }) => client !== claimedRepair.client);
  const whose = new Map<Open, Whose>();
  const known = open.toSorted((a, b) => Number(a.assigned === 'never') - Number(b.assigned === 'never'));
  for (const one of known) {
    const account = fixed.find(({ slot }) => isSame(slot, one.slot));
    const categories = demoTechnicians[one.slot.technician]?.categories ?? [];
    const wanted = isSame(one.slot, forPart)
      ? ['air condition']
      : categories.map((_, at) => categories[(at + whose.size) % categories.length]);
    const category = wanted.find((name) => left.some(({ slug }) => serviceOf(slug).category === name));
    const at = category ? left.findIndex(({ slug }) => serviceOf(slug).category === category) : 0;
    const [household] = account ? [account] : left.splice(at, 1);
    if (!household) throw new Error('The demo has too few households');
    whose.set(one, household);
  }
  return whose;
}

export const comingSlots: readonly Slot[] = [...open.map(({ slot }) => slot), forAnswer];

const households = assignHouseholds();
const online = ['Prerna Chopra', 'Nikhil Rane'].map(
  (name) => demoHouseholds.findIndex((household) => household.name === name) + demoCustomers.length,
);

export const comingClients: ReadonlySet<number> = new Set([
  ...[...households.values()].map(({ client }) => client),
  ...online,
]);

export function demoComing(today: string, now: Date): DemoPlan[] {
  const plans = [...households].map(([one, whose], nth) => planOf(today, one, whose, nth));
  return [...plans, waitsForAnswer(today), ...withoutTime(now)];
}

function planOf(
  today: string,
  one: Open,
  { client, slug, note, isClaim = false }: Whose,
  nth: number,
): DemoPlan {
  const { slot, assigned } = one;
  const { from } = visitIn(today, slot);
  const earlier = officeTime(today, Math.min(slot.day, 0) - 1 - (nth % 3), (nth * 97) % 600);
  const thisMorning = officeTime(today, 0, 20 + ((nth * 41) % 500));
  const createdAt = one.urgent
    ? minutesAfter(from, -35 - 5 * slot.window)
    : slot.day > 0 && nth % 3 === 0
      ? thisMorning
      : earlier;
  const assignedAt = { early: minutesAfter(createdAt, 10), late: minutesAfter(from, -60), never: null }[
    assigned
  ];
  const plan = visitPlan(today, slot, {
    ...{ client, slugs: [slug], note, createdAt, assignedAt, isClaim },
    online: client < demoCustomers.length || isClaim,
    parts: slot.technician !== 0,
  });
  if (isSame(slot, late)) return { ...plan, steps: [], estimate: null };
  return isSame(slot, forPart) ? waitsForPart(today, plan) : plan;
}

/** Plans an estimate instead of the step 'done'. The caller adds the step 'waiting'. */
const waits = (plan: DemoPlan, lines: NonNullable<DemoPlan['estimate']>['lines'], agree: boolean) => {
  const [setOut, started] = plan.steps;
  if (!setOut || !started) throw new Error('A visit has no steps');
  const offeredAt = minutesAfter(started.at, 20);
  const answer = agree ? { agree, at: minutesAfter(started.at, 26) } : null;
  return {
    at: minutesAfter(started.at, 30),
    plan: { ...plan, steps: [setOut, started], estimate: { lines, offeredAt, answer } },
  };
};

function waitsForPart(today: string, { lines: _, ...rest }: DemoPlan): DemoPlan {
  const lines = [
    { kind: 'part', words: outdoorFan, quantity: 1, price: 1850, hsn: '8501' },
    { kind: 'labour', words: 'Motor fitting', quantity: 1, price: 400, hsn: '' },
  ] as const;
  const { at, plan } = waits({ ...rest, lines: [{ slug: 'split-ac-repair', quantity: 1 }] }, lines, true);
  const step = { to: 'waiting', at, part: outdoorFan, partExpected: dayAfter(today, 1) } as const;
  return { ...plan, note: 'Outdoor fan does not turn.', steps: [...plan.steps, step] };
}

function waitsForAnswer(today: string): DemoPlan {
  const createdAt = officeTime(today, -2, 250);
  const wish = { client: 1, slugs: ['front-load-washing-machine-repair'], note: 'The door does not open.' };
  const lines = [
    { kind: 'part', words: 'Door lock, front load', quantity: 1, price: 1380, hsn: '8450' },
    { kind: 'labour', words: 'Part fitting', quantity: 1, price: 250, hsn: '' },
  ] as const;
  const { at, plan } = waits(visitPlan(today, forAnswer, { ...wish, createdAt, online: true }), lines, false);
  return { ...plan, steps: [...plan.steps, { to: 'waiting', at, reason: 'an answer to the estimate' }] };
}

/** Orders without a visit time. They are younger than a day, so they are not late. */
const withoutTime = (now: Date): DemoPlan[] =>
  [
    { client: 0, slug: 'fully-automatic-washing-machine-repair', note: '', hoursAgo: 13 },
    {
      client: online[0] ?? 0,
      slug: 'kitchen-chimney-deep-cleaning',
      note: 'Any day after 5 pm.',
      hoursAgo: 6,
    },
    { client: online[1] ?? 0, slug: 'ac-annual-maintenance', note: 'Three machines.', hoursAgo: 2 },
  ].map(({ client, slug, note, hoursAgo }, nth) => ({
    day: 0,
    client,
    online: true,
    lines: [{ slug, quantity: 1 }],
    note,
    createdAt: duringDaytime(minutesAfter(now, -60 * hoursAgo - 7), nth),
    visit: null,
    technician: null,
    assignedAt: null,
    steps: [],
    estimate: null,
    payment: null,
    feedback: null,
    isClaim: false,
  }));
