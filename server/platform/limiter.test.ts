import type { CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { AppError } from '#shared/errors.ts';
import { openLimiter } from './limiter.ts';

const database = await freshDatabase();
const noon = new Date('2026-11-20T06:30:00.000Z');
let now = noon;
const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
beforeEach(async () => {
  now = noon;
  vi.spyOn(Date, 'now').mockImplementation(() => now.getTime());
  await database.reset();
});

afterEach(() => vi.restoreAllMocks());

const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line).msg) });
const instance = (factor = 1, db = database.db) => openLimiter(db, { rateLimitFactor: factor }, log);

/** Counts the calls that succeed. Fails on any error except tooMany. */
const letThrough = async (calls: Promise<unknown>[]) => {
  const done = await Promise.allSettled(calls);
  for (const each of done) {
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ id: 'tooMany', code: 'TOO_MANY_REQUESTS' });
  }
  return done.filter((each) => each.status === 'fulfilled').length;
};
const many = <T>(count: number, call: () => T) => Array.from({ length: count }, call);
const general = async (limiter: ReturnType<typeof instance>, calls = 1, address = '10.0.0.1') => {
  try {
    await limiter.takeGeneral(address, calls);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.id === 'tooMany') return false;
    throw error;
  }
};

const keys = async () =>
  (await database.db.selectFrom('rate_limit_counts').select('key').execute()).map((row) => row.key);
/** Moves the clock by a minute. A running limiter then deletes old counts. */
const swept = async (limiter: ReturnType<typeof instance>) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  limiter.start();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await limiter.stop();
};

test('ten of fifty simultaneous rate-limited attempts succeed on two instances', async () => {
  const [one, two] = [instance(), instance()];
  const calls = many(25, () => [one.take('signIn', 'a'), two.take('signIn', 'a')]).flat();
  expect(await letThrough(calls)).toBe(10);
});

test('each rate limit and each key is counted separately', async () => {
  const limiter = instance();
  await letThrough(many(20, () => limiter.take('signIn', 'a')));
  expect(await letThrough([limiter.take('signIn', 'b'), limiter.take('enquiry', 'a')])).toBe(2);
});

test('rate-limited attempts succeed again after the announced wait', async () => {
  const limiter = instance();
  await letThrough(many(10, () => limiter.take('signIn', 'a')));
  wait(45_500);
  await expect(limiter.take('signIn', 'a')).rejects.toMatchObject({ retryAfterSeconds: 15 });
  wait(14_500);
  expect(await letThrough(many(12, () => limiter.take('signIn', 'a')))).toBe(10);
});

test('rate-limited attempts do not extend the wait', async () => {
  const limiter = instance();
  for (const _ of many(6, () => 0)) {
    await letThrough(many(5, () => limiter.take('signIn', 'a')));
    wait(10_000);
  }
  expect(await letThrough([limiter.take('signIn', 'a')])).toBe(1);
});

test('a check of a rate limit counts nothing', async () => {
  const limiter = instance();
  await letThrough(many(4, () => limiter.take('wrongPassword', 'a')));
  expect(await letThrough(many(9, () => limiter.check('wrongPassword', 'a')))).toBe(9);
  await limiter.take('wrongPassword', 'a');
  await expect(limiter.check('wrongPassword', 'a')).rejects.toMatchObject({ retryAfterSeconds: 900 });
  await limiter.clear('wrongPassword', 'a');
  expect(await letThrough([limiter.check('wrongPassword', 'a')])).toBe(1);
});

test.each([
  [2, 20],
  [0.5, 5],
  [0.01, 1],
])('the rate limit factor %d lets %d sign-ins through', async (factor, expected) => {
  const limiter = instance(factor);
  expect(await letThrough(many(25, () => limiter.take('signIn', 'a')))).toBe(expected);
});

test('the rate limit factor 0 switches every limit off', async () => {
  const limiter = instance(0);
  expect(await letThrough(many(50, () => limiter.take('signIn', 'a')))).toBe(50);
  expect(await general(limiter, 10_000)).toBe(true);
  expect(await database.db.selectFrom('rate_limit_counts').selectAll().execute()).toEqual([]);
});

test('the general limit counts each call of a batch for each address', async () => {
  const limiter = instance();
  for (let at = 0; at < 30; at += 1) expect(await general(limiter, 20)).toBe(true);
  expect(await general(limiter)).toBe(false);
  expect(await general(limiter, 1, '10.0.0.2')).toBe(true);
  wait(60_000);
  expect(await general(limiter)).toBe(true);
});

test('instances share their counts of calls', async () => {
  const [one, two] = [instance(), instance()];
  await general(one, 400);
  await general(two, 150);
  await one.stop();
  await two.stop();
  expect(await general(two, 50)).toBe(true);
  expect(await general(two)).toBe(false);
  await two.stop();
  await general(one);
  await one.stop();
  expect(await general(one)).toBe(false);
  const rows = await database.db.selectFrom('rate_limit_counts').selectAll().execute();
  expect(rows).toMatchObject([{ key: 'general:10.0.0.1', points: 602 }]);
});

test('a window of the general limit ends at the same time on all instances', async () => {
  const [one, two] = [instance(), instance()];
  await general(one, 600);
  await one.stop();
  wait(30_000);
  await general(two);
  await two.stop();
  expect(await general(two)).toBe(false);
  wait(30_000);
  expect(await general(two)).toBe(true);
  expect(await general(one)).toBe(true);
});

test('without the database the general limit counts in the process', async () => {
  let away = true;
  const { db } = database;
  const flaky = Object.assign(Object.create(db) as typeof db, {
    executeQuery: (query: CompiledQuery) =>
      away ? Promise.reject(new Error('away')) : db.executeQuery(query),
  });
  const limiter = instance(1, flaky);
  said.length = 0;
  await general(limiter, 300);
  await limiter.stop();
  await general(limiter, 300);
  await limiter.stop();
  expect(await general(limiter)).toBe(false);
  expect(said).toEqual(['the general rate limit counts in this process alone']);
  away = false;
  await limiter.stop();
  const rows = await database.db.selectFrom('rate_limit_counts').selectAll().execute();
  expect(rows).toMatchObject([{ points: 601 }]);
});

test('a running limiter shares its counts by itself', async () => {
  const limiter = instance();
  await general(limiter);
  limiter.start();
  await expect.poll(keys, { timeout: 30_000 }).toEqual(['general:10.0.0.1']);
  await limiter.stop();
});

test('a running limiter deletes counts of windows that have ended', async () => {
  const limiter = instance();
  await limiter.take('signIn', 'old');
  wait(60_000);
  await limiter.take('signIn', 'new');
  await swept(limiter);
  await expect.poll(keys).toEqual(['signIn:new']);
});
