// The kinds of steps that a technician takes. To add a kind, add a line to `Payloads` and one to `kinds`.
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { fetchWithTimeout } from '#client/lib/fetch-with-timeout.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import { readSticker } from '#shared/appliances/sticker-code.ts';
import type { Finish } from '#shared/bills/finish.ts';
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import { asAnswered, asOffered, withLines } from '#shared/estimates/rules.ts';
import type { EstimateLine } from '#shared/estimates/schema.ts';
import { formatRupees } from '#shared/format.ts';
import type { Job, PartStep } from '#shared/jobs/schema.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { maxLength } from '#shared/limits.ts';
import { cameBack, notAtHome, type Stage, stageTable, statusOf } from '#shared/orders/stages.ts';
import type { Named } from '../../appliances/NameAppliance.tsx';
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
  nameAppliance: ApplianceNamed;
  addNote: { note: string };
  reportRefused: Report;
};

type ApplianceNamed = Named & { productId: string; knowingly?: true };

/** A report to the office: what a technician took and typed on a job no longer his. `taken` is in rupees. */
type Report = { step: Stage | null; taken: { method: PaymentMethod; taken: number } | null; note: string };

export type StepKind = keyof Payloads;

type StepOf<Kind extends StepKind> = {
  /** An idempotency key: the server carries out a step once, however often it is sent. */
  key: string;
  at: string;
  job: string;
  /** The customer's name. The job may be gone when the step is refused. */
  customer?: string;
  kind: Kind;
  what: Payloads[Kind];
};

export type Step = { [Kind in StepKind]: StepOf<Kind> }[StepKind];

export type NewStep = { [Kind in StepKind]: Pick<StepOf<Kind>, 'job' | 'kind' | 'what'> }[StepKind];

type KindOf<Kind extends StepKind> = {
  words: (what: Payloads[Kind]) => string;
  apply: (job: Job, what: Payloads[Kind], at: string) => Job;
  send: (shop: Shop, step: StepOf<Kind>) => Promise<unknown>;
  /** The part of the report to the office, if the server refuses this step. */
  tells?: (what: Payloads[Kind]) => Partial<Report>;
  /** Changes the payload so that the step overrides a conflict, such as a bound sticker. Null if it cannot. */
  insist?: (what: Payloads[Kind]) => Payloads[Kind] | null;
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

const between = ' · ';
const typed = (...words: (string | undefined)[]) => words.filter(Boolean).join(between);

type Identified = { _id?: string };
const withOne = <One extends Identified>(all: One[] = [], one: One): One[] =>
  all.some(({ _id }) => _id === one._id) ? all : [...all, one];

/** The code of a typed sticker. '' for a scanned token, whose code the phone does not know. */
const codeOf = (sticker: string): string => {
  const read = readSticker(sticker);
  return read && 'code' in read ? read.code : '';
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
    tells: ({ stage, reason, part, finish }) => ({
      step: stage,
      ...(finish && finish.taken > 0 && { taken: { method: finish.method, taken: finish.taken } }),
      note: typed(reason, part, finish?.reason),
    }),
    send: (shop, { job: id, key, at, what }) => shop.orders.setStage.mutate({ id, key, at, ...what }),
  },
  saveEstimate: {
    words: () => t('addLine'),
    apply: (job, { lines }) => ({ ...job, estimate: withLines(job.estimate, lines) }),
    tells: ({ lines }) => ({
      note: typed(
        ...lines.map(({ words, quantity, price }) => `${words} ${quantity} × ${formatRupees(price)}`),
      ),
    }),
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
  nameAppliance: {
    words: ({ name, sticker }) => t(sticker ? 'bindSticker' : 'nameAppliance', { name }),
    apply: (job, { productId, name, appliance, sticker }) => {
      const { _id } = appliance;
      const kind = 'kind' in appliance ? appliance.kind : 'other';
      const known = withOne(job.appliances, { _id, name, kind, sticker: null, repairs: [] });
      return {
        ...job,
        appliances: known.map((one) =>
          sticker && one._id === _id ? { ...one, sticker: codeOf(sticker) } : one,
        ),
        products: job.products.map((line) =>
          line.productId === productId
            ? { ...line, appliances: withOne(line.appliances, { _id, name }) }
            : line,
        ),
      };
    },
    tells: ({ appliance }) =>
      'kind' in appliance ? { note: typed(appliance.maker, appliance.place, appliance.serial) } : {},
    send: (shop, { job: orderId, what }) => shop.appliances.name.mutate({ orderId, ...what }),
    insist: (what) => (what.sticker && !what.knowingly ? { ...what, knowingly: true } : null),
    isIndependent: true,
  },
  addNote: {
    words: ({ note }) => t('note', { note }),
    apply: (job) => job,
    tells: ({ note }) => ({ note }),
    send: (shop, { job: id, key, at, what }) => shop.orders.addNote.mutate({ id, key, at, ...what }),
    isIndependent: true,
  },
  reportRefused: {
    words: () => t('report'),
    apply: (job) => job,
    send: (shop, { job: id, key, at, what }) => shop.jobs.reportRefused.mutate({ id, key, at, ...what }),
    isIndependent: true,
  },
};

// TypeScript cannot relate a step's kind to its payload.
const kindOf = (step: { kind: StepKind }) => kinds[step.kind] as KindOf<StepKind>;

export const stepWords = (step: Pick<Step, 'kind' | 'what'>): string => kindOf(step).words(step.what);

export const applyStep = (job: Job, step: Step): Job => kindOf(step).apply(job, step.what, step.at);

export const isIndependent = (step: Pick<Step, 'kind'>): boolean => kindOf(step).isIndependent ?? false;

/** The step to take instead of a refused one, if the technician insists. */
export const insistingStep = (step: Step): NewStep | null => {
  const what = kindOf(step).insist?.(step.what);
  return what ? ({ job: step.job, kind: step.kind, what } as NewStep) : null;
};

/**
 * The report of refused steps to the office: the last stage, the payment, and all that was typed. Null if nothing was
 * taken, typed or finished, and for a report.
 */
export function reportOf(steps: readonly Step[]): Extract<Step, { kind: 'reportRefused' }> | null {
  const [first] = steps;
  const told = steps.map((step) => kindOf(step).tells?.(step.what) ?? {});
  const { step = null, taken = null } = Object.assign({}, ...told) as Partial<Report>;
  // Each saved estimate repeats all its lines, so a Set removes the doubles.
  const words = new Set(told.flatMap((one) => one.note?.split(between) ?? []));
  const note = typed(...words).slice(0, maxLength.message);
  if (!first || (!taken && !note && step !== 'done')) return null;
  const { job, customer, key, at } = first;
  return {
    ...{ job, at: steps.at(-1)?.at ?? at, key: `report ${key}` },
    ...(customer && { customer }),
    kind: 'reportRefused',
    what: { step, taken, note },
  };
}

/** Rejects with the tRPC error if the server refuses the step or cannot be reached. */
export const sendStep = (shop: Shop, step: Step): Promise<unknown> => kindOf(step).send(shop, step);
