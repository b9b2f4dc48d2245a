import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { followClock, openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());
followClock(shop);

async function instance(settings: Record<string, string> = {}) {
  const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', ...settings });
  const limiter = openLimiter(shop.db, config, pino({ level: 'silent' }));
  const app = await buildApp({ ...shop.deps, config, limiter });
  afterAll(() => app.close());
  return { app, limiter };
}
type App = Awaited<ReturnType<typeof instance>>['app'];

const { app, limiter } = await instance();
const { app: second, limiter: secondLimiter } = await instance();
const { app: behindProxy } = await instance({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' });

// Each test uses a new client address, because the general counts stay in memory.
let clients = 0;
let client = '';
beforeEach(() => {
  clients += 1;
  client = `203.0.113.${clients}`;
});

type Sent = { url: string; body?: object; from?: string; headers?: Record<string, string>; to?: App };
const post = async ({ url, body = {}, from = client, headers = {}, to = app }: Sent) => {
  const answer = await to.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after']), text: answer.body };
};
const times = async <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await call(at));
  return answers;
};
const refusedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length;

const minute = 60;
const hour = 3600;

describe('limits of a client address hold for REST and tRPC together', () => {
  // These limits are copied by hand from docs/rules.md#api.
  test.each([
    { api: '/api/signin', trpc: '/trpc/accounts.signIn', most: 10, seconds: minute },
    { api: '/api/signup', trpc: '/trpc/accounts.signUp', most: 20, seconds: hour },
    { api: '/api/forgot-password', trpc: '/trpc/accounts.forgotPassword', most: 5, seconds: hour },
    { api: '/api/create-enquiry', trpc: '/trpc/enquiries.send', most: 10, seconds: 10 * minute },
    { api: '/api/upload-image', trpc: null, most: 120, seconds: hour },
  ])(
    '$api allows $most calls in $seconds s, by REST and tRPC together',
    async ({ api, trpc, most, seconds }) => {
      const half = trpc ? Math.floor(most / 2) : most;
      // The limit also counts invalid attempts, and attempts without a session.
      const first = await times(half, () => post({ url: api }));
      const rest = trpc ? await times(most - half, () => post({ url: trpc })) : [];
      expect(refusedOf([...first, ...rest])).toBe(0);
      shop.wait(1_000);
      for (const url of [api, trpc ?? api]) {
        const { status, wait, text } = await post({ url });
        expect(status).toBe(429);
        expect(wait).toBe(seconds - 1);
        const minutes = Math.ceil((seconds - 1) / 60);
        expect(text).toContain(
          `Too many attempts. Please ${minutes > 5 ? `try again in ${minutes} minutes, or call us` : 'wait a little and try again'}`,
        );
      }
      expect((await post({ url: api, from: '192.0.2.200' })).status).not.toBe(429);
      shop.wait((seconds - 1) * 1_000);
      expect((await post({ url: api })).status).not.toBe(429);
    },
  );

  test('/api and /trpc together allow 600 calls a minute', async () => {
    const batch = Array(20).fill('business.get').join(',');
    await times(15, () => app.inject({ url: `/trpc/${batch}?batch=1&input={}`, remoteAddress: client }));
    const calls = await times(300, () => app.inject({ url: '/api/get-company', remoteAddress: client }));
    expect(calls.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const names = ['/api/get-company', '/trpc/business.get', '/api/openapi.json', `/trpc/${batch}?batch=1`];
    for (const url of names) {
      const answer = await app.inject({ url, remoteAddress: client });
      expect([url, answer.statusCode]).toEqual([url, 429]);
      expect(Number(answer.headers['retry-after'])).toBe(60);
    }
    const health = await app.inject({ url: '/healthz', remoteAddress: client });
    expect(health.statusCode).toBe(200);
  });

  test('each sign-in of a tRPC batch counts', async () => {
    const url = `/trpc/${Array(20).fill('accounts.signIn').join(',')}?batch=1`;
    const { text } = await post({ url, body: Object.fromEntries(Array(20).fill({}).entries()) });
    const codes = (JSON.parse(text) as { error: { data: { code: string } } }[]).map(
      ({ error }) => error.data.code,
    );
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10);
  });
});

