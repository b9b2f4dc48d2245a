import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { typingErrors } from './platform/typing-errors.ts';
import { encodePassword, StartError } from './start-error.ts';

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');
const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const notNegative = { error: 'must be a number from 0' };
const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });
const serviceAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address like https://api.example.com',
});
const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const originError = 'must be an address like https://shop.example.in, without a path';
const origin = z
  .url({ protocol: /^https?$/, error: originError, abort: true })
  .refine((value) => /^\/?$/.test(new URL(value).pathname), originError)
  .transform((value) => new URL(value).origin);
const word = z.string().regex(/^\S+$/, { error: 'must not contain spaces' });
const host = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+)+(:\d+)?$/, { error: 'must be host names like push.example.com' });

// libpq allows a list of hosts. The package pg would read the list as a single host name.
const hostsOf = (address: string): string => {
  const [, authority = '', query = ''] = /^[a-z]+:\/\/([^/?#]*)[^?]*\??(.*)$/.exec(address) ?? [];
  return new URLSearchParams(query).get('host') ?? authority.slice(authority.lastIndexOf('@') + 1);
};
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine((address) => !hostsOf(address).includes(','), {
    error: 'must name one host: for failover, a name or address that always leads to the primary',
    abort: true,
  })
  .refine((address) => URL.canParse(address.replace(/@\//, '@socket/')), {
    error: `must be an address like postgres://user:password@host/name. ${encodePassword}`,
  });

const smtpAddress = z
  .string()
  .regex(/^smtps?:\/\/[^/?#\s]+[^\s]*$/, { error: 'must begin with smtps:// or smtp://', abort: true })
  .refine(
    (address) => URL.canParse(address) && new URL(address).hostname !== '',
    `must be an address like smtps://user:password@smtp.example.in. ${encodePassword}`,
  );

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return /^[0-9]{1,3}$/.test(bits) && Number(bits) <= maxBits && rest.length === 0;
};
const proxy = z
  .string()
  .refine(isProxy, 'must be addresses, ranges like 10.0.0.0/8, or loopback, linklocal, uniquelocal');

export const settings = {
  NODE_ENV: optional(oneOf(['production', 'development', 'test'])).describe(
    '`production` refuses to start on a missing or unsafe setting',
  ),
  HOST: optional(z.string()).describe('Address to listen on (127.0.0.1)'),
  PORT: optional(whole(0, 65_535)).describe('Port to listen on (4000)'),
  LEAVE_SECONDS: optional(whole(0, 300)).describe(
    'Time after SIGTERM in which connections are still taken, for balancers to leave (2)',
  ),
  DATA_DIR: optional(z.string()).describe('Folder of the embedded database and of the pictures (./.data)'),
  DATABASE_URL: optional(databaseAddress).describe(
    'PostgreSQL 15 or newer, one host; without it the embedded demo runs',
  ),
  DATABASE_POOL: optional(whole(1, 200)).describe('Most connections to PostgreSQL (10)'),
  PUBLIC_URL: optional(origin).describe('Address under which customers reach the shop'),
  CORS_ORIGINS: optional(list.pipe(z.array(origin))).describe(
    'Foreign origins that may call /api, comma-separated',
  ),
  HSTS_SUBDOMAINS: optional(flag).describe(
    '1 makes browsers use https for all subdomains of the shop too, for a year',
  ),
  TRUST_PROXY: optional(list.pipe(z.array(proxy))).describe(
    'Addresses or ranges of the reverse proxies whose X-Forwarded-For counts, comma-separated',
  ),
  PATIENCE: optional(whole(1, 100)).describe(
    'Multiplies what an answer, a connection, a lock and a statement may take, for very slow machines (1)',
  ),
  RATE_LIMIT_FACTOR: optional(z.coerce.number(notNegative).min(0, notNegative)).describe(
    'Multiplies every rate limit (1; 0 = off)',
  ),
  POSTMARK_TOKEN: optional(word).describe(
    'Server token of Postmark; without it mails go to the mailbox page',
  ),
  POSTMARK_URL: optional(serviceAddress).describe('Base URL of Postmark (https://api.postmarkapp.com)'),
  SMTP_URL: optional(smtpAddress).describe(
    'SMTP server instead of Postmark, e.g. smtps://user:password@smtp.example.in; smtp:// switches to TLS before it sends, unless ?ignoreTLS=true',
  ),
  MAIL_FROM: optional(
    z.string().regex(/^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an email address like Repairs <care@shop.example.in>',
    }),
  ).describe('Sender of the mails, e.g. Repairs <care@shop.example.in>'),
  S3_BUCKET: optional(
    z.string().regex(/^[\w][\w.-]+$/, { error: 'must be the name of a bucket alone, like shop-pictures' }),
  ).describe('Keeps pictures in this S3 bucket instead of the folder'),
  S3_REGION: optional(word).describe('Region of the bucket (ap-south-1)'),
  S3_ENDPOINT: optional(serviceAddress).describe('Address of another S3-compatible store'),
  S3_ACCESS_KEY_ID: optional(word).describe('Key of the store; without it the AWS default chain is used'),
  S3_SECRET_ACCESS_KEY: optional(word).describe('Secret of that key'),
  BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')).describe(
    'Also stores each backup in the S3 bucket, encrypted with this passphrase (not in the bucket)',
  ),
  PUSH_HOSTS: optional(list.pipe(z.array(host))).describe(
    'Hosts of the push services that phones may name, comma-separated (those of Chrome, Firefox, Safari and Edge)',
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')).describe(
    'Bearer token that opens /metrics from other machines',
  ),
  WEBHOOKS_TO_LOOPBACK: optional(flag).describe(
    '1 lets webhooks go to this machine and by http, for development; production refuses it',
  ),
  DEMO_PUBLIC: optional(flag).describe('1 lets the demo listen beyond this machine'),
  LOG_LEVEL: optional(oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])).describe(
    'Least level of log lines (info)',
  ),
} as const;

