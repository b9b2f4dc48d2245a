// Settings: what production demands, what is refused in one line, and that the guide lists them all.
import { describe, expect, test } from 'vitest';
import { runProgram } from '#server/testing/shop-process.ts';
import { readConfig, settings } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db/shop',
  PUBLIC_URL: 'https://shop.example.in',
  POSTMARK_TOKEN: 'token',
  MAIL_FROM: 'Repairs <care@shop.example.in>',
};

describe('production', () => {
  test('starts with a database, a public address and a mail sender', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, secure: true });
  });

  test.each(['DATABASE_URL', 'PUBLIC_URL', 'POSTMARK_TOKEN', 'MAIL_FROM'])('refuses without %s', (name) => {
    for (const nothing of [undefined, ''])
      expect(() => readConfig({ ...production, [name]: nothing })).toThrow(`Setting ${name} is missing: `);
  });

  test('refuses to switch the limits off', () => {
    expect(() => readConfig({ ...production, RATE_LIMIT_FACTOR: '0' })).toThrow('keeps limits on');
  });
});

describe('production over http', () => {
  const at = (url: string) => readConfig({ ...production, PUBLIC_URL: url });

  test.each([
    'http://shop.example.in',
    'http://192.168.1.7:4000',
    'http://localhost.example.in',
    'http://0.0.0.0',
  ])('is refused at %s', (url) => {
    expect(() => at(url)).toThrow(/^Setting PUBLIC_URL: production needs https/);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000'])(
    'may be tried at %s',
    (url) => {
      expect(at(url)).toMatchObject({ production: true, secure: false });
    },
  );
});

test.each([
  'postgres://shop:secret@one,two/shop',
  'postgres://shop:secret@one:5432,two:5432/shop?target_session_attrs=read-write',
  'postgresql:///shop?host=one,two',
])('several hosts, which the driver does not know, are refused by name: %s', (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    /^Setting DATABASE_URL: must name one host: for failover, .+$/,
  );
});

test.each([
  'postgres://shop:a,b@db/shop',
  'postgres://shop@[::1]:5433/shop?sslmode=require',
  'postgres://shop@/shop?host=/var/run/postgresql',
  'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
])('one host is one host: %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

describe('a setting that is wrong is named in one line', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'postgres://shop@db:port/shop'],
    ['PUBLIC_URL', 'shop.example.in'],
    ['CORS_ORIGINS', 'https://a.example.in, b.example.in'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '0'],
    ['DEMO_PUBLIC', 'yes'],
    ['POSTMARK_URL', 'postmark'],
    ['HOST', '0.0.0.0'],
  ])('%s=%s is', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: (?!Please).+$`));
  });

  test('by the process too, which ends with code 1', async () => {
    const { code, output } = await runProgram('server/main.ts', [], { PORT: '70000' }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/^Setting PORT: [^\n]+\n$/);
  });
});

test.each([
  ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['uniquelocal', ['uniquelocal']],
  ['', []],
])('the proxies of TRUST_PROXY=%s are read', (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(read);
});

test('every setting says what it means, and the operations guide has them as they are', async () => {
  for (const schema of Object.values(settings)) expect(schema.description).toMatch(/\w/);
  expect(await runProgram('scripts/settings-table.ts', ['--check'], {}).ended).toEqual({
    code: 0,
    output: '',
  });
});

test('tests of a project that there is not are a failure, and not none that failed', async () => {
  const { code, output } = await runProgram('scripts/test.ts', ['--project', 'serverpglite'], {}).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('No such project: serverpglite')]);
});
