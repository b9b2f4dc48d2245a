import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';

const shop = openTestShop(await freshDatabase());
const hasty = { headers: 300, request: 600, silence: 400, checkEvery: 50 };
// The hasty shop also closes connections that a test still uses, so it serves the tests of slow clients only.
const [app, hastyApp] = [await buildApp(shop.deps), await buildApp(shop.deps, hasty)];
let url = '';
let hastyUrl = '';
beforeAll(async () => {
  [url, hastyUrl] = (await Promise.all(
    [app, hastyApp].map((one) => one.listen({ host: '127.0.0.1', port: 0 })),
  )) as [string, string];
});
afterAll(() => Promise.all([app.close(), hastyApp.close()]));

/** Sends the parts with pauses until the shop closes the connection. Returns its answer. */
async function drip(parts: Iterable<string>, pause: number): Promise<string> {
  const socket = connect(Number(new URL(hastyUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const source = parts[Symbol.iterator]();
  const next = () => {
    const { value, done } = source.next();
    if (!done && socket.writable) socket.write(value);
    else clearInterval(timer);
  };
  const timer = setInterval(next, pause);
  next();
  await closed;
  clearInterval(timer);
  return answer;
}

function* endless(first: string, again: string) {
  yield first;
  while (true) yield again;
}

const post = (length: number) =>
  `POST /api/signin HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('slow clients', () => {
  test('a client that sends its headers too slowly gets 408', async () => {
    const answer = await drip(endless('GET /healthz HTTP/1.1\r\nHost: shop\r\n', 'X-A: b\r\n'), 40);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a client that sends its body too slowly gets 408', async () => {
    const answer = await drip(endless(post(10_000), '{'), 40);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each([
    ['nothing at all', []],
    ['half a line', ['GET /heal']],
    ['half a body', [post(100), '{"email":']],
  ])('a client that sends %s and then nothing is disconnected', async (_what, parts) => {
    const answer = await drip(parts, 20);
    expect(answer).not.toMatch(/ 200 /);
  });

  test('slow clients do not block other clients', async () => {
    const slow = Array.from({ length: 200 }, () => drip(endless(post(10_000), '{'), 100));
    expect((await fetch(`${hastyUrl}/healthz`)).status).toBe(200);
    await Promise.all(slow);
  });
});

const json = { 'content-type': 'application/json' };
const text = (length: number) => 'a'.repeat(length);

describe('size limits of a request', () => {
  test('headers and URL together may have 16 KiB', async () => {
    const asks = (path: string, headers = {}) => fetch(url + path, { headers }).then(({ status }) => status);
    expect(await asks('/healthz', { 'x-long': text(15_000) })).toBe(200);
    expect(await asks('/healthz', { 'x-long': text(17_000) })).toBe(431);
    expect(await asks(`/healthz?${text(17_000)}`)).toBe(431);
  });

  test.each(['/api/signin', '/trpc/accounts.signIn'])('the body of %s may have 4 MiB', async (path) => {
    const send = async (length: number) => {
      const body = JSON.stringify({ email: 'a@example.com', password: text(length) });
      return (await fetch(url + path, { method: 'POST', headers: json, body })).status;
    };
    expect(await send(4 * 2 ** 20 - 100)).toBe(400);
    expect(await send(4 * 2 ** 20)).toBe(413);
  });

  test.each(['/api/signin', '/trpc/accounts.signIn'])(
    'the body of %s may nest 64 levels deep',
    async (path) => {
      const send = async (depth: number) => {
        const body = `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
        const answer = await fetch(url + path, { method: 'POST', headers: json, body });
        return { status: answer.status, words: await answer.text() };
      };
      const shallow = await send(60);
      const deep = await send(100_000);
      expect([shallow.status, deep.status]).toEqual([400, 400]);
      expect(deep.words).not.toBe(shallow.words);
    },
  );

  test('a tRPC batch may have 20 calls', async () => {
    const batch = async (calls: number, comma: string) => {
      const path = Array.from({ length: calls }, () => 'business.get').join(comma);
      return (await fetch(`${url}/trpc/${path}?batch=1`)).status;
    };
    expect(await batch(20, ',')).toBe(200);
    expect(await batch(21, ',')).toBe(400);
    expect(await batch(21, '%2C')).toBe(400);
    expect(await batch(500, ',')).toBeGreaterThanOrEqual(400);
  });
});
