import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());

async function appWith(settings: Record<string, string>) {
  const app = await buildApp({ ...shop.deps, config: readConfig({ RATE_LIMIT_FACTOR: '0', ...settings }) });
  afterAll(() => app.close());
  return app;
}
const secure = await appWith({ PUBLIC_URL: 'https://shop.example.com' });
const plain = await appWith({ PUBLIC_URL: 'http://127.0.0.1:4000' });
const listed = await appWith({
  PUBLIC_URL: 'https://shop.example.com',
  CORS_ORIGINS: 'https://partner.example',
});

const addresses = [
  '/',
  '/no/such/page',
  '/api/get-company',
  '/api/no-such-call',
  '/api/docs',
  '/trpc/business.get',
  '/trpc/no.such',
  '/healthz',
  '/assets/no-such.js',
];

describe.each(addresses)('the headers of %s', (url) => {
  test('no page allows foreign scripts, inline scripts and frames', async () => {
    const { headers } = await secure.inject({ url, headers: { accept: 'text/html' } });
    const rules = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((rule) => [rule.split(' ', 1)[0], rule.slice(rule.indexOf(' ') + 1)]),
    );
    expect(Object.fromEntries(rules)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});

test('a file has a fixed content type', async () => {
  const { headers } = await secure.inject('/media/no-such.webp');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('HSTS covers subdomains only if a setting asks for it', async () => {
  const app = await appWith({ PUBLIC_URL: 'https://shop.example.com', HSTS_SUBDOMAINS: '1' });
  const { headers } = await app.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('without https there is no HSTS header', async () => {
  const { headers } = await plain.inject('/api/get-company');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('unused HTTP methods are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND'] as const) {
    const { statusCode, body } = await plain.inject({ method: method as 'GET', url: '/api/get-company' });
    expect([method, statusCode]).toEqual([method, 405]);
    expect(body).not.toContain('authorization');
  }
});

describe('the session cookie', () => {
  const cookieOf = async (app: typeof secure) => {
    const asha = await shop.customer();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { email: asha.email, password: asha.password },
    });
    const [cookie] = answer.cookies;
    return { ...cookie, isToken: cookie?.value === answer.json().data };
  };
  const always = { name: 'token', path: '/', httpOnly: true, maxAge: 90 * 24 * 3600, isToken: true };

  test.each([
    ['over https', secure, { secure: true, sameSite: 'Lax' }],
    ['over http', plain, { sameSite: 'Lax' }],
    ['where pages of another site are listed', listed, { secure: true, sameSite: 'None' }],
  ])('the session cookie is not readable by scripts, %s', async (_, app, attributes) => {
    const cookie = await cookieOf(app);
    expect(cookie).toEqual({ ...always, ...attributes, value: expect.stringMatching(/^[\w-]{43}$/) });
  });
});

describe('pages of other origins', () => {
  const ask = (app: typeof secure, origin: string) =>
    app.inject({ url: '/api/get-company', headers: { origin } });

  test('a page of an unlisted origin can read nothing', async () => {
    for (const app of [secure, listed])
      expect((await ask(app, 'https://elsewhere.example')).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
    expect((await ask(secure, 'https://partner.example')).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
    expect((await ask(listed, 'https://partner.example')).headers).toMatchObject({
      'access-control-allow-origin': 'https://partner.example',
      'access-control-allow-credentials': 'true',
    });
  });
});
