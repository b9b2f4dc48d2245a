// What becomes of steps: shown at once, sent in order and each once, refused ones explained, none lost.
import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/jobs/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import {
  type Desk,
  emptyDesk,
  jobsShown,
  withArrived,
  withJobs,
  withoutJobs,
  withoutRefusal,
  withRefused,
  withStep,
} from './desk.ts';
import { sendSteps } from './send-steps.ts';
import type { Step } from './step-kinds.ts';

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

const deskWith = (jobs: Job[], ...steps: Step[]): Desk =>
  steps.reduce(withStep, { ...emptyDesk, jobs, asOf: '2026-11-22T04:00:00.000Z' });

const stagesOf = (desk: Desk) => jobsShown(desk)?.map(({ _id, stage }) => [_id, stage]);

const refused = (status: number, code: string, message: string, retryAfter: number | null = null) =>
  TRPCClientError.from({
    error: { message, code: -32000, data: { code, httpStatus: status, issues: [], retryAfter } },
  } as never);
const cancelled = refused(409, 'CONFLICT', 'This booking is cancelled: that step is not possible now.');
const noNetwork = TRPCClientError.from(new TypeError('Failed to fetch'));

/** Sends what waits to a shop that answers each step by its key, the first answer first; without one it is taken. */
async function sending(first: Desk, answers: Record<string, Error[]> = {}) {
  let desk = first;
  const sent: string[] = [];
  const kept = {
    read: async () => desk,
    change: async (change: (desk: Desk) => Desk) => {
      desk = change(desk);
    },
  };
  const trouble = await sendSteps(kept, async ({ key }) => {
    sent.push(key);
    const answer = answers[key]?.shift();
    if (answer) throw answer;
  });
  return { desk, sent, trouble };
}

describe('what is shown', () => {
  test('is the job with every step that was taken, before any has arrived', () => {
    const desk = deskWith(
      [jobNamed('Asha'), jobNamed('Meera')],
      step('Asha', 'on_the_way'),
      step('Meera', 'working'),
      step('Asha', 'working'),
      step('Asha', 'waiting', 'door gasket'),
    );
    expect(stagesOf(desk)).toEqual([
      ['Asha', 'waiting'],
      ['Meera', 'working'],
    ]);
    expect(jobsShown(desk)?.[0]?.waitingReason).toBe('door gasket');
    expect(desk.jobs?.[0]?.stage).toBe('scheduled');
  });

  test('stays the same when a step arrives, and keeps no step twice', () => {
    const [first, second] = [step('Asha', 'on_the_way'), step('Asha', 'working')];
    const desk = deskWith([jobNamed('Asha')], first, second, first);
    expect(desk.steps).toEqual([first, second]);
    const after = withArrived(desk, first.key);
    expect(after.steps).toEqual([second]);
    expect(stagesOf(after)).toEqual([['Asha', 'working']]);
    expect(withArrived(after, first.key)).toBe(after);
  });

  test('is not put back by jobs that were read before a step arrived', () => {
    const taken = step('Asha', 'on_the_way');
    const desk = deskWith([jobNamed('Asha')], taken);
    const { arrived } = desk;
    const read = { jobs: [jobNamed('Asha')], asOf: '2026-11-22T05:00:00.000Z', ahead: 0, arrived };
    expect(stagesOf(withJobs(desk, read) ?? emptyDesk)).toEqual([['Asha', 'on_the_way']]);
    expect(withJobs(withArrived(desk, taken.key), read)).toBeNull();
  });

  test('is nothing of the customers once the session has ended, and no step is lost', () => {
    const taken = step('Asha', 'on_the_way');
    const desk = withoutJobs(deskWith([jobNamed('Asha')], taken));
    expect(jobsShown(desk)).toBeNull();
    expect(JSON.stringify(desk)).not.toContain('Patil');
    expect(desk.steps).toEqual([taken]);
  });
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
  const desk = deskWith([jobNamed('Asha')], first, note, second);
  expect(withRefused(desk, first.key, 'Cancelled').steps).toEqual([note]);
  const told = withRefused(desk, note.key, 'Not found');
  expect(told.steps).toEqual([first, second]);
  expect(told.refusals).toMatchObject([{ step: 'Note: Needs a ladder', dropped: [] }]);
});

