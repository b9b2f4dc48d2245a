// What becomes of steps: shown at once, sent in order and each once, refused ones explained, none lost.
import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/jobs/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { sendSteps } from './send-steps.ts';
import type { Step } from './step-kinds.ts';
import {
  jobsShown,
  noStoredJobs,
  type StoredJobs,
  withArrived,
  withJobs,
  withoutJobs,
  withoutRefusal,
  withRefused,
  withStep,
} from './stored-jobs.ts';

const jobNamed = (name: string, stage: Stage = 'scheduled') =>
  ({ _id: name, fullname: `${name} Patil`, stage, waitingReason: '' }) as Job;

let taps = 0;
const step = (job: string, stage: Stage, reason?: string): Step => {
  taps += 1;
  return {
    key: `key ${taps}`,
    at: new Date(Date.UTC(2026, 10, 22, 4, taps)).toISOString(),
    job,
    kind: 'setStage',
    what: { stage, ...(reason && { reason }) },
  };
};

const storedWith = (jobs: Job[], ...steps: Step[]): StoredJobs =>
  steps.reduce(withStep, { ...noStoredJobs, jobs, asOf: '2026-11-22T04:00:00.000Z' });

const stagesOf = (stored: StoredJobs) => jobsShown(stored)?.map(({ _id, stage }) => [_id, stage]);

const refused = (status: number, code: string, message: string, retryAfter: number | null = null) =>
  TRPCClientError.from({
    error: { message, code: -32000, data: { code, httpStatus: status, issues: [], retryAfter } },
  } as never);
const cancelled = refused(409, 'CONFLICT', 'This booking is cancelled: that step is not possible now.');
const noNetwork = TRPCClientError.from(new TypeError('Failed to fetch'));

/** Sends what waits to a shop that answers each step by its key, the first answer first; without one it is taken. */
async function sending(first: StoredJobs, answers: Record<string, Error[]> = {}) {
  let stored = first;
  const sent: string[] = [];
  const kept = {
    read: async () => stored,
    change: async (change: (stored: StoredJobs) => StoredJobs) => {
      stored = change(stored);
    },
  };
  const trouble = await sendSteps(kept, async ({ key }) => {
    sent.push(key);
    const answer = answers[key]?.shift();
    if (answer) throw answer;
  });
  return { stored, sent, trouble };
}

describe('what is shown', () => {
  test('is the job with every step that was taken, before any has arrived', () => {
    const stored = storedWith(
      [jobNamed('Asha'), jobNamed('Meera')],
      step('Asha', 'on_the_way'),
      step('Meera', 'working'),
      step('Asha', 'working'),
      step('Asha', 'waiting', 'door gasket'),
    );
    expect(stagesOf(stored)).toEqual([
      ['Asha', 'waiting'],
      ['Meera', 'working'],
    ]);
    expect(jobsShown(stored)?.[0]?.waitingReason).toBe('door gasket');
    expect(stored.jobs?.[0]?.stage).toBe('scheduled');
  });

  test('stays the same when a step arrives, and keeps no step twice', () => {
    const [first, second] = [step('Asha', 'on_the_way'), step('Asha', 'working')];
    const stored = storedWith([jobNamed('Asha')], first, second, first);
    expect(stored.steps).toEqual([first, second]);
    const after = withArrived(stored, first.key);
    expect(after.steps).toEqual([second]);
    expect(stagesOf(after)).toEqual([['Asha', 'working']]);
    expect(withArrived(after, first.key)).toBe(after);
  });

  test('is not put back by jobs that were read before a step arrived', () => {
    const taken = step('Asha', 'on_the_way');
    const stored = storedWith([jobNamed('Asha')], taken);
    const { arrived } = stored;
    const read = { jobs: [jobNamed('Asha')], asOf: '2026-11-22T05:00:00.000Z', ahead: 0, arrived };
    expect(stagesOf(withJobs(stored, read) ?? noStoredJobs)).toEqual([['Asha', 'on_the_way']]);
    expect(withJobs(withArrived(stored, taken.key), read)).toBeNull();
  });

  test('is nothing of the customers once the session has ended, and no step is lost', () => {
    const taken = step('Asha', 'on_the_way');
    const stored = withoutJobs(storedWith([jobNamed('Asha')], taken));
    expect(jobsShown(stored)).toBeNull();
    expect(JSON.stringify(stored)).not.toContain('Patil');
    expect(stored.steps).toEqual([taken]);
  });
});

test('a step with a job that was given to somebody else says so', async () => {
  const mine = step('Asha', 'working');
  const gone = refused(404, 'NOT_FOUND', 'Order not found');
  const { stored } = await sending(storedWith([jobNamed('Asha')], mine), { [mine.key]: [gone] });
  expect(stored.refusals[0]?.why).toBe('This job is no longer yours: please call the shop.');
});

