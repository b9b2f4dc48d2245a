// Rate limits on a real database; two limiters on it are two instances of the shop.
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  await database.reset();
});

const said: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => said.push(JSON.parse(line).msg) });
const instance = (factor = 1, db = database.db) =>
  openLimiter(db, { rateLimitFactor: factor }, () => now, log);

/** How many of the calls were let through; fails on any refusal but tooMany. */
const letThrough = async (calls: Promise<unknown>[]) => {
  const done = await Promise.allSettled(calls);
  for (const each of done) {
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ id: 'tooMany', code: 'TOO_MANY_REQUESTS' });
  }
  return done.filter((each) => each.status === 'fulfilled').length;
};
const many = <T>(count: number, call: () => T) => Array.from({ length: count }, call);
const general = (limiter: ReturnType<typeof instance>, calls = 1, address = '10.0.0.1') => {
  try {
    limiter.takeGeneral(address, calls);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.id === 'tooMany') return false;
    throw error;
  }
};

const keys = async () =>
  (await database.db.selectFrom('rate_limits').select('key').execute()).map((row) => row.key);
/** Lets a minute pass in which a running limiter sweeps. */
const swept = async (limiter: ReturnType<typeof instance>) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  limiter.start();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await limiter.stop();
};

test('of fifty attempts at the same moment on two instances exactly ten are let through', async () => {
  const [one, two] = [instance(), instance()];
  const calls = many(25, () => [one.take('signIn', 'a'), two.take('signIn', 'a')]).flat();
  expect(await letThrough(calls)).toBe(10);
});

test('limits and keys are counted apart', async () => {
  const limiter = instance();
  await letThrough(many(20, () => limiter.take('signIn', 'a')));
  expect(await letThrough([limiter.take('signIn', 'b'), limiter.take('enquiry', 'a')])).toBe(2);
});

test('the wait that is told is what remains of the window, and then it is open again', async () => {
  const limiter = instance();
  await letThrough(many(10, () => limiter.take('signIn', 'a')));
  wait(45_500);
  await expect(limiter.take('signIn', 'a')).rejects.toMatchObject({ retryAfterSeconds: 15 });
  wait(14_500);
  expect(await letThrough(many(12, () => limiter.take('signIn', 'a')))).toBe(10);
});

test('attempts beyond the limit do not make the window longer', async () => {
  const limiter = instance();
  for (const _ of many(6, () => 0)) {
    await letThrough(many(5, () => limiter.take('signIn', 'a')));
    wait(10_000);
  }
  expect(await letThrough([limiter.take('signIn', 'a')])).toBe(1);
});

test('a check refuses once the limit is reached, without counting', async () => {
  const limiter = instance();
  await letThrough(many(4, () => limiter.take('wrongPassword', 'a')));
  expect(await letThrough(many(9, () => limiter.check('wrongPassword', 'a')))).toBe(9);
  await limiter.take('wrongPassword', 'a');
  await expect(limiter.check('wrongPassword', 'a')).rejects.toMatchObject({ retryAfterSeconds: 900 });
  await limiter.clear('wrongPassword', 'a');
  expect(await letThrough([limiter.check('wrongPassword', 'a')])).toBe(1);
});