const pushHosts = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

const environment = z.object(settings);

class SettingError extends StartError {
  override name = 'SettingError';
}

type ParsedSettings = z.output<typeof environment>;

const isOwnMachine = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
const isPrivateLine = (url: URL): boolean => url.protocol === 'https:' || isOwnMachine(url);

function refuseUnsafe(settings: ParsedSettings, host: string): void {
  const need = (name: keyof ParsedSettings, why: string) => {
    if (settings[name] === undefined) throw new SettingError(`Setting ${name} is missing: ${why}`);
  };
  if (settings.NODE_ENV === 'production') {
    need('DATABASE_URL', 'production runs on PostgreSQL (postgres://user:password@host/name)');
    need('PUBLIC_URL', 'the address under which customers reach the shop');
    if (!settings.SMTP_URL) need('POSTMARK_TOKEN', 'production sends real mail (or set SMTP_URL)');
    if (settings.PUBLIC_URL && !isPrivateLine(new URL(settings.PUBLIC_URL)))
      throw new SettingError('Setting PUBLIC_URL: production needs https (http is for this machine alone)');
    if (settings.RATE_LIMIT_FACTOR === 0)
      throw new SettingError('Setting RATE_LIMIT_FACTOR: production keeps limits on');
    if (settings.WEBHOOKS_TO_LOOPBACK)
      throw new SettingError('Setting WEBHOOKS_TO_LOOPBACK: production sends webhooks by https only');
  }
  if (settings.POSTMARK_TOKEN) need('MAIL_FROM', 'the sender that Postmark knows');
  if (settings.SMTP_URL) need('MAIL_FROM', 'the sender of the mails');
  if (settings.S3_ACCESS_KEY_ID) need('S3_SECRET_ACCESS_KEY', 'the secret of S3_ACCESS_KEY_ID');
  if (settings.S3_SECRET_ACCESS_KEY) need('S3_ACCESS_KEY_ID', 'the key of S3_SECRET_ACCESS_KEY');
  if (settings.S3_ENDPOINT) need('S3_BUCKET', 'S3_ENDPOINT is of no use without it');
  if (settings.BACKUP_PASSPHRASE) need('S3_BUCKET', 'the bucket for backups with BACKUP_PASSPHRASE');
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (settings.DATABASE_URL === undefined && !settings.DEMO_PUBLIC && !isLocal)
    throw new SettingError(
      `Setting HOST: the demo's accounts are public, so ${host} needs DEMO_PUBLIC=1 too`,
    );
}

