import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { TaggedCache } from './platform/cache.ts';
import type { Db } from './platform/db/schema.ts';
import type { Hasher } from './platform/hash.ts';
import type { Limiter } from './platform/limiter.ts';
import type { LinkTokens } from './platform/link-tokens.ts';
import type { Mail } from './platform/mail/mail-queue.ts';
import type { Media } from './platform/media/open-media.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Cursors } from './platform/paging.ts';
import type { Push } from './platform/push.ts';

export type { Db };

/** The outside world of commands and queries. */
export type Deps = {
  config: Config;
  db: Db;
  log: Logger;
  clock: () => Date;
  hasher: Hasher;
  limiter: Limiter;
  mail: Mail;
  media: Media;
  cache: TaggedCache;
  cursors: Cursors;
  tracking: LinkTokens;
  calendars: LinkTokens;
  metrics: Metrics;
  push: Push;
};

/** The first argument of commands and queries that a router calls. In a transaction: `{ ...ctx, db }`. */
export type ShopContext = { db: Db; deps: Deps };
