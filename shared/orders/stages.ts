// The stages of an order and the legal moves between them. The server decides by this table, and screens show
// their buttons by it.
import type { Status } from '../business.ts';
import { stageTexts, stageWordTexts } from './texts.ts';

export const stages = [
  'requested',
  'scheduled',
  'on_the_way',
  'working',
  'waiting',
  'done',
  'cancelled',
] as const;
export type Stage = (typeof stages)[number];

export type Mover = 'customer' | 'technician' | 'admin';

type About = {
  status: Status;
  open: boolean;
  /** The order has a visit time, agreed, under way or over. */
  visit: boolean;
  /** The technician is on the way or at work. */
  now: boolean;
  /** Somebody has worked on the appliance. */
  begun: boolean;
  /** The first visit is over and the repair waits for parts or another visit. */
  waits: boolean;
};

const notBegun = { open: true, now: false, begun: false, waits: false } as const;
const over = { open: false, now: false, begun: false, waits: false } as const;

export const stageTable = {
  requested: { ...notBegun, status: 'Incomplete', visit: false },
  scheduled: { ...notBegun, status: 'Incomplete', visit: true },
  on_the_way: {
    ...notBegun,
    status: 'Incomplete',
    visit: true,
    now: true,
  },
  working: {
    ...notBegun,
    status: 'Incomplete',
    visit: true,
    now: true,
    begun: true,
  },
  waiting: {
    ...notBegun,
    status: 'Incomplete',
    visit: true,
    begun: true,
    waits: true,
  },
  done: { ...over, status: 'Complete', visit: true },
  cancelled: { ...over, status: 'Incomplete', visit: false },
} as const satisfies Record<Stage, About>;

/** A stage's name as a heading or badge: 'On the way'. */
export const stageLabel = (stage: Stage): string => stageTexts(stage);

/** A stage's name within a sentence: 'on the way'. */
export const stageWords = (stage: Stage): string => stageWordTexts(stage);

export const closedStages: readonly Stage[] = stages.filter((stage) => !stageTable[stage].open);

export const isOpen = (stage: Stage): boolean => stageTable[stage].open;

export const statusOf = (stage: Stage): Status => stageTable[stage].status;

type Move = { from: readonly Stage[]; to: Stage; by: readonly Mover[] };

const onTheJob = ['technician', 'admin'] as const satisfies readonly Mover[];
const chosen = ['customer', 'admin'] as const satisfies readonly Mover[];

// A move from scheduled to scheduled is another time. Complete and Incomplete of older clients are moves to
// and from done.
const moves: readonly Move[] = [
  { from: ['requested', 'waiting', 'scheduled'], to: 'scheduled', by: chosen },
  { from: ['scheduled'], to: 'requested', by: ['admin'] },
  { from: ['requested', 'scheduled'], to: 'cancelled', by: chosen },
  { from: ['scheduled'], to: 'on_the_way', by: onTheJob },
  { from: ['scheduled', 'on_the_way', 'waiting'], to: 'working', by: onTheJob },
  { from: ['on_the_way'], to: 'scheduled', by: onTheJob },
  { from: ['working'], to: 'waiting', by: onTheJob },
  { from: ['working'], to: 'done', by: onTheJob },
  { from: ['on_the_way', 'working', 'waiting'], to: 'cancelled', by: ['admin'] },
  { from: stages.filter((stage) => stage !== 'done'), to: 'done', by: ['admin'] },
  { from: ['done'], to: 'scheduled', by: ['admin'] },
  { from: ['done', 'cancelled'], to: 'requested', by: ['admin'] },
];

/** The reason when a technician comes back from a closed door. The customer reads it. */
export const notAtHome = 'Not at home';
export const cameBack = 'Came back';

export const mayMove = (mover: Mover, from: Stage, to: Stage): boolean =>
  moves.some((move) => move.to === to && move.from.includes(from) && move.by.includes(mover));

export const mayChooseTime = (mover: Mover, from: Stage): boolean =>
  from !== 'on_the_way' && from !== 'done' && mayMove(mover, from, 'scheduled');

export const mayCostFee = (stage: Stage): boolean =>
  isOpen(stage) && !mayMove('customer', stage, 'cancelled');

export const nextStages = (mover: Mover, from: Stage): Stage[] =>
  stages.filter((to) => mayMove(mover, from, to));
