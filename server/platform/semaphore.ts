import { AppError, type FailureId } from '#shared/errors.ts';

type SemaphoreOptions = {
  atOnce: number;
  waiting: number;
  timeoutMs?: number;
  refusal?: FailureId;
  retryAfterSeconds?: number;
};

/** The returned function waits for a turn. It returns the function that ends the turn. */
export function openSemaphore({ atOnce, waiting, timeoutMs, ...refused }: SemaphoreOptions) {
  const { refusal = 'unavailable', retryAfterSeconds = 5 } = refused;
  const refuse = () => new AppError(refusal, { retryAfterSeconds });
  let running = 0;
  const queue: (() => void)[] = [];

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      function giveUp() {
        queue.splice(queue.indexOf(go), 1);
        reject(refuse());
      }
      queue.push(go);
    });

  // Hands the turn to the next waiting caller, so that no new caller overtakes it.
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async (): Promise<() => void> => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw refuse();
    else await wait();
    return leave;
  };
}

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
