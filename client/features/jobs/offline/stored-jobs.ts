// The data that the phone stores for a technician. Each function returns the data after one change.
import type { PaymentMethod } from '#shared/bills/kinds.ts';
import type { Job } from '#shared/jobs/schema.ts';
import {
  applyStep,
  insistingStep,
  isIndependent,
  type NewStep,
  reportOf,
  type Step,
  stepWords,
} from './step-kinds.ts';

/** A step that the server refused, shown until the technician dismisses it. */
export type Refusal = {
  key: string;
  job: string;
  customer: string;
  step: string;
  at: string;
  why: string;
  /** The payment in rupees that he took and the shop has not booked. */
  taken?: { method: PaymentMethod; taken: number };
  /** The step to take if the technician insists. */
  again?: NewStep;
  /** Later steps of the refused step's job, which were removed from the queue too. */
  dropped: string[];
};

export type StoredJobs = {
  /** The jobs as the server last sent them, without the waiting steps. Null before the first answer. */
  jobs: Job[] | null;
  /** The technician's cash in hand in rupees, read with the jobs. Below 0, the office owes him. */
  cashInHand: number | null;
  asOf: string | null;
  /** How far the shop's clock is ahead of the phone's, in milliseconds. */
  ahead: number;
  steps: Step[];
  refusals: Refusal[];
  /** No step is sent before this time (by the phone's clock, in milliseconds). */
  retryAt: number;
  /** Counts the sent steps. Jobs that were requested at a lower count are outdated. */
  arrived: number;
};

export const noStoredJobs: StoredJobs = {
  jobs: null,
  cashInHand: null,
  asOf: null,
  ahead: 0,
  steps: [],
  refusals: [],
  retryAt: 0,
  arrived: 0,
};

export const shopNow = ({ ahead }: Pick<StoredJobs, 'ahead'>, now = Date.now()): number => now + ahead;

/** Adds a step. A step that is already in the queue changes nothing. */
export const withStep = (stored: StoredJobs, step: Step): StoredJobs =>
  stored.steps.some(({ key }) => key === step.key) ? stored : { ...stored, steps: [...stored.steps, step] };

const takenCash = ({ kind, what }: Step): number =>
  kind === 'setStage' && what.finish?.method === 'Cash' ? what.finish.taken : 0;

/** The cash in hand in rupees with the payments of waiting steps, unless the shop's sum includes them already. */
export const currentCash = ({
  jobs,
  cashInHand,
  steps,
}: Pick<StoredJobs, 'jobs' | 'cashInHand' | 'steps'>) =>
  cashInHand === null
    ? null
    : steps
        .filter(({ job }) => jobs?.some(({ _id, stage }) => _id === job && stage !== 'done'))
        .reduce((sum, step) => sum + takenCash(step), cashInHand);

export function withArrived(stored: StoredJobs, key: string): StoredJobs {
  const step = stored.steps.find((one) => one.key === key);
  if (!step) return stored;
  return {
    ...stored,
    jobs: stored.jobs?.map((job) => (job._id === step.job ? applyStep(job, step) : job)) ?? null,
    cashInHand: currentCash({ ...stored, steps: [step] }),
    steps: stored.steps.filter((one) => one !== step),
    arrived: stored.arrived + 1,
  };
}

/**
 * Removes a refused step. The later steps of its job relied on it and are removed too, except notes. A report to
 * the office about their payments and notes joins the queue. After a `conflict` the technician may insist on some
 * steps.
 */
export function withRefused(stored: StoredJobs, key: string, why: string, conflict = false): StoredJobs {
  const step = stored.steps.find((one) => one.key === key);
  if (!step) return stored;
  const ofJob = stored.steps.filter(({ job }) => job === step.job);
  const later = ofJob.slice(ofJob.indexOf(step) + 1);
  const removed = [step, ...(isIndependent(step) ? [] : later.filter((one) => !isIndependent(one)))];
  const report = reportOf(removed);
  const again = conflict ? insistingStep(step) : null;
  const refusal: Refusal = {
    key,
    job: step.job,
    customer: step.customer ?? stored.jobs?.find(({ _id }) => _id === step.job)?.fullname ?? '',
    step: stepWords(step),
    at: step.at,
    why,
    ...(report?.what.taken && { taken: report.what.taken }),
    ...(again && { again }),
    dropped: removed.slice(1).map(stepWords),
  };
  return {
    ...stored,
    steps: [...stored.steps.filter((one) => !removed.includes(one)), ...(report ? [report] : [])],
    refusals: [...stored.refusals, refusal],
  };
}

export const withoutRefusal = (stored: StoredJobs, key: string): StoredJobs => ({
  ...stored,
  refusals: stored.refusals.filter((one) => one.key !== key),
});

export type JobsRead = Pick<StoredJobs, 'jobs' | 'cashInHand' | 'asOf' | 'ahead' | 'arrived'>;

/** Replaces the jobs. If a step was sent after the request, the new jobs may lack the step and are ignored. */
export const withJobs = (stored: StoredJobs, { arrived, ...read }: JobsRead): StoredJobs =>
  arrived === stored.arrived ? { ...stored, ...read } : stored;

export const withoutJobs = (stored: StoredJobs): StoredJobs => ({
  ...stored,
  jobs: null,
  cashInHand: null,
  asOf: null,
});

export const currentJobs = ({ jobs, steps }: StoredJobs): Job[] | null =>
  jobs?.map((job) =>
    steps.filter((step) => step.job === job._id).reduce((changed, step) => applyStep(changed, step), job),
  ) ?? null;
