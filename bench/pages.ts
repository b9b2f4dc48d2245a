// npm run bench -- --pages [NAME] measures customers' pages and screens for work, and prints them with their goals.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { freePort } from '#server/testing/free-port.ts';
import { paths } from '#shared/paths.ts';
import { findChromium } from '../scripts/chromium.ts';

type Column = 'lcp' | 'tbt' | 'KB' | 'scripts' | 'styles' | 'preloads' | 'sentence' | 'row' | 'hand' | 'task';
type Page = {
  name: string;
  path: string;
  as?: keyof typeof people;
  width?: number;
  /** The first element that tells what the page is about. */
  sentence?: string;
  /** The first row of the screen's data. */
  row?: string;
  goals: Partial<Record<Column, number>>;
};

const titles: Record<Column, string> = {
  lcp: 'LCP s',
  tbt: 'TBT ms',
  KB: 'script KB',
  scripts: 'scripts',
  styles: 'styles',
  preloads: 'preloads',
  sentence: 'sentence s',
  row: 'row s',
  hand: 'hand s',
  task: 'task ms',
};
const columns = Object.keys(titles) as Column[];
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const people = {
  customer: { email: 'asha@example.com', password: 'demo-customer' },
  owner: { email: 'admin@example.com', password: 'demo-admin' },
  technician: { email: 'ramesh@example.com', password: 'demo-technician' },
};
const files = { tbt: 300, scripts: 10, styles: 2, preloads: 12 };

const pagesOf = (service: string, tracked: string): Page[] => [
  { name: 'Home', path: paths.home, goals: { lcp: 2, KB: 130, sentence: 1.3, hand: 5.2 } },
  { name: 'detail', path: paths.service(service), goals: { lcp: 1.8, KB: 125, sentence: 1.3, hand: 4.8 } },
  { name: 'category', path: paths.services(['kitchen']), goals: { sentence: 1.3, hand: 5.2 } },
  { name: 'login', path: paths.login, goals: { lcp: 1.8, KB: 170, sentence: 1.3, hand: 5 } },
  { name: 'tracking', path: tracked, goals: { sentence: 1.3, hand: 5.5 } },
  {
    name: 'cart',
    path: paths.cart,
    as: 'customer',
    sentence: '#order-details',
    goals: { lcp: 2.5, KB: 200, sentence: 2, hand: 5.5 },
  },
  {
    name: 'My Orders',
    path: paths.myOrders,
    as: 'customer',
    sentence: 'main article',
    goals: { KB: 200, sentence: 1.3, hand: 5.5 },
  },
  {
    name: 'Day',
    path: paths.admin.day,
    as: 'owner',
    row: '[data-visit]',
    goals: { KB: 190, scripts: 9, sentence: 1.2, row: 1.6, hand: 5.5, task: 150 },
  },
  {
    name: 'My Jobs',
    path: paths.jobs,
    as: 'technician',
    row: '[data-job]',
    goals: { KB: 180, scripts: 8, sentence: 0.8, row: 1.6, hand: 5.2, task: 150 },
  },
  {
    name: 'All Orders',
    path: paths.admin.orders,
    as: 'owner',
    width: 1280,
    row: '[data-row]',
    goals: { KB: 210, scripts: 10, sentence: 1.2, row: 1.8, hand: 6, task: 150 },
  },
];

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function call<T>(url: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json() as Promise<T>;
}

/** Fills a cart and books, so that cart, My Orders and tracking have something to show. */
async function prepare(url: string) {
  const tokenOf = async (who: keyof typeof people) =>
    (await call<{ data: string }>(`${url}/api/signin`, people[who])).data;
  const token = await tokenOf('customer');
  const { data } = await call<{ data: { _id: string; productName: string; twelveprice: number }[] }>(
    `${url}/api/get-product`,
  );
  const [service] = data;
  if (!service) throw new Error('The demo shop has no services');
  const { _id: productId, productName, twelveprice: totalPrice } = service;
  const contact = { fullname: 'Asha Patil', address: 'CIDCO', city: 'N-4', mobile: '5550100101' };
  const products = [{ productId, productName, quantity: 1 }];
  const order = {
    ...contact,
    email: people.customer.email,
    orderId: crypto.randomUUID(),
    totalQty: 1,
    totalPrice,
  };
  await call(`${url}/api/create-payment`, { ...order, products, paymentMethod: 'Cash on Delivery' }, token);
  await call(`${url}/api/addtocart`, { productId, selectedOption: 12 }, token);
  const mails = JSON.stringify(await call(`${url}/dev/mailbox.json`));
  return { tokenOf, pages: pagesOf(productId, /\/track\/[\w-]+/.exec(mails)?.[0] ?? paths.home) };
}

