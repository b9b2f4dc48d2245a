import { describe, expect, test } from 'vitest';
import { runProgram } from '#server/testing/shop-process.ts';
import { mistypedWarnings, publicShopWarnings, readConfig, settings } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop@db/shop',
  PUBLIC_URL: 'https://shop.example.in',
  POSTMARK_TOKEN: 'token',
  MAIL_FROM: 'Repairs <care@shop.example.in>',
};

describe('a production shop', () => {
  test('production starts with a database, a public URL and a mail sender', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demo: false, secure: true });
  });

  test.each(['DATABASE_URL', 'PUBLIC_URL', 'POSTMARK_TOKEN', 'MAIL_FROM'])(
    'production refuses to start without the setting %s',
    (name) => {
      for (const nothing of [undefined, ''])
        expect(() => readConfig({ ...production, [name]: nothing })).toThrow(`Setting ${name} is missing: `);
    },
  );

  test('production starts with an SMTP server instead of Postmark', () => {
    const SMTP_URL = 'smtps://care:p%40ss@smtp.example.in';
    const { mail } = readConfig({ ...production, POSTMARK_TOKEN: '', SMTP_URL });
    expect(mail).toEqual({ kind: 'smtp', url: SMTP_URL, from: production.MAIL_FROM });
  });

  test('production refuses to switch off the rate limits', () => {
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
  ])('production refuses plain http at %s', (url) => {
    expect(() => at(url)).toThrow(/^Setting PUBLIC_URL: production needs https/);
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000'])(
    'production allows plain http at %s',
    (url) => {
      expect(at(url)).toMatchObject({ production: true, secure: false });
    },
  );
});

test.each([
  'postgres://shop:secret@one,two/shop',
  'postgres://shop:secret@one:5432,two:5432/shop?target_session_attrs=read-write',
  'postgresql:///shop?host=one,two',
])('a database URL with several hosts is refused: %s', (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    /^Setting DATABASE_URL: must name one host: for failover, .+$/,
  );
});

test.each([
  'postgres://shop:a,b@db/shop',
  'postgres://shop@[::1]:5433/shop?sslmode=require',
  'postgres://shop@/shop?host=/var/run/postgresql',
  'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
])('a database URL with one host is accepted: %s', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each(['pa#ss', 'a/b', 'a?b'])(
  'a database URL with the password %s asks for percent-encoding',
  (password) => {
    expect(() => readConfig({ DATABASE_URL: `postgres://shop:${password}@db/shop` })).toThrow(
      /^Setting DATABASE_URL: .+ must be percent-encoded/,
    );
  },
);

describe('a wrong setting', () => {
  test.each([
    ['NODE_ENV', 'Production'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'postgres://shop@db:port/shop'],
    ['PUBLIC_URL', 'shop.example.in'],
    ['CORS_ORIGINS', 'https://a.example.in, b.example.in'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PUBLIC_URL', 'https://shop.example.in/repairs'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['LEAVE_SECONDS', '-1'],
    ['POSTMARK_TOKEN', 'two words'],
    ['MAIL_FROM', 'Repairs'],
    ['S3_BUCKET', 's3://pictures'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['PUSH_HOSTS', 'https://push.example.com'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['METRICS_TOKEN', 'short'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_POOL', '0'],
    ['DEMO_PUBLIC', 'yes'],
    ['POSTMARK_URL', 'postmark'],
    ['SMTP_URL', 'smtp.example.in'],
    ['SMTP_URL', 'smtp://care:a/b@smtp.example.in:587'],
    ['HOST', '0.0.0.0'],
  ])('the setting %s=%s is reported in one line', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: (?!Please).+$`));
  });

  test.each([
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ['POSTMARK_TOKEN', 'MAIL_FROM'],
  ])('the setting %s without %s is reported', (name, missing) => {
    expect(() => readConfig({ [name]: 'word' })).toThrow(`Setting ${missing} is missing: `);
  });

  test('a wrong setting ends the process with exit code 1', async () => {
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
])('readConfig reads the proxies of TRUST_PROXY=%s', (given, read) => {
  expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(read);
});

test('a mistyped setting gets a warning', () => {
  const others = { HOME: '/root', PATH: '/bin', PGPORT: '1', HOSTNAME: 'x', LOGNAME: 'x', AWS_REGION: 'x' };
  expect(
    mistypedWarnings({
      ...others,
      DATABSE_URL: 'x',
      POSTMARK_TOKE: 'x',
      POSTMARK_KEY: 'x',
      SMTP_HOST: 'x',
      PORT: '1',
      DATA_DIRS: '',
    }),
  ).toEqual([
    'Unknown setting DATABSE_URL, did you mean DATABASE_URL?',
    'Unknown setting POSTMARK_TOKE, did you mean POSTMARK_TOKEN?',
    'Unknown setting POSTMARK_KEY, did you mean POSTMARK_TOKEN?',
    'Unknown setting SMTP_HOST, did you mean SMTP_URL?',
  ]);
});

test('the operations guide describes every setting', async () => {
  for (const schema of Object.values(settings)) expect(schema.description).toMatch(/\w/);
  expect(await runProgram('scripts/settings-table.ts', ['--check'], {}).ended).toEqual({
    code: 0,
    output: '',
  });
});

test('npm test fails for an unknown test project', async () => {
  const { code, output } = await runProgram('scripts/test.ts', ['--project', 'serverpglite'], {}).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('No such project: serverpglite')]);
});

test('a public demo and a public shop without mails get a warning', () => {
  const PUBLIC_URL = 'https://shop.example.in';
  const DATABASE_URL = 'postgres://shop@127.0.0.1/shop';
  expect(publicShopWarnings(readConfig({}))).toEqual([]);
  expect(publicShopWarnings(readConfig({ DATABASE_URL }))).toEqual([]);
  expect(publicShopWarnings(readConfig({ PUBLIC_URL }))).toEqual([
    expect.stringContaining('a real shop needs DATABASE_URL'),
  ]);
  expect(publicShopWarnings(readConfig({ PUBLIC_URL, DATABASE_URL }))).toEqual([
    expect.stringContaining('POSTMARK_TOKEN'),
  ]);
});
