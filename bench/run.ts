// npm run bench [-- NAME] compares the shop's requests per second with a bare server. npm run bench --
// --scale measures lists of 200,000 and a million orders, -- --pages customers' pages (pages.ts), -- --waits what
// others wait for (waits.ts).
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '#server/testing/free-port.ts';
import { findPostgres, startCluster } from '#server/testing/postgres-cluster.ts';
import { ensureBuilt } from '../scripts/built.ts';
import { printPages } from './pages.ts';
import { fillBare, fillOurs, mobileOf, password, rowId, run, type Size, stickerOf, token } from './rows.ts';
import { printWaits } from './waits.ts';

type Call = {
  method?: 'GET' | 'POST';
  path: string | (() => string);
  /** The number of the user who calls, or a function that returns a new user for each request. */
  user?: number | (() => number);
  body?: object | (() => object);
  status?: number;
};
/** The server to compare with: `limits` is the server in ../shared/limits, `bare` the one in bare.ts. */
type Work = { name: string; floor: number; against: 'limits' | 'bare'; ours: Call; bare?: Call };
type Server = { url: string; end(): Promise<void> };

const root = fileURLToPath(new URL('..', import.meta.url));
const limits = process.env.LIMITS_DIR ?? fileURLToPath(new URL('../../shared/limits', import.meta.url));
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const connections = 16;

async function start(script: string, probe: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url + probe).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await wait(10);
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const startShop = (databaseUrl: string) =>
  start('server/main.ts', '/api/get-company', {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000000',
    LEAVE_SECONDS: '0',
  });

async function newDatabase(cluster: string, name: string): Promise<string> {
  await run(cluster, [`create database ${name}`]);
  return cluster.replace(/\/postgres$/, `/${name}`);
}

/** Fills a database with test rows. The shop's first start creates the tables. */
async function shopDatabase(cluster: string, name: string, size: Size): Promise<string> {
  const url = await newDatabase(cluster, name);
  await (await startShop(url)).end();
  await fillOurs(url, size);
  return url;
}

const pathOf = ({ path }: Call) => (typeof path === 'function' ? path() : path);
const bodyOf = ({ body }: Call) => JSON.stringify(typeof body === 'function' ? body() : body);
const headersOf = ({ user, body }: Call): Record<string, string> => ({
  ...(user ? { authorization: `Bearer ${token(typeof user === 'function' ? user() : user)}` } : {}),
  ...(body ? { 'content-type': 'application/json' } : {}),
});

