// Looks at boxes over text on the pages of the shop, as somebody sees them at a desk.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitemapPages } from '#shared/pages.ts';
import { drawn, visit } from './harness.ts';
import { asha, openAs } from './people.ts';

const shop = await visit();

/** The texts of the page that a painted box covers, with the box. The window is as high as the page. */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const paints = (element: Element, pseudo?: string) => {
      const { content, backgroundColor, display } = getComputedStyle(element, pseudo);
      if (pseudo && (content === 'none' || display === 'none')) return false;
      return !/^rgba\(.*, 0\)$/.test(backgroundColor) || (pseudo !== undefined && content !== '""');
    };
    const writesAt = (hit: Element, x: number, y: number) => {
      const range = document.createRange();
      range.selectNodeContents(hit);
      const boxes = [...range.getClientRects()];
      return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    };
    const covers = (hit: Element, owner: Element, x: number, y: number): boolean => {
      if (owner.contains(hit) || getComputedStyle(hit).opacity === '0') return false;
      if (hit.contains(owner)) return ['::before', '::after'].some((one) => paints(hit, one));
      return paints(hit) || hit.matches('img, svg') || writesAt(hit, x, y);
    };
    const isClipped = (owner: Element, x: number, y: number): boolean => {
      for (let at: Element | null = owner; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = at.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      }
      return false;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim();
      if (!owner?.checkVisibility() || !text) continue;
      if (owner.closest('[inert], select, .visually-hidden')) continue;
      if (getComputedStyle(owner).pointerEvents === 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects())
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          const y = (top + bottom) / 2;
          const hit = document.elementFromPoint(x, y);
          if (!hit || right - left < 4 || isClipped(owner, x, y) || !covers(hit, owner, x, y)) continue;
          found.push(`'${text.slice(0, 40)}' below ${hit.tagName} ${hit.className}`);
        }
    }
    return [...new Set(found)];
  });

const serviceOf = async (page: Page) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
};

async function expectNothingCovered(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect(await coveredTexts(page), `${path} at ${width} px`).toEqual([]);
  }
}

test('no box lies on a text of a public page', async () => {
  const page = await shop.page(1280);
  const others = ['/search?q=fridge', '/login', '/sign-up', '/forgot-password', '/no-such-page'];
  for (const path of [await serviceOf(page), ...sitemapPages, ...others])
    await expectNothingCovered(page, path);
});

test('no box lies on a text of a customer’s pages', async () => {
  const page = await shop.page(1280);
  await openAs(page, asha, '/my-orders');
  for (const path of ['/my-orders', '/cart']) await expectNothingCovered(page, path);
});
