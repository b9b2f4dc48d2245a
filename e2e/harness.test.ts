// The judge of accessibility itself: it remembers colours, and must go on finding what is wrong with them.
import { expect, test } from 'vitest';
import { expectNoViolations, visit } from './harness.ts';

const shop = await visit();

test('a judgement fails for a bad contrast, also in colours that it has read, and passes when it is mended', async () => {
  const page = await shop.page(360);
  const show = (ink: string) =>
    page.setContent(`<html lang="en"><title>Judged</title><main style="background:#fff">
      <h1 style="color:#000">Colours</h1><p style="color:#888">Too pale</p>
      <div style="background:#888"><p style="color:${ink}">On grey</p></div></main></html>`);
  await show('#000');
  await expect(expectNoViolations(page)).rejects.toThrow('color-contrast');
  await page
    .locator('p')
    .first()
    .evaluate((text) => (text.style.color = '#555'));
  await expectNoViolations(page);
  await page
    .locator('p')
    .last()
    .evaluate((text) => (text.style.color = '#fff'));
  await expect(expectNoViolations(page)).rejects.toThrow('color-contrast');
});