async function perSecond(server: Server, call: Call, duration: number): Promise<number> {
  const { method = 'GET', status = 200 } = call;
  const varies = [call.path, call.body, call.user].some((part) => typeof part === 'function');
  const request = (): autocannon.Request => ({
    method,
    headers: headersOf(call),
    path: pathOf(call),
    ...(call.body ? { body: bodyOf(call) } : {}),
  });
  let wrong = 0;
  const result = await autocannon({
    url: server.url,
    connections,
    duration,
    requests: [
      {
        ...request(),
        ...(varies && { setupRequest: (made: autocannon.Request) => ({ ...made, ...request() }) }),
        onResponse: (answered) => {
          if (answered !== status) wrong += 1;
        },
      },
    ],
  });
  if (wrong + result.errors > 0) throw new Error(`${pathOf(call)}: ${wrong + result.errors} wrong answers`);
  return result.requests.total / result.duration;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const contact = {
  fullname: 'Bench',
  address: 'CIDCO',
  city: 'N-4',
  mobile: '9999999999',
  email: 'a@bench.org',
};
const charge = (service: number) => 100 + ((service * 37) % 2000);
const someOf = (count: number) => Math.floor(Math.random() * count);
const order = (idFor: (service: number) => unknown) => ({
  ...contact,
  email: `customer${someOf(100_000)}@bench.org`,
  paymentMethod: 'Cash on Delivery',
  orderId: randomUUID(),
  totalQty: 2,
  totalPrice: charge(3) + charge(4),
  products: [3, 4].map((n) => ({ productId: idFor(n), productName: `Service ${n} repair`, quantity: 1 })),
});
const visit = () => ({
  date: new Date(Date.now() + (2 + someOf(10)) * 86_400_000).toISOString().slice(0, 10),
  from: ['09:00', '11:00', '14:00', '16:00', '18:00'][someOf(5)],
});
const book = (status: number, body: () => object): Call => ({
  method: 'POST',
  path: '/api/create-payment',
  user: () => 2 + someOf(900),
  status,
  body,
});
const post = (path: string, body: object | (() => object), user?: number): Call => ({
  method: 'POST',
  path,
  body,
  ...(user ? { user } : {}),
});
const search = (text: () => string): Call => ({
  path: () => `/api/search?limit=20&q=${encodeURIComponent(text())}`,
});
// Random capitals make a new query with the same matches, so that the cache has no answer for it.
const firstQuery = () =>
  [...`service ${1 + someOf(200)} repair`].map((c) => (someOf(2) ? c.toUpperCase() : c)).join('');

const serviceId = (n: number) => rowId('service', n);
const detail = (id: unknown) => post('/api/product-details', { productId: id });
const onBoth = (name: string, floor: number, ours: Call): Work => ({ name, floor, against: 'limits', ours });

const works: readonly Work[] = [
  onBoth('page of 20', 2, { path: '/api/get-product?limit=20' }),
  onBoth('whole list', 8, { path: '/api/get-product' }),
  onBoth('category', 1.3, post('/api/category-product', { category: 'Kitchen', limit: 20 })),
  { name: 'detail', floor: 0.8, against: 'limits', ours: detail(serviceId(7)), bare: detail(7) },
  onBoth(
    'search again',
    5,
    search(() => 'Service 17'),
  ),
  onBoth('first search', 0.4, search(firstQuery)),
  { name: 'cart', floor: 0.6, against: 'bare', ours: { path: '/api/view-card-product', user: 5 } },
  {
    name: 'add to cart',
    floor: 0.5,
    against: 'limits',
    ours: post('/api/addtocart', { productId: serviceId(9), selectedOption: 12 }, 5),
    bare: post('/api/addtocart', { productId: 9, selectedOption: 12 }, 5),
  },
  {
    name: 'sign-in',
    floor: 0.85,
    against: 'bare',
    ours: post('/api/signin', () => ({ email: `user${2 + someOf(900)}@bench.org`, password })),
  },
  // The bare server has no visit times, so the benchmark compares with one small read.
  { name: 'visit times', floor: 0.8, against: 'limits', ours: { path: '/api/visit-times' }, bare: detail(7) },
  onBoth("admin's page of 50", 0.4, { path: '/api/get-payment?limit=50', user: 1 }),
  onBoth('Home', 0.2, { path: '/' }),
  {
    name: 'booking with a visit',
    floor: 0.25,
    against: 'bare',
    ours: book(201, () => ({ ...order(serviceId), visit: visit() })),
    bare: book(200, () => ({ ...order(serviceId), visit: visit() })),
  },
  {
    name: 'booking',
    floor: 0.2,
    against: 'limits',
    ours: book(201, () => order(serviceId)),
    bare: book(200, () => order((n) => n)),
  },
];

async function compare({ name, floor, ours, bare = ours }: Work, shop: Server, other: Server): Promise<void> {
  await perSecond(shop, ours, seconds);
  await perSecond(other, bare, seconds);
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await perSecond(shop, ours, seconds));
    rates.bare.push(await perSecond(other, bare, seconds));
  }
  const ratio = middle(rates.ours) / middle(rates.bare);
  const figures = [middle(rates.ours).toFixed(0), middle(rates.bare).toFixed(0), ratio.toFixed(2), floor];
  const cells = figures.map((figure) => String(figure).padStart(9)).join('');
  console.log(`${name.padEnd(22)}${cells}${ratio < floor ? '  below' : ''}`);
}

