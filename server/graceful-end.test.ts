import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { enquiryBody } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { scratchFolder, startShop } from '#server/testing/shop-process.ts';

const database = await freshDatabase();
const { engine } = database;
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const DATABASE_URL = engine.url;
const DATA_DIR = await scratchFolder();

type Shop = Awaited<ReturnType<typeof startShop>>;
let shop: Shop;
const start = (settings: Record<string, string> = {}) => startShop({ DATA_DIR, DATABASE_URL, ...settings });

const enquiry = JSON.stringify(enquiryBody);
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function open(first: string): Promise<Socket> {
  const socket = connect(shop.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(first);
  return socket;
}

const heard = (socket: Socket, words: RegExp) =>
  new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
      if (words.test(text)) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });

/** Tries to open a connection. Returns 'open' or the error code. */
const knock = () =>
  new Promise<string | undefined>((resolve) => {
    const socket = connect(shop.port, '127.0.0.1');
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    socket.on('connect', () => {
      socket.destroy();
      resolve('open');
    });
  });
// The process handles the signal after a moment. Connections that it accepts in that moment are reset.
const untilRefused = () => expect.poll(knock, { timeout: 30_000, interval: 20 }).toBe('ECONNREFUSED');
const ask = async (path: string) => heard(await open(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`), /\}$/);

/** Sends SIGTERM. Returns the exit code. */
async function end() {
  shop.child.kill('SIGTERM');
  return (await shop.ended).code;
}

describe('the server on SIGTERM', () => {
  test('SIGTERM closes idle keep-alive connections at once', {
    timeout: 180_000,
  }, async () => {
    shop = await start({ LEAVE_SECONDS: '60' });
    const idle = await open('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    await heard(idle, /"ok":true/);
    shop.child.kill('SIGINT');
    shop.child.kill('SIGTERM');
    expect((await shop.ended).code).toBe(0);
  });

  test('SIGTERM lets requests in progress finish', {
    timeout: 180_000,
  }, async () => {
    shop = await start({ LEAVE_SECONDS: '1' });
    const other = new Client({ connectionString: DATABASE_URL });
    await other.connect();
    await other.query('begin; lock table enquiries in access exclusive mode');
    const slow = await open(head('/api/create-enquiry', enquiry.length) + enquiry.slice(0, 20));
    const waiting = await open(head('/api/create-enquiry', enquiry.length) + enquiry);
    const answers = [slow, waiting].map((socket) => heard(socket, /\}$/));
    await fetch(`${shop.url}/healthz`);
    const ending = end();
    await untilRefused();
    slow.write(enquiry.slice(20));
    await other.query('commit');
    await other.end();
    for (const answer of await Promise.all(answers))
      expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*"success":true/);
    expect(await ending).toBe(0);
  });

  test('SIGTERM closes the connection of a client that never finishes its request', {
    timeout: 180_000,
  }, async () => {
    shop = await start();
    await open(head('/api/create-enquiry', enquiry.length) + enquiry.slice(0, 20));
    await open('GET /healthz HTTP/1.1\r\nHost: sh');
    await fetch(`${shop.url}/healthz`);
    expect(await end()).toBe(0);
  });

  test('after SIGTERM /readyz answers 503', {
    timeout: 180_000,
  }, async () => {
    shop = await start({ LEAVE_SECONDS: '60' });
    const idle = await open('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await heard(idle, /"ok":true/)).toMatch(/connection: keep-alive/i);
    shop.child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz'), { timeout: 30_000 }).toMatch(/^HTTP\/1\.1 503 /);
    for (const path of [
      '/healthz',
      '/api/get-company',
      '/trpc/business.get',
      '/trpc/accounts.me',
      '/api/x',
    ]) {
      const answer = await ask(path);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|401|404) /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).not.toMatch(/keep-alive/i);
    }
    const last = heard(idle, /"ok":true/);
    idle.write('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await last).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    const again = setInterval(() => shop.child.kill('SIGTERM'), 50);
    const { code } = await shop.ended;
    clearInterval(again);
    expect(code).toBe(1);
  });
});
