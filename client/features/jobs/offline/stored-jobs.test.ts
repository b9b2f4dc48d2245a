import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/jobs/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { sendSteps } from './send-steps.ts';
import type { Step } from './step-kinds.ts';
import {
  currentJobs,
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

const stagesOf = (stored: StoredJobs) => currentJobs(stored)?.map(({ _id, stage }) => [_id, stage]);

const refused = (status: number, code: string, message: string, retryAfter: number | null = null) =>
  TRPCClientError.from({
    error: { message, code: -32000, data: { code, httpStatus: status, issues: [], retryAfter } },
  } as never);
const cancelled = refused(409, 'CONFLICT', 'This booking is cancelled: that step is not possible now.');
const noNetwork = TRPCClientError.from(new TypeError('Failed to fetch'));

/** Sends the steps to a fake server. `answers` names the error for a step's key. */
async function sending(first: StoredJobs, answers: Record<string, Error[]> = {}) {
  let stored = first;
  const sent: string[] = [];
  const storage = {
    read: async () => stored,
    change: async (change: (stored: StoredJobs) => StoredJobs) => {
      stored = change(stored);
    },
  };
  const trouble = await sendSteps(storage, async ({ key }) => {
    sent.push(key);
    const answer = answers[key]?.shift();
    if (answer) throw answer;
  });
  return { stored, sent, trouble };
}

describe('the jobs on the screen', () => {
  test('the shown jobs contain every step before the server has answered', () => {
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
    expect(currentJobs(stored)?.[0]?.waitingReason).toBe('door gasket');
    expect(stored.jobs?.[0]?.stage).toBe('scheduled');
  });

  test('the shown jobs stay the same when the server accepts a step', () => {
    const [first, second] = [step('Asha', 'on_the_way'), step('Asha', 'working')];
    const stored = storedWith([jobNamed('Asha')], first, second, first);
    expect(stored.steps).toEqual([first, second]);
    const after = withArrived(stored, first.key);
    expect(after.steps).toEqual([second]);
    expect(stagesOf(after)).toEqual([['Asha', 'working']]);
    expect(withArrived(after, first.key)).toBe(after);
  });

  test('phone jobs that were read before a step was sent are ignored', () => {
    const first = step('Asha', 'on_the_way');
    const stored = storedWith([jobNamed('Asha')], first);
    const { arrived } = stored;
    const read = {
      jobs: [jobNamed('Asha')],
      cashInHand: 0,
      asOf: '2026-11-22T05:00:00.000Z',
      ahead: 0,
      arrived,
    };
    expect(stagesOf(withJobs(stored, read))).toEqual([['Asha', 'on_the_way']]);
    expect(stagesOf(withJobs(withArrived(stored, first.key), read))).toEqual([['Asha', 'on_the_way']]);
  });

  test('an expired session removes the shown jobs', () => {
    const first = step('Asha', 'on_the_way');
    const stored = withoutJobs(storedWith([jobNamed('Asha')], first));
    expect(currentJobs(stored)).toBeNull();
    expect(JSON.stringify(stored)).not.toContain('Patil');
    expect(stored.steps).toEqual([first]);
  });
});

test("a refused step on another technician's job is explained", async () => {
  const mine = step('Asha', 'working');
  const gone = refused(404, 'NOT_FOUND', 'Order not found');
  const { stored } = await sending(storedWith([jobNamed('Asha')], mine), { [mine.key]: [gone] });
  expect(stored.refusals[0]?.why).toBe('This job is no longer yours: please call the shop.');
});

test("a technician's note is kept when an earlier step is refused", () => {
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
  const afterwards = withRefused(stored, note.key, 'Not found');
  expect(afterwards.steps).toEqual([first, second]);
  expect(afterwards.refusals).toMatchObject([{ step: 'Note: Needs a ladder', dropped: [] }]);
});

describe('sending steps', () => {
  const three = () =>
    [step('Asha', 'on_the_way'), step('Meera', 'on_the_way'), step('Asha', 'working')] as const;
  const jobs = [jobNamed('Asha'), jobNamed('Meera')];

  test("a technician's steps are sent in the order of the taps, each once", async () => {
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

  test('a step that fails without a network is sent later with the same key', async () => {
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

  test("a busy server delays a technician's steps by its Retry-After", async () => {
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

  test('a step that fails with 500 delays only the steps of its job', async () => {
    const steps = three();
    const broken = refused(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
    const { stored, sent, trouble } = await sending(storedWith(jobs, ...steps), { [steps[0].key]: [broken] });
    expect(trouble).toEqual({ why: 'shop' });
    expect(sent).toEqual([steps[0].key, steps[1].key]);
    expect(stored.steps).toEqual([steps[0], steps[2]]);
  });

  test("an expired session keeps all of a technician's unsent steps", async () => {
    const steps = three();
    const over = refused(401, 'UNAUTHORIZED', 'Please Login...!');
    const { stored, trouble } = await sending(storedWith(jobs, ...steps), { [steps[0].key]: [over] });
    expect(trouble).toEqual({ why: 'signedOut' });
    expect(stored.steps).toEqual(steps);
  });

  test('a refused step drops the later steps of its job', async () => {
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

  test('a refused step does not undo the steps that were sent before it', () => {
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