async function printRatios(cluster: string, only = ''): Promise<void> {
  if (!existsSync(limits)) {
    console.error(`The bare server is missing: ${limits}. LIMITS_DIR names another folder.`);
    process.exitCode = 1;
    return;
  }
  const size = { services: 200, users: 1000, orders: 10_000 };
  const bareUrl = await newDatabase(cluster, 'bench_bare');
  await fillBare(bareUrl, limits, size);
  const shopUrl = await shopDatabase(cluster, 'bench_shop', size);
  const shop = await startShop(shopUrl);
  const others = {
    limits: await start(`${limits}/raw-http.mjs`, '/health', { DATABASE_URL: bareUrl }),
    bare: await start('bench/bare.ts', '/health', { DATABASE_URL: shopUrl }),
  };
  console.log(`${'requests a second'.padEnd(22)}     shop     bare    ratio    floor`);
  for (const work of works) if (work.name.includes(only)) await compare(work, shop, others[work.against]);
  await Promise.all([shop, ...Object.values(others)].map((server) => server.end()));
}

const list = (procedure: string, input: object): Call => ({
  path: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
  user: 1,
});
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const newest = { direction: 'desc' };
const byTotal = { sort: 'totalPrice' };
const technicianId = (size: Size) => rowId('user', size.users + 7);

const lists = (size: Size): Readonly<Record<string, Call>> => ({
  orders: list('orders.table', {}),
  'orders, newest first': list('orders.table', newest),
  'orders by total': list('orders.table', byTotal),
  'orders that are open': list('orders.table', { open: true, ...newest }),
  'orders that are late': list('orders.table', { late: true }),
  'orders by status and total': list('orders.table', { status: 'Complete', ...byTotal }),
  'orders of a stage': list('orders.table', { stage: 'done', ...newest }),
  'orders of a technician': list('orders.table', { technicianId: technicianId(size), ...byTotal }),
  'orders of a month': list('orders.table', { from: day(40), to: day(10), ...byTotal }),
  'orders of a service': list('orders.table', { service: 'Service 7 repair', ...newest }),
  'orders of a customer': list('orders.table', { uId: 1077, ...byTotal }),
  'orders of a name': list('orders.table', { fullname: 'user 77', ...newest }),
  'orders of no such name': list('orders.table', { fullname: 'nobody' }),
  'orders of two letters': list('orders.table', { fullname: 'us', ...byTotal }),
  'orders of a mobile': list('orders.table', { mobile: mobileOf(77) }),
  'orders, counts': list('orders.counts', {}),
  'orders for REST': { path: '/api/get-payment?limit=50', user: 1 },
  'orders changed in a week': { path: `/api/get-payment?limit=50&updatedSince=${day(7)}T00:00:00Z`, user: 1 },
  bills: list('bills.table', {}),
  'bills that are due': list('bills.table', { due: true }),
  'bills of a technician': list('bills.table', { technicianId: technicianId(size) }),
  'bills, totals': list('bills.totals', {}),
  'bills, totals of a kind': list('bills.totals', { kind: 'Bill' }),
  'bills, totals of a month': list('bills.totals', { from: day(40), to: day(10) }),
  'bills for a line': list('bills.billsForLine', { amount: 500, day: day(5), search: '' }),
  'audit of an actor': list('backoffice.audit', { actor: 'nobody' }),
  'figures of a year': list('figures.compared', { period: 'year', from: day(365), to: day(0) }),
  customers: list('accounts.table', {}),
  'customers by name': list('accounts.table', { sort: 'name' }),
  'customers of a word': list('accounts.table', { search: 'user 77' }),
  enquiries: list('enquiries.table', {}),
  'enquiries of a word': list('enquiries.table', { search: 'user 77' }),
  'search of a name': list('backoffice.search', { text: 'user 77' }),
  'search of every name': list('backoffice.search', { text: 'user' }),
  'search of two letters': list('backoffice.search', { text: 'us' }),
  'search of a mobile': list('backoffice.search', { text: mobileOf(77) }),
  'search of begun mobiles': list('backoffice.search', { text: '70000' }),
  'search of a number': list('backoffice.search', { text: '1077' }),
  'search of an area': list('backoffice.search', { text: 'cidco' }),
  'search of no such word': list('backoffice.search', { text: 'nobody' }),
  'search of a maker and kind': list('backoffice.search', { text: 'lg ac' }),
  'search of a serial number': list('backoffice.search', { text: 'SN000000077' }),
  'appliances of a customer': list('appliances.ofCustomer', { customerId: rowId('user', 77) }),
  'an appliance': list('appliances.page', { id: rowId('appliance', 76) }),
  'appliances for REST': list('appliances.list', { limit: 50 }),
  'appliances changed in a week': list('appliances.list', { limit: 50, updatedSince: `${day(7)}T00:00:00Z` }),
  'an order with appliances': list('orders.one', { orderId: rowId('order', size.orders) }),
  'scan of a sticker': list('appliances.scan', { token: stickerOf(76) }),
  'My Appliances': { ...list('appliances.mine', {}), user: 77 },
  'to do now': list('backoffice.toDo', {}),
  'a day': list('day.board', {}),
  'My Orders': { ...list('orders.own', { limit: 20 }), user: 77 },
  'My Jobs': { ...list('jobs.list', {}), user: size.users + 7 },
});

