import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { findSession } from '#server/features/accounts/sessions.ts';
import { allTags, openTaggedCache } from '#server/platform/cache.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type Hasher, hashToken, newToken } from '#server/platform/hash.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { openLinkTokens } from '#server/platform/link-tokens.ts';
import { openMedia } from '#server/platform/media/open-media.ts';
import { openMetrics } from '#server/platform/metrics.ts';
import { signedCursors } from '#server/platform/paging.ts';
import { openPush } from '#server/platform/push.ts';
import type { Caller } from '#server/procedures/context.ts';
import { describeError, type PublicError } from '#server/procedures/errors.ts';
import { createCaller } from '#server/trpc/router.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestDatabase } from './database.ts';
import { openTestMail } from './mail.ts';
import { patience } from './patience.ts';

/** The clock of every test starts at noon in India. */
const noon = new Date('2026-11-20T06:30:00.000Z');

// A fast replacement for Argon2. Another test covers Argon2.
const cheapHasher: Hasher = {
  hash: async (password) => `hash of ${password}`,
  verify: async (stored, password) => stored === `hash of ${password}`,
};

type Visitor = { api: ReturnType<typeof createCaller>; token(): string | null };

const visit = (deps: Deps, firstToken: string | null, changes: Partial<Caller> = {}): Visitor => {
  let token = firstToken;
  const caller: Caller = {
    user: async () => (token === null ? null : findSession(deps.db, deps.clock, token)),
    get token() {
      return token;
    },
    isForeign: false,
    address: '127.0.0.1',
    device: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    isLimitCounted: false,
    language: 'en',
    hasChosenLanguage: false,
    keepLanguage: () => {},
    keepCookie: (kept) => {
      token = kept;
    },
    dropCookie: () => {
      token = null;
    },
    ...changes,
  };
  return { api: createCaller({ deps, caller }), token: () => token };
};

let people = 0;
type Person = { name: string; email: string; password: string; role: Role; mobile: string; address: string };

async function signedIn(deps: Deps, changes: Partial<Person>) {
  people += 1;
  const person: Person = {
    name: 'Asha Patil',
    email: `person-${people}@example.com`,
    password: 'monsoon-lamp',
    role: 'GENERAL',
    mobile: '5550100101',
    address: 'Garkheda',
    ...changes,
  };
  const { password, ...fields } = person;
  const db = deps.db.withPlugin(prepared);
  const row = await db
    .insertInto('users')
    .values({
      ...fields,
      id: newId(),
      password_hash: await deps.hasher.hash(password),
      photo: null,
      created_at: deps.clock(),
    })
    .returning(['id', 'user_id'])
    .executeTakeFirstOrThrow();
  const token = newToken();
  const now = deps.clock();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      user_id: row.id,
      device: 'Test',
      created_at: now,
      last_used_at: now,
    })
    .execute();
  return { ...person, id: row.id, userId: row.user_id, ...visit(deps, token) };
}

/**
 * Opens a shop on a test database, with the clock at noon. The database is emptied before each test, or with
 * `once` before the first test only. `settings` are environment variables. Rate limits are off unless
 * RATE_LIMIT_FACTOR is set.
 */
export function openTestShop(
  database: TestDatabase,
  settings: Record<string, string> = {},
  emptied: 'each time' | 'once' = 'each time',
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const config = readConfig({
    RATE_LIMIT_FACTOR: '0',
    PATIENCE: String(patience),
    PUBLIC_URL: 'https://shop.example.com',
    DATA_DIR: dataDir,
    ...settings,
  });
  const { db } = database;
  const log = pino({ level: 'silent' });
  const { mail } = openTestMail(database);
  let now = noon;
  const clock = () => now;
  const cache = openTaggedCache();
  const deps: Deps = {
    config,
    db,
    log,
    clock,
    mail,
    hasher: cheapHasher,
    limiter: openLimiter(db, config, log),
    media: openMedia(config),
    cache,
    cursors: signedCursors(Buffer.alloc(32, 'test')),
    tracking: openLinkTokens(Buffer.alloc(32, 'test')),
    calendars: openLinkTokens(Buffer.alloc(32, 'calendar')),
    push: openPush(config, Buffer.alloc(32, 'test')),
    metrics: openMetrics({ db, engine: database.engine, cache }),
  };
  beforeEach(() => {
    now = noon;
    // A test does not read answers of the test before.
    cache.drop(allTags);
  });
  if (emptied === 'once') beforeAll(database.reset);
  else beforeEach(database.reset);
  afterEach(() => mail.settled());
  return {
    deps,
    db,
    wait: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    visitor: (changes?: Partial<Caller>) => visit(deps, null, changes),
    customer: (changes: Partial<Person> = {}) => signedIn(deps, changes),
    admin: (changes: Partial<Person> = {}) =>
      signedIn(deps, { name: 'Sunil Deshmukh', role: 'ADMIN', ...changes }),
    technician: (changes: Partial<Person> = {}) =>
      signedIn(deps, { name: 'Ravi Pawar', role: 'TECHNICIAN', ...changes }),
    mailsTo: async (recipient: string) => {
      await mail.settled();
      return db
        .selectFrom('mails')
        .select(['template', 'subject', 'text'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute();
    },
  };
}

/** Lets Date.now follow the shop's clock in each test of the calling file, because the rate limits read Date.now. */
export function followClock({ deps }: Pick<TestShop, 'deps'>): void {
  beforeEach(() => {
    vi.spyOn(Date, 'now').mockImplementation(() => deps.clock().getTime());
  });
  afterEach(() => vi.restoreAllMocks());
}

export type TestShop = ReturnType<typeof openTestShop>;

export async function refusal(call: Promise<unknown>): Promise<PublicError> {
  try {
    await call;
  } catch (error) {
    return describeError(error);
  }
  throw new Error('The call was not refused');
}
