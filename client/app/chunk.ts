// Loading a page's code when it is opened.
import { timings } from '#shared/business.ts';

/** A page's code did not come: a new version was deployed, or the network dropped. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Wraps a dynamic import: gives up after 120 s, and fails by a name that the error screen knows. */
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
