import { timings } from '#shared/business.ts';

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

export const chunk =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('timed out')), timings.chunkTimeoutMs);
    });
    try {
      return await Promise.race([load(), tooLate]);
    } catch (cause) {
      throw new ChunkLoadError('A part of the page did not load', { cause });
    } finally {
      clearTimeout(timer);
    }
  };

/** Whether the server answers now. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
