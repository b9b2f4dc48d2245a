// The queue: pg-boss on our own database. A job bears its mail's id; everything else stands in the mail's row.

import { type RawBuilder, sql } from 'kysely';
import { fromPglite, PgBoss, type WorkOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Engine } from '../db/open.ts';
import { executePrepared } from '../db/prepared.ts';
import type { Db } from '../db/schema.ts';
import type { MailMessage } from './mail.ts';

const mailQueue = 'mail';
const sweepQueue = 'mail-sweep';

/** Seconds between writing a mail and the queue's first try: long enough for the attempt at once to finish. */
const headStart = 30;

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

// The queue only sees what failed at once or was cut off, so nothing in it is urgent, and a few statements a
// minute will do. Its dependencies between jobs (flow) are not used.
const calm = {
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

/** Makes the queue's client: connections of its own to PostgreSQL, or the one that PGlite has. */
export function openQueue(engine: Engine): PgBoss {
  if (engine.kind === 'embedded') {
    const db = fromPglite(engine.pglite);
    return new PgBoss({ ...calm, db, backend: 'pglite', reindex: false, monitorVacuum: false });
  }
  const { connectionString } = engine.pool.options;
  if (!connectionString) throw new TypeError('The pool of PostgreSQL has no address');
  return new PgBoss({ ...calm, connectionString, max: 2, application_name: 'appliance-care-shop queue' });
}

/** Brings the started queue's own tables and our two queues to what this program expects. */
export async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(mailQueue, mailJobs);
  await boss.updateQueue(mailQueue, mailJobs);
  await boss.createQueue(sweepQueue, { retryLimit: 0, deleteAfterSeconds: 3600 });
  await boss.schedule(sweepQueue, '23 * * * *');
}

/** Installs the queue's tables, so that mails can be written where no worker runs (tests, commands). */
export async function installQueue(engine: Engine): Promise<void> {
  const boss = openQueue(engine);
  await boss.start();
  await prepareQueues(boss);
  await boss.stop({ graceful: false });
}

// pg-boss documents its job table as a way in. One statement for row and job is why: send() would be a second
// round trip, and its first look at a queue goes through its own connection, which inside a transaction on
// PGlite waits for ever.
const jobsFor = (mails: RawBuilder<unknown>, delaySeconds: number) => sql`
  insert into pgboss.job (id, name, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, policy)
  select mail.id, q.name, now() + make_interval(secs => ${delaySeconds}::int),
    now() + make_interval(secs => ${delaySeconds}::int + q.retention_seconds), q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.policy
  from ${mails} join pgboss.queue q on q.name = ${mailQueue}
  on conflict (name, id) do update set state = 'created', retry_count = 0, start_after = excluded.start_after,
    keep_until = excluded.keep_until, started_on = null, completed_on = null`;

type Head = Omit<MailMessage, 'greeting' | 'blocks'>;

/**
 * Parts of a statement's `with` that write a mail and its job, `mail_job`, once for each row of the part that is
 * called `cause`.
 */
export const mailAndJob = (
  cause: string,
  id: string,
  { template, to, subject }: Head,
  content: string,
) => sql`
  mail as (
    insert into mails (id, template, recipient, subject, content)
    select ${id}::uuid, ${template}::text, ${to}::text, ${subject}::text, ${content}::jsonb
    from ${sql.ref(cause)} returning id
  ),
  mail_job as (${jobsFor(sql`mail`, headStart)} returning id)`;

/** Writes a mail and its job in one statement. Throws where the queue is not installed. */
export async function enlist(db: Db, id: string, head: Head, content: string): Promise<void> {
  const writing = sql`with cause as (select), ${mailAndJob('cause', id, head, content)} select from mail_job`;
  const { rows } = await executePrepared(db, writing);
  if (rows.length === 0) throw new Error('The mail queue is not installed');
}

/** Gives a mail that was set aside a new day of tries; false where it is not set aside. */
export async function enlistAgain(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with mail as (
      update mails set state = 'waiting', waiting_since = now(), sent_blindly = false
      where id = ${id} and state = 'set_aside' and content is not null returning id
    ) ${jobsFor(sql`mail`, headStart)}`.execute(db);
  return Boolean(numAffectedRows);
}

/** Gives waiting mails a job that have none (a restored backup, a job that outlived its keeping time). */
export async function enlistLost(db: Db): Promise<number> {
  const lost = sql`(
    select id from mails where state = 'waiting' and waiting_since < now() - interval '1 hour'
      and not exists (select from pgboss.job j
        where j.name = ${mailQueue} and j.id = mails.id and j.state < 'completed')
  ) as mail`;
  const { numAffectedRows } = await jobsFor(lost, 0).execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Part of a statement that ends a mail: takes its job out of the queue, unless a worker holds it. */
export const leaveQueue = (mailId: string) => sql`
  delete from pgboss.job where name = ${mailQueue} and id = ${mailId} and state < 'active'`;

type Verdict = { id: string; status: 'completed' | 'failed'; output?: object };

/** Works on due mails and on the hourly sweep. `tryMail` says whether the queue is done with a mail. */
export async function work(
  boss: PgBoss,
  pollSeconds: number,
  tryMail: (mailId: string) => Promise<boolean>,
  sweep: () => Promise<void>,
): Promise<void> {
  const judge = async (id: string): Promise<Verdict> =>
    (await tryMail(id))
      ? { id, status: 'completed' }
      : { id, status: 'failed', output: { reason: 'see mails' } };
  await boss.work(
    mailQueue,
    { pollingIntervalSeconds: pollSeconds, batchSize: 10, burstWhenBatchFull: true, perJobResults: true },
    (jobs) => Promise.all(jobs.map((job) => judge(job.id))),
  );
  await boss.work(
    sweepQueue,
    { pollingIntervalSeconds: Math.max(pollSeconds, 60) } satisfies WorkOptions,
    () => sweep(),
  );
}

/** Tells the log what the queue meets: a database that went away is a warning, it comes back by itself. */
export function tell(boss: PgBoss, log: Logger): void {
  boss.on('error', (error) => log.warn({ err: error }, 'The mail queue met an error and goes on'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
}
