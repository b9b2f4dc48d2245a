// Counts SQL statements per request. The count depends neither on the machine nor on the number of rows.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { allTags } from '#server/platform/cache.ts';
import { openTestShop } from './caller.ts';
import { freshDatabase } from './database.ts';
import { addTestService, bookingOf } from './services.ts';
import { countStatements } from './statement-counter.ts';

const shop = openTestShop(await freshDatabase());
const statements = countStatements(shop.db);
const app = await buildApp({ ...shop.deps, db: statements.db });
afterAll(() => app.close());
beforeEach(() => shop.deps.cache.drop(allTags));
afterEach(() => {
  vi.useRealTimers();
});

type Person = { token(): string | null };

const ask = async (as: Person | null, method: 'GET' | 'POST', url: string, body?: object) => {
  const answer = await app.inject({
    method,
    url,
    headers: as ? { authorization: `Bearer ${as.token()}` } : {},
    ...(body ? { payload: body } : {}),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.payload}`).toBeLessThan(300);
};

const statementsOf = (...request: Parameters<typeof ask>) => statements.of(() => ask(...request));

const session = 1;

test('a fresh public answer needs one SQL statement', async () => {
  await addTestService(shop.db);
  for (const [url, statements] of [
    ['/api/get-product?limit=20', 1],
    ['/api/get-product', 1],
    ['/api/search?q=service', 2],
    ['/api/search?q=services', 1],
  ] as const) {
    expect(await statementsOf(null, 'GET', url), url).toBe(statements);
    expect(await statementsOf(null, 'GET', url), url).toBe(0);
  }
});

test("a customer's call needs one SQL statement beside the session", async () => {
  const asha = await shop.customer();
  const service = await addTestService(shop.db);
  for (const nth of ['first', 'again']) {
    const added = await statementsOf(asha, 'POST', '/api/addtocart', { productId: service.id });
    expect(added, nth).toBe(session + 1);
  }
  for (const url of ['/api/view-card-product', '/api/countAddToCartProduct', '/api/get-orders']) {
    expect(await statementsOf(asha, 'GET', url), url).toBe(session + 1);
  }
});

test('a booking needs a fixed number of SQL statements', async () => {
  const asha = await shop.customer();
  const services = await Promise.all([1, 2, 3].map(() => addTestService(shop.db)));
  const booked = await statementsOf(asha, 'POST', '/api/create-payment', bookingOf(services));
  // One statement looks for a booking of the same services in the same window.
  expect(booked).toBe(session + 7);
});

const tables: readonly [string, number][] = [
  // Lists that can be followed also read the start of the oldest open transaction (docs/api.md, updatedSince).
  ['/api/get-payment?limit=50', 2],
  ['/api/get-enquiry', 2],
  ['/api/all-user', 2],
  ['/trpc/orders.table', 3],
  ['/trpc/enquiries.table', 2],
  ['/trpc/accounts.table', 3],
  ['/trpc/catalogue.adminServices', 2],
  ['/trpc/backoffice.audit', 2],
  // One statement for each task.
  ['/trpc/backoffice.toDo', 12],
];

test("the admin's lists need the same number of statements for one row as for many", async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const sunil = await shop.admin();
  const service = await addTestService(shop.db);
  const countAll = async () => {
    const counts: Record<string, number> = {};
    for (const [url] of tables) {
      // One reading of the open transactions serves for 100 ms (`readSettledUntil`).
      vi.advanceTimersByTime(110);
      const input = url.startsWith('/trpc/') && !url.endsWith('toDo') ? '?input=%7B%7D' : '';
      counts[url] = (await statementsOf(sunil, 'GET', url + input)) - session;
    }
    return counts;
  };
  const few = await countAll();
  for (let nth = 0; nth < 12; nth += 1) {
    const customer = await shop.customer();
    await ask(customer, 'POST', '/api/create-payment', bookingOf([service]));
  }
  expect(await countAll()).toEqual(few);
  expect(few).toEqual(Object.fromEntries(tables));
});
