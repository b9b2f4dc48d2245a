import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPacedAttempts } from './paced-attempts.ts';

test('of a flood two are worked on together, two hundred wait and the rest is left to the queue', async () => {
  const done: string[] = [];
  let together = 0;
  let most = 0;
  const line = openPacedAttempts(async (id) => {
    together += 1;
    most = Math.max(most, together);
    await pause(1);
    together -= 1;
    done.push(id);
  }, 0);
  for (let nth = 0; nth < 300; nth += 1) line.push(`${nth}`);
  await line.empty();
  expect(most).toBe(2);
  expect(done).toHaveLength(202);
  line.push('later');
  await line.empty();
  expect(done.at(-1)).toBe('later');
});

test('a pause lies between one try and the next, so that a flood leaves the machine to the customers', async () => {
  let done = 0;
  const line = openPacedAttempts(async () => {
    done += 1;
  }, 50);
  const began = performance.now();
  for (let nth = 0; nth < 8; nth += 1) line.push(`${nth}`);
  await line.empty();
  expect(done).toBe(8);
  // two at a time, so each of the two pauses three times; a timer may be a little early
  expect(performance.now() - began).toBeGreaterThan(140);
});
