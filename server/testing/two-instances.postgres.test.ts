// Two servers that start at the same moment on one empty database. Each must see the other's changes within 2
// s.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { enquiryBody, serviceBody, signUpBody } from './api.ts';
import { addressOf, runOnServer } from './postgres-template.ts';
import { bookingOf } from './services.ts';
import { scratchFolder, startShop } from './shop-process.ts';

const toldWithin = { timeout: 30_000, interval: 50 };

const source = inject('database');
if (source.kind !== 'postgres') throw new Error('Several instances need PostgreSQL');
const name = `shop_two_${process.pid}`;
await runOnServer(source.url, [`create database ${name}`]);
const DATABASE_URL = addressOf(source.url, name);
const DATA_DIR = await scratchFolder();
const settings = { DATABASE_URL, DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1' };

const [one, two] = await Promise.all([startShop(settings), startShop(settings)]);

afterAll(async () => {
  await Promise.all([one, two].map((shop) => shop.child.kill('SIGKILL') && shop.ended));
  await runOnServer(source.url, [`drop database ${name} with (force)`]);
});

type Shop = { url: string };
type Ask = { token?: string; body?: object };

/** The answer, once the shop has a connection: a test below refuses new ones, so a busy pool may answer 503. */
const ask = (shop: Shop, path: string, request: Ask = {}) =>
  vi.waitFor(
    async () => {
      const answer = await askOnce(shop, path, request);
      expect(answer.status).not.toBe(503);
      return answer;
    },
    { timeout: 30_000, interval: 50 },
  );

async function askOnce(shop: Shop, path: string, { token, body }: Ask) {
  const answer = await fetch(shop.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: path.startsWith('/api') ? JSON.parse(text) : {} };
}

async function signIn(shop: Shop): Promise<string> {
  const { email, password } = signUpBody;
  const { status, body } = await ask(shop, '/api/signin', { body: { email, password } });
  expect(status).toBe(200);
  return body.data;
}

/** Runs statements on the shop's database. `client` stays open until the file ends. */
const client = new Client({ connectionString: DATABASE_URL });
let token = '';
beforeAll(async () => {
  await client.connect();
  expect((await ask(one, '/api/signup', { body: signUpBody })).status).toBe(201);
  await client.query("update users set role = 'ADMIN'");
  token = await signIn(two);
});
afterAll(() => client.end());

const names = async (shop: Shop) =>
  ((await ask(shop, '/api/get-product')).body.data as { productName: string }[]).map(
    (each) => each.productName,
  );
let made = 0;
const addService = async (shop: Shop) => {
  made += 1;
  const productName = `Repair ${made}`;
  const { status, body } = await ask(shop, '/api/upload-product', {
    token,
    body: { ...serviceBody(), productName },
  });
  expect(status).toBe(201);
  return body.data as { _id: string; productName: string; twelveprice: number };
};
const hits = async (shop: Shop) =>
  Number(/shop_kept_answers_total\{outcome="hit"\} (\d+)/.exec((await ask(shop, '/metrics')).text)?.[1]);

/** Waits until an instance listens for changes and answers from its cache. */
const untilCached = (shop: Shop) => {
  const isCached = async () => {
    const before = await hits(shop);
    await names(shop);
    return (await hits(shop)) > before;
  };
  return expect.poll(isCached, { timeout: 30_000, interval: 100 }).toBe(true);
};

describe('two server instances', () => {
  test('two instances migrate an empty database once', async () => {
    const { rows } = await client.query(
      'select name, count(*)::int as times from kysely_migration group by name',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ times }) => times === 1)).toBe(true);
    const categories = await client.query('select count(*)::int as count from categories');
    expect(categories.rows).toEqual([{ count: 5 }]);
  });

  test('two instances share sessions', async () => {
    const mine = await signIn(one);
    for (const shop of [two, one])
      expect((await ask(shop, '/api/user-details', { token: mine })).status).toBe(200);
    await ask(two, '/api/userLogout', { token: mine });
    expect((await ask(one, '/api/user-details', { token: mine })).status).toBe(401);
  });

  test('two instances share one rate limit', async () => {
    await client.query("delete from rate_limit_counts where key like 'enquiry:%'");
    const sent = [];
    for (const shop of [one, two, one, two, one, two, one, two, one, two, one, two])
      sent.push((await ask(shop, '/api/create-enquiry', { body: {} })).status);
    expect(sent).toEqual([...Array(10).fill(400), 429, 429]);
    await client.query("delete from rate_limit_counts where key like 'enquiry:%'");
  });

  test('two instances answer the same booking once', async () => {
    const service = await addService(one);
    const body = bookingOf([service]);
    const answers = await Promise.all(
      [one, two, one, two].map((shop) => ask(shop, '/api/create-payment', { token, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
  });

  test('two instances send each mail once', async () => {
    const sent = Array.from({ length: 8 }, (_, at) => `reader-${at}@example.com`);
    await Promise.all(
      sent.map((email, at) =>
        ask(at % 2 ? one : two, '/api/create-enquiry', { body: { ...enquiryBody, email } }),
      ),
    );
    const got = async () => {
      const { rows } = await client.query(
        "select recipient, attempts from mails where recipient like 'reader-%' and state = 'sent' order by recipient",
      );
      return rows;
    };
    await expect
      .poll(got, { timeout: 30_000 })
      .toEqual(sent.map((recipient) => ({ recipient, attempts: 1 })));
  });

  test('an instance shows a catalogue change of the other within 2 s', async () => {
    for (const [here, there] of [
      [one, two],
      [two, one],
    ] as const) {
      await untilCached(there);
      const { productName } = await addService(here);
      expect(await names(here)).toContain(productName);
      await expect.poll(() => names(there), toldWithin).toContain(productName);
    }
  });

  test('an instance does not cache while it cannot listen for changes', async () => {
    await Promise.all([names(one), names(two)]);
    await runOnServer(source.url, [`alter database ${name} with allow_connections false`]);
    try {
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '% changes'",
      );
      const deaf = async () => {
        const before = await hits(two);
        await names(two);
        return (await hits(two)) === before;
      };
      await expect.poll(deaf, toldWithin).toBe(true);
      for (const _ of [1, 2, 3]) {
        const { productName } = await addService(one);
        expect(await names(two)).toContain(productName);
      }
    } finally {
      await runOnServer(source.url, [`alter database ${name} with allow_connections true`]);
    }
    await untilCached(one);
    await untilCached(two);
    const { productName } = await addService(one);
    await expect.poll(() => names(two), toldWithin).toContain(productName);
  });
});
