// The other side of a thread (thread.ts): takes what is asked, one piece after the other.
import { parentPort } from 'node:worker_threads';

/** Answers all calls of this thread by `work`; `handOver` names the memory that need not be copied. */
export function answerOnThread<In, Out>(
  work: (input: In) => Promise<Out>,
  handOver: (out: Out) => ArrayBuffer[],
): void {
  let last: Promise<void> = Promise.resolve();
  const answer = async (input: In) => {
    try {
      const out = await work(input);
      parentPort?.postMessage({ out }, handOver(out));
    } catch (error) {
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  };
  parentPort?.on('message', (input: In) => {
    last = last.then(() => answer(input));
  });
}
