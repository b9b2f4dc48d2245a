// What the phone stores where its disk is full: reading goes on, writing does not.
import { afterEach, expect, test } from 'vitest';
import { fakeDisk } from '#client/testing/fake-disk.ts';
import type { Step } from './step-kinds.ts';
import { readStoredJobs, updateStoredJobs, wipe } from './store.ts';
import { type StoredJobs, withArrived, withStep } from './stored-jobs.ts';

const disk = fakeDisk();
afterEach(wipe);

const step = (key: string): Step => ({
  key,
  at: '2026-11-23T04:00:00.000Z',
  job: 'j',
  kind: 'addNote',
  what: { note: key },
});
const keysOf = ({ steps }: StoredJobs) => steps.map(({ key }) => key);

const onDisk = () => disk.entries.get('desk u') as StoredJobs;

test('a step that finds the disk full is kept beside those that are there, and goes to the disk with the next', async () => {
  await updateStoredJobs('u', (stored) => withStep(stored, step('first')));
  disk.full = true;
  await updateStoredJobs('u', (stored) => withStep(stored, step('second')));
  expect(keysOf(await readStoredJobs('u'))).toEqual(['first', 'second']);
  await updateStoredJobs('u', (stored) => withArrived(stored, 'first'));
  disk.full = false;
  await updateStoredJobs('u', (stored) => withStep(stored, step('third')));
  expect(keysOf(await readStoredJobs('u'))).toEqual(['second', 'third']);
  expect(keysOf(onDisk())).toEqual(['second', 'third']);
});

test('what another tab has stored meanwhile is not lost to a tab whose step found the disk full', async () => {
  // a copy of its own; the modules of this worker's other files stay as they are
  const other: typeof import('./store.ts') = await import(/* @vite-ignore */ `./store.ts?${'other'}`);
  await updateStoredJobs('u', (stored) => withStep(stored, step('first')));
  disk.full = true;
  await updateStoredJobs('u', (stored) => withStep(stored, step('second')));
  disk.full = false;
  await other.updateStoredJobs('u', (stored) => withStep(stored, step('of the other')));
  await other.updateStoredJobs('u', (stored) => withArrived(stored, 'first'));
  expect(keysOf(await readStoredJobs('u'))).toEqual(['of the other', 'second']);
  await updateStoredJobs('u', (stored) => withStep(stored, step('third')));
  expect(keysOf(onDisk())).toEqual(['of the other', 'second', 'third']);
  expect(onDisk().arrived).toBe(1);
});

test('nothing that was under way when somebody logs out is stored after it', async () => {
  const changes = ['first', 'second'].map((key) =>
    updateStoredJobs('u', (stored) => withStep(stored, step(key))),
  );
  await wipe();
  await Promise.all(changes);
  expect(onDisk()).toBeUndefined();
});
