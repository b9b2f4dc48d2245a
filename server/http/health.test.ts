import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput } from '#server/testing/services.ts';

const token = 'a-token-of-the-monitoring';
const database = await freshDatabase();
const shop = openTestShop(database, { METRICS_TOKEN: token });
const app = await buildApp(shop.deps);
beforeAll(() => app.ready());
afterAll(() => app.close());

const far = '203.0.113.7';
const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/metrics', remoteAddress, headers });
const figures = async () => (await read('127.0.0.1')).body;

test.each(['/healthz', '/readyz'])('%s of a running shop answers 200, and no cache keeps it', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('/metrics is closed to other machines without the token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'a program on this machine (%s) may read /metrics',
    async (address) => {
      const answer = await read(address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('a client with the metrics token may read /metrics', async () => {
    expect((await read(far, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}`, host: 'shop.example.com' };
    expect((await read('127.0.0.1', headers)).statusCode).toBe(200);
  });

  test.each([
    ['another machine', far, {}],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': far }],
    ['a page that calls this machine by a name of its own', '127.0.0.1', { host: 'elsewhere.example' }],
    ['a wrong token', far, { authorization: 'Bearer a-token-of-the-monitorinh' }],
    ['a token that is too short', far, { authorization: 'Bearer a' }],
    ['the token under another scheme', far, { authorization: `Basic ${token}` }],
  ])('/metrics refuses %s', async (_who, address, headers) => {
    const answer = await read(address, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found');
  });
});

describe('/metrics counts requests and work', () => {
  const count = (text: string, labels: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`shop_http_request_duration_seconds_count{${labels}}`))
        ?.split(' ')[1] ?? 0,
    );

  test('/metrics counts requests by route pattern, not by path', async () => {
    await app.inject({ method: 'POST', url: '/api/reset-password/a-secret-of-a-link', payload: {} });
    await app.inject({ url: '/reset-password/another-secret' });
    await app.inject({ url: '/trpc/business.get?input=typed' });
    await app.inject({ url: '/trpc/business.get,catalogue.categories?batch=1' });
    await app.inject({ url: '/trpc/business.nothing' });
    const text = await figures();
    expect(count(text, 'method="POST",route="/api/reset-password/:token",status="4xx"')).toBe(1);
    expect(count(text, 'method="GET",route="/trpc/business.get",status="2xx"')).toBe(1);
    expect(count(text, 'method="GET",route="/trpc/batch",status="2xx"')).toBe(1);
    expect(count(text, 'method="GET",route="/trpc/unknown",status="4xx"')).toBe(1);
    expect(text).toContain('route="other"');
    expect(text).not.toMatch(/secret|typed/);
  });

  test('/metrics reports bookings, waiting mails and connections', async () => {
    const asha = await shop.customer();
    const booking = bookingInput([await addTestService(shop.db)]);
    await asha.api.orders.book(booking);
    await asha.api.orders.book(booking);
    await shop.deps.mail.settled();
    await app.inject({ url: '/api/get-category' });
    await app.inject({ url: '/api/get-category' });
    const text = await figures();
    expect(text).toContain('\nshop_bookings_total 1\n');
    expect(text).toContain('\nshop_db_up 1\n');
    expect(text).toContain('\nshop_mails{state="waiting"} 0\n');
    expect(text).toMatch(/\nshop_kept_answers_total\{outcome="hit"\} [1-9]/);
    expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/);
    expect(text.includes('\nshop_db_pool_waiting 0\n')).toBe(database.kind === 'postgres');
  });
});
