// How far an order is: its stages, which moves between them are possible and who may make them. The server decides by
// this table, the screens show their buttons from it, a test tries every move by everyone.
import type { Status } from '../business.ts';

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

/** Who makes a step: the customer the order belongs to, the technician it is assigned to, an admin. */
export type Mover = 'customer' | 'technician' | 'admin';

/** `words` is the stage in a sentence ('This booking is …'), `label` on badges and in filters. */
export const stageTable = {
  requested: { status: 'Incomplete', words: 'requested', label: 'Requested' },
  scheduled: { status: 'Incomplete', words: 'scheduled', label: 'Scheduled' },
  on_the_way: { status: 'Incomplete', words: 'on the way', label: 'On the way' },
  working: { status: 'Incomplete', words: 'working', label: 'Working' },
  waiting: { status: 'Incomplete', words: 'waiting', label: 'Waiting' },
  done: { status: 'Complete', words: 'done', label: 'Done' },
  cancelled: { status: 'Incomplete', words: 'cancelled', label: 'Cancelled' },
} as const satisfies Record<Stage, { status: Status; words: string; label: string }>;

/** Stages in which nothing is left to do. */
export const closedStages = ['done', 'cancelled'] as const satisfies readonly Stage[];

/** Whether something is left to do. */
export const isOpen = (stage: Stage): boolean => !(closedStages as readonly Stage[]).includes(stage);

/** Complete is what is done and nothing else; the database holds the same. */
export const statusOf = (stage: Stage): Status => stageTable[stage].status;

type Move = { from: readonly Stage[]; to: Stage; by: readonly Mover[] };

const onTheJob = ['technician', 'admin'] as const satisfies readonly Mover[];
const chosen = ['customer', 'admin'] as const satisfies readonly Mover[];

// scheduled -> scheduled is another time. 'Complete' and 'Incomplete' of older clients are moves to and from done.
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

/** Whether a step is possible now, for this mover. */
export const mayMove = (mover: Mover, from: Stage, to: Stage): boolean =>
  moves.some((move) => move.to === to && move.from.includes(from) && move.by.includes(mover));

/**
 * Whether cancelling can cost the fee of the Terms: once a technician has set out, which is when a customer can't cancel any
 * more.
 */
export const mayCostFee = (stage: Stage): boolean =>
  isOpen(stage) && !mayMove('customer', stage, 'cancelled');

/** The stages that a mover can bring an order to from where it is. */
export const nextStages = (mover: Mover, from: Stage): Stage[] =>
  stages.filter((to) => mayMove(mover, from, to));
