// The mail queue's tables, installed once in what tests copy, so that no test file waits for them.
import type { Engine } from '#server/platform/db/open-database.ts';
import { openQueue, prepareQueues } from '#server/platform/mail/queue.ts';

/** Installs the queue without a worker. */
export async function installQueue(engine: Engine): Promise<void> {
  const boss = openQueue(engine);
  await boss.start();
  await prepareQueues(boss);
  await boss.stop({ graceful: false });
}
