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

const reloadKey = 'reloadedAfterDeploy';
const reloadPauseMs = 60_000;

/**
 * Reloads the page if its code is gone because of a deployment: the new document names the new files. Not while the shop is
 * out of reach, and not twice within a minute. Says whether the page reloads.
 */
export async function reloadAfterDeploy(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadKey)) < reloadPauseMs) return false;
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(reloadKey, `${Date.now()}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}
