import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Tables } from '#server/platform/db/schema.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { AppError } from '#shared/errors.ts';
import { languageCodes } from '#shared/language.ts';
import { openPageRenderer } from '../pages/renderer.ts';
import { describeError } from '../procedures/errors.ts';

/** The error that every statement throws. */
let saying: Error = new Error('nothing yet');

class RefusingConnection implements DatabaseConnection {
  executeQuery(_query: CompiledQuery): Promise<never> {
    return Promise.reject(saying);
  }
  // biome-ignore lint/correctness/useYield: it refuses like the other
  async *streamQuery(): AsyncGenerator<never> {
    throw saying;
  }
}
class RefusingDriver extends DummyDriver {
  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new RefusingConnection());
  }
}
const postgres = new PostgresDialect({ pool: () => Promise.reject(new Error('never opened')) });
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => postgres.createAdapter(),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
    createDriver: () => new RefusingDriver(),
  },
});
const shop = openTestShop(await freshDatabase());
const deps = { ...shop.deps, db };
const app = await buildApp(deps);
beforeAll(() => app.ready());
afterAll(() => app.close());

const withCode = (code: string) => Object.assign(new Error(`the words of ${code}`), { code });
const away = [
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EMFILE',
  ],
  ...[
    '08006',
    '25006',
    '26000',
    '28P01',
    '3D000',
    '40P01',
    '42P05',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P02',
  ],
  ...['57P03', '57P04', '57P05', '58030'],
];

const signIn = { email: 'asha@example.com', password: 'monsoon-lamp' };
const calls = [
  { url: '/api/get-product' },
  { url: '/trpc/catalogue.categories' },
  { method: 'POST', url: '/api/signin', payload: signIn },
  { method: 'POST', url: '/trpc/accounts.signIn', payload: signIn },
  { url: '/api/user-details', headers: { authorization: 'Bearer some-token-of-somebody' } },
  { url: '/readyz' },
] as const;

test.each(away)('every API answers 503 with Retry-After when the database is away: %s', async (code) => {
  saying = withCode(code);
  for (const call of calls) {
    const { statusCode, headers } = await app.inject(call);
    expect([call.url, statusCode, Number(headers['retry-after']) > 0]).toEqual([call.url, 503, true]);
  }
});

test.each([
  [
    'several addresses that all refuse',
    new AggregateError([withCode('EHOSTUNREACH'), withCode('ECONNREFUSED')]),
  ],
  ['a cause beneath', new Error('outer', { cause: withCode('ENETUNREACH') })],
  ['the pool has no connection', new Error('timeout exceeded when trying to connect')],
])('the error %s is answered with 503', (_what, error) => {
  expect(describeError(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

test.each(['42601', '42501', '23505', 'EACCES', 'ERR_INVALID_ARG_TYPE'])(
  'the database error %s is an internal error',
  (code) => {
    expect(describeError(withCode(code)).status).toBe(500);
  },
);

describe('a page without the database', async () => {
  // Creates a client build with one page. The page reads the business and wraps errors like the real build.
  const dist = await mkdtemp(join(tmpdir(), 'shop-pages-'));
  afterAll(() => rm(dist, { recursive: true }));
  await Promise.all(
    ['client/.vite', 'server'].map((folder) => mkdir(join(dist, folder), { recursive: true })),
  );
  await writeFile(
    join(dist, 'client/index.html'),
    await readFile(new URL('../../client/index.html', import.meta.url)),
  );
  const entries = {
    'main.tsx': { file: 'main.js' },
    'app/fonts.css': { file: 'fonts.css' },
    'app/before-react.ts': { file: 'fonts.js' },
  };
  for (const language of languageCodes)
    await writeFile(join(dist, `client/.vite/manifest.${language}.json`), JSON.stringify(entries));
  await writeFile(
    join(dist, 'server/entry-server.en.js'),
    `export const renderPage = (address, call) => call('business.get', undefined).catch((cause) => {
      throw Object.assign(new Error(cause.message), { name: 'TRPCClientError', cause });
    });`,
  );
  const pages = openPageRenderer(deps, pathToFileURL(`${dist}/`));
  const told = () => pages.render('en', '/').then(() => 'rendered', describeError);

  test.each(away)('a page answers 503 after the error %s', async (code) => {
    saying = withCode(code);
    expect(await told()).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  });

  test('a page answers 503 if the shop is too busy', async () => {
    saying = new AppError('unavailable', { retryAfterSeconds: 5 });
    expect(await told()).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  });
});
