import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drawn, visit as visitShop } from './harness.ts';
import { openCart, serviceNamed } from './people.ts';

const shop = await visitShop();
const kilobyte = 1024;
/** The network and processor speed of Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'no-preference',
} as const;

const pages: Record<string, string> = {
  filter: '/product-category?category=Kitchen',
  search: '/search?q=fridge',
  detail: '',
  FAQ: '/my-faqs',
  about: '/about-us',
  terms: '/terms-condition',
  privacy: '/privacy-policy',
};

beforeAll(async () => {
  const page = await shop.page();
  pages.detail = `/product/${(await serviceNamed(page, 'Split AC Repair'))._id}`;
});

type Transfer = { url: string; type: string; bytes: number };

/** Collects requests with their transferred bytes, headers included. */
function watchTransfers(page: Page): () => Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () =>
    Promise.all(
      requests
        .filter((request) => !request.url().startsWith('data:'))
        .map(async (request) => {
          const { responseBodySize, responseHeadersSize } = await request.sizes();
          const bytes = responseBodySize + responseHeadersSize;
          return { url: request.url(), type: request.resourceType(), bytes };
        }),
    );
}

const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
const scripts = (transfers: Transfer[]) => transfers.filter(({ type }) => type === 'script');

type Measured = { shift: number; refused: string[] };

/** Collects layout shifts and CSP violations from the start. */
const measure = (page: Page) =>
  page.addInitScript(() => {
    const measured: Measured = { shift: 0, refused: [] };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      measured.refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
const measuredOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured: Measured }).measured);

async function visit(name: string) {
  const page = await shop.page(412, phone);
  const transfers = watchTransfers(page);
  await measure(page);
  await page.goto(pages[name] ?? '/');
  await page.waitForLoadState('networkidle');
  return { page, transfers };
}

// FAQ is the largest of the written pages: it loads the accordion.
const scriptLimit = 151 * kilobyte;

const maxScriptFiles = 10;
const maxStyleFiles = 2;

/** Checks weight, layout shift, repeated queries and CSP violations of a first view. */
async function expectLight({ page, transfers }: Awaited<ReturnType<typeof visit>>, name: string) {
  const all = await transfers();
  const figures = `${name}: ${Math.round(sum(all) / kilobyte)} KB, of which JavaScript ${Math.round(sum(scripts(all)) / kilobyte)}, ${all.length} requests`;
  expect(sum(scripts(all)), figures).toBeLessThanOrEqual(scriptLimit);
  // Fonts come after everything else, and once per visitor.
  const fonts = all.filter(({ type }) => type === 'font');
  expect(sum(all) - sum(fonts), figures).toBeLessThanOrEqual(225 * kilobyte);
  expect(sum(fonts), figures).toBeLessThanOrEqual(45 * kilobyte);
  expect(scripts(all).length, figures).toBeLessThanOrEqual(maxScriptFiles);
  expect(all.filter(({ type }) => type === 'stylesheet').length, figures).toBeLessThanOrEqual(maxStyleFiles);
  const { shift, refused } = await measuredOn(page);
  expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
  expect(refused, 'refused by the content security policy').toEqual([]);
  const urls = all.map(({ url }) => url);
  expect(urls.filter((url) => !url.startsWith(shop.url))).toEqual([]);
  expect(urls.filter((url) => url.includes('/trpc'))).toEqual([]);
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
}

test.each(Object.keys(pages))(
  'the first view of %s is light, does not shift and repeats no query',
  async (name) => {
    await expectLight(await visit(name), name);
  },
);

test('Home loads at most 230 KB of JavaScript when scrolled', async () => {
  const home = await visit('Home');
  await expectLight(home, 'Home');
  const { page, transfers } = home;
  for (let y = 0; y < 12_000; y += 600) {
    await page.mouse.wheel(0, 600);
    await drawn(page);
  }
  await page.getByRole('button', { name: 'Send Enquiry' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const all = await transfers();
  expect(sum(scripts(all))).toBeLessThanOrEqual(230 * kilobyte);
  expect((await measuredOn(page)).shift).toBeLessThanOrEqual(0.02);
  expect(all.filter(({ url }) => /admin|DataTable/i.test(url))).toEqual([]);
});

test.each([
  ['/cart', 200],
  ['/login', 170],
] as const)('%s loads at most %i KB of JavaScript in few files', async (path, limit) => {
  const page = await shop.page(412, phone);
  const transfers = watchTransfers(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const loaded = scripts(await transfers());
  expect(sum(loaded)).toBeLessThanOrEqual(limit * kilobyte);
  expect(loaded.length).toBeLessThanOrEqual(maxScriptFiles);
});

test('an hour-old page hydrates without queries', async () => {
  const page = await shop.page(412, phone);
  await page.clock.install({ time: Date.now() + 60 * 60_000 });
  const transfers = watchTransfers(page);
  await page.goto('/');
  await page.locator('#root[data-hydrated]').waitFor();
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  expect((await transfers()).filter(({ url }) => url.includes('/trpc'))).toEqual([]);
});

test("a document from the browser's cache reloads its data", async () => {
  const page = await shop.page(412, phone);
  await page.goto('/');
  await page.goto('/about-us');
  const reloaded = page.waitForRequest((request) => request.url().includes('/trpc/'));
  await page.goBack();
  expect((await reloaded).url()).toContain('catalogue.strips');
});

test('the cart loads without layout shift, empty or not', async () => {
  const page = await shop.page(412, phone);
  await measure(page);
  await openCart(page, 'Clothes Dryer Repair');
  const shiftOf = async (words: string) => {
    await page.goto('/cart');
    await page.getByText(words, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    return (await measuredOn(page)).shift;
  };
  expect(await shiftOf('Where should we come?')).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Your cart is empty').waitFor();
  expect(await shiftOf('Your cart is empty')).toBeLessThanOrEqual(0.02);
});
