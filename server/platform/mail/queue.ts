// The queue of tries after the first: pg-boss on our own database. A job bears its mail's id; everything else stands
// in the mail's row.
import { fromPglite, PgBoss, type WorkOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { forQueue } from '../db/embedded.ts';
import type { Engine } from '../db/open-database.ts';
import { connectionNames } from '../db/postgres.ts';

/** The queue's name; a job is known by it and its mail's id. */
export const mailQueue = 'mail';
const sweepQueue = 'mail-sweep';

// pg-boss waits twice as long after each failure, with some jitter: 1 to 2 minutes at first, 2 hours at most.
// It never gives up by itself: a mail is set aside by its age (claim.ts), which ends its job.
const mailJobs = {
  retryLimit: 1000,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 60,
  deleteAfterSeconds: 3600,
};

// The queue only sees what failed at once, was cut off or stood in no line, so nothing in it is urgent, and a few
// statements a minute will do. Its dependencies between jobs (flow) are not used.
const calm = {
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

/** Makes the queue's client: connections of its own to PostgreSQL, or the one that PGlite has. */
export function openQueue(engine: Engine): PgBoss {
  if (engine.kind === 'embedded') {
    const db = fromPglite(forQueue(engine.pglite));
    return new PgBoss({ ...calm, db, backend: 'pglite', reindex: false, monitorVacuum: false });
  }
  return new PgBoss({
    ...calm,
    connectionString: engine.url,
    max: 2,
    application_name: connectionNames.queue,
  });
}

/** Brings the started queue's own tables and our two queues to what this program expects. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(mailQueue, mailJobs);
  await boss.updateQueue(mailQueue, mailJobs);
  await boss.createQueue(sweepQueue, { retryLimit: 0, deleteAfterSeconds: 3600 });
  await boss.schedule(sweepQueue, '23 * * * *');
}

type Verdict = { id: string; status: 'completed' | 'failed'; output?: object };

/**
 * Works on due mails and on the hourly sweep. `tryMail` says whether the queue is done with a mail. Gives back a call
 * that has due mails looked for at once.
 */
export async function startWorkers(
  boss: PgBoss,
  pollSeconds: number,
  tryMail: (mailId: string) => Promise<boolean>,
  sweep: () => Promise<void>,
): Promise<() => void> {
  const judge = async (id: string): Promise<Verdict> =>
    (await tryMail(id))
      ? { id, status: 'completed' }
      : { id, status: 'failed', output: { reason: 'see mails' } };
  const worker = await boss.work(
    mailQueue,
    { pollingIntervalSeconds: pollSeconds, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map((job) => judge(job.id))),
  );
  await boss.work(
    sweepQueue,
    { pollingIntervalSeconds: Math.max(pollSeconds, 60) } satisfies WorkOptions,
    () => sweep(),
  );
  return () => boss.notifyWorker(worker);
}

/** Tells the log what the queue meets: a database that went away is a warning, it comes back by itself. */
export function logQueueEvents(boss: PgBoss, log: Logger): void {
  boss.on('error', (error) => log.warn({ err: error }, 'The mail queue met an error and goes on'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
}
