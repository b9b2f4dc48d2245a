// What a tab of My Jobs shows of another one's changes.
import { afterEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '#client/lib/session-token.ts';
import { fakeDisk } from '#client/testing/fake-disk.ts';
import type { Step } from './offline/step-kinds.ts';
import { noStoredJobs, withStep } from './offline/stored-jobs.ts';
import {
  changeStoredJobs,
  forgetStoredJobs,
  openFor,
  readOfflineJobs,
  startOfflineJobs,
} from './offline-jobs.ts';

const disk = fakeDisk();

const step = (key: string): Step => ({
  key,
  at: '2026-11-23T04:00:00.000Z',
  job: 'j',
  kind: 'addNote',
  what: { note: key },
});

afterEach(async () => {
  await forgetStoredJobs();
  forgetToken();
});

test('what another tab has stored while a change is being written is shown once that is done', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  storeToken('a token');
  startOfflineJobs();
  await openFor({ _id: 'u', name: 'Ravi Pawar' });
  let write = () => {};
  disk.written = new Promise((resolve) => {
    write = resolve;
  });
  const changed = changeStoredJobs((stored) => withStep(stored, step('of this tab')));
  disk.entries.set('desk u', withStep(noStoredJobs, step('of the other')));
  const reads = vi.spyOn(disk.entries, 'get');
  const other = new BroadcastChannel('my-jobs');
  other.postMessage(null);
  await vi.waitFor(() => expect(reads).toHaveBeenCalledWith('desk u'));
  write();
  await changed;
  expect(readOfflineJobs().stored.steps.map(({ key }) => key)).toEqual(['of the other', 'of this tab']);
  other.close();
});
