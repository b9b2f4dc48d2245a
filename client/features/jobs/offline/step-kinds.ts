// The kinds of steps that are taken on the phone: what each holds, how it reads, what it makes of a job before the shop has
// answered, and how it is sent. A further kind is a line in `Payloads` and one in the table.
import type { Finish } from '#shared/bills/finish.ts';
import { asAnswered, asOffered, withLines } from '#shared/estimates/rules.ts';
import type { EstimateLine } from '#shared/estimates/schema.ts';
import type { Job } from '#shared/jobs/schema.ts';
import { type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import type { Shop } from './shop-client.ts';

type Payloads = {
  setStage: { stage: Stage; reason?: string; finish?: Finish };
  /** `version`: the one that is changed, shown or answered. */
  saveEstimate: { version: number; lines: EstimateLine[] };
  offerEstimate: { version: number };
  answerEstimate: { version: number; agree: boolean };
  addNote: { note: string };
};

export type StepKind = keyof Payloads;

type StepOf<Kind extends StepKind> = {
  /** Its name with the server, which does a step once however often it is sent. */
  key: string;
  /** When it was tapped. */
  at: string;
  /** The order's id. */
  job: string;
  kind: Kind;
  what: Payloads[Kind];
};

/** A step as it was taken. */
export type Step = { [Kind in StepKind]: StepOf<Kind> }[StepKind];

/** The same before it has a name and a moment. */
export type NewStep = { [Kind in StepKind]: Pick<StepOf<Kind>, 'job' | 'kind' | 'what'> }[StepKind];

type KindOf<Kind extends StepKind> = {
  /** As its button says it. */
  words: (what: Payloads[Kind]) => string;
  apply: (job: Job, what: Payloads[Kind], at: string) => Job;
  /** Rejects with the client's error where it was refused or did not arrive. */
  send: (shop: Shop, step: StepOf<Kind>) => Promise<unknown>;
  /** Holds whatever has become of the steps before it. */
  standsAlone?: true;
};

const stageWords: Record<Stage, string> = {
  requested: 'Time withdrawn',
  scheduled: 'Not at home',
  on_the_way: 'On my way',
  working: 'Start',
  waiting: 'Needs a part',
  done: 'Finish',
  cancelled: 'Cancel booking',
};

const kinds: { [Kind in StepKind]: KindOf<Kind> } = {
  setStage: {
    words: ({ stage, reason }) => (stage === 'scheduled' && reason ? reason : stageWords[stage]),
    apply: (job, { stage, reason }) => ({
      ...job,
      stage,
      status: statusOf(stage),
      waitingReason: stageTable[stage].waits ? (reason ?? '') : '',
    }),
    send: (shop, { job: id, key, at, what }) => shop.orders.setStage.mutate({ id, key, at, ...what }),
  },
  saveEstimate: {
    words: () => 'Add part or labour',
    apply: (job, { lines }) => ({ ...job, estimate: withLines(job.estimate, lines) }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.save.mutate({ id, key, at, ...what }),
  },
  offerEstimate: {
    words: () => 'Show the customer',
    apply: (job, _what, at) => ({ ...job, estimate: job.estimate && asOffered(job.estimate, at) }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.offer.mutate({ id, key, at, ...what }),
  },
  answerEstimate: {
    words: ({ agree }) => (agree ? 'Customer agrees' : 'Customer declines'),
    apply: (job, { agree }, at) => ({
      ...job,
      estimate: job.estimate && asAnswered(job.estimate, { agree, where: 'phone', at }),
    }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.answer.mutate({ id, key, at, ...what }),
  },
  addNote: {
    // in full: a note that did not arrive can still be told by phone
    words: ({ note }) => `Note: ${note}`,
    apply: (job) => job,
    send: (shop, { job: id, key, at, what }) => shop.orders.addNote.mutate({ id, key, at, ...what }),
    standsAlone: true,
  },
};

// TypeScript does not see that a step's kind and what it holds belong together.
const kindOf = (step: { kind: StepKind }) => kinds[step.kind] as KindOf<StepKind>;

/** A step as its button says it. */
export const stepWords = (step: Pick<Step, 'kind' | 'what'>): string => kindOf(step).words(step.what);

/** A job as it is once the step is done. */
export const applyStep = (job: Job, step: Step): Job => kindOf(step).apply(job, step.what, step.at);

/** Whether it holds whatever has become of the steps before it. */
export const standsAlone = (step: Pick<Step, 'kind'>): boolean => kindOf(step).standsAlone ?? false;

/** Sends a step. Rejects where it was refused or did not arrive. */
export const sendStep = (shop: Shop, step: Step): Promise<unknown> => kindOf(step).send(shop, step);
