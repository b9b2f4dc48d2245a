// Mails that wait: what was not sent by its try at once (failed, cut off, no place in the line) gets a job in the
// queue. A look at the rows every few seconds finds them, whatever became of the process that wrote them.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/schema.ts';
import { isUnclaimed } from './claim.ts';
import { mailQueue } from './queue.ts';

/** When what waits is looked at again, in seconds. */
export type Pace = {
  /** Between two tries at once of mails that nobody waits for. */
  line: number;
  /** What a mail waits for its job: long enough for the try at once to end, and for the claim of one cut off. */
  headStart: number;
  /** Between two looks for mails that wait without a job. */
  look: number;
  /** Between two looks of the worker for due jobs. What its own instance gives it, it takes up at once. */
  poll: number;
};

// A try costs about what the booking itself does; with this pause in the line a flood's mails take less than a tenth of
// the machine.
export const usualPace: Pace = { line: 0.05, headStart: 30, look: 5, poll: 15 };

// At one look every 5 s an instance's queue sends about 50 mails a second and no more: after a flood the machine
// stays with the customers.
const mostAtOnce = 250;

/**
 * Lets a mail that was set aside wait again, with a new day of tries; false where it is not set aside. A job that it
 * may still have goes, because its pauses have grown.
 */
export async function waitAgain(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    with mail as (
      update mails set state = 'waiting', waiting_since = now(), sent_blindly = false
      where id = ${id} and state = 'set_aside' and content is not null returning id
    ),
    former as (delete from pgboss.job where name = ${mailQueue} and id in (select id from mail))
    select id from mail`.execute(db);
  return rows.length > 0;
}

// What was written while the database's clock was ahead would wait until the true time is there: such mails and jobs
// are looked at as if they had waited long enough. A job may lie ahead by its longest pause.
const isAhead = (column: string, seconds = sql`0`) =>
  sql<boolean>`${sql.raw(column)} > now() + make_interval(secs => ${seconds} + 60)`;
const isLost = (job: 'j' | 'job') =>
  sql<boolean>`(${isAhead(`${job}.start_after`, sql.raw(`coalesce(${job}.retry_delay_max, 0)`))} or (${isAhead(`${job}.started_on`)}) is true)`;

/**
 * Gives a job, due at once, to those that have waited longest, for `headStart` seconds at least, unless a try under
 * way has claimed them or they have a job that is not done. A job that is done while its mail waits (the mail is from
 * a backup) begins anew. At most 250, and one job for each mail however many instances look at the same moment.
 * Gives back how many.
 */
export async function queueWaitingMails(db: Db, headStart: number): Promise<number> {
  // pg-boss documents its job table as a way in; its insert() could not look at the rows in the same statement.
  // A job's state is looked up mail by mail: where a flood meets the figures of an empty table of jobs, PostgreSQL
  // would compare every mail with every job for `not exists` (2 s a look, measured at ten thousand).
  const { numAffectedRows } = await sql`
    insert into pgboss.job as job (id, name, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, policy)
    select mails.id, q.name, now(), now() + make_interval(secs => q.retention_seconds), q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.policy
    from mails join pgboss.queue q on q.name = ${mailQueue}
    where mails.state = 'waiting'
      and (waiting_since <= now() - make_interval(secs => ${headStart}::float8) or ${isAhead('waiting_since')})
      and ${isUnclaimed}
      and coalesce((select case when ${isLost('j')} then 'completed' else j.state end
        from pgboss.job j where j.name = ${mailQueue} and j.id = mails.id), 'completed') >= 'completed'
    order by waiting_since, mails.id limit ${sql.lit(mostAtOnce)}
    on conflict (name, id) do update set state = 'created', retry_count = 0, start_after = excluded.start_after,
      keep_until = excluded.keep_until, started_on = null, completed_on = null
    where job.state >= 'completed' or ${isLost('job')}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type Watch = {
  db: Db;
  log: Pick<Logger, 'info' | 'warn'>;
  pace: Pick<Pace, 'headStart' | 'look'>;
  /** Called when mails got a job. */
  onQueued: () => void;
};

/** Looks for waiting mails now and after every pause; gives back the call that ends it. */
export function watchWaiting({ db, log, pace, onQueued }: Watch): () => Promise<void> {
  const end = new AbortController();
  const look = async () => {
    try {
      const mails = await queueWaitingMails(db, pace.headStart);
      if (mails === 0) return;
      log.info({ mails }, 'Mails that waited were given to the queue');
      onQueued();
    } catch (error) {
      log.warn({ err: error }, 'Waiting mails could not be looked for; the next look comes soon');
    }
  };
  const watch = async () => {
    while (!end.signal.aborted) {
      await look();
      // rejects when the end breaks the pause off, which is no fault
      await sleep(pace.look * 1000, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return () => {
    end.abort();
    return watching;
  };
}