/** Opens a browser without a cache for each measurement. */
async function inBrowser<T>(
  url: string,
  { token, width }: { token: string | null; width: number },
  work: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? '',
    viewport: { width, height: width < 700 ? 740 : 900 },
    isMobile: width < 700,
    hasTouch: width < 700,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    if (token) {
      await context.addCookies([{ name: 'token', value: token, url }]);
      const page = await context.newPage();
      await page.goto(`${url}/robots.txt`);
      await page.evaluate((kept) => localStorage.setItem('authToken', kept), token);
      await page.close();
    }
    return await work(context, port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const paint = (address: string) => async (_context: BrowserContext, port: number) => {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: ['largest-contentful-paint', 'total-blocking-time'],
    disableStorageReset: true,
  });
  const audit = (name: string) => run?.lhr.audits[name]?.numericValue ?? Number.NaN;
  return { lcp: audit('largest-contentful-paint') / 1000, tbt: audit('total-blocking-time') };
};

const weight = (address: string) => async (context: BrowserContext) => {
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  let styles = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'stylesheet') styles += 1;
    if (request.resourceType() !== 'script') return;
    scripts.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  const answer = await page.goto(address);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const preloads = (await answer?.text())?.match(/rel="(modulepreload|preload)"/g)?.length ?? 0;
  return { KB: bytes / 1024, scripts: scripts.length, styles, preloads };
};

// A phone of the cheapest kind on a bad line.
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const slow = (address: string, sentence: string, row: string) => async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.addInitScript(
    (selectors) => {
      const seen: Record<string, number> = { task: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task ?? 0, duration);
      }).observe({ type: 'longtask' });
      const look = () => {
        for (const [name, selector] of Object.entries(selectors))
          if (document.querySelector(selector)?.textContent) seen[name] ??= performance.now();
        if (document.querySelector('#root[data-hydrated]') && !seen.hand)
          requestIdleCallback(() => {
            seen.hand ??= performance.now();
          });
        if (!seen.hand || !seen.sentence || !seen.row) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { sentence, row },
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  type Seen = { seen: { sentence: number; row: number; hand: number; task: number } };
  const told = await page.waitForFunction(
    () => {
      const { seen } = window as unknown as Seen;
      return seen.sentence && seen.row && seen.hand ? seen : null;
    },
    null,
    { timeout: 60_000, polling: 200 },
  );
  const { task, ...moments } = (await told.jsonValue()) as Seen['seen'];
  const seconds = Object.entries(moments).map(([name, ms]) => [name, ms / 1000]);
  return { task, ...Object.fromEntries(seconds) } as Record<keyof Seen['seen'], number>;
};

async function measure(url: string, page: Page, token: string | null): Promise<Record<Column, number>> {
  const address = url + page.path;
  const as = { token, width: page.width ?? 360 };
  const sentence = page.sentence ?? 'h1';
  const runs: Partial<Record<Column, number>>[] = [await inBrowser(url, as, weight(address))];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await inBrowser(url, as, paint(address)));
    runs.push(await inBrowser(url, as, slow(address, sentence, page.row ?? sentence)));
  }
  const medianOf = (column: Column) =>
    middle(runs.flatMap((run) => (run[column] === undefined ? [] : [run[column]])));
  return Object.fromEntries(columns.map((column) => [column, medianOf(column)])) as Record<Column, number>;
}

/** Prints the figures of the demo shop's pages with their goals. The exit code is 1 if a figure is above its goal. */
export async function printPages(url: string, only = ''): Promise<void> {
  const { tokenOf, pages } = await prepare(url);
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(14))).join('');
  console.log(row(['', ...columns.map((column) => titles[column])]));
  for (const page of pages.filter(({ name }) => name.includes(only))) {
    const figures = await measure(url, page, page.as ? await tokenOf(page.as) : null);
    const goals: Page['goals'] = { ...files, ...page.goals };
    const cells = columns.map((column) => {
      const [figure, goal] = [figures[column], goals[column]];
      if (goal !== undefined && figure > goal) process.exitCode = 1;
      const shown = figure < 10 && !Number.isInteger(figure) ? figure.toFixed(1) : figure.toFixed(0);
      return goal === undefined ? shown : `${shown} (${goal})${figure > goal ? '!' : ' '}`;
    });
    console.log(row([page.name, ...cells]));
  }
}
