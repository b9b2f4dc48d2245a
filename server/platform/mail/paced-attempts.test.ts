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
  });
  for (let nth = 0; nth < 300; nth += 1) line.push(`${nth}`);
  await line.empty();
  expect(most).toBe(2);
  expect(done).toHaveLength(202);
  line.push('later');
  await line.empty();
  expect(done.at(-1)).toBe('later');
});
