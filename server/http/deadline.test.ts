import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDeadline } from './deadline.ts';

const withinMs = 200;
let logged = (_entry: unknown) => {};
const app = fastify({
  logger: { level: 'warn', stream: { write: (line: string) => logged(JSON.parse(line)) } },
});
addDeadline(app, withinMs);
app.post('/hangs', () => new Promise(() => {}));
let untilReleased: Promise<void>;
let release: () => void;
app.post('/is-late', async () => {
  await untilReleased;
  return 'too late';
});
app.addHook('onRequest', async (request) => {
  if (request.url === '/hangs-before') await new Promise(() => {});
});
app.post('/hangs-before', async () => 'never');
app.post('/reads', async ({ body }) => body);
app.post('/writes', async (_request, reply) =>
  reply.send(
    Readable.from(
      (async function* () {
        yield 'first ';
        await untilReleased;
        yield 'last';
      })(),
    ),
  ),
);

let url = '';
beforeAll(async () => {
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => {
  ({ promise: untilReleased, resolve: release } = Promise.withResolvers<void>());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the clock until the answer has come. The deadline begins again while a body arrives. */
async function answered(sent: Promise<Response>): Promise<Response> {
  let answer: Response | undefined;
  sent.then(
    (come) => {
      answer = come;
    },
    () => {},
  );
  await once(app.server, 'request');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(withinMs);
      return answer;
    })
    .toBeDefined();
  return sent;
}

const large = JSON.stringify('x'.repeat(500_000));

test.each([
  ['/hangs', '{}'],
  ['/is-late', '{}'],
  ['/hangs', large],
  ['/hangs-before', '{}'],
])('%s gets 503 after the deadline', async (path, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await answered(fetch(url + path, { method: 'POST', headers, body }));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ success: false, error: true });
});

test('a late answer is dropped without a warning', async () => {
  const warnings: unknown[] = [];
  const warning = 40;
  logged = (entry) => (entry as { level: number }).level === warning && warnings.push(entry);
  expect((await answered(fetch(`${url}/is-late`, { method: 'POST' }))).status).toBe(503);
  release();
  await nextTurn();
  expect(warnings).toEqual([]);
});

test('a slow request body may take longer than the deadline', async () => {
  const sent = request(`${url}/reads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '9' },
  });
  sent.write('"slow');
  await once(app.server, 'request');
  for (let at = 0; at < 3; at += 1) vi.advanceTimersByTime(withinMs);
  sent.end('ly,"');
  const [answer] = await once(sent, 'response');
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'slowly,']);
});

test('a client that closed its connection causes no error after the deadline', async () => {
  const told: unknown[] = [];
  logged = (entry) => told.push(entry);
  const sent = request(`${url}/hangs`, { method: 'POST' });
  sent.on('error', () => {});
  sent.end();
  const [arrived] = (await once(app.server, 'request')) as [IncomingMessage];
  sent.destroy();
  await once(arrived.socket, 'close');
  vi.advanceTimersByTime(3 * withinMs);
  expect(told).toEqual([]);
});

test('an answer that has begun may take longer than the deadline', async () => {
  const answer = await fetch(`${url}/writes`, { method: 'POST' });
  vi.advanceTimersByTime(2 * withinMs);
  release();
  expect([answer.status, await answer.text()]).toEqual([200, 'first last']);
});