async function milliseconds(server: Server, call: Call): Promise<number> {
  const began = performance.now();
  const answer = await fetch(server.url + pathOf(call), { headers: headersOf(call) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${pathOf(call)}: ${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}

/** Reads the page after twenty pages of 1,000 orders. */
async function deepPage(server: Server): Promise<Call> {
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const call = list('orders.table', { limit: 1000, ...(cursor && { cursor }) });
    const answer = await fetch(server.url + pathOf(call), { headers: headersOf(call) });
    cursor = ((await answer.json()) as { result: { data: { nextCursor?: string } } }).result.data.nextCursor;
  }
  return list('orders.table', { limit: 25, ...(cursor && { cursor }) });
}

async function printScale(cluster: string, only = ''): Promise<void> {
  const sizes: Size[] = [200_000, 1_000_000].map((orders) => ({ services: 200, users: orders / 10, orders }));
  const servers: Server[] = [];
  for (const size of sizes) {
    console.log(`writing ${size.orders} orders …`);
    servers.push(await startShop(await shopDatabase(cluster, `bench_${size.orders}`, size)));
  }
  const calls = await Promise.all(
    sizes.map(async (size, nth) => {
      const server = servers[nth] as Server;
      return { server, calls: { ...lists(size), 'orders, deep page': await deepPage(server) } };
    }),
  );
  console.log(
    `${'ms: first answer, median of 9'.padEnd(32)}${'200,000 orders'.padStart(18)}${'1,000,000'.padStart(18)}`,
  );
  for (const name of Object.keys(calls[0]?.calls ?? {}).filter((name) => name.includes(only))) {
    const cells: string[] = [];
    for (const { server, calls: named } of calls) {
      const times: number[] = [];
      for (let nth = 0; nth < 10; nth += 1)
        times.push(await milliseconds(server, (named as Record<string, Call>)[name] as Call));
      cells.push(`${times[0]?.toFixed(0)}, ${middle(times.slice(1)).toFixed(0)}`.padStart(18));
    }
    console.log(name.padEnd(32) + cells.join(''));
  }
  await Promise.all(servers.map((server) => server.end()));
}

const isScale = process.argv.includes('--scale');
const only = process.argv.slice(2).find((word) => !word.startsWith('--'));

async function inCluster(): Promise<void> {
  const postgres = findPostgres();
  if (!postgres) throw new Error('The bench needs PostgreSQL: apt-get install -y postgresql');
  const cluster = await startCluster(postgres, isScale ? '-c shared_buffers=2GB' : '');
  try {
    await (isScale ? printScale : printRatios)(cluster.url, only);
  } finally {
    await cluster.close();
  }
}

async function inDemoShop(print: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-shop-'));
  const shop = await start('server/main.ts', '/healthz', { DATA_DIR: folder, RATE_LIMIT_FACTOR: '0' });
  try {
    await print(shop.url);
  } finally {
    await shop.end();
    await rm(folder, { recursive: true, force: true });
  }
}

await ensureBuilt();
if (process.argv.includes('--pages')) await inDemoShop((url) => printPages(url, only));
else if (process.argv.includes('--waits')) await inDemoShop(printWaits);
else await inCluster();
