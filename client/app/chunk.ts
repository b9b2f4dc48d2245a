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

const reloadKey = 'reloadedAfterDeploy';
const reloadPauseMs = 60_000;

/**
 * Reloads the page if a deployment removed its code, because a new document names the new files. Does nothing
 * while the server is unreachable, or within a minute of the last reload. Returns whether the page reloads.
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
