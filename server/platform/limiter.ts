// Rate limits (docs/rules.md#api): counted in the database, shared by every instance.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from './db/schema.ts';
import { openGeneralLimit } from './general-limit.ts';
import { addAttempts, latestEnd, tooMany, windowGoesOn } from './rate-counts.ts';

/** The particular limits; the general one is counted beside them. */
export const limits = {
  signIn: { most: 10, seconds: 60 },
  wrongPassword: { most: 5, seconds: 900 },
  signUp: { most: 20, seconds: 3600 },
  // many phones of one company share an address
  guest: { most: 30, seconds: 3600 },
  forgotPassword: { most: 5, seconds: 3600 },
  forgotPasswordAccount: { most: 3, seconds: 3600 },
  enquiry: { most: 10, seconds: 600 },
  upload: { most: 120, seconds: 3600 },
  // what one account can cause; its bookings are counted from its orders (features/orders/booking.ts)
  bookingsInHour: { most: 20, seconds: 3600 },
  bookingsInDay: { most: 60, seconds: 86_400 },
  emailChange: { most: 5, seconds: 86_400 },
  feedback: { most: 30, seconds: 86_400 },
  // each writes a mail to the booking's address, which may be somebody else's
  bookingChange: { most: 30, seconds: 3600 },
  // the same by a link, by who calls
  changeByLink: { most: 30, seconds: 3600 },
  general: { most: 600, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

export type Limiter = {
  /**
   * Counts one attempt for a client address or an account; throws AppError tooMany beyond the limit. With the caller's
   * transaction as `within`, what that takes back is not counted.
   */
  take(name: Exclude<LimitName, 'general'>, key: string, within?: Db): Promise<void>;
  /** How many a limit lets through in its time; null where limits are off. */
  most(name: LimitName): number | null;
  /** Throws AppError tooMany where the limit is reached already, without counting. */
  check(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** As after a right password: forgets what was counted, or throws AppError tooMany where the limit is reached. */
  forgive(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** Forgets what was counted, whatever it is. */
  clear(name: Exclude<LimitName, 'general'>, key: string): Promise<void>;
  /** The general limit: counted in this process at once, shared with the others about once a second. */
  takeGeneral(address: string, calls: number): void;
  start(): void;
  stop(): Promise<void>;
};

// The limits of each length: what a window's longest end is, depends on it.
const namesBySeconds = [...Map.groupBy(Object.entries(limits), ([, { seconds }]) => seconds)].map(
  ([seconds, entries]) => [seconds, entries.map(([name]) => name)] as const,
);

const shareEveryMs = 1000;
const sweepEveryMs = 60_000;

/** Limits that are switched off. */
const noLimits: Limiter = {
  take: async () => {},
  most: () => null,
  check: async () => {},
  forgive: async () => {},
  clear: async () => {},
  takeGeneral: () => {},
  start: () => {},
  stop: async () => {},
};

const sweep = (db: Db, now: Date) =>
  db
    .deleteFrom('rate_limits')
    .where(({ or, and, eb }) =>
      or([
        eb('resets_at', '<=', now),
        ...namesBySeconds.map(([seconds, names]) =>
          and([eb('resets_at', '>', latestEnd(now, seconds)), eb(sql`split_part(key, ':', 1)`, 'in', names)]),
        ),
      ]),
    )
    .execute();

/**
 * Opens the limits on a database. A window begins with its first attempt and all attempts in it count. The setting
 * RATE_LIMIT_FACTOR multiplies the limits; 0 switches them off.
 */
export function openLimiter(
  db: Db,
  { rateLimitFactor: factor }: Pick<Config, 'rateLimitFactor'>,
  clock: () => Date,
  log: Pick<Logger, 'warn'>,
): Limiter {
  if (factor === 0) return noLimits;
  const mostOf = (name: LimitName) => Math.max(1, Math.floor(limits[name].most * factor));
  const general = openGeneralLimit(
    db,
    { most: mostOf('general'), seconds: limits.general.seconds },
    clock,
    log,
  );
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: () => Promise<unknown>) =>
    timers.push(
      setInterval(() => void work().catch((error) => log.warn({ err: error }, 'rate limits')), ms).unref(),
    );

  return {
    most: mostOf,
    async take(name, key, within = db) {
      const now = clock();
      const resetsAt = new Date(now.getTime() + limits[name].seconds * 1000);
      const [row] = await addAttempts(
        within,
        [{ key: `${name}:${key}`, count: 1, resetsAt }],
        now,
        limits[name].seconds,
      );
      if (row && row.count > mostOf(name)) throw tooMany(row.resets_at, now);
    },
    async check(name, key) {
      const now = clock();
      const row = await db
        .selectFrom('rate_limits')
        .select(['count', 'resets_at'])
        .where('key', '=', `${name}:${key}`)
        .where(windowGoesOn(now, limits[name].seconds))
        .executeTakeFirst();
      if (row && row.count >= mostOf(name)) throw tooMany(row.resets_at, now);
    },
    async forgive(name, key) {
      const now = clock();
      const row = sql`key = ${`${name}:${key}`}`;
      const { rows } = await sql<{ resets_at: Date }>`
        with forgiven as (delete from rate_limits where ${row} and count < ${mostOf(name)})
        select resets_at from rate_limits
          where ${row} and count >= ${mostOf(name)} and ${windowGoesOn(now, limits[name].seconds)}`.execute(
        db,
      );
      if (rows[0]) throw tooMany(rows[0].resets_at, now);
    },
    async clear(name, key) {
      await db.deleteFrom('rate_limits').where('key', '=', `${name}:${key}`).execute();
    },
    takeGeneral: general.take,
    start() {
      every(shareEveryMs, general.share);
      every(sweepEveryMs, () => sweep(db, clock()));
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await general.share();
    },
  };
}
