import { sql } from 'kysely';
import prometheus from 'prom-client';
import type { TaggedCache } from './cache.ts';
import type { Engine } from './db/open-database.ts';
import type { Db } from './db/schema.ts';

const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = prometheus;

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Answered = { method: string; route: string; status: number; seconds: number };
type Sources = { db: Db; engine: Engine; cache: TaggedCache };
type Registry = InstanceType<typeof Registry>;

const gauge = (registry: Registry, name: string, help: string, read: () => number) =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });

function addPool(registry: Registry, engine: Engine): void {
  if (engine.kind === 'embedded') return;
  const { counts } = engine;
  gauge(registry, 'shop_db_pool_connections', 'Open connections to PostgreSQL', () => counts().open);
  gauge(registry, 'shop_db_pool_idle', 'Connections that nobody uses', () => counts().idle);
  gauge(registry, 'shop_db_pool_waiting', 'Calls that wait for a connection', () => counts().waiting);
}

function addCache(registry: Registry, cache: TaggedCache): void {
  new Counter({
    name: 'shop_kept_answers_total',
    help: 'Answers that could be kept: found finished (hit) or made (miss)',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { hits, misses } = cache.counts();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
}

const readMails = (db: Db) =>
  sql<{ waiting: number; set_aside: number; oldest: number }>`
  select (select count(*) from mails where state = 'waiting') as waiting,
    (select count(*) from mails where state = 'set_aside') as set_aside,
    (select coalesce(extract(epoch from now() - min(waiting_since)), 0)
      from mails where state = 'waiting') as oldest`.execute(db);

function addDatabase(registry: Registry, db: Db): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: 'shop_db_up',
    help: '1 where the database answered this very scrape',
    registers,
  });
  const mails = new Gauge({
    name: 'shop_mails',
    help: 'Mails that are not sent yet, by state',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'shop_mail_oldest_waiting_seconds',
    help: 'Age of the mail that has waited longest',
    registers,
  });
  return async () => {
    const { rows } = await readMails(db).catch(() => ({ rows: [] }));
    const [row] = rows;
    up.set(row ? 1 : 0);
    mails.reset();
    oldest.reset();
    if (!row) return;
    mails.set({ state: 'waiting' }, row.waiting);
    mails.set({ state: 'set_aside' }, row.set_aside);
    oldest.set(row.oldest);
  };
}

export type Metrics = ReturnType<typeof openMetrics>;

export function openMetrics({ db, engine, cache }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Answered requests by route pattern, method and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const bookings = new Counter({ name: 'shop_bookings_total', help: 'Committed bookings', registers });
  const askDatabase = addDatabase(registry, db);
  addPool(registry, engine);
  addCache(registry, cache);
  let scraped = false;

  return {
    answered({ method, route, status, seconds }: Answered) {
      requests.observe({ method, route, status: `${Math.trunc(status / 100)}xx` }, seconds);
    },
    booked: () => bookings.inc(),
    async text(): Promise<string> {
      // Measuring the event loop and the garbage collector costs CPU, so it starts with the first request of
      // /metrics.
      if (!scraped) collectDefaultMetrics({ register: registry });
      scraped = true;
      await askDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
