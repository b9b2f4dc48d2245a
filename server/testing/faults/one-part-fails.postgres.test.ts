// Faults of one part: connections that fall silent, and a locked table. The other parts go on, and the faulty
// part recovers.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDatabase } from '../database.ts';
import { bookingOf } from '../services.ts';
import { scratchFolder, startShop } from '../shop-process.ts';
import { openSilentProxy } from '../silent-proxy.ts';
import { compare } from './bookers.ts';
import { fillShop } from './shop-at-work.ts';

const { db, engine } = await freshDatabase();
if (engine.kind !== 'postgres') throw new Error('This test is for PostgreSQL');
const proxy = await openSilentProxy(engine.url);
afterAll(proxy.close);
const { services, tokens } = await fillShop(db, 20);
const DATA_DIR = await scratchFolder();

let shop: Awaited<ReturnType<typeof startShop>>;
const asha = { email: 'asha@example.com', password: 'monsoon-lamp-7' };
beforeEach(async () => {
  shop = await startShop({ DATABASE_URL: proxy.url, DATA_DIR, PATIENCE: '1', LOG_LEVEL: 'silent' });
}, 60_000);
// Stops the process that a test started.
afterEach(async () => {
  shop.child.kill('SIGKILL');
  await shop.ended;
});

async function ask(path: string, body?: object, token?: string) {
  const began = performance.now();
  const answer = await fetch(shop.url + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const isToComeAgain = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
  await answer.arrayBuffer();
  return { status: answer.status, isToComeAgain, ms: performance.now() - began };
}

const bookings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    token: tokens[at % tokens.length] ?? '',
    booking: { ...bookingOf([services[at % 2] ?? services[0]]), orderId: randomUUID() },
  }));
const book = ({ token, booking }: ReturnType<typeof bookings>[number]) =>
  ask('/api/create-payment', booking, token);

const everything: Readonly<Record<string, () => ReturnType<typeof ask>>> = {
  'sign-in': () => ask('/api/signin', asha),
  search: () => ask(`/api/search?q=${randomUUID()}`),
  catalogue: () => ask('/api/get-product?limit=2'),
  readyz: () => ask('/readyz'),
  cart: () => ask('/api/view-card-product', undefined, tokens[0]),
};
const signUp = async () => {
  const person = { name: 'Asha', mobile: '5550100101', address: 'Garkheda', ...asha };
  const { status } = await ask('/api/signup', { ...person, confirmPassword: asha.password });
  expect([201, 409]).toContain(status);
};

test('the shop recovers from silent connections within 10 s', {
  timeout: 180_000,
}, async () => {
  await signUp();
  const all = { ...everything, booking: () => book(bookings(1)[0] as never) };
  await Promise.all(Object.values(all).flatMap((call) => [call(), call(), call()]));

  proxy.silence('open');
  const untilGood = async (call: () => ReturnType<typeof ask>) => {
    const began = performance.now();
    for (;;) {
      const { status, isToComeAgain } = await call();
      if (status < 300) return performance.now() - began;
      expect(isToComeAgain).toBe(true);
      await wait(50);
    }
  };
  const back = await Promise.all(Object.values(all).map(untilGood));
  expect(Math.max(...back)).toBeLessThan(10_000);

  proxy.silence('all');
  const underWay = [everything.search, everything.cart].map((call) => call?.());
  await wait(100);
  shop.child.kill('SIGTERM');
  expect((await Promise.all(underWay)).map((answer) => answer?.isToComeAgain)).toEqual([true, true]);
  // A supervisor would kill the process after this time.
  expect((await shop.ended).code).toBe(0);
  proxy.restore();
});

test('other requests go on while 200 bookings wait for locked orders', {
  timeout: 180_000,
}, async () => {
  await signUp();
  const beside = new Client({ connectionString: engine.url });
  await beside.connect();
  await beside.query('begin; lock table orders in access exclusive mode');
  const wanted = bookings(200);
  const first = wanted.map(book);
  const looking = new Client({ connectionString: engine.url });
  await looking.connect();
  await vi.waitFor(
    async () => {
      const { rowCount } = await looking.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBeGreaterThan(0);
    },
    { timeout: 30_000, interval: 20 },
  );
  for (const _ of [1, 2, 3])
    for (const [name, call] of Object.entries(everything))
      expect([name, (await call()).status]).toEqual([name, 200]);
  await beside.query('commit');
  await Promise.all([beside.end(), looking.end()]);

  const answers = await Promise.all(first);
  const refused = wanted.filter((_, at) => answers[at]?.status !== 201);
  expect(answers.filter(({ status, isToComeAgain }) => status !== 201 && !isToComeAgain)).toEqual([]);
  // Refused bookings are retried with their keys.
  for (const one of refused)
    await vi.waitFor(async () => expect((await book(one)).status).toBeLessThan(300), { timeout: 30_000 });
  const acknowledged = wanted.map(({ booking }) => ({
    key: booking.orderId,
    total: booking.totalPrice,
    pieces: booking.totalQty,
  }));
  expect(await compare(db, { acknowledged })).toMatchObject({ lost: 0, doubled: 0 });
});
