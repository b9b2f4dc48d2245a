import { AppError, type FailureId } from '#shared/errors.ts';

type Line = {
  atOnce: number;
  waiting: number;
  patienceMs?: number;
  refusal?: FailureId;
  retryAfterSeconds?: number;
};

/**
 * Opens a semaphore. The returned function waits for a turn and returns the function that ends it, which must
 * always be called. Throws `refusal` (unavailable by default) if the queue is full or the wait too long.
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

  // Hands the turn to the next caller, so that no new caller slips in between.
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
 * Limits a function to `atOnce` simultaneous calls. Up to `waiting` more calls wait; further ones throw
 * unavailable.
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
