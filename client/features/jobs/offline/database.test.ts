import { expect, test } from 'vitest';
import { fakeIndexedDb } from '#client/testing/fake-indexed-db.ts';
import { countWaitingSteps, endStoredSession, updateStoredJobs } from './database.ts';
import type { Step } from './step-kinds.ts';

fakeIndexedDb();

test('the waiting steps of all technicians count, after the end of a session too', async () => {
  for (const technician of ['Nilesh', 'Santosh'])
    await updateStoredJobs(technician, (stored) => ({ ...stored, steps: [{ key: technician } as Step] }));
  expect(await countWaitingSteps()).toBe(2);
  await endStoredSession('Nilesh');
  expect(await countWaitingSteps()).toBe(2);
});