describe('a clock that was a day ahead', () => {
  const day = 24 * 3600_000;
  // written by another instance, or by this one before its clock was put right
  const dayAhead = async (work: (limiter: ReturnType<typeof instance>) => Promise<unknown>) => {
    wait(day);
    await work(instance());
    wait(-day);
  };

  test('shuts nobody out for that day, neither where attempts are counted nor where they are looked at', async () => {
    await dayAhead((limiter) =>
      letThrough([
        ...many(12, () => limiter.take('signIn', 'a')),
        ...many(12, () => limiter.take('wrongPassword', 'a')),
      ]),
    );
    const limiter = instance();
    await limiter.check('wrongPassword', 'a');
    await limiter.forgive('wrongPassword', 'a');
    expect(await letThrough(many(12, () => limiter.take('signIn', 'a')))).toBe(10);
    await expect(limiter.take('signIn', 'a')).rejects.toMatchObject({ retryAfterSeconds: 60 });
  });

  test('nor by the general limit, in the process that counted and in another', async () => {
    const before = instance();
    wait(day);
    general(before, 700);
    await before.stop();
    wait(-day);
    const after = instance();
    for (const limiter of [before, after]) {
      expect(general(limiter, 100)).toBe(true);
      await limiter.stop();
      expect(general(limiter, 100)).toBe(true);
    }
    expect(general(before, 500)).toBe(false);
  });

  test('leaves nothing behind that the sweep does not take', async () => {
    await dayAhead((limiter) => limiter.take('signIn', 'a'));
    await swept(instance());
    await expect.poll(keys).toEqual([]);
  });

  test('while instances whose clocks lie half a minute apart count together', async () => {
    const one = instance();
    await letThrough(many(6, () => one.take('signIn', 'a')));
    wait(-30_000);
    expect(await letThrough(many(6, () => instance().take('signIn', 'a')))).toBe(4);
  });
});

test.each([
  [2, 20],
  [0.5, 5],
  [0.01, 1],
])('the factor %d lets %d sign-ins through', async (factor, expected) => {
  const limiter = instance(factor);
  expect(await letThrough(many(25, () => limiter.take('signIn', 'a')))).toBe(expected);
});

test('the factor 0 switches every limit off', async () => {
  const limiter = instance(0);
  expect(await letThrough(many(50, () => limiter.take('signIn', 'a')))).toBe(50);
  expect(general(limiter, 10_000)).toBe(true);
  expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
});

test('the general limit counts each call of a batch, for each address alone', () => {
  const limiter = instance();
  expect(many(30, () => general(limiter, 20)).every(Boolean)).toBe(true);
  expect(general(limiter)).toBe(false);
  expect(general(limiter, 1, '10.0.0.2')).toBe(true);
  wait(60_000);
  expect(general(limiter)).toBe(true);
});

test('instances learn of one another’s calls when they share', async () => {
  const [one, two] = [instance(), instance()];
  general(one, 400);
  general(two, 150);
  await one.stop();
  await two.stop();
  expect(general(two, 50)).toBe(true);
  expect(general(two)).toBe(false);
  await two.stop();
  general(one);
  await one.stop();
  expect(general(one)).toBe(false);
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toMatchObject([{ key: 'general:10.0.0.1', count: 602 }]);
});

test('a shared window ends for all at the same moment', async () => {
  const [one, two] = [instance(), instance()];
  general(one, 600);
  await one.stop();
  wait(30_000);
  general(two);
  await two.stop();
  expect(general(two)).toBe(false);
  wait(30_000);
  expect(general(two)).toBe(true);
  expect(general(one)).toBe(true);
});

test('many addresses are shared at once', async () => {
  const limiter = instance();
  for (const at of Array(5000).keys()) general(limiter, 1, `10.0.${at >> 8}.${at & 255}`);
  await limiter.stop();
  const { count } = await database.db
    .selectFrom('rate_limits')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(5000);
});

test('while the database is away the general limit goes on in the process and says so once', async () => {
  let away = true;
  const flaky = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (away) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const limiter = instance(1, flaky);
  said.length = 0;
  general(limiter, 300);
  await limiter.stop();
  general(limiter, 300);
  await limiter.stop();
  expect(general(limiter)).toBe(false);
  expect(said).toEqual(['the general rate limit counts in this process alone']);
  away = false;
  await limiter.stop();
  const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows).toMatchObject([{ count: 601 }]);
});

test('a running limiter shares by itself', async () => {
  const limiter = instance();
  general(limiter);
  limiter.start();
  await expect.poll(keys, { timeout: 5000 }).toEqual(['general:10.0.0.1']);
  await limiter.stop();
});

test('a running limiter sweeps what is past', async () => {
  const limiter = instance();
  await limiter.take('signIn', 'old');
  wait(60_000);
  await limiter.take('signIn', 'new');
  await swept(limiter);
  await expect.poll(keys).toEqual(['signIn:new']);
});
