// Sends what waits, in the order of the taps, and keeps what could not be sent.
import { TRPCClientError } from '@trpc/client';
import { codeOf, isRefusal, wordsOf } from '#client/lib/failure.ts';
import type { AppRouter } from '#server/trpc/router.ts';
import type { Step } from './step-kinds.ts';
import { nextStep, type StoredJobs, withArrived, withRefused } from './stored-jobs.ts';

/** Why steps still wait; `seconds`: how long the shop asks for patience. */
export type Trouble = { why: 'network' | 'shop' | 'signedOut'; seconds?: number };

type Outcome = 'arrived' | { refused: string } | { trouble: Trouble };

// Busy or away: the shop itself may answer other calls no better.
const isBusy = (code: string | null) => code === 'TOO_MANY_REQUESTS' || code === 'SERVICE_UNAVAILABLE';

function outcomeOf(error: unknown): Outcome {
  const code = codeOf(error);
  if (code === 'UNAUTHORIZED') return { trouble: { why: 'signedOut' } };
  if (code === null || isBusy(code)) {
    const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
    return { trouble: { why: 'network', ...(data?.retryAfter && { seconds: data.retryAfter }) } };
  }
  // another's job does not exist, for him who had it
  if (code === 'NOT_FOUND') return { refused: 'This job is no longer yours: please call the shop.' };
  return isRefusal(error) ? { refused: wordsOf(error) } : { trouble: { why: 'shop' } };
}

export type JobsStorage = {
  read: () => Promise<StoredJobs>;
  change: (change: (stored: StoredJobs) => StoredJobs) => Promise<unknown>;
};

/**
 * Sends step after step until none is left or the network is away. A step on which the shop fails holds up its own job alone.
 * Gives why some still wait; null where none does.
 */
export async function sendSteps(
  storage: JobsStorage,
  send: (step: Step) => Promise<unknown>,
): Promise<Trouble | null> {
  const held = new Set<string>();
  for (;;) {
    const step = nextStep(await storage.read(), held);
    if (!step) return held.size > 0 ? { why: 'shop' } : null;
    const outcome = await send(step).then(() => 'arrived' as const, outcomeOf);
    if (outcome === 'arrived') await storage.change((stored) => withArrived(stored, step.key));
    else if ('refused' in outcome)
      await storage.change((stored) => withRefused(stored, step.key, outcome.refused));
    else if (outcome.trouble.why === 'shop') held.add(step.job);
    else return outcome.trouble;
  }
}

/** One sender at a time over all tabs and the worker; what a second one finds left, it sends. */
export const oneSenderAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  // an old browser's tabs may send a step twice, which the shop does once
  navigator.locks ? navigator.locks.request('my-jobs', work) : work();
