// Sends waiting deliveries. Each endpoint has its own loop, so a slow endpoint delays no other, and no mail.
import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { rolesThat } from '#shared/permissions.ts';
import type { Db, Deps } from '../../deps.ts';
import { inLanguage } from '../../platform/request-language.ts';
import { type SendOptions, sendWebhook } from '../../platform/webhooks/send.ts';
import { webhookOffMail } from './mail.ts';
import * as queue from './queue.ts';

/** The number of requests to an endpoint at a time. The shop has 10 endpoints at most (maxEndpoints). */
const atOnce = 4;
const stopMs = 2_000;

type Parts = Pick<Deps, 'config' | 'db' | 'log' | 'mail'> & { pollMs?: number; send?: Partial<SendOptions> };

/** The loop that delivers webhooks. Several instances may run it. */
export function openWebhooks({ config, db, log, mail, pollMs = 2_000, send = {} }: Parts) {
  const options: SendOptions = { timeoutMs: 10_000, loopback: config.webhooksToLoopback, ...send };
  const running = new Map<string, Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tell = async (db: Db, off: queue.SwitchedOff): Promise<string[]> => {
    const { rows: owners } = await sql<{ id: string; name: string; email: string; language: Language }>`
      select id, name, email, language from users
      where email is not null and role in (${sql.join(rolesThat('roles.edit'))})`.execute(db);
    const mailIds: string[] = [];
    for (const { id, language, ...owner } of owners) {
      const message = inLanguage(language, () => webhookOffMail(owner, off, config.publicUrl));
      mailIds.push(await mail.enqueue(db, { ...message, language, whose: { user: id } }));
    }
    return mailIds;
  };

  const deliver = async (claimed: queue.Claimed): Promise<boolean> => {
    const outcome = await sendWebhook(claimed, options);
    const { status, tookMs } = outcome;
    if (status !== null && status >= 200 && status < 300) {
      await queue.settleDelivered(db, claimed, outcome);
      return true;
    }
    // Before settleFailed frees the next message of the order, because a dead endpoint must not get it.
    const mailIds = await db.transaction().execute(async (db) => {
      const off = await queue.switchOff(db, claimed, outcome);
      return off ? tell(db, off) : [];
    });
    await queue.settleFailed(db, claimed, outcome);
    mailIds.forEach(mail.attemptSoon);
    const { id: delivery, endpointId: endpoint } = claimed;
    log.warn({ delivery, endpoint, status, tookMs }, 'A webhook was not taken');
    return false;
  };

  // Ends after a failure, so that an endpoint that is down gets a few tries with each look, not all its deliveries.
  const work = async (endpointId: string) => {
    while (!isStopped) {
      const { seen, delivery } = await queue.claimDelivery(db, endpointId);
      if (!seen || (delivery && !(await deliver(delivery)))) return;
    }
  };

  const goesOn = (error: unknown) => log.warn({ err: error }, 'Webhooks met an error and go on');
  const look = async () => {
    for (const id of await queue.dueEndpoints(db)) {
      if (isStopped || running.has(id)) continue;
      const working = Promise.all(Array.from({ length: atOnce }, () => work(id)))
        .catch(goesOn)
        .finally(() => running.delete(id));
      running.set(id, working);
    }
  };

  const settled = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };

  return {
    /** Looks for due deliveries now, and waits until none is under way. For tests. */
    async runOnce() {
      await look();
      await settled();
    },
    start() {
      timer = setInterval(() => look().catch(goesOn), pollMs);
      timer.unref();
    },
    /** Waits up to 2 s for deliveries under way. A longer one is sent again later, with the same id. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
    },
  };
}
