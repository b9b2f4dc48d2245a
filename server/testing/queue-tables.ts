import type { Engine } from '#server/platform/db/open-database.ts';
import { openQueue, prepareQueues } from '#server/platform/mail/queue.ts';

export async function installQueue(engine: Engine): Promise<void> {
  const boss = openQueue(engine);
  await boss.start();
  await prepareQueues(boss);
  await boss.stop({ graceful: false });
}
