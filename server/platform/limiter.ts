import { CompiledQuery } from 'kysely';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';
import { maxWaitInMinutes, shortWaitMinutes } from '#shared/limits.ts';
import type { Config } from '../config.ts';
import type { Db } from './db/schema.ts';

export const limits = {
  signIn: { max: 10, seconds: 60 },
  wrongPassword: { max: 5, seconds: 900 },
  // Limits calls with unknown, expired and revoked API keys, by client address.
  wrongKey: { max: 30, seconds: 600 },
  keyBookings: { max: 300, seconds: 3600 },
  signUp: { max: 20, seconds: 3600 },
  guest: { max: 30, seconds: 3600 },
  forgotPassword: { max: 5, seconds: 3600 },
  forgotPasswordAccount: { max: 3, seconds: 3600 },
  invite: { max: 30, seconds: 3600 },
  inviteMail: { max: 3, seconds: 3600 },
  enquiry: { max: 10, seconds: 600 },
  upload: { max: 120, seconds: 3600 },
  bookingsInHour: { max: 20, seconds: 3600 },
  bookingsInDay: { max: 60, seconds: 86_400 },
  // Limits bookings of guests and of accounts younger than a day, by client address.
  newCustomersBookings: { max: 20, seconds: 3600 },
  // Limits mails about bookings to an address other than the customer's own, by recipient.
  strangersMail: { max: 5, seconds: 86_400 },
  emailChange: { max: 5, seconds: 86_400 },
  feedback: { max: 30, seconds: 86_400 },
  // Each change of a booking sends a mail to the booking's address, which may belong to somebody else.
  bookingChange: { max: 30, seconds: 3600 },
  changeByLink: { max: 30, seconds: 3600 },
  lostLink: { max: 5, seconds: 3600 },
  lostLinksOfNumber: { max: 3, seconds: 86_400 },
  rights: { max: 20, seconds: 3600 },
  rightsByLink: { max: 10, seconds: 3600 },
  sticker: { max: 30, seconds: 60 },
  billPdf: { max: 60, seconds: 60 },
  personalPage: { max: 60, seconds: 60 },
  general: { max: 600, seconds: 60 },
} as const;

type LimitName = keyof typeof limits;

type SharedLimit = 'general' | 'personalPage';
export type ExactLimit = Exclude<LimitName, SharedLimit>;

export type Limiter = {
  /**
   * Counts one attempt of an address or account. If the transaction `within` rolls back, the attempt does not
   * count.
   */
  take(name: ExactLimit, key: string, within?: Db): Promise<void>;
  max(name: LimitName): number | null;
  check(name: ExactLimit, key: string): Promise<void>;
  clear(name: ExactLimit, key: string): Promise<void>;
  /**
   * Counts calls of an address or API key in this process. About once a second, adds the counts of other
   * instances. Returns how many calls are left, and the seconds until the limit's window ends.
   */
  takeGeneral(key: string, calls: number): Promise<{ left: number; seconds: number }>;
  /** Counts like takeGeneral, because a flood must not reach the database. */
  takePersonalPage(address: string): Promise<void>;
  start(): void;
  stop(): Promise<void>;
};

const noLimits: Limiter = {
  take: async () => {},
  max: () => null,
  check: async () => {},
  clear: async () => {},
  takeGeneral: async () => ({ left: 0, seconds: 0 }),
  takePersonalPage: async () => {},
  start: () => {},
  stop: async () => {},
};

const shareEveryMs = 1000;
const sweepEveryMs = 60_000;

/** The wait in words for a refusal, with the offer to call. A short wait has no words. */
function waitOf(waitMs: number): { words?: string; count?: number } {
  const minutes = Math.ceil(waitMs / 60_000);
  if (minutes <= shortWaitMinutes) return {};
  return minutes <= maxWaitInMinutes
    ? { words: 'minutes', count: minutes }
    : { words: 'hours', count: Math.ceil(minutes / 60) };
}

export const tooManyError = (waitMs: number): AppError =>
  new AppError('tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)), ...waitOf(waitMs) });

// The library rejects with its result beyond a limit, and with an Error if the database fails.
const refuse = (reason: unknown): never => {
  throw reason instanceof RateLimiterRes ? tooManyError(reason.msBeforeNext) : reason;
};

const storeClient = (db: Db) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

export function openLimiter(
  db: Db,
  { rateLimitFactor: factor }: Pick<Config, 'rateLimitFactor'>,
  log: Pick<Logger, 'warn'>,
): Limiter {
  if (factor === 0) return noLimits;
  const max = (name: LimitName) => Math.max(1, Math.floor(limits[name].max * factor));
  const windowOf = (name: LimitName) => ({
    keyPrefix: name,
    points: max(name),
    duration: limits[name].seconds,
  });
  const stored = (name: LimitName, within = db) =>
    new RateLimiterPostgres({
      ...windowOf(name),
      storeClient: storeClient(within),
      storeType: 'client',
      tableName: 'rate_limit_counts',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const shared = (name: SharedLimit) =>
    openSharedLimit(name, stored(name), new RateLimiterMemory(windowOf(name)), log);
  const [general, personalPages] = [shared('general'), shared('personalPage')];
  const shareAll = async () => {
    await Promise.all([general.share(), personalPages.share()]);
  };
  const timers: NodeJS.Timeout[] = [];
  const sweep = () =>
    db
      .deleteFrom('rate_limit_counts')
      .where('expire', '<=', Date.now())
      .execute()
      .catch((error) => log.warn({ err: error }, 'old counts of rate limits could not be deleted'));

  return {
    max,
    async take(name, key, within) {
      await stored(name, within).consume(key).catch(refuse);
    },
    async check(name, key) {
      const counted = await stored(name).get(key);
      if (counted && counted.consumedPoints >= max(name)) throw tooManyError(counted.msBeforeNext);
    },
    async clear(name, key) {
      await stored(name).delete(key);
    },
    takeGeneral: general.take,
    async takePersonalPage(address) {
      await personalPages.take(address, 1);
    },
    start() {
      timers.push(setInterval(shareAll, shareEveryMs).unref(), setInterval(sweep, sweepEveryMs).unref());
    },
    async stop() {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await shareAll();
    },
  };
}

/** Counts in memory and adds the counts to the table later, because many requests ask this limit. */
function openSharedLimit(
  name: SharedLimit,
  table: RateLimiterPostgres,
  memory: RateLimiterMemory,
  log: Pick<Logger, 'warn'>,
) {
  const unshared = new Map<string, number>();
  let sharing: Promise<void> | undefined;
  let isDatabaseAway = false;

  const add = (address: string, calls: number) => {
    const sum = (unshared.get(address) ?? 0) + calls;
    if (sum === 0) unshared.delete(address);
    else unshared.set(address, sum);
    return sum;
  };
  const shareAll = async () => {
    try {
      for (const [address, calls] of [...unshared]) {
        const { consumedPoints, msBeforeNext } = await table.penalty(address, calls);
        await memory.set(address, consumedPoints + add(address, -calls), msBeforeNext / 1000);
      }
      isDatabaseAway = false;
    } catch (error) {
      if (!isDatabaseAway) log.warn({ err: error }, `the ${name} rate limit counts in this process alone`);
      isDatabaseAway = true;
    }
  };

  return {
    async take(address: string, calls: number) {
      add(address, calls);
      const { remainingPoints, msBeforeNext } = await memory.consume(address, calls).catch(refuse);
      return { left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) };
    },
    share(): Promise<void> {
      sharing ??= shareAll().finally(() => {
        sharing = undefined;
      });
      return sharing;
    },
  };
}
