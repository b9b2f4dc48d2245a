// The kinds of steps that a technician takes. To add a kind, add a line to `Payloads` and one to `kinds`.
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { fetchWithTimeout } from '#client/lib/fetch-with-timeout.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import type { Finish } from '#shared/bills/finish.ts';
import { asAnswered, asOffered, withLines } from '#shared/estimates/rules.ts';
import type { EstimateLine } from '#shared/estimates/schema.ts';
import type { Job, PartStep } from '#shared/jobs/schema.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { cameBack, notAtHome, type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import { stepTexts as t } from './step-texts.ts';

export const shopClient = (token: string) =>
  createTRPCClient<AppRouter>({
    links: [
      // Sends one call per request, so that each step has its own answer.
      httpBatchLink({
        url: `${prefixOf(currentLanguage())}/trpc`,
        maxItems: 1,
        headers: { authorization: `Bearer ${token}` },
        fetch: (url, options) =>
          fetchWithTimeout(url, { ...options, credentials: 'same-origin', cache: 'no-store' }),
      }),
    ],
  });

type Shop = ReturnType<typeof shopClient>;

type Payloads = {
  setStage: { stage: Stage; reason?: string; finish?: Finish } & Partial<PartStep>;
  saveEstimate: { version: number; lines: EstimateLine[] };
  offerEstimate: { version: number };
  answerEstimate: { version: number; agree: boolean };
  addNote: { note: string };
};

export type StepKind = keyof Payloads;

type StepOf<Kind extends StepKind> = {
  /** An idempotency key: the server carries out a step once, however often it is sent. */
  key: string;
  at: string;
  job: string;
  kind: Kind;
  what: Payloads[Kind];
};

export type Step = { [Kind in StepKind]: StepOf<Kind> }[StepKind];

export type NewStep = { [Kind in StepKind]: Pick<StepOf<Kind>, 'job' | 'kind' | 'what'> }[StepKind];

type KindOf<Kind extends StepKind> = {
  words: (what: Payloads[Kind]) => string;
  apply: (job: Job, what: Payloads[Kind], at: string) => Job;
  send: (shop: Shop, step: StepOf<Kind>) => Promise<unknown>;
  /** The step stays valid even if an earlier step of the job was refused. */
  isIndependent?: true;
};

const stageWords: Record<Stage, string> = {
  requested: t('timeWithdrawn'),
  scheduled: t('notAtHome'),
  on_the_way: t('onMyWay'),
  working: t('start'),
  waiting: t('needsPart'),
  done: t('finish'),
  cancelled: t('cancelBooking'),
};

const kinds: { [Kind in StepKind]: KindOf<Kind> } = {
  setStage: {
    words: ({ stage, reason }) =>
      stage === 'scheduled' && reason === cameBack ? t('cameBack') : stageWords[stage],
    apply: (job, { stage, reason, part = '', partExpected = null }, at) => ({
      ...job,
      stage,
      status: statusOf(stage),
      waitingReason: stageTable[stage].waits ? reason || part : '',
      part,
      partExpected,
      notAtHomeAt: reason === notAtHome ? at : null,
    }),
    send: (shop, { job: id, key, at, what }) => shop.orders.setStage.mutate({ id, key, at, ...what }),
  },
  saveEstimate: {
    words: () => t('addLine'),
    apply: (job, { lines }) => ({ ...job, estimate: withLines(job.estimate, lines) }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.save.mutate({ id, key, at, ...what }),
  },
  offerEstimate: {
    words: () => t('showCustomer'),
    apply: (job, _what, at) => ({ ...job, estimate: job.estimate && asOffered(job.estimate, at) }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.offer.mutate({ id, key, at, ...what }),
  },
  answerEstimate: {
    words: ({ agree }) => t(agree ? 'agrees' : 'declines'),
    apply: (job, { agree }, at) => ({
      ...job,
      estimate: job.estimate && asAnswered(job.estimate, { agree, where: 'phone', at }),
    }),
    send: (shop, { job: id, key, at, what }) => shop.estimates.answer.mutate({ id, key, at, ...what }),
  },
  addNote: {
    words: ({ note }) => t('note', { note }),
    apply: (job) => job,
    send: (shop, { job: id, key, at, what }) => shop.orders.addNote.mutate({ id, key, at, ...what }),
    isIndependent: true,
  },
};

// TypeScript cannot relate a step's kind to its payload.
const kindOf = (step: { kind: StepKind }) => kinds[step.kind] as KindOf<StepKind>;

export const stepWords = (step: Pick<Step, 'kind' | 'what'>): string => kindOf(step).words(step.what);

export const applyStep = (job: Job, step: Step): Job => kindOf(step).apply(job, step.what, step.at);

export const isIndependent = (step: Pick<Step, 'kind'>): boolean => kindOf(step).isIndependent ?? false;

/** Rejects with the tRPC error if the server refuses the step or cannot be reached. */
export const sendStep = (shop: Shop, step: Step): Promise<unknown> => kindOf(step).send(shop, step);
