import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sitemapPages } from '#shared/pages.ts';
import { expectNoViolations, openHydrated, resize, visit } from './harness.ts';
import { areInReach } from './people.ts';

const shop = await visit();

/** Extra steps for some pages after the common checks. */
const extraChecks: Record<string, (page: Page) => Promise<void>> = {
  '/about-us': callFromEverywhere,
  '/my-faqs': answersOpen,
  '/terms-condition': contentsLead,
};

test.each([...sitemapPages])('the page %s fits every width and is accessible', async (path) => {
  // With motion, the page needs buttons that stop it.
  const page = await shop.page(320, { reducedMotion: 'no-preference' });
  await openHydrated(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [320, 360, 768, 1280]) {
    await resize(page, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    // The widths between these show the same elements.
    if (width === 320 || width === 1280) await expectNoViolations(page);
  }
  await extraChecks[path]?.(page);
});

/** A phone has a call and a WhatsApp link at its foot. On desks the header shows the number. */
async function callFromEverywhere(page: Page) {
  await resize(page, 360);
  await areInReach(page.getByRole('contentinfo'));
  await resize(page, 1280);
  await page.getByRole('banner').getByRole('link', { name: '+91 240 555 0142' }).waitFor();
}

/** A tap opens an answer, and on a phone the footer fits the screen. FaqPage.test.tsx has the other taps. */
async function answersOpen(page: Page) {
  await resize(page, 360);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  const repaired = page.getByRole('button', { name: 'What do you repair?' });
  // The questions must be apart from the card's edge.
  const inset = await repaired.evaluate((node) =>
    Number.parseFloat(getComputedStyle(node).paddingInlineStart),
  );
  expect(inset).toBeGreaterThanOrEqual(12);

  const change = page.getByRole('button', { name: 'How do I change or cancel my appointment?' });
  await change.click();
  await page.getByText('the fee is ₹200').waitFor();
  await expectNoViolations(page);
}

async function contentsLead(page: Page) {
  await resize(page, 360);
  await page.getByRole('link', { name: 'Guarantee and Warranty' }).click();
  const heading = page.getByRole('heading', { name: '6. Guarantee and Warranty' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
}

test('a newly visited page starts at its top', async () => {
  const page = await shop.page();
  await openHydrated(page, '/about-us');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  // The face of the first view may have other heights, and the browser keeps the lines in their place.
  await expect.poll(scrolled).toBeGreaterThan(400);
  await page.goto('/my-faqs');
  await openHydrated(page, '/about-us');
  // An effect sets the scroll position once the page is painted.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await scrolled()).toBe(0);
});
