// Work that would hold up everybody else, on a thread of its own: one piece after the other.
import { Worker } from 'node:worker_threads';

type Answer<Out> = { out: Out } | { error: string };
type Waiting<Out> = { resolve: (out: Out) => void; reject: (error: Error) => void };

/** Bounds of a thread: how much its heap may take, and how long it stays where nothing is asked of it. */
export type ThreadBounds = { heapMib: number; idleMs: number };

/**
 * Gives a function that hands its argument to a module on a thread (`answerOnThread` there) and gives what it comes to. The
 * thread begins with the first call and ends when nothing has been asked for a while; what ends it early fails the calls
 * under way, and the next one begins it anew.
 */
export function openThread<In, Out>(module: URL, { heapMib, idleMs }: ThreadBounds) {
  let thread: Worker | undefined;
  let line: Waiting<Out>[] = [];
  let idle: NodeJS.Timeout | undefined;

  function end(ended: Worker, error: Error) {
    if (thread !== ended) return;
    thread = undefined;
    const left = line;
    line = [];
    for (const { reject } of left) reject(error);
  }

  function begin(): Worker {
    const worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: 16 },
    });
    // answers come in the order of the calls
    worker.on('message', (answer: Answer<Out>) => {
      const waiting = line.shift();
      if ('error' in answer) waiting?.reject(new Error(answer.error));
      else waiting?.resolve(answer.out);
      if (line.length > 0) return;
      worker.unref();
      idle = setTimeout(() => {
        end(worker, new Error('The thread has ended'));
        void worker.terminate();
      }, idleMs).unref();
    });
    worker.on('error', (error: Error) => end(worker, error));
    worker.on('exit', () => end(worker, new Error('The thread has ended')));
    return worker;
  }

  return (input: In): Promise<Out> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      thread ??= begin();
      line.push({ resolve, reject });
      // the process stays as long as somebody waits
      thread.ref();
      thread.postMessage(input);
    });
}
