import { expect, test } from 'vitest';
import { visit } from './harness.ts';

const shop = await visit();

const facesOf = async (path: string) => {
  const page = await shop.page(360);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, files };
};

test('pages in English load the Latin faces of Hind after their scripts, and no large Devanagari file', async () => {
  const { page, files } = await facesOf('/');
  expect(files.filter((file) => file.includes('hind-latin'))).toHaveLength(2);
  expect(files.filter((file) => file.includes('hind-devanagari'))).toEqual([]);
  const links = await page.locator('link[rel=stylesheet]:not([disabled])').count();
  expect(links).toBe(1);
});

test('pages in Marathi show Hind for Devanagari from the second page on', async () => {
  const { page, files } = await facesOf('/mr');
  expect(files.filter((file) => file.includes('hind-devanagari'))).toHaveLength(2);
  await page.goto('/mr/about-us', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded).toContain('Hind Devanagari');
});
