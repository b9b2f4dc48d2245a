import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../db/schema.ts';
import { deliver, type MailContext } from './deliver.ts';
import { claimMails, requeueMail, writeMail } from './mail-rows.ts';
import { mailboxTransport } from './mailbox.ts';
import { postmarkTransport } from './postmark.ts';
import type { Sender } from './render.ts';
import { smtpTransport } from './smtp.ts';
import type { MailTransport } from './transport.ts';

const attemptMs = 3_000;
const queuedTryMs = 15_000;
const stopMs = 5_000;
const batchSize = 5;

/**
 * Sends due mails. Looks for them every `pollMs`. Pauses for `pauseMs` after each batch, so that requests get
 * CPU time.
 */
export type MailPace = { pollMs: number; pauseMs: number };

const usualPace: MailPace = { pollMs: 5_000, pauseMs: 100 };

const withTimeout = async <T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

function openTransport({ mail }: Pick<Config, 'mail'>, db: Db): MailTransport {
  if (!mail) return mailboxTransport(db);
  return mail.kind === 'smtp' ? smtpTransport(mail) : postmarkTransport(mail);
}

type Parts = {
  config: Pick<Config, 'mail'>;
  db: Db;
  log: Logger;
  readSender: (db: Db) => Promise<Sender>;
  transport?: MailTransport;
  pace?: MailPace;
};

export type Mail = ReturnType<typeof openMail>;

export function openMail({ config, db, log, readSender, transport, pace = usualPace }: Parts) {
  const context: MailContext = {
    db,
    log,
    transport: transport ?? openTransport(config, db),
  };
  const soon: string[] = [];
  const attempts = new Set<Promise<boolean>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  const tryClaimed = async (wanted: Parameters<typeof claimMails>[1], timeoutMs: number) => {
    const mails = await claimMails(db, wanted);
    if (mails.length === 0) return [];
    const sender = await readSender(db);
    return Promise.all(
      mails.map((mail) =>
        deliver(context, mail, sender, AbortSignal.timeout(timeoutMs)).catch((error) => {
          log.warn({ err: error, mailId: mail.id }, 'A try at a mail broke off; the queue tries again');
          return false;
        }),
      ),
    );
  };

  const attempt = async (mailId: string): Promise<boolean> => {
    if (isStopped) return false;
    const trying = tryClaimed({ ids: [mailId] }, attemptMs).then(
      ([isSent]) => isSent ?? false,
      (error) => {
        log.warn({ err: error, mailId }, 'A try at a mail broke off; the queue tries again');
        return false;
      },
    );
    attempts.add(trying);
    void trying.finally(() => attempts.delete(trying));
    return withTimeout(attemptMs, trying, false);
  };

  const sendBatches = async () => {
    while (!isStopped) {
      const ids = soon.splice(0, batchSize);
      const tried = await tryClaimed(ids.length > 0 ? { ids } : { limit: batchSize }, queuedTryMs);
      if (soon.length === 0 && tried.length < batchSize) return;
      await sleep(pace.pauseMs);
    }
  };
  const wake = () => {
    running ??= sendBatches()
      .catch((error) => log.warn({ err: error }, 'The mail queue met an error and goes on'))
      .finally(() => {
        running = undefined;
        if (soon.length > 0 && !isStopped) wake();
      });
  };

  const settled = async () => {
    while (running || attempts.size > 0) await Promise.all([running, ...attempts]);
  };

  return {
    enqueue: writeMail,
    /**
     * Tries to send a committed mail once, for at most 3 s. Returns whether the provider has taken it. If not,
     * the queue retries.
     */
    attempt,
    attemptSoon(mailId: string) {
      soon.push(mailId);
      wake();
    },
    async sendAgain(db: Db, mailId: string): Promise<void> {
      if (await requeueMail(db, mailId)) return;
      const row = await db.selectFrom('mails').select('id').where('id', '=', mailId).executeTakeFirst();
      throw new AppError(row ? 'mailNotSetAside' : 'mailNotFound');
    },
    settled,
    start() {
      timer = setInterval(wake, pace.pollMs);
      wake();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await withTimeout(stopMs, settled(), undefined);
    },
  };
}
