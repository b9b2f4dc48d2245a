import { expect, test, vi } from 'vitest';
import { wordsOf } from './failure.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

test('a request without an answer fails after 20 s', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const request = fetchWithTimeout('/trpc', { method: 'POST' });
  over.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  const error = await request.catch((reason: unknown) => reason);
  expect(wordsOf(error)).toBe('We could not reach the shop. Check your connection and try again.');
  expect(limit).toHaveBeenCalledWith(20_000);
});
