// Numbers and days at the edges of what the forms allow. None may end in a 5xx.
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestShop } from './caller.ts';
import { freshDatabase } from './database.ts';

const shop = openTestShop(await freshDatabase());
const app = await buildApp(shop.deps);
afterAll(() => app.close());

const numbers = [0, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER];
const days = ['2000-01-01', '2099-12-31'];
const periods = days.map((day) => ({ from: day, to: day }));
const queries: Record<string, object[]> = {
  'orders.customer': numbers.map((userId) => ({ userId })),
  'orders.table': numbers.flatMap((number) => [{ uId: number }, { orderNumber: number }]),
  'figures.weeks': days.map((day) => ({ day })),
  'figures.compared': periods.flatMap((days) =>
    ['week', 'month', 'quarter', 'year', 'own'].map((period) => ({ ...days, period })),
  ),
  'figures.by': periods.map((days) => ({ ...days, by: 'area' })),
  'day.board': days.map((date) => ({ date })),
  'day.week': days.map((date) => ({ date })),
  'visits.times': days.map((from) => ({ from })),
  'jobs.list': numbers.map((daysAhead) => ({ daysAhead })),
  'bills.table': periods,
  'bills.totals': periods,
  'bills.dayClosing': days.map((day) => ({ day })),
  'backoffice.audit': periods,
};
const mutations: Record<string, object[]> = {
  'accounts.merge': numbers.flatMap((number) => [
    { from: number, into: 1001 },
    { from: 1001, into: number },
  ]),
  'accounts.updateUser': numbers.map((userId) => ({ userId, role: 'GENERAL' })),
};

const ask = async (
  owner: { token(): string | null },
  method: 'GET' | 'POST',
  name: string,
  input: object,
) => {
  const url = `/trpc/${name}`;
  const answer = await app.inject({
    method,
    url: method === 'GET' ? `${url}?input=${encodeURIComponent(JSON.stringify(input))}` : url,
    headers: { authorization: `Bearer ${owner.token()}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload: JSON.stringify(input) }),
  });
  return { status: answer.statusCode, text: answer.body };
};

const calls = [
  ...Object.entries(queries).map(([name, inputs]) => ['GET', name, inputs] as const),
  ...Object.entries(mutations).map(([name, inputs]) => ['POST', name, inputs] as const),
];
test.each(calls)('%s %s answers numbers and days at the edges', async (method, name, inputs) => {
  const owner = await shop.admin();
  for (const input of inputs) {
    const { status, text } = await ask(owner, method, name, input);
    expect([input, status < 500 ? 'fine' : text]).toEqual([input, 'fine']);
  }
});
