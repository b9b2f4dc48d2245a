import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openTaggedCache } from '#server/platform/cache.ts';
import { openLimiter } from '#server/platform/limiter.ts';
import { followClock, openTestShop } from '#server/testing/caller.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService, bookingInput, bookingOf } from '#server/testing/services.ts';

const shop = openTestShop(await freshDatabase());
followClock(shop);
const hour = 3600;
const day = 24 * hour;
const waitSeconds = (seconds: number) => shop.wait(seconds * 1000);

/** Opens a second server instance with its own memory on the same database. */
async function instance(RATE_LIMIT_FACTOR = '1') {
  const config = readConfig({ PUBLIC_URL: 'https://shop.example.com', RATE_LIMIT_FACTOR });
  const limiter = openLimiter(shop.db, config, pino({ level: 'silent' }));
  const app = await buildApp({ ...shop.deps, config, limiter, cache: openTaggedCache() });
  afterAll(() => app.close());
  return app;
}
type App = Awaited<ReturnType<typeof instance>>;
const [one, two] = [await instance(), await instance()];

type Person = { token(): string | null };
let asked = 0;
const post = async (as: Person, url: string, body: object, to: App = one) => {
  asked += 1;
  const answer = await to.inject({
    method: 'POST',
    url,
    // A new IP address for each call avoids the limit per IP address.
    remoteAddress: `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    headers: { authorization: `Bearer ${as.token()}` },
    payload: body,
  });
  const { data, message } = answer.json();
  return { status: answer.statusCode, wait: Number(answer.headers['retry-after']), message, data };
};
type Service = Awaited<ReturnType<typeof addTestService>>;
const book = (as: Person, service: Service, changes = {}, to = one) =>
  post(as, '/api/create-payment', bookingOf([service], changes), to);
const bookByTrpc = (as: Person, service: Service, to = one, changes = {}) =>
  post(as, '/trpc/orders.book', bookingInput([service], changes), to);

const times = async <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await call(at));
  return answers;
};
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const start = async () => ({ asha: await shop.customer(), service: await addTestService(shop.db) });

const refused = (wait: number) => ({
  status: 429,
  wait,
  message: `Too many attempts. Please try again in ${wait > 5400 ? `${Math.ceil(wait / 3600)} hours` : `${Math.ceil(wait / 60)} minutes`}, or call us`,
});
const countOrders = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;

describe('one account cannot flood the shop with bookings', () => {
  test("20 of a customer's hundred simultaneous bookings succeed", async () => {
    const { asha, service } = await start();
    const own = { email: asha.email };
    const calls = Array.from({ length: 100 }, (_, at) =>
      at % 2
        ? book(asha, service, own, at % 4 > 1 ? one : two)
        : bookByTrpc(asha, service, at % 4 ? one : two, own),
    );
    const statuses = statusesOf(await Promise.all(calls));
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(await countOrders()).toBe(20);
    expect(await shop.mailsTo(asha.email)).toHaveLength(20);
  });

  test('a customer books at most 20 orders an hour and 60 a day on all instances', async () => {
    const { asha, service } = await start();
    for (const nth of [1, 2, 3]) {
      const made = await times(20, (at) => book(asha, service, {}, at % 2 ? one : two));
      expect(statusesOf(made), `hour ${nth}`).toEqual(Array(20).fill(201));
      waitSeconds(60);
      if (nth < 3) expect(await book(asha, service)).toMatchObject(refused(hour - 60));
      waitSeconds(hour - 60);
    }
    const restarted = await instance();
    expect(await book(asha, service, {}, restarted)).toMatchObject(refused(day - 3 * hour));
    expect((await book(await shop.customer(), service)).status).toBe(201);
    waitSeconds(day - 3 * hour);
    expect((await book(asha, service, {}, restarted)).status).toBe(201);
  });

  test('refused bookings do not count towards the limit', async () => {
    const { asha, service } = await start();
    const gone = await addTestService(shop.db, { inShop: false });
    await times(25, () => book(asha, service, { totalPrice: 1 }));
    await times(25, () => book(asha, gone));
    await times(25, () => book(asha, service, { fullname: '' }));
    const first = await book(asha, service, { orderId: 'first' });
    await times(25, () => book(asha, service, { orderId: 'first' }));
    expect(statusesOf(await times(20, () => book(asha, service)))).toEqual([...Array(19).fill(201), 429]);
    const again = await book(asha, service, { orderId: 'first' });
    expect([again.status, again.data]).toEqual([200, first.data]);
    const bare = await post(asha, '/api/create-payment', { orderId: 'first' });
    expect([bare.status, bare.data]).toEqual([200, first.data]);
  });

  test('bookings with and without cart run one after the other', async () => {
    const { asha, service } = await start();
    await asha.api.cart.add({ productId: service.id });
    const calls = Array.from({ length: 16 }, (_, at) =>
      bookByTrpc(asha, service, at % 4 > 1 ? one : two, at % 2 ? { fromCart: true } : {}),
    );
    const statuses = statusesOf(await Promise.all(calls));
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    // Bookings without `fromCart` empty the cart too. So at most one booking with `fromCart` still finds its
    // lines.
    expect([8, 9]).toContain(await countOrders());
  });

  test('orders with a date in the future do not count towards the limit', async () => {
    const { asha, service } = await start();
    waitSeconds(day);
    await times(20, () => book(asha, service));
    waitSeconds(-day);
    expect((await book(asha, service)).status).toBe(201);
  });

  test.each([
    ['0.1', 5, 2],
    ['2', 45, 40],
    ['0', 25, 25],
    ['1000000', 25, 25],
  ])('with the limit factor %s, %i bookings in an hour make %i orders', async (factor, tries, orders) => {
    const { asha, service } = await start();
    const app = await instance(factor);
    const made = await times(tries, () => book(asha, service, {}, app));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(orders);
  });

  test("only mails to the account's own address repeat the customer's words", async () => {
    const { asha, service } = await start();
    const typed = {
      fullname: 'Asha www.prize.example',
      address: 'https://prize.example',
      city: 'You have won',
    };
    await book(asha, service, { ...typed, email: 'Stranger@example.com' });
    await book(asha, service, { ...typed, email: asha.email.toUpperCase() });
    const [toStranger] = await shop.mailsTo('stranger@example.com');
    const [toOwner] = await shop.mailsTo(asha.email);
    expect(toStranger?.text).toContain(`${service.productName}: ₹349.50`);
    expect(`${toStranger?.subject} ${toStranger?.text}`).not.toMatch(/prize|won|5550100101/);
    expect(toOwner?.text).toContain('You have won\nhttps://prize.example, Chhatrapati Sambhajinagar');
  });
});

describe('one account cannot flood people with mails about changes', () => {
  const move = (as: Person, id: string, from: string, to = one) =>
    post(as, `/api/reschedule-order/${id}`, { visit: { date: '2026-11-23', from } }, to);

  test('a customer can cause 30 mails an hour by changing bookings', async () => {
    const { asha, service } = await start();
    const visit = { date: '2026-11-23', from: '09:00' };
    const { data } = await book(asha, service, { visit, email: asha.email });
    const id = data._id as string;
    await times(10, () => move(asha, id, '09:00'));
    await times(10, () => move(asha, id, '09:30'));
    const moved = await times(30, (at) => move(asha, id, at % 2 ? '09:00' : '11:00', at % 2 ? one : two));
    expect(statusesOf(moved)).toEqual(Array(30).fill(200));
    expect(await move(asha, id, '11:00')).toMatchObject(refused(hour));
    expect((await post(asha, `/api/cancel-order/${id}`, {})).status).toBe(429);
    expect((await move(await shop.admin(), id, '11:00')).status).toBe(200);
    expect(await shop.mailsTo(asha.email)).toHaveLength(32);
    waitSeconds(hour);
    expect((await move(asha, id, '14:00')).data.visit.from).toBe('14:00');
  });
});

describe('one account cannot change its email again and again', () => {
  const change = (as: Person & { id: string }, email: string, to = one) =>
    post(as, '/api/update-user', { userId: as.id, email }, to);

  test('a customer can change the email 5 times a day', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer()];
    const before = asha.email;
    const taken = await times(8, () => change(asha, ravi.email));
    expect(statusesOf(taken)).toEqual(Array(8).fill(409));
    await times(8, () => change(asha, before));
    const changed = await times(5, (at) =>
      change(asha, at % 2 ? before : 'other@example.com', at % 2 ? one : two),
    );
    expect(statusesOf(changed)).toEqual(Array(5).fill(200));
    waitSeconds(hour);
    expect(await change(asha, before)).toMatchObject(refused(day - hour));
    const rest = await post(asha, '/api/update-user', {
      userId: asha.id,
      name: 'Asha P',
      email: 'other@example.com',
    });
    expect(rest.status).toBe(200);
    expect([...(await shop.mailsTo(before)), ...(await shop.mailsTo('other@example.com'))]).toHaveLength(5);
    waitSeconds(day - hour);
    expect((await change(asha, before)).status).toBe(200);
  });

  test('five of twenty simultaneous email changes succeed', async () => {
    const asha = await shop.customer();
    const calls = Array.from({ length: 20 }, (_, at) =>
      change(asha, `asha-${at}@example.com`, at % 2 ? one : two),
    );
    const statuses = statusesOf(await Promise.all(calls));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test("an admin can correct an email beyond the customer's limit", async () => {
    const [asha, sunil] = [await shop.customer({ email: 'asha@example.com' }), await shop.admin()];
    await times(5, (at) => change(asha, `asha-${at}@example.com`));
    const corrected = await post(sunil, '/api/update-user', { userId: asha.id, email: 'right@example.com' });
    expect(corrected.status).toBe(200);
    const [mail] = await shop.mailsTo('asha-4@example.com');
    expect(mail?.text).toContain('Your account now uses another email address.');
    expect(mail?.text).not.toContain('right');
  });
});

describe('one account cannot flood the shop with feedback', () => {
  const orders = async (as: Person & { id: string; userId: number }, service: Service, count: number) => {
    const lots = await instance('1000000');
    return times(count, async () => (await book(as, service, {}, lots)).data._id as string);
  };
  const rate = (as: Person, service: Service, rating: number, to = one) =>
    post(as, '/api/create-rating', { productId: service.id, rating }, to);
  const feed = (as: Person, orderId: string, to = one) =>
    post(as, `/api/add-feedback/${orderId}`, { rating: 1, comment: 'Bad' }, to);

  test('a customer can send 30 pieces of feedback a day', async () => {
    const { asha, service } = await start();
    const stranger = await addTestService(shop.db);
    const own = await orders(asha, service, 20);
    await times(20, () => rate(asha, stranger, 1));
    await times(20, () => feed(asha, stranger.id));
    const given = await times(20, (at) => feed(asha, own[at] ?? '', at % 2 ? one : two));
    expect(statusesOf(given)).toEqual(Array(20).fill(201));
    expect(statusesOf(await times(20, (at) => feed(asha, own[at] ?? '')))).toEqual(Array(20).fill(409));
    const rated = await times(10, (at) => rate(asha, service, 1 + (at % 5), at % 2 ? one : two));
    expect(statusesOf(rated)).toEqual([201, ...Array(9).fill(200)]);
    const [next = ''] = await orders(asha, service, 1);
    waitSeconds(hour);
    expect(await feed(asha, next)).toMatchObject(refused(day - hour));
    expect(await rate(asha, service, 1)).toMatchObject(refused(day - hour));
    const { product } = await shop.visitor().api.catalogue.service({ productId: service.id });
    expect(product.ratingCount).toBe(21);
    waitSeconds(day - hour);
    expect((await feed(asha, next)).status).toBe(201);
  });

  test('thirty of forty simultaneous pieces of feedback succeed', async () => {
    const { asha, service } = await start();
    const own = await orders(asha, service, 40);
    const calls = own.map((orderId, at) => feed(asha, orderId, at % 2 ? one : two));
    const statuses = statusesOf(await Promise.all(calls));
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
