import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

type Line = { level: number; msg: string };
let logged: (line: Line) => void = () => {};
const log = pino({ level: 'info' }, { write: (text: string) => logged(JSON.parse(text) as Line) });

const shop = openTestShop(await freshDatabase());
const app = await buildApp({ ...shop.deps, log });
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

let open: Socket[] = [];
afterEach(() => {
  for (const socket of open) socket.destroy();
  open = [];
  logged = () => {};
});

type Head = { path: string; method?: string; headers: Record<string, string> };

/** Sends headers and part of a body. The request never ends. */
async function begin({ path, method = 'POST', headers }: Head, ...body: (string | Buffer)[]) {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'shop', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
  const written = [head, ...body].map((part) => new Promise((sent) => socket.write(part, sent)));
  return { socket, written: Promise.all(written) };
}

/** Returns the status line of the answer to a request that never ends. */
async function answerTo(head: Head, ...body: (string | Buffer)[]): Promise<string> {
  const [bytes] = (await once((await begin(head, ...body)).socket, 'data')) as [Buffer];
  return String(bytes).split('\r\n', 1)[0] ?? '';
}

const chunked = { 'transfer-encoding': 'chunked' };
const typed = (type: string): Record<string, string> => (type === 'no type' ? {} : { 'content-type': type });

// Browsers send the first three content types without a CORS preflight, and also a body without a type.
const others = [
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain; x=application/json',
  'application/octet-stream',
  'application/jsonp',
  'no type',
];

describe.each(['/trpc/cart.clear', '/trpc/business.get,cart.clear?batch=1', '/api/signin'])(
  'POST %s',
  (path) => {
    test.each(others)('a body of the type %s is refused before it arrives', async (type) => {
      expect(await answerTo({ path, headers: { ...typed(type), ...chunked } })).toMatch(/ 415 /);
    });
  },
);

test.each(['/trpc/cart.clear', '/api/signin'])(
  '%s limits a body of undeclared length while it arrives',
  async (path) => {
    const headers = { ...typed('application/json'), ...chunked };
    const part = Buffer.alloc(2 ** 20, 'a');
    const chunk = [`${part.length.toString(16)}\r\n`, part, '\r\n'];
    expect(await answerTo({ path, headers }, '2\r\n{"\r\n', ...Array(4).fill(chunk).flat())).toMatch(/ 413 /);
  },
);

describe('an upload that never ends', () => {
  const part = Buffer.alloc(2 ** 20, 'a');
  const upload = async (length: Record<string, string>) => ({
    path: '/api/upload-image',
    headers: {
      authorization: `Bearer ${(await shop.admin()).token()}`,
      ...typed('multipart/form-data; boundary=x'),
      ...length,
    },
  });

  test.each([
    ['before the first part', 'a'],
    ['in the name of a part', '--x\r\ncontent-disposition: form-data; name="'],
    ['in a field', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'],
    ['in the picture', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'],
  ])('an endless upload is refused while it arrives (%s)', async (_where, start) => {
    const chunk = [`${part.length.toString(16)}\r\n`, part, '\r\n'];
    const body = [`${start.length.toString(16)}\r\n${start}\r\n`, ...Array(12).fill(chunk).flat()];
    expect(await answerTo(await upload(chunked), ...body)).toMatch(/ 413 /);
  });

  test('an upload that declares 60 MB is refused before its body arrives', async () => {
    expect(await answerTo(await upload({ 'content-length': String(60 * 2 ** 20) }))).toMatch(/ 413 /);
  });
});

test.each(['/about-us', '/search', '/healthz', '/dev/mailbox', '/trpc/business.get'])(
  '%s does not read a request body',
  async (path) => {
    for (const type of ['text/plain', 'application/json', 'no type']) {
      const method = path.startsWith('/trpc') ? 'PUT' : 'POST';
      expect(await answerTo({ path, method, headers: { ...typed(type), ...chunked } })).toMatch(/ 405 /);
    }
  },
);

describe('a change without input', () => {
  const clear = async (type: string, payload?: string) => {
    const asha = await shop.customer();
    await asha.api.cart.add({ productId: (await addTestService(shop.db)).id });
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/cart.clear',
      headers: { cookie: `token=${asha.token()}`, 'sec-fetch-site': 'same-origin', ...typed(type) },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, left: (await asha.api.cart.count()).count };
  };

  test.each(others)('a form of type %s is refused, because forms need no preflight', async (type) => {
    expect(await clear(type)).toEqual({ status: 415, left: 1 });
    expect(await clear(type, 'a=b')).toEqual({ status: 415, left: 1 });
  });

  test('a tRPC change accepts JSON with or without a body', async () => {
    expect(await clear('application/json')).toEqual({ status: 200, left: 0 });
    expect(await clear('application/json; charset=utf-8', '{}')).toEqual({ status: 200, left: 0 });
  });
});

test.each([
  ['/api/signin', 'application/json', '{"email":'],
  ['/trpc/accounts.signIn', 'application/json', '{"email":'],
  ['/api/upload-image', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; '],
])('a client that aborts its request to %s causes no error in the log', async (path, type, part) => {
  const lines: Line[] = [];
  const noticed = new Promise<void>((resolve) => {
    logged = (line) => {
      lines.push(line);
      if (/client aborted/.test(line.msg)) resolve();
    };
  });
  const headers = {
    authorization: `Bearer ${(await shop.admin()).token()}`,
    'content-type': type,
    'content-length': '1000',
  };
  const { socket, written } = await begin({ path, headers }, part);
  await written;
  socket.destroy();
  await noticed;
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});
