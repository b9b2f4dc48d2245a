// One running shop: everything opened in order, and closed in the opposite one.
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { openLog } from './log.ts';
import { hearChanges } from './platform/cache/hear-changes.ts';
import { openKeeper } from './platform/cache/keeper.ts';
import { startChores } from './platform/chores.ts';
import { migrateToLatest } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open.ts';
import { openHasher } from './platform/hash.ts';
import { openLimiter } from './platform/limiter.ts';
import { openMail } from './platform/mail/open.ts';
import { openMedia } from './platform/media/open.ts';
import { openMetrics } from './platform/metrics.ts';
import { signedCursors } from './platform/paging.ts';
import { readSecret } from './platform/secret.ts';
import { firstRows } from './seed/first-rows.ts';

export type Shop = {
  app: FastifyInstance;
  deps: Deps;
  /** Lets what is in flight finish, then closes everything. */
  close(): Promise<void>;
};

/** Opens the database, brings it up to date, fills the demo and starts to listen. Throws StartError in plain words. */
export async function openShop(config: Config): Promise<Shop> {
  const log = openLog(config);
  const clock = () => new Date();
  const opened = await openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost'));
  const { db } = opened;
  await migrateToLatest(db);
  await firstRows(db);

  const keeper = openKeeper();
  const limiter = openLimiter(db, config, clock, log);
  const mail = openMail({ config, opened, log });
  const deps: Deps = {
    config,
    db,
    log,
    clock,
    keeper,
    limiter,
    mail,
    hasher: openHasher(),
    media: openMedia(config),
    cursors: signedCursors(await readSecret(db, 'cursors')),
    metrics: openMetrics({ db, engine: opened.engine, keeper }),
  };
  if (config.demo) {
    const { seedDemo } = await import('./seed/demo.ts');
    await seedDemo(db, deps);
  }
  const stopHearing = config.databaseUrl ? hearChanges(config.databaseUrl, keeper, log) : async () => {};
  await mail.start();
  limiter.start();
  const stopChores = startChores(deps);
  const app = await buildApp(deps);
  return {
    app,
    deps,
    close: async () => {
      await app.close();
      stopChores();
      await limiter.stop();
      await mail.stop();
      await stopHearing();
      await opened.close();
    },
  };
}
