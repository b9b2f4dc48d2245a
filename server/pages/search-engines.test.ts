import { expect, test } from 'vitest';
import { openTestApi } from '#server/testing/api.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { addTestService } from '#server/testing/services.ts';

const api = await openTestApi(await freshDatabase());
const shop = 'https://shop.example.com';

test('the sitemap lists the public pages, categories and services', async () => {
  const [shown, gone] = [await addTestService(api.db), await addTestService(api.db, { inShop: false })];
  const { text, headers } = await api.call('GET /sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${shop}/`,
      `${shop}/privacy-policy`,
      `${shop}/product-category?category=air+condition`,
      `${shop}/product/${shown.id}`,
    ]),
  );
  expect(addresses).not.toContain(`${shop}/product/${gone.id}`);
});

test('robots.txt excludes personal pages, the admin area and the APIs', async () => {
  const { text } = await api.call('GET /robots.txt');
  const refused = [
    '/admin-panel',
    '/cart',
    '/my-orders',
    '/search',
    '/hi/cart',
    '/mr/my-orders',
    '/reset-password/',
    '/api/',
    '/trpc/',
  ];
  expect(text.split('\n')).toEqual(expect.arrayContaining(refused.map((path) => `Disallow: ${path}`)));
  expect(text).toContain(`Sitemap: ${shop}/sitemap.xml`);
});
