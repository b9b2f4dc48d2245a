import { TRPCClientError } from '@trpc/client';
import { codeOf, isRefusal, wordsOf } from '#client/lib/failure.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import { type Owner, readOwner, readStoredJobs, updateStoredJobs } from './database.ts';
import { type Step, sendStep, shopClient } from './step-kinds.ts';
import { stepTexts } from './step-texts.ts';
import { type StoredJobs, withArrived, withRefused } from './stored-jobs.ts';

export const stepsSyncTag = 'steps wait';

/** The reason why a technician's steps still wait. `seconds` is the server's Retry-After. */
export type Trouble = { why: 'network' | 'shop' | 'signedOut'; seconds?: number };

type Outcome = 'arrived' | { refused: string; conflict: boolean } | { trouble: Trouble };

const isBusy = (code: string | null) => code === 'TOO_MANY_REQUESTS' || code === 'SERVICE_UNAVAILABLE';

function outcomeOf(error: unknown, step: Step): Outcome {
  const code = codeOf(error);
  if (code === 'UNAUTHORIZED') return { trouble: { why: 'signedOut' } };
  if (code === null || isBusy(code)) {
    const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
    return { trouble: { why: 'network', ...(data?.retryAfter && { seconds: data.retryAfter }) } };
  }
  // The server answers 404 for another technician's job, and for a mistyped sticker.
  const isSticker = step.kind === 'nameAppliance' && step.what.sticker;
  if (code === 'NOT_FOUND' && !isSticker) return { refused: stepTexts('notYours'), conflict: false };
  if (!isRefusal(error)) return { trouble: { why: 'shop' } };
  return { refused: wordsOf(error), conflict: code === 'CONFLICT' };
}

// The longest pause, if the phone's clock was set back.
const longestPauseMs = 3600_000;
// A browser ends a background sync that lasts for minutes.
const backgroundPauseMs = 60_000;

type JobsStorage = {
  read: () => Promise<StoredJobs>;
  change: (change: (stored: StoredJobs) => StoredJobs) => Promise<unknown>;
};

/**
 * Sends the waiting steps in order. If the server fails with 500, only the steps of that job wait. Returns
 * why steps still wait, or null if the queue is empty.
 */
export async function sendSteps(
  storage: JobsStorage,
  send: (step: Step) => Promise<unknown>,
): Promise<Trouble | null> {
  const failedJobs = new Set<string>();
  for (;;) {
    const { steps, retryAt } = await storage.read();
    const pause = retryAt - Date.now();
    if (pause > 0 && pause < longestPauseMs && steps.length > 0)
      return { why: 'network', seconds: Math.ceil(pause / 1000) };
    const step = steps.find(({ job }) => !failedJobs.has(job));
    if (!step) return failedJobs.size > 0 ? { why: 'shop' } : null;
    const outcome = await send(step).then(
      () => 'arrived' as const,
      (error: unknown) => outcomeOf(error, step),
    );
    if (outcome === 'arrived') await storage.change((stored) => withArrived(stored, step.key));
    else if ('refused' in outcome)
      await storage.change((stored) => withRefused(stored, step.key, outcome.refused, outcome.conflict));
    else if (outcome.trouble.why === 'shop') failedJobs.add(step.job);
    else {
      const { seconds } = outcome.trouble;
      if (seconds) await storage.change((stored) => ({ ...stored, retryAt: Date.now() + seconds * 1000 }));
      return outcome.trouble;
    }
  }
}

/** Sends a technician's steps. A Web Lock allows one sender at a time among all tabs and the service worker. */
export async function sendStepsOf(owner: Owner, change: JobsStorage['change']): Promise<Trouble | null> {
  const shop = shopClient(owner.token);
  const storage = { read: () => readStoredJobs(owner._id), change };
  const work = () => sendSteps(storage, (step) => sendStep(shop, step));
  return navigator.locks ? navigator.locks.request('my-jobs', work) : work();
}

export async function sendInBackground(): Promise<boolean> {
  const owner = await readOwner();
  if (!owner) return false;
  const send = () => sendStepsOf(owner, (change) => updateStoredJobs(owner._id, change));
  let trouble = await send();
  if (trouble?.seconds) {
    const pauseMs = Math.min(trouble.seconds * 1000, backgroundPauseMs);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    trouble = await send();
  }
  return trouble !== null && trouble.why !== 'signedOut';
}
