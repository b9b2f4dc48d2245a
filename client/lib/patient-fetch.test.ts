import { expect, test, vi } from 'vitest';
import { wordsOf } from './failure.ts';
import { patientFetch } from './patient-fetch.ts';

test('a line that swallows what is sent is told like one that is cut', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const asked = patientFetch('/trpc', { method: 'POST' });
  over.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  const error = await asked.catch((reason: unknown) => reason);
  expect(wordsOf(error)).toBe('We could not reach the shop. Check your connection and try again.');
  expect(limit).toHaveBeenCalledWith(20_000);
});
