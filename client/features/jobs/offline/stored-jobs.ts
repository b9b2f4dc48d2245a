// What the phone keeps for a technician: the jobs as last known, the steps that wait to be sent, and those that the shop
// has refused. Pure: each function returns the state after the change.
import type { Job } from '#shared/jobs/schema.ts';
import { applyStep, type Step, standsAlone, stepWords } from './step-kinds.ts';

/** A step that was not possible any more; it stays until it is dismissed. */
export type Refusal = {
  key: string;
  job: string;
  /** Whose job it was, also where it is not his any more. */
  customer: string;
  /** The step and the moment of its tap. */
  step: string;
  at: string;
  /** Why, in the shop's words. */
  why: string;
  /** Steps that came after it on the same job, and so are not sent either. */
  dropped: string[];
};

export type StoredJobs = {
  /** Null until they have come once; the stages are the shop's, without the steps that wait. */
  jobs: Job[] | null;
  /** When they were read, by the shop's clock. */
  asOf: string | null;
  /** How far the shop's clock is ahead of the phone's, in milliseconds, as it was told last. */
  ahead: number;
  /** In the order of their taps. */
  steps: Step[];
  refusals: Refusal[];
  /** Counts the steps that have arrived: jobs that were read before one of them are older than what is shown. */
  arrived: number;
};

export const noStoredJobs: StoredJobs = {
  jobs: null,
  asOf: null,
  ahead: 0,
  steps: [],
  refusals: [],
  arrived: 0,
};

/** The time in milliseconds by the shop's clock: which day it is does not depend on how a phone is set. */
export const shopNow = ({ ahead }: Pick<StoredJobs, 'ahead'>, now = Date.now()): number => now + ahead;

/** With one more step; one that is there already changes nothing. */
export const withStep = (stored: StoredJobs, step: Step): StoredJobs =>
  stored.steps.some(({ key }) => key === step.key) ? stored : { ...stored, steps: [...stored.steps, step] };

/** The step that is to be sent next; nothing of the jobs in `held`, whose earlier step could not be sent just now. */
export const nextStep = (stored: StoredJobs, held: ReadonlySet<string> = new Set()): Step | undefined =>
  stored.steps.find(({ job }) => !held.has(job));

/** Once a step has arrived: it is part of the job, and does not wait any more. */
export function withArrived(stored: StoredJobs, key: string): StoredJobs {
  const step = stored.steps.find((one) => one.key === key);
  if (!step) return stored;
  return {
    ...stored,
    jobs: stored.jobs?.map((job) => (job._id === step.job ? applyStep(job, step) : job)) ?? null,
    steps: stored.steps.filter((one) => one !== step),
    arrived: stored.arrived + 1,
  };
}

/**
 * Once a step was refused. Those that came after it on the same job go with it, because they were taken in the belief that it
 * was done; notes and other jobs go on.
 */
export function withRefused(stored: StoredJobs, key: string, why: string): StoredJobs {
  const step = stored.steps.find((one) => one.key === key);
  if (!step) return stored;
  const ofJob = stored.steps.filter(({ job }) => job === step.job);
  const later = ofJob.slice(ofJob.indexOf(step) + 1);
  const gone = [step, ...(standsAlone(step) ? [] : later.filter((one) => !standsAlone(one)))];
  const refusal: Refusal = {
    key,
    job: step.job,
    customer: stored.jobs?.find(({ _id }) => _id === step.job)?.fullname ?? '',
    step: stepWords(step),
    at: step.at,
    why,
    dropped: gone.slice(1).map(stepWords),
  };
  return {
    ...stored,
    steps: stored.steps.filter((one) => !gone.includes(one)),
    refusals: [...stored.refusals, refusal],
  };
}

/** Once a refusal was read. */
export const withoutRefusal = (stored: StoredJobs, key: string): StoredJobs => ({
  ...stored,
  refusals: stored.refusals.filter((one) => one.key !== key),
});

/** What a reading of the jobs gives. */
export type JobsRead = Pick<StoredJobs, 'jobs' | 'asOf' | 'ahead' | 'arrived'>;

/**
 * With the jobs as they were read, which was begun when `arrived` was the stored one; null where a step has arrived meanwhile,
 * so that they may not show it yet.
 */
export const withJobs = (stored: StoredJobs, { arrived, ...read }: JobsRead): StoredJobs | null =>
  arrived === stored.arrived ? { ...stored, ...read } : null;

/** When the session has ended: nothing of the customers stays, and what was done there is not lost. */
export const withoutJobs = (stored: StoredJobs): StoredJobs => ({ ...stored, jobs: null, asOf: null });

/** The jobs as they are shown: with all steps that were taken. */
export const jobsShown = ({ jobs, steps }: StoredJobs): Job[] | null =>
  jobs?.map((job) =>
    steps.filter((step) => step.job === job._id).reduce((changed, step) => applyStep(changed, step), job),
  ) ?? null;
