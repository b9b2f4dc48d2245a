// What a tab of My Jobs shows of another one's changes.
import { get, update } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetToken, storeToken } from '#client/lib/session-token.ts';
import type { Step } from './offline/step-kinds.ts';
import { noStoredJobs, type StoredJobs, withStep } from './offline/stored-jobs.ts';
import {
  changeStoredJobs,
  forgetStoredJobs,
  openFor,
  readOfflineJobs,
  startOfflineJobs,
} from './offline-jobs.ts';

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: vi.fn(),
  set: async () => {},
  update: vi.fn(),
  keys: async () => [],
  delMany: async () => {},
}));

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
  let onDisk: StoredJobs = noStoredJobs;
  let write = () => {};
  vi.mocked(get).mockImplementation(async (key) => (key === 'desk u' ? onDisk : undefined));
  vi.mocked(update).mockImplementation(
    (_key, change) =>
      new Promise((done) => {
        write = () => {
          onDisk = change(onDisk as never) as never;
          done();
        };
      }),
  );
  storeToken('a token');
  startOfflineJobs();
  await openFor({ _id: 'u', name: 'Ravi Pawar' });
  const changed = changeStoredJobs((stored) => withStep(stored, step('of this tab')));
  onDisk = withStep(onDisk, step('of the other'));
  const reads = vi.mocked(get).mock.calls.length;
  const other = new BroadcastChannel('my-jobs');
  other.postMessage(null);
  await vi.waitFor(() => expect(vi.mocked(get).mock.calls.length).toBeGreaterThan(reads));
  write();
  await changed;
  expect(readOfflineJobs().stored.steps.map(({ key }) => key)).toEqual(['of the other', 'of this tab']);
  other.close();
  vi.mocked(update).mockReset();
});