describe('limits of an account hold for all addresses together', () => {
  const signIn = (email: string, password: string, at: number, to = app) =>
    post({ url: '/api/signin', body: { email, password }, from: `198.51.100.${at}`, to });

  test('5 wrong passwords in 15 minutes lock the account', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const wrong = await times(5, (at) => signIn(asha.email, 'a-guess', at));
    expect(wrong.map(({ status }) => status)).toEqual(Array(5).fill(401));
    shop.wait(60_000);
    const right = await signIn(asha.email, asha.password, 9, second);
    expect([right.status, right.wait]).toEqual([429, 14 * minute]);
    const upper = await signIn(asha.email.toUpperCase(), 'a-guess', 10);
    expect(upper.status).toBe(429);
    expect((await signIn(ravi.email, ravi.password, 11)).status).toBe(200);
    shop.wait(14 * minute * 1_000);
    expect((await signIn(asha.email, asha.password, 12)).status).toBe(200);
  });

  test('a right password resets the count of wrong ones', async () => {
    const asha = await shop.customer();
    for (const _ of [1, 2, 3]) {
      const wrong = await times(4, (at) => signIn(asha.email, 'a-guess', at));
      expect(refusedOf(wrong)).toBe(0);
      expect((await signIn(asha.email, asha.password, 9)).status).toBe(200);
      shop.wait(60_000);
    }
  });

  test('a sign-in gets the same answers for known and unknown accounts', async () => {
    const asha = await shop.customer();
    const ask = (email: string) => times(7, (at) => signIn(email, 'a-guess', at));
    expect(await ask('nobody@example.com')).toEqual(await ask(asha.email));
  });

  test('an account gets 3 reset links an hour', async () => {
    const asha = await shop.customer();
    for (const email of [asha.email, 'nobody@example.com']) {
      const answers = await times(4, (at) =>
        post({ url: '/api/forgot-password', body: { email }, from: `198.51.100.${at}` }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    }
    expect(await shop.mailsTo(asha.email)).toHaveLength(3);
  });

  test('a reset link unlocks an account that a stranger has locked', async () => {
    const asha = await shop.customer();
    await times(6, (at) => signIn(asha.email, 'a-guess', at));
    await post({ url: '/api/forgot-password', body: { email: asha.email } });
    const [mail] = await shop.mailsTo(asha.email);
    const token = /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const reset = await post({ url: `/api/reset-password/${token}`, body: { password: 'winter-lantern' } });
    expect(reset.status).toBe(200);
    expect((await signIn(asha.email, 'winter-lantern', 9)).status).toBe(200);
  });
});

test('unknown paths and wrong methods do not count towards a limit', async () => {
  const ask = (url: string) => app.inject({ url, remoteAddress: client });
  for (let at = 0; at < 601; at += 1) await ask(at % 2 ? '/api/nothing' : '/api/signin');
  expect((await ask('/api/get-company')).statusCode).toBe(200);
});

describe('two server instances', () => {
  test('two instances share the general limit after about a second', async () => {
    const ask = (to: App) => to.inject({ url: '/api/get-company', remoteAddress: '192.0.2.1' });
    await times(400, () => ask(app));
    await times(199, () => ask(second));
    await limiter.stop();
    await secondLimiter.stop();
    expect((await ask(second)).statusCode).toBe(200);
    expect((await ask(second)).statusCode).toBe(429);
  });
});

describe('the client address', () => {
  const forwarded = (from: string, header: string, to: App) =>
    times(11, (at) =>
      post({
        url: '/api/signin',
        from,
        headers: { 'x-forwarded-for': header.replace('N', String(at)) },
        to,
      }),
    );

  test('X-Forwarded-For is ignored without a named proxy', async () => {
    expect(refusedOf(await forwarded(client, '192.0.2.N', app))).toBe(1);
    expect((await post({ url: '/api/signin', headers: { forwarded: 'for=192.0.2.1' } })).status).toBe(429);
    expect((await post({ url: '/api/signin', headers: { 'x-real-ip': '192.0.2.1' } })).status).toBe(429);
  });

  test('the client address comes from X-Forwarded-For behind a named proxy', async () => {
    expect(refusedOf(await forwarded('127.0.0.1', '192.0.2.N', behindProxy))).toBe(0);
    expect(refusedOf(await forwarded('127.0.0.1', '192.0.2.99', behindProxy))).toBe(1);
  });

  test('the part of X-Forwarded-For that the client wrote is ignored', async () => {
    expect(refusedOf(await forwarded('127.0.0.1', '192.0.2.N, 198.51.100.4', behindProxy))).toBe(1);
    expect(refusedOf(await forwarded('127.0.0.1', '192.0.2.N, 198.51.100.5, 10.1.1.1', behindProxy))).toBe(1);
  });

  test('X-Forwarded-For is ignored from other hosts than the proxy', async () => {
    expect(refusedOf(await forwarded(client, '192.0.2.N', behindProxy))).toBe(1);
  });

  test('all addresses of one IPv6 /64 network count as one client', async () => {
    const answers = await times(11, (at) => post({ url: '/api/signin', from: `2001:db8:1:2::${at + 1}` }));
    expect(refusedOf(answers)).toBe(1);
    expect((await post({ url: '/api/signin', from: '2001:db8:1:3::1' })).status).not.toBe(429);
  });
});