describe('sending', () => {
  const three = () =>
    [step('Asha', 'on_the_way'), step('Meera', 'on_the_way'), step('Asha', 'working')] as const;
  const jobs = [jobNamed('Asha'), jobNamed('Meera')];

  test('goes in the order of the taps, each once', async () => {
    const steps = three();
    const { desk, sent, trouble } = await sending(deskWith(jobs, ...steps));
    expect(sent).toEqual(steps.map(({ key }) => key));
    expect(trouble).toBeNull();
    expect(desk).toMatchObject({ steps: [], refusals: [], arrived: 3 });
    expect(stagesOf(desk)).toEqual([
      ['Asha', 'working'],
      ['Meera', 'on_the_way'],
    ]);
  });

  test('stops where the network is away, and goes on with the same key later', async () => {
    const steps = three();
    const [, second, third] = steps;
    const { desk, sent, trouble } = await sending(deskWith(jobs, ...steps), { [second.key]: [noNetwork] });
    expect(trouble).toEqual({ why: 'network' });
    expect(sent).toHaveLength(2);
    expect(desk.steps).toEqual([second, third]);
    expect((await sending(desk)).sent).toEqual([second.key, third.key]);
  });

  test('waits as long as a busy shop asks, and loses nothing', async () => {
    const steps = three();
    for (const busy of [
      refused(429, 'TOO_MANY_REQUESTS', 'Too many', 30),
      refused(503, 'SERVICE_UNAVAILABLE', 'Away', 30),
    ]) {
      const { desk, sent, trouble } = await sending(deskWith(jobs, ...steps), { [steps[0].key]: [busy] });
      expect(trouble).toEqual({ why: 'network', seconds: 30 });
      expect(sent).toHaveLength(1);
      expect(desk.steps).toEqual(steps);
    }
  });

  test('a step on which the shop fails holds up its own job alone', async () => {
    const steps = three();
    const broken = refused(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
    const { desk, sent, trouble } = await sending(deskWith(jobs, ...steps), { [steps[0].key]: [broken] });
    expect(trouble).toEqual({ why: 'shop' });
    expect(sent).toEqual([steps[0].key, steps[1].key]);
    expect(desk.steps).toEqual([steps[0], steps[2]]);
  });

  test('asks to sign in again where the session is over, and loses nothing', async () => {
    const steps = three();
    const over = refused(401, 'UNAUTHORIZED', 'Please Login...!');
    const { desk, trouble } = await sending(deskWith(jobs, ...steps), { [steps[0].key]: [over] });
    expect(trouble).toEqual({ why: 'signedOut' });
    expect(desk.steps).toEqual(steps);
  });

  test('tells what the shop has overtaken, drops what came after it on that job, and goes on with others', async () => {
    const steps = three();
    const { desk, sent, trouble } = await sending(deskWith(jobs, ...steps), { [steps[0].key]: [cancelled] });
    expect(trouble).toBeNull();
    expect(sent).toEqual([steps[0].key, steps[1].key]);
    expect(desk.steps).toEqual([]);
    expect(desk.refusals).toEqual([
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
    expect(stagesOf(desk)).toEqual([
      ['Asha', 'scheduled'],
      ['Meera', 'on_the_way'],
    ]);
    expect(withoutRefusal(desk, steps[0].key).refusals).toEqual([]);
  });

  test('a step that was sent before it is refused leaves those before it done', () => {
    const steps = three();
    const desk = withRefused(withArrived(deskWith(jobs, ...steps), steps[0].key), steps[2].key, 'No.');
    expect(desk.steps).toEqual([steps[1]]);
    expect(desk.refusals).toMatchObject([{ step: 'Start', dropped: [] }]);
    expect(stagesOf(desk)).toEqual([
      ['Asha', 'on_the_way'],
      ['Meera', 'on_the_way'],
    ]);
  });
});
