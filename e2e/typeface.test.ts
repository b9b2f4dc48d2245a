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
  await expect.poll(() => files.filter((file) => file.includes('hind-latin'))).toHaveLength(2);
  expect(files.filter((file) => file.includes('hind-devanagari'))).toEqual([]);
  const links = await page.locator('link[rel=stylesheet]:not([disabled])').count();
  expect(links).toBe(1);
});

test('pages in Marathi show Hind for Devanagari from the second page on', async () => {
  const { page, files } = await facesOf('/mr');
  await expect.poll(() => files.filter((file) => file.includes('hind-devanagari'))).toHaveLength(2);
  const shown = async () => {
    await page.goto('/mr/about-us', { waitUntil: 'networkidle' });
    return page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  };
  // A busy browser may take the face from its cache too late for one page.
  await expect.poll(shown).toContain('Hind Devanagari');
});

test('the test browser has no faces of the machine', async () => {
  const page = await shop.page();
  await page.setContent(
    '<p style="font-family: Arial">Repair मरम्मत</p><p style="font-family: system-ui">42</p>',
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect([...new Set(fonts.map(({ familyName }) => familyName))]).toEqual(['Hind']);
  }
});