test('a note holds where a step before it is refused, and takes no other with it', () => {
  const [first, second] = [step('Asha', 'on_the_way'), step('Asha', 'working')];
  const note: Step = {
    key: 'n',
    at: first.at,
    job: 'Asha',
    kind: 'addNote',
    what: { note: 'Needs a ladder' },
  };
  const stored = storedWith([jobNamed('Asha')], first, note, second);
  expect(withRefused(stored, first.key, 'Cancelled').steps).toEqual([note]);
  const told = withRefused(stored, note.key, 'Not found');
  expect(told.steps).toEqual([first, second]);
  expect(told.refusals).toMatchObject([{ step: 'Note: Needs a ladder', dropped: [] }]);
});

describe('sending', () => {
  const three = () =>
    [step('Asha', 'on_the_way'), step('Meera', 'on_the_way'), step('Asha', 'working')] as const;
  const jobs = [jobNamed('Asha'), jobNamed('Meera')];

  test('goes in the order of the taps, each once', async () => {
    const steps = three();
    const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps));
    expect(sent).toEqual(steps.map(({ key }) => key));
    expect(trouble).toBeNull();
    expect(stored).toMatchObject({ steps: [], refusals: [], arrived: 3 });
    expect(stagesOf(stored)).toEqual([
      ['Asha', 'working'],
      ['Meera', 'on_the_way'],
    ]);
  });

  test('stops where the network is away, and goes on with the same key later', async () => {
    const steps = three();
    const [, second, third] = steps;
    const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps), {
      [second.key]: [noNetwork],
    });
    expect(trouble).toEqual({ why: 'network' });
    expect(sent).toHaveLength(2);
    expect(stored.steps).toEqual([second, third]);
    expect((await sending(stored)).sent).toEqual([second.key, third.key]);
  });

  test('waits as long as a busy shop asks, and loses nothing', async () => {
    const steps = three();
    for (const busy of [
      refused(429, 'TOO_MANY_REQUESTS', 'Too many', 30),
      refused(503, 'SERVICE_UNAVAILABLE', 'Away', 30),
    ]) {
      const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps), { [steps[0].key]: [busy] });
      expect(trouble).toEqual({ why: 'network', seconds: 30 });
      expect(sent).toHaveLength(1);
      expect(stored.steps).toEqual(steps);
    }
  });

  test('a step on which the shop fails holds up its own job alone', async () => {
    const steps = three();
    const broken = refused(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
    const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps), { [steps[0].key]: [broken] });
    expect(trouble).toEqual({ why: 'shop' });
    expect(sent).toEqual([steps[0].key, steps[1].key]);
    expect(stored.steps).toEqual([steps[0], steps[2]]);
  });

  test('asks to sign in again where the session is over, and loses nothing', async () => {
    const steps = three();
    const over = refused(401, 'UNAUTHORIZED', 'Please Login...!');
    const { stored, trouble } = await sending(storedWith(jobs, ...steps), { [steps[0].key]: [over] });
    expect(trouble).toEqual({ why: 'signedOut' });
    expect(stored.steps).toEqual(steps);
  });

  test('tells what the shop has overtaken, drops what came after it on that job, and goes on with others', async () => {
    const steps = three();
    const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps), {
      [steps[0].key]: [cancelled],
    });
    expect(trouble).toBeNull();
    expect(sent).toEqual([steps[0].key, steps[1].key]);
    expect(stored.steps).toEqual([]);
    expect(stored.refusals).toEqual([
      {
        key: steps[0].key,
        job: 'Asha',
        customer: 'Asha Patil',
        step: 'On my way',
        at: steps[0].at,
        why: 'This booking is cancelled: that step is not possible now.',
        dropped: ['Start'],
      },
    ]);
    expect(stagesOf(stored)).toEqual([
      ['Asha', 'scheduled'],
      ['Meera', 'on_the_way'],
    ]);
    expect(withoutRefusal(stored, steps[0].key).refusals).toEqual([]);
  });

  test('a step that was sent before it is refused leaves those before it done', () => {
    const steps = three();
    const stored = withRefused(withArrived(storedWith(jobs, ...steps), steps[0].key), steps[2].key, 'No.');
    expect(stored.steps).toEqual([steps[1]]);
    expect(stored.refusals).toMatchObject([{ step: 'Start', dropped: [] }]);
    expect(stagesOf(stored)).toEqual([
      ['Asha', 'on_the_way'],
      ['Meera', 'on_the_way'],
    ]);
  });
});
