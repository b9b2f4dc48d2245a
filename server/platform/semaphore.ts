// A semaphore: heavy work a few pieces at a time, a short line behind it, and a clear no to the rest.
import { AppError, type FailureId } from '#shared/errors.ts';

type Line = {
  /** Pieces of work that may be under way. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
  /** How long one waits at most, in ms; without it as long as it takes. */
  patienceMs?: number;
  /** What those are told who find the line full or whose patience ends, and when they may come again. */
  refusal?: FailureId;
  retryAfterSeconds?: number;
};

/**
 * Opens a semaphore. The function it gives waits for a turn and gives back the call that ends it, which must be made
 * whatever becomes of the work. Throws AppError (`refusal`, else unavailable).
 */
export function openSemaphore({ atOnce, waiting, patienceMs, ...told }: Line) {
  const { refusal = 'unavailable', retryAfterSeconds = 5 } = told;
  const refuse = () => new AppError(refusal, { retryAfterSeconds });
  let running = 0;
  const line: (() => void)[] = [];

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      function giveUp() {
        line.splice(line.indexOf(go), 1);
        reject(refuse());
      }
      line.push(go);
    });

  // Who ends hands the turn to the next in line, so that nobody slips in between.
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async (): Promise<() => void> => {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw refuse();
    else await wait();
    return leave;
  };
}

/**
 * Gives a function that runs work, at most `atOnce` pieces at a time; up to `waiting` more wait for their turn.
 * Further ones are refused with AppError unavailable.
 */
export function limitConcurrency(atOnce: number, waiting: number) {
  const turn = openSemaphore({ atOnce, waiting });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
