// The stages of an order, which moves between them are possible, and who may make them. The server decides by this table,
// screens show their buttons from it, and a test tries every move by everyone.
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

type About = {
  status: Status;
  /** As it stands in a sentence ('This booking is …'). */
  words: string;
  /** On badges and in filters. */
  label: string;
  /** Something is left to do. */
  open: boolean;
  /** The order has its visit in this stage. */
  visit: boolean;
  /** The technician is on the way or at work right now. */
  now: boolean;
  /** The technician has seen the appliance and is not done: an estimate can be written on the job. */
  begun: boolean;
  /** Something has to happen first (a reason says what) before another time is agreed. */
  waits: boolean;
};

const before = { open: true, now: false, begun: false, waits: false } as const;
const over = { open: false, now: false, begun: false, waits: false } as const;

/** What is true of each stage. */
export const stageTable = {
  requested: { ...before, status: 'Incomplete', words: 'requested', label: 'Requested', visit: false },
  scheduled: { ...before, status: 'Incomplete', words: 'scheduled', label: 'Scheduled', visit: true },
  on_the_way: {
    ...before,
    status: 'Incomplete',
    words: 'on the way',
    label: 'On the way',
    visit: true,
    now: true,
  },
  working: {
    ...before,
    status: 'Incomplete',
    words: 'working',
    label: 'Working',
    visit: true,
    now: true,
    begun: true,
  },
  waiting: {
    ...before,
    status: 'Incomplete',
    words: 'waiting',
    label: 'Waiting',
    visit: true,
    begun: true,
    waits: true,
  },
  done: { ...over, status: 'Complete', words: 'done', label: 'Done', visit: true },
  cancelled: { ...over, status: 'Incomplete', words: 'cancelled', label: 'Cancelled', visit: false },
} as const satisfies Record<Stage, About>;

/** Stages in which nothing is left to do. */
export const closedStages: readonly Stage[] = stages.filter((stage) => !stageTable[stage].open);

/** Whether something is left to do. */
export const isOpen = (stage: Stage): boolean => stageTable[stage].open;

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

/** Whether another time can be chosen. A technician on the way first turns back; an order that is done is first opened again. */
export const mayChooseTime = (mover: Mover, from: Stage): boolean =>
  from !== 'on_the_way' && from !== 'done' && mayMove(mover, from, 'scheduled');

/** Whether cancelling can cost the fee of the Terms: once a technician has set out and customers can't cancel themselves. */
export const mayCostFee = (stage: Stage): boolean =>
  isOpen(stage) && !mayMove('customer', stage, 'cancelled');

/** The stages that a mover can bring an order to from where it is. */
export const nextStages = (mover: Mover, from: Stage): Stage[] =>
  stages.filter((to) => mayMove(mover, from, to));
