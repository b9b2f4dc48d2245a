import { expect, test } from 'vitest';
import { expectNoViolations, visit } from './harness.ts';

const shop = await visit();

test('axe with cached colours still finds a bad contrast', async () => {
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
