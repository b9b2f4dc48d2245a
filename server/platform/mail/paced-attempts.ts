// Mails that are tried at once while no one waits for them stand in a short line: they must not take the database
// connections that customers' requests need. Whom the line has no room for, the queue serves half a minute later.

import { setTimeout as sleep } from 'node:timers/promises';

const together = 2;
const longest = 200;

/**
 * Makes a line that does `work` (which never rejects) for what is pushed, 2 at a time and each with a pause before the
 * next, and lets go of what comes when 200 wait.
 */
export function openPacedAttempts(work: (mailId: string) => Promise<unknown>, pauseMs: number) {
  const waiting: string[] = [];
  const workers = new Set<Promise<void>>();
  let running = 0;
  const workOff = async () => {
    running += 1;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await work(next);
      if (waiting.length > 0) await sleep(pauseMs);
    }
    running -= 1;
  };
  return {
    push(mailId: string): void {
      if (waiting.length >= longest) return;
      waiting.push(mailId);
      if (running >= together) return;
      const worker = workOff().finally(() => workers.delete(worker));
      workers.add(worker);
    },
    /** Resolves when nothing is waiting or under way. */
    async empty(): Promise<void> {
      while (workers.size > 0) await Promise.all(workers);
    },
  };
}
