// The pages that everyone finds, read by everyone; FAQ, About Us, Terms and Privacy.
import { expect, test } from 'vitest';
import { sitemapPages } from '#shared/pages.ts';
import { drawn, expectNoViolations, openTaken, visit } from './harness.ts';

const shop = await visit();

test('one tap opens one answer and closes the open one, also in another section', async () => {
  const page = await shop.page();
  await openTaken(page, '/my-faqs');
  const isOpen = (name: string) =>
    page.getByRole('button', { name }).evaluate((node) => node.getAttribute('aria-expanded') === 'true');
  await page.getByRole('button', { name: 'How do I change or cancel my appointment?' }).click();
  expect(await isOpen('How do I change or cancel my appointment?')).toBe(true);
  expect(await page.locator('[aria-expanded="true"]').count()).toBe(1);
  await page.getByText('the fee is ₹200').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'What do you repair?' }).click();
  expect(await isOpen('How do I change or cancel my appointment?')).toBe(false);
  await page.getByRole('button', { name: 'What do you repair?' }).click();
  expect(await page.locator('[aria-expanded="true"]').count()).toBe(0);
});

test.each([...sitemapPages, '/Privacy-Policy'])(
  '%s is whole on every width and can be read by everyone',
  async (path) => {
    const page = await shop.page();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      // the one with small letters is the same page again
      if (path !== '/privacy-policy') await expectNoViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

test('the contents lead to the section', async () => {
  const page = await shop.page();
  await page.goto('/terms-condition');
  await page.getByRole('link', { name: 'Guarantee and Warranty' }).click();
  const heading = page.getByRole('heading', { name: '6. Guarantee and Warranty' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeLessThan(200);
});
