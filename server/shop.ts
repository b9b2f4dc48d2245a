import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { startChores } from './chores.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { cachedSender } from './features/mail/queries.ts';
import { openWebhooks } from './features/webhooks/deliver.ts';
import { startShutdown } from './http/health.ts';
import { openLog } from './log.ts';
import { listenForChanges, openTaggedCache } from './platform/cache.ts';
import { migrateToLatest, migrationWaitsMessage } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { openHasher } from './platform/hash.ts';
import { openLimiter } from './platform/limiter.ts';
import { openLinkTokens } from './platform/link-tokens.ts';
import { openMail } from './platform/mail/mail-queue.ts';
import { openMedia } from './platform/media/open-media.ts';
import { openMetrics } from './platform/metrics.ts';
import { signedCursors } from './platform/paging.ts';
import type { Progress } from './platform/progress.ts';
import { openPush } from './platform/push.ts';
import { readSecret } from './platform/secret.ts';
import { insertFirstRows } from './seed/first-rows.ts';

export type Shop = {
  app: FastifyInstance;
  deps: Deps;
  close(leaveMs?: number, hurry?: AbortSignal): Promise<void>;
};

// Every answer arrives within 5 s, except to a client that does not finish its request.
const inFlightMs = 5_500;
const afterworkMs = 2_500;

async function closeDoors(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), inFlightMs);
  const tidy = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(cut);
  clearInterval(tidy);
}

export async function openShop(config: Config, report: Progress = () => {}): Promise<Shop> {
  const log = openLog(config);
  const clock = () => new Date();
  const media = openMedia(config);
  await media.check();
  report('Opening the database', 0, 1);
  const opened = await openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost'));
  const { db } = opened;
  report('Opening the database', 1, 1);
  await migrateToLatest(opened, () => log.warn(migrationWaitsMessage), report);
  await insertFirstRows(db);

  const cache = openTaggedCache();
  const limiter = openLimiter(db, config, log);
  const mail = openMail({ config, db, log, readSender: cachedSender({ cache }) });
  const deps: Deps = {
    config,
    db,
    log,
    clock,
    cache,
    limiter,
    mail,
    hasher: openHasher(),
    media,
    cursors: signedCursors(await readSecret(db, 'cursors')),
    tracking: openLinkTokens(await readSecret(db, 'tracking')),
    calendars: openLinkTokens(await readSecret(db, 'calendars')),
    push: openPush(config, await readSecret(db, 'push')),
    metrics: openMetrics({ db, engine: opened.engine, cache }),
  };
  if (config.demo) {
    const { seedDemo } = await import('./seed/demo.ts');
    report('Filling the demo', 0, 1);
    await seedDemo(db, deps);
    report('Filling the demo', 1, 1);
  }
  const stopHearing = config.databaseUrl ? listenForChanges(config.databaseUrl, cache, log) : async () => {};
  const app = await buildApp(deps);
  const webhooks = openWebhooks(deps);
  mail.start();
  webhooks.start();
  limiter.start();
  const stopChores = startChores(deps);
  return {
    app,
    deps,
    close: async (leaveMs = 0, hurry = new AbortController().signal) => {
      if (leaveMs > 0) {
        startShutdown(app);
        await sleep(leaveMs, undefined, { signal: hurry }).catch(() => {});
      }
      await closeDoors(app);
      stopChores();
      await Promise.race([
        Promise.all([limiter.stop(), mail.stop(), webhooks.stop(), stopHearing()]),
        sleep(afterworkMs, undefined, { ref: false }),
      ]);
      await opened.close();
    },
  };
}
