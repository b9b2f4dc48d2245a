// Threads: answers in the order of the calls, and what becomes of calls whose thread ends.
import { expect, test } from 'vitest';
import { openThread } from './thread.ts';

const bounds = { heapMib: 32, idleMs: 60_000 };

const doubling = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let calls = 0;
    parentPort.on('message', (input) => {
      calls += 1;
      if (input === 'end') process.exit(1);
      parentPort.postMessage(input === 'fail' ? { error: 'no' } : { out: [2 * input, calls] });
    });`)}`,
);

test('calls are answered in their order, and one that fails fails alone', async () => {
  const run = openThread<number | string, number[]>(doubling, bounds);
  const answers = await Promise.allSettled([run(1), run('fail'), run(3)]);
  expect(answers).toMatchObject([{ value: [2, 1] }, { reason: new Error('no') }, { value: [6, 3] }]);
});

test('a thread that ends fails the calls under way, and the next call begins another one', async () => {
  const run = openThread<number | string, number[]>(doubling, bounds);
  const answers = await Promise.allSettled([run(1), run('end'), run(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await run(4)).toEqual([8, 1]);
});

test('a thread of which nothing is asked ends', async () => {
  const run = openThread<number, number[]>(doubling, { ...bounds, idleMs: 1 });
  expect(await run(1)).toEqual([2, 1]);
  // another thread counts from the start
  await expect.poll(() => run(2), { interval: 20, timeout: 15_000 }).toEqual([4, 1]);
});
