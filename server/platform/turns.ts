// Turns: heavy work a few pieces at a time, a short line behind it, and a clear no to the rest.
import { AppError } from '#shared/errors.ts';

/**
 * Gives a function that runs work, at most `atOnce` pieces at a time; up to `waiting` more wait for their turn.
 * Further ones are refused with AppError unavailable.
 */
export function takeTurns(atOnce: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];

  const turn = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    await new Promise<void>((go) => line.push(go));
  };

  // Who ends hands the turn to the next in line, so that nobody slips in between.
  const done = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
}
