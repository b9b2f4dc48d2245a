import { once } from 'node:events';
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openTaggedCache } from '#server/platform/cache.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { AppError } from '#shared/errors.ts';
import { byLanguage } from '#shared/language.ts';
import { noSuchId } from '#shared/primitives.ts';
import { sendFailure } from '../http/send-failure.ts';
import { addRenderedPages } from './rendered.ts';
import type { FinishedPage } from './renderer.ts';

const shop = openTestShop(await freshDatabase());
const { db, tracking } = shop.deps;

let rendered: string[] = [];
let render: (address: string) => Promise<FinishedPage>;
const found = async (address: string) => ({ status: 200, html: `The page ${address}` });
beforeEach(() => {
  rendered = [];
  render = found;
});

const errors: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
afterEach(() => {
  vi.useRealTimers();
  expect(errors.splice(0)).toEqual([]);
});

async function open(settings: Record<string, string> = { RATE_LIMIT_FACTOR: '0' }) {
  const config = readConfig(settings);
  const cache = openTaggedCache();
  const limiter = openLimiter(db, config, log);
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  app.setErrorHandler((error, asked, reply) => sendFailure(error, asked, reply));
  app.decorateRequest('refusal', null);
  await app.register(cookie);
  app.get('/healthz', async () => 'lives');
  addRenderedPages(
    app,
    { db, tracking, cache, limiter, config, clock: () => new Date() },
    {
      empty: byLanguage(() => '<body>The browser draws this page.</body>'),
      render: (_language, address) => {
        rendered.push(address);
        return render(address);
      },
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.close());
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  return { app, cache, statusOf, port: Number(new URL(url).port) };
}

const many = Array.from({ length: 50 }, (_, at) => at);

test('Home with unknown query parameters is the same page', async () => {
  const { statusOf } = await open();
  const answers = await Promise.all(many.map((at) => statusOf(`/?q=${at}&utm_source=${at}`)));
  expect([...new Set(answers), ...rendered]).toEqual([200, '/']);
});

test('random unknown URLs lead to one page', async () => {
  render = async () => ({ status: 404, html: 'Page not found' });
  const { app } = await open();
  const answers = await Promise.all(many.map((at) => app.inject(`/wp-${at}.php?x=${at}`)));
  expect(answers.every(({ statusCode, body }) => statusCode === 404 && body === 'Page not found')).toBe(true);
  expect(rendered).toHaveLength(1);
});

test('pages of unknown services are not cached', async () => {
  render = async () => ({ status: 404, html: 'Service not found' });
  const { statusOf } = await open();
  const path = '/product/0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10';
  expect([await statusOf(path), await statusOf(path)]).toEqual([404, 404]);
  expect(rendered).toEqual([path, path]);
});

test("a taken visit renders a service's page again, which names the next free time", async () => {
  const { cache, statusOf } = await open();
  const path = '/product/0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10';
  for (const address of [path, '/about-us']) await statusOf(address);
  cache.drop(['visits']);
  for (const address of [path, '/about-us']) await statusOf(address);
  expect(rendered).toEqual([path, '/about-us', path]);
});

test('browsers do not cache the page of a reset link', async () => {
  const { app } = await open();
  for (const token of ['one-secret', 'another-secret']) {
    const { body, headers } = await app.inject(`/reset-password/${token}`);
    expect(body).not.toContain('secret');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  }
});

test('uncached pages are compressed', async () => {
  render = async (address) => ({
    status: /reset/.test(address) ? 200 : 404,
    html: `The page ${address} `.repeat(99),
  });
  const { app } = await open();
  for (const path of ['/reset-password/one-secret', '/track/one-secret', '/nowhere']) {
    const { rawPayload, headers } = await app.inject({
      url: path,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^The page /);
    expect((await app.inject(path)).headers['content-encoding']).toBeUndefined();
  }
});

test("the page of a tracking link does not contain the link's token", async () => {
  render = async (address) => ({ status: 404, html: `The page ${address}` });
  const { app } = await open();
  for (const token of ['one-secret', 'A'.repeat(43)]) {
    const { statusCode, body, headers } = await app.inject(`/track/${token}`);
    expect([statusCode, body]).toEqual([404, 'The page /track/link']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
  expect(rendered).toEqual(['/track/link']);
});

test('only pages that are rendered count towards the general limit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app, statusOf } = await open({ RATE_LIMIT_FACTOR: '0.01' });
  for (const word of ['a', 'b', 'c', 'd', 'e']) expect(await statusOf(`/search?q=${word}`)).toBe(200);
  for (const _ of many) expect(await statusOf('/about-us')).toBe(200);
  const refused = await app.inject('/search?q=f');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.body).toBe(
    '<body>The browser draws this page.' +
      '<noscript><p class="page">Too many attempts. Please wait a little and try again</p></noscript></body>',
  );
  expect(await statusOf('/about-us')).toBe(200);
  expect(rendered).toHaveLength(6);
});

test.each(['tracking link', 'My Orders'])('an address gets 60 personal pages a minute: %s', async (kind) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { app } = await open({});
  const asha = await shop.customer();
  const url = kind === 'My Orders' ? '/my-orders' : `/track/${tracking.of({ id: noSuchId, linkVersion: 1 })}`;
  render = async (address) => ({ ...(await found(address)), status: /^.track/.test(address) ? 404 : 200 });
  const ask = (remoteAddress: string) =>
    app.inject({ url, remoteAddress, cookies: { token: `${asha.token()}` } });
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask('192.0.2.1')));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([340, '60']);
  const other = await ask('192.0.2.2');
  expect(other.statusCode).not.toBe(429);
  expect(other.headers['cache-control']).toBe('no-store');
  // A browser that sends a Referer alone must send it from the forms of My Orders.
  if (kind === 'My Orders') expect(other.headers['referrer-policy']).toBeUndefined();
  expect((await app.inject({ url: '/about-us', remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
});

describe('a screen for work', () => {
  const opened = async (
    app: Awaited<ReturnType<typeof open>>['app'],
    url: string,
    token?: string,
    headers = {},
  ) => {
    const answer = await app.inject({ url, headers, ...(token && { cookies: { token } }) });
    return [answer.statusCode, answer.headers['cache-control'], answer.body];
  };
  const frame = (address: string) => [200, 'no-cache', `The page ${address}`];

  test('is rendered for a role that may open it, and never cached', async () => {
    const { app } = await open();
    const [owner, worker, customer] = [await shop.admin(), await shop.technician(), await shop.customer()];
    const [day, orders, jobs] = ['/admin-panel/day', '/admin-panel/all-payment', '/jobs'];
    const own = '/admin-panel/day?date=2026-11-30&x=1';
    expect(await opened(app, own, `${owner.token()}`)).toEqual([200, 'no-store', `The page ${own}`]);
    expect(await opened(app, jobs, `${worker.token()}`)).toEqual([200, 'no-store', `The page ${jobs}`]);
    for (const token of [`${worker.token()}`, `${customer.token()}`, 'unknown', undefined])
      for (const page of [day, orders]) expect(await opened(app, page, token)).toEqual(frame(page));
    for (const token of [`${owner.token()}`, `${customer.token()}`])
      expect(await opened(app, jobs, token)).toEqual(frame(jobs));
  });

  test('is a frame for the service worker, which stores it', async () => {
    const { app } = await open();
    const worker = await shop.technician();
    const asked = { 'sec-fetch-dest': 'empty' };
    expect(await opened(app, '/jobs?x=1', `${worker.token()}`, asked)).toEqual(frame('/jobs'));
  });

  test('is a frame when its data fails and after 60 pages in a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { app } = await open({});
    const owner = await shop.admin();
    const page = '/admin-panel/day';
    render = async (address) => {
      if (address.includes('?')) throw new AppError('unavailable');
      return found(address);
    };
    expect(await opened(app, `${page}?x=1`, `${owner.token()}`)).toEqual(frame(page));
    for (let at = 0; at < 59; at += 1) await opened(app, page, `${owner.token()}`);
    expect(await opened(app, page, `${owner.token()}`)).toEqual(frame(page));
  });
});

test('no page is rendered for a client that has left', async () => {
  const { app, port, statusOf } = await open();
  const asha = await shop.customer();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  render = async (address) => {
    await held;
    return found(address);
  };
  const first = statusOf('/about-us');
  await expect.poll(() => rendered).toEqual(['/about-us']);
  const closed: Promise<unknown>[] = [];
  app.server.on('request', (_request, response) => closed.push(once(response, 'close')));
  const headers = { cookie: `token=${asha.token()}` };
  const left = [...many.map(() => '/my-orders'), '/search?q=fan'].map((path) => {
    const sent = request({ port, path, headers });
    return sent.on('error', () => {}).end();
  });
  await expect.poll(() => closed.length).toBe(left.length);
  const stays = fetch(`http://127.0.0.1:${port}/search?q=fan`);
  await expect.poll(() => closed.length).toBe(left.length + 1);
  const gone = closed.slice(0, left.length);
  for (const one of left) one.destroy();
  await Promise.all(gone);
  go();
  expect([await first, (await stays).status]).toEqual([200, 200]);
  expect(rendered).toEqual(['/about-us', '/search?q=fan']);
});

test('in a flood of searches some pages wait and the others get 503', async () => {
  const { app, statusOf } = await open();
  await statusOf('/about-us');
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  let [atOnce, mostAtOnce] = [0, 0];
  render = async (address) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await held;
    atOnce -= 1;
    return found(address);
  };
  const answers: { status: number; wait: unknown }[] = [];
  let refused = () => {};
  const allRefused = new Promise<void>((resolve) => {
    refused = resolve;
  });
  const flood = Array.from({ length: 200 }, async (_, at) => {
    const { statusCode: status, headers } = await app.inject(`/search?q=${at}`);
    if (answers.push({ status, wait: headers['retry-after'] }) === 99) refused();
  });
  await allRefused;
  expect(new Set(answers.map(({ status, wait }) => `${status} ${wait}`))).toEqual(new Set(['503 5']));
  // The rendering queue is full, but other requests get answers.
  expect(await statusOf('/about-us')).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  go();
  await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(101);
  expect([mostAtOnce, rendered.length]).toEqual([1, 102]);
});

test('the server answers other requests between two renderings', async () => {
  const { statusOf } = await open();
  let turns = 0;
  let over = false;
  const turn = () => {
    turns += 1;
    if (!over) setImmediate(turn);
  };
  turn();
  // Without a pause between pages, rendering would block other requests.
  const renderedIn: number[] = [];
  render = async (address) => {
    renderedIn.push(turns);
    return found(address);
  };
  await Promise.all(many.map((at) => statusOf(`/search?q=${at}`)));
  over = true;
  expect(new Set(renderedIn).size).toBe(many.length);
});

describe('a malformed URL', () => {
  const ask = async (port: number, path: string) => {
    const [answer] = await once(request({ port, path }).end(), 'response');
    answer.resume();
    return answer.statusCode as number;
  };

  test.each(['//', '/\\', '//[', '///', '//elsewhere.example/search', '/\\elsewhere.example/search'])(
    '%s names another host and gets 400',
    async (path) => {
      const { port } = await open();
      expect(await ask(port, path)).toBe(400);
      expect(rendered).toEqual([]);
    },
  );

  test.each(['/search?q=%00', '/product-category?category=%00'])(
    '%s gets 400 if its page answers with invalid input',
    async (path) => {
      render = async () => {
        throw new AppError('invalidInput');
      };
      const { port } = await open();
      expect(await ask(port, path)).toBe(400);
    },
  );
});
