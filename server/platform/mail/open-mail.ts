// Puts the parts of mail together: rows and jobs in the database, one transport, the worker.
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Db } from '../db/schema.ts';
import { type Ended, tryMail } from './attempt.ts';
import { stateOf } from './claim.ts';
import { mailPart, writeMail } from './enqueue.ts';
import type { Mail } from './mail.ts';
import { mailboxTransport } from './mailbox.ts';
import { openPacedAttempts } from './paced-attempts.ts';
import { postmarkTransport } from './postmark.ts';
import { logQueueEvents, openQueue, prepareQueues, startWorkers } from './queue.ts';
import type { SenderSource } from './sender.ts';
import { sweepMails } from './sweep.ts';
import type { MailTransport } from './transport.ts';
import { type Pace, usualPace, waitAgain, watchWaiting } from './waiting.ts';

/** The try at once: what a person in front of a screen can wait for (docs/rules.md#orders). */
const attemptMs = 3_000;
/** A try by the queue, with the question about an earlier one. */
const queuedTryMs = 15_000;
/** How long stop() waits for what is under way. */
const patienceMs = 5_000;

const within = async <T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

const transportOf = (config: Pick<Config, 'postmark'>, db: Db): MailTransport =>
  config.postmark ? postmarkTransport(config.postmark) : mailboxTransport(db);

type Parts = {
  config: Pick<Config, 'postmark'>;
  opened: Pick<OpenDatabase, 'db' | 'engine'>;
  log: Logger;
  sender: SenderSource;
  /** Tests bring their own. */
  transport?: MailTransport;
  pace?: Pace;
};

/**
 * Opens mail: through Postmark where the settings name it, else into the mailbox. Writing and trying work at
 * once; what waits is taken up after start(), which installs the queue.
 */
export function openMail({ config, opened, log, sender, transport, pace = usualPace }: Parts): Mail {
  const { db, engine } = opened;
  const post = { db, log, sender, transport: transport ?? transportOf(config, db) };
  const boss = openQueue(engine);
  logQueueEvents(boss, log);
  const underWay = new Set<Promise<Ended>>();
  let stopped = false;
  let endWatch = async () => {};

  const attempt = async (mailId: string): Promise<boolean> => {
    if (stopped) return false;
    const trying: Promise<Ended> = tryMail(post, mailId, AbortSignal.timeout(attemptMs)).catch((error) => {
      log.warn({ err: error, mailId }, 'A try at a mail broke off; the queue tries again');
      return 'later';
    });
    underWay.add(trying);
    void trying.finally(() => underWay.delete(trying));
    return (await within(attemptMs, trying, 'later')) === 'sent';
  };

  const line = openPacedAttempts(attempt, pace.line * 1000);
  const settled = async () => {
    await line.empty();
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    enqueue: writeMail,
    enqueueWith: mailPart,
    attempt,
    attemptSoon: line.push,
    async sendAgain(db, mailId) {
      if (await waitAgain(db, mailId)) return;
      throw new AppError((await stateOf(db, mailId)) === null ? 'mailNotFound' : 'mailNotSetAside');
    },
    settled,
    async start() {
      await boss.start();
      await prepareQueues(boss);
      const tryQueued = async (mailId: string) =>
        (await tryMail(post, mailId, AbortSignal.timeout(queuedTryMs))) !== 'later';
      const onQueued = await startWorkers(boss, pace.poll, tryQueued, () => sweepMails(post));
      endWatch = watchWaiting({ db, log, pace, onQueued });
    },
    async stop() {
      stopped = true;
      await within(patienceMs, endWatch(), undefined);
      await boss.stop({ timeout: patienceMs });
      await within(patienceMs, settled(), undefined);
    },
  };
}
