import { expect, test, vi } from 'vitest';
import { limitConcurrency, openSemaphore } from './semaphore.ts';

/** Work that ends on request and records its start. */
const pieces = () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const piece = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((end) => {
      ends.push(() => end(number));
    });
  };
  return { begun, piece, endNext: () => ends.shift()?.() };
};

test('the semaphore runs two calls at a time in the order of arrival', async () => {
  const inTurn = limitConcurrency(2, 1);
  const { begun, piece, endNext } = pieces();
  const [first, second, third] = [1, 2, 3].map((number) => inTurn(piece(number)));
  await expect(inTurn(piece(4))).rejects.toMatchObject({ id: 'unavailable' });
  expect(begun).toEqual([1, 2]);
  endNext();
  expect(await first).toBe(1);
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  endNext();
  endNext();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

test('a call that fails frees its turn', async () => {
  const inTurn = limitConcurrency(1, 1);
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  const next = inTurn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a call that has waited too long is refused and leaves the queue', async () => {
  vi.useFakeTimers();
  const turn = openSemaphore({
    atOnce: 1,
    waiting: 2,
    timeoutMs: 4_000,
    refusal: 'exportsBusy',
    retryAfterSeconds: 3,
  });
  const leave = await turn();
  const first = expect(turn()).rejects.toMatchObject({ id: 'exportsBusy', retryAfterSeconds: 3 });
  vi.advanceTimersByTime(2_000);
  const second = turn();
  await expect(turn()).rejects.toMatchObject({ id: 'exportsBusy', retryAfterSeconds: 3 });
  vi.advanceTimersByTime(2_000);
  await first;
  leave();
  const leaveSecond = await second;
  vi.advanceTimersByTime(60_000);
  leaveSecond();
  (await turn())();
  vi.useRealTimers();
});
