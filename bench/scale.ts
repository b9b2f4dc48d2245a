// What growth costs: every list, search, deep page, count and filter at a thousandth of the size and at the whole.
import { performance } from 'node:perf_hooks';
import { burst, type Call } from './load.ts';
import { ourDatabase, ourServer } from './ours.ts';
import type { Server } from './processes.ts';
import { rowId, type Size, token } from './rows.ts';

const small: Size = { services: 10, users: 100, orders: 1_000, enquiries: 100 };
const large: Size = { services: 10_000, users: 100_000, orders: 1_000_000, enquiries: 100_000 };

const admin = { authorization: `Bearer ${token(1)}` };
const read = (procedure: string, input: object): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
  headers: admin,
});

const calls: readonly [string, Call][] = [
  ['overview', { path: '/trpc/backoffice.overview', headers: admin }],
  ['orders, first page', read('orders.table', {})],
  ['orders, newest first', read('orders.table', { direction: 'desc' })],
  ['orders, by total', read('orders.table', { sort: 'totalPrice', direction: 'desc' })],
  ['orders, Incomplete', read('orders.table', { status: 'Incomplete' })],
  ['orders, late', read('orders.table', { late: true })],
  ['orders, one service', read('orders.table', { service: 'Service 7 repair' })],
  ['orders, one user', read('orders.table', { uId: 1007 })],
  ['orders, name contains', read('orders.table', { fullname: 'user 7' })],
  ['orders, name contains, 2 letters', read('orders.table', { fullname: '77' })],
  [
    'orders, all filters',
    read('orders.table', { fullname: 'user', service: 'Service 7 repair', status: 'Incomplete' }),
  ],
  ['booked names', { path: '/trpc/orders.bookedNames', headers: admin }],
  ['customers', read('accounts.table', {})],
  ['customers, search', read('accounts.table', { search: 'user99' })],
  ['enquiries', read('enquiries.table', {})],
  ['enquiries, search', read('enquiries.table', { search: 'user 99' })],
  ['services of the admin', read('catalogue.adminServices', { search: 'model 7' })],
  ['audit', read('backoffice.audit', {})],
  ['search', { path: '/api/search?q=repair+model+7&limit=20' }],
  ['search, typing error', { path: '/api/search?q=serivce+7&limit=20' }],
  ['cart', { path: '/api/view-card-product', headers: { authorization: `Bearer ${token(50)}` } }],
  ['own orders', { path: '/api/get-orders?limit=20', headers: { authorization: `Bearer ${token(50)}` } }],
  [
    'add to cart',
    {
      method: 'POST',
      path: '/api/addtocart',
      headers: { authorization: `Bearer ${token(51)}` },
      body: { productId: rowId(1, 9) },
    },
  ],
];

// A page deep inside a list, reached as a person would: by its cursors.
async function deepPage(server: Server): Promise<Call> {
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const call = read('orders.table', { limit: 1000, ...(cursor ? { cursor } : {}) });
    const answer = (await (await fetch(server.url + call.path, { headers: admin })).json()) as {
      result: { data: { nextCursor?: string } };
    };
    const next = answer.result.data.nextCursor;
    if (!next) break;
    cursor = next;
  }
  return read('orders.table', { limit: 25, ...(cursor ? { cursor } : {}) });
}

async function firstAnswer(server: Server, call: Call): Promise<number> {
  const began = performance.now();
  const response = await fetch(server.url + call.path, {
    method: call.method ?? 'GET',
    headers: { ...call.headers, ...(call.body ? { 'content-type': 'application/json' } : {}) },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${call.path}: ${response.status}`);
  return performance.now() - began;
}

/** Prints, per call, its first answer and its CPU at both sizes, and how much the larger one costs more. */
export async function runScale(cluster: string): Promise<void> {
  const servers = {
    small: await ourServer(await ourDatabase(cluster, 'bench_small', small)),
    large: await ourServer(await ourDatabase(cluster, 'bench_large', large)),
  };
  console.log(
    'call                               first ms (large)   cpu µs small   cpu µs large   growth (1.5)',
  );
  try {
    const deep = { small: await deepPage(servers.small), large: await deepPage(servers.large) };
    const all: [string, Call, Call][] = [
      ...calls.map(([name, call]): [string, Call, Call] => [name, call, call]),
      ['orders, deep page', deep.small, deep.large],
    ];
    for (const [name, callSmall, callLarge] of all) {
      const first = await firstAnswer(servers.large, callLarge);
      const a = await burst(servers.small, callSmall, 2, 4);
      const b = await burst(servers.large, callLarge, 2, 4);
      const costs = [a, b].map((burst) => burst.cpuServer + burst.cpuDatabase);
      const growth = (costs[1] ?? 0) / (costs[0] ?? 1);
      console.log(
        `${name.padEnd(34)} ${first.toFixed(0).padStart(12)} ${(costs[0] ?? 0).toFixed(0).padStart(18)} ${(costs[1] ?? 0).toFixed(0).padStart(14)} ${growth.toFixed(2).padStart(12)}${growth > 1.5 ? ' HIGH' : ''}${a.wrong + b.wrong ? ' WRONG' : ''}`,
      );
    }
  } finally {
    await Promise.all([servers.small.end(), servers.large.end()]);
  }
}
