import { TRPCClientError } from '@trpc/client';
import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/jobs/schema.ts';
import type { Stage } from '#shared/orders/stages.ts';
import { sendSteps } from './send-steps.ts';
import type { Step } from './step-kinds.ts';
import {
  currentCash,
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

describe('a refused step', () => {
  const [setOut, finish] = [step('Meera', 'on_the_way'), step('Meera', 'done')] as const;
  const paid = {
    ...finish,
    what: { stage: 'done', finish: { method: 'Cash', taken: 850, discount: 0, reason: '' } },
  } as Step;
  const note: Step = { ...setOut, key: 'note', kind: 'addNote', what: { note: 'Gasket is worn' } };

  test('tells the office what was taken, and names customer and sum on the phone', async () => {
    const named = [setOut, paid, note].map((one) => ({ ...one, customer: 'Meera Patil' }));
    const gone = refused(404, 'NOT_FOUND', 'Order not found');
    const { stored, sent } = await sending(storedWith([], ...named), { [setOut.key]: [gone] });
    expect(sent).toEqual([setOut.key, 'note', `report ${setOut.key}`]);
    expect(stored.refusals).toMatchObject([
      { customer: 'Meera Patil', taken: { method: 'Cash', taken: 850 }, dropped: ['Finish'] },
    ]);
  });

  test('without money, words or an end is no matter for the office', () => {
    const { steps, refusals } = withRefused(storedWith([jobNamed('Meera')], setOut), setOut.key, 'Cancelled');
    expect([steps, refusals.length]).toEqual([[], 1]);
  });

  test('tells each line of an estimate once', () => {
    const line = (words: string) => ({ kind: 'part', words, quantity: 1, price: 200 }) as const;
    const saves = [['Gasket'], ['Gasket', 'Fan']].map((words, at): Step => {
      const what = { version: at, lines: words.map(line) } as never;
      return { ...setOut, key: `save ${at}`, kind: 'saveEstimate', what };
    });
    const stored = storedWith([jobNamed('Meera')], setOut, ...saves);
    const [report] = withRefused(stored, setOut.key, 'No longer yours').steps;
    expect(report?.what).toMatchObject({ note: 'Gasket 1 × ₹200.00 · Fan 1 × ₹200.00' });
  });

  test('that is a note waits as a report', () => {
    const { steps } = withRefused(storedWith([jobNamed('Meera')], note), 'note', 'No longer yours');
    expect(steps).toMatchObject([
      { kind: 'reportRefused', what: { step: null, taken: null, note: 'Gasket is worn' } },
    ]);
  });
});

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

  test('the cash in hand has what a waiting step took, once', () => {
    const finish = { method: 'Cash', taken: 850, discount: 0, reason: '' };
    const paid = { ...step('Asha', 'done'), what: { stage: 'done', finish } } as Step;
    const stored = { ...storedWith([jobNamed('Asha')], paid), cashInHand: 100 };
    expect(currentCash(stored)).toBe(950);
    expect(currentCash(withArrived(stored, paid.key))).toBe(950);
    const booked = { ...stored, jobs: [{ ...jobNamed('Asha'), stage: 'done' as const }], cashInHand: 950 };
    expect(currentCash(booked)).toBe(950);
    expect(currentCash(withArrived(booked, paid.key))).toBe(950);
    expect(currentCash(withRefused(stored, paid.key, 'No longer yours'))).toBe(100);
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
  expect(afterwards.steps).toMatchObject([first, second, { kind: 'reportRefused' }]);
  expect(afterwards.refusals).toMatchObject([{ step: 'Note: Needs a ladder', dropped: [] }]);
});

describe('an appliance that is named', () => {
  const id = '01940000-0000-7000-8000-000000000001';
  const job = {
    ...jobNamed('Meera'),
    products: [{ productId: 'ac', quantity: 2 }],
    appliances: [{ _id: 'hall', name: 'Window AC', kind: 'ac_window', sticker: null, repairs: [] }],
  } as unknown as Job;
  const at = step('Meera', 'working').at;
  const naming = (key: string, what: object): Step => ({
    ...{ key, at, job: 'Meera', kind: 'nameAppliance' },
    what: { productId: 'ac', name: 'LG split AC', appliance: { _id: id }, ...what },
  });
  const fresh = naming('new', {
    appliance: { _id: id, kind: 'ac_split', maker: 'LG', place: '', serial: 'SN 7' },
  });
  const bind = naming('bind', { sticker: '7k4m2qxp' });

  test('is on the job at once, and once after the server has answered', () => {
    const known = naming('known', { name: 'Window AC', appliance: { _id: 'hall' } });
    const stored = storedWith([job], fresh, bind, known);
    const after = withArrived(withArrived(stored, 'new'), 'bind');
    for (const shown of [currentJobs(stored), currentJobs(after), currentJobs(withStep(after, fresh))])
      expect(shown).toMatchObject([
        {
          products: [{ appliances: [{ name: 'LG split AC' }, { name: 'Window AC' }] }],
          appliances: [{ _id: 'hall' }, { _id: id, kind: 'ac_split', sticker: '7K4M-2QXP' }],
        },
      ]);
    expect(currentJobs(stored)?.[0]?.appliances).toHaveLength(2);
  });

  test('stays when another step is refused, and tells the office what was typed when it is refused', () => {
    const first = step('Meera', 'working');
    const stored = withRefused(storedWith([job], first, fresh), first.key, 'Cancelled');
    expect(stored.steps).toEqual([fresh]);
    const { steps, refusals } = withRefused(stored, 'new', 'No longer yours');
    expect(steps).toMatchObject([{ kind: 'reportRefused', what: { note: 'LG · SN 7' } }]);
    expect(refusals[1]).toMatchObject({ step: 'Appliance: LG split AC' });
    expect(refusals[1]).not.toHaveProperty('again');
  });

  test('whose sticker is bound already offers to bind it anyway, and a mistyped one says so', async () => {
    const bound = refused(409, 'CONFLICT', 'This sticker is on another appliance');
    const { stored } = await sending(storedWith([job], bind), { bind: [bound] });
    const [refusal] = stored.refusals;
    expect(refusal).toMatchObject({ step: 'Sticker for LG split AC', why: bound.message });
    expect(refusal?.again).toEqual({
      ...{ job: 'Meera', kind: 'nameAppliance' },
      what: { ...bind.what, knowingly: true },
    });
    const insisted = { ...refusal?.again, key: 'again', at } as Step;
    const twice = await sending(storedWith([job], insisted), { again: [bound] });
    expect(twice.stored.refusals[0]).not.toHaveProperty('again');

    const lost = refused(404, 'NOT_FOUND', 'Sticker not found');
    const mistyped = await sending(storedWith([job], bind), { bind: [lost] });
    expect(mistyped.stored.refusals).toMatchObject([{ why: 'Sticker not found' }]);
    expect(mistyped.stored.steps).toEqual([]);
  });
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
