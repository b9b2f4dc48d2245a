// The first look: the shop opens on a small phone and on a desk.
import { expect, test } from 'vitest';
import { expectNoViolations, visit } from './harness.ts';

const shop = await visit();

test.each([360, 1280])(
  'Home opens %i px wide, can be read by everyone and does not scroll sideways',
  async (width) => {
    const page = await shop.page(width, { reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.getByRole('main').waitFor();
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
