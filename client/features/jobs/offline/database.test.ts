import { expect, test } from 'vitest';
import { fakeIndexedDb } from '#client/testing/fake-indexed-db.ts';
import { countWaitingSteps, endStoredSession, removeStoredJobs, updateStoredJobs } from './database.ts';
import type { Step } from './step-kinds.ts';

fakeIndexedDb();

const storeSteps = async (...technicians: string[]) => {
  for (const technician of technicians)
    await updateStoredJobs(technician, (stored) => ({ ...stored, steps: [{ key: technician } as Step] }));
};

test('the waiting steps of all technicians count, after the end of a session too', async () => {
  await storeSteps('Nilesh', 'Santosh');
  expect(await countWaitingSteps()).toBe(2);
  await endStoredSession('Nilesh');
  expect(await countWaitingSteps()).toBe(2);
});

test('a logout keeps the waiting steps of a colleague', async () => {
  await storeSteps('Nilesh', 'Santosh');
  await removeStoredJobs('Nilesh');
  expect(await countWaitingSteps('Nilesh')).toBe(0);
  expect(await countWaitingSteps('Santosh')).toBe(1);
});