function mailOf({ SMTP_URL, POSTMARK_TOKEN: token, POSTMARK_URL, MAIL_FROM: from }: ParsedSettings) {
  if (SMTP_URL && from) return { kind: 'smtp', url: SMTP_URL, from } as const;
  const url = POSTMARK_URL ?? 'https://api.postmarkapp.com';
  return token && from ? ({ kind: 'postmark', token, from, url } as const) : null;
}

function bucketOf(settings: ParsedSettings) {
  if (!settings.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return {
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION ?? 'ap-south-1',
    endpoint: settings.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

// HOST is two letters away from HOME, so a short name may differ by one letter only.
const maxEdits = (name: string) => (name.length < 6 ? 1 : 2);

// These words come before a name that is no setting in many guides: POSTMARK_KEY, SMTP_HOST.
const meantByProvider: Record<string, string> = { POSTMARK: 'POSTMARK_TOKEN', SMTP: 'SMTP_URL' };

/** Warns of each variable whose name is almost that of a setting. */
export const mistypedWarnings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env).flatMap((name) => {
    if (name in settings || !env[name]) return [];
    const meant =
      Object.keys(settings).find((known) => typingErrors(name, known) <= maxEdits(known)) ??
      meantByProvider[name.split('_')[0] ?? ''];
    return meant ? [`Unknown setting ${name}, did you mean ${meant}?`] : [];
  });

/**
 * Reads the settings from the environment. Throws SettingError for the first setting that is wrong, missing
 * or unsafe.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`Setting ${String(issue?.path[0])}: ${issue?.message}`);
  }
  const settings = parsed.data;
  const host = settings.HOST ?? '127.0.0.1';
  const port = settings.PORT ?? 4000;
  refuseUnsafe(settings, host);
  return Object.freeze({
    production: settings.NODE_ENV === 'production',
    demo: settings.DATABASE_URL === undefined,
    host,
    port,
    leaveMs: (settings.LEAVE_SECONDS ?? 2) * 1000,
    dataDir: resolve(settings.DATA_DIR ?? '.data'),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL ?? 10,
    patience: settings.PATIENCE ?? 1,
    publicUrl: settings.PUBLIC_URL ?? `http://${host === '::1' ? '[::1]' : host}:${port}`,
    secure: settings.PUBLIC_URL?.startsWith('https://') ?? false,
    hstsSubdomains: settings.HSTS_SUBDOMAINS ?? false,
    corsOrigins: settings.CORS_ORIGINS ?? [],
    trustProxy: settings.TRUST_PROXY ?? [],
    rateLimitFactor: settings.RATE_LIMIT_FACTOR ?? 1,
    mail: mailOf(settings),
    s3: bucketOf(settings),
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    pushHosts: settings.PUSH_HOSTS ?? pushHosts,
    metricsToken: settings.METRICS_TOKEN,
    webhooksToLoopback: settings.WEBHOOKS_TO_LOOPBACK ?? false,
    logLevel: settings.LOG_LEVEL ?? 'info',
  });
}

export type Config = ReturnType<typeof readConfig>;

/** Warns of a public shop that is still the demo or sends no mails. */
export function publicShopWarnings({ publicUrl, secure, demo, mail }: Config): string[] {
  if (!secure || isOwnMachine(new URL(publicUrl))) return [];
  if (demo)
    return [`This is the demo at ${publicUrl}, and its accounts are public: a real shop needs DATABASE_URL`];
  return mail ? [] : ['Setting POSTMARK_TOKEN or SMTP_URL is missing: customers get no mails'];
}
