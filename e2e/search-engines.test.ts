import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type SitemapPage, sitemapPages } from '#shared/pages.ts';
import { visit } from './harness.ts';
import { serviceNamed } from './people.ts';

const shop = await visit();

/** The head and outline of a page as the server sends it. */
async function read(page: Page, address: string) {
  const answer = await page.request.get(address);
  const found = await page.evaluate(
    (markup) => {
      const document = new DOMParser().parseFromString(markup, 'text/html');
      const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? null;
      return {
        title: document.title,
        description: content('meta[name=description]'),
        robots: content('meta[name=robots]'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        preview: ['title', 'description', 'url', 'image'].map((name) =>
          content(`meta[property="og:${name}"]`),
        ),
        headings: document.querySelectorAll('h1').length,
        things: [...document.querySelectorAll('script[type="application/ld+json"]')].map((node) =>
          JSON.parse(node.textContent ?? ''),
        ) as Record<string, unknown>[],
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), ...found, types: found.things.map((thing) => thing['@type']) };
}

/** The structured data of each page in the sitemap. */
const things: Record<SitemapPage, readonly string[]> = {
  '/': ['LocalBusiness'],
  '/product-category': [],
  '/my-faqs': ['FAQPage'],
  '/about-us': [],
  '/terms-condition': [],
  '/privacy-policy': [],
  '/grievance': [],
};

test('each indexed page has a title, a description and one canonical URL', async () => {
  const page = await shop.page();
  for (const [address, canonical, types] of [
    ...sitemapPages.map((address) => [address, address, things[address]] as const),
    ['/product-category?category=Kitchen', '/product-category?category=kitchen', []] as const,
    ['/Privacy-Policy', '/privacy-policy', []] as const,
  ]) {
    const found = await read(page, address);
    expect(found.status, address).toBe(200);
    expect(found.title.length, address).toBeGreaterThan(10);
    expect(found.description?.length, address).toBeGreaterThan(50);
    expect(found.canonical, address).toBe(`${shop.url}${canonical}`);
    expect(found.robots, address).toBeNull();
    expect(found.preview.every(Boolean), `link preview of ${address}`).toBe(true);
    expect(found.headings, address).toBe(1);
    expect(found.types, address).toEqual(types);
  }
});

test('a service page describes its offer in rupees in structured data', async () => {
  const page = await shop.page();
  const service = await serviceNamed(page, 'Split AC Repair');
  const found = await read(page, `/product/${service._id}`);
  expect(found.title).toContain('Split AC Repair');
  expect(found.canonical).toBe(`${shop.url}/product/${service._id}`);
  expect(found.headings).toBe(1);
  expect(found.types).toEqual(['Service', 'BreadcrumbList']);
  expect(found.things[0]?.offers).toMatchObject({ priceCurrency: 'INR' });
});

test('Home describes area and hours in structured data', async () => {
  const { things } = await read(await shop.page(), '/');
  expect(things[0]).toHaveProperty('areaServed');
  expect(JSON.stringify(things[0])).toMatch(/openingHours/);
  expect(JSON.stringify(things[0])).not.toMatch(/rating/i);
});

test('pages of one visitor or one search are not indexed', async () => {
  const page = await shop.page();
  for (const address of ['/search?q=fridge', '/login', '/sign-up', '/cart', '/no/such/page']) {
    const found = await read(page, address);
    expect(found.robots, address).toBe('noindex');
    expect(found.canonical, address).toBeNull();
    expect(found.title.length, address).toBeGreaterThan(5);
  }
});

test('robots.txt names the sitemap, and every URL of the sitemap answers', async () => {
  const page = await shop.page();
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const text = await (await page.request.get(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
  expect(addresses.length).toBeGreaterThanOrEqual(36);
  expect(addresses.filter((address) => !address.startsWith(shop.url))).toEqual([]);
  // Reads the pages one by one, because a busy machine may need too long for all at once.
  for (const address of addresses)
    expect([address, (await page.request.get(address)).status()]).toEqual([address, 200]);
});
