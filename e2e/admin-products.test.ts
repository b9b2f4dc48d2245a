import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey, resize } from './harness.ts';
import { openPanel } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await journey();
const products = '/admin-panel/all-products';
const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const pictures = [file('client/public/icon-512.png'), file('client/public/og-image.jpg')];

const cardOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Services' }).getByRole('listitem').filter({ hasText: name });

test('changed company data appear in ticker and footer at once', async () => {
  const page = await shop.page(1280);
  await openPanel(page, products, 'All Products');
  await page.getByLabel('Company Name').fill('Lotus Repairs');
  await page.getByRole('button', { name: 'Update Company Name' }).click();
  await toastSaying(page, successMessages.companyUpdated).waitFor();
  await expect.poll(() => page.locator('header').textContent()).toContain('Lotus Repairs');
  await page.getByLabel('Company Name').fill(' ');
  await page.getByRole('button', { name: 'Update Company Name' }).click();
  await page.getByText(fieldMessages.companyNameRequired).waitFor();

  await resize(page, 360);
  await page.goto('/admin-panel/settings');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Business' }).click();
  await page.getByLabel('Facebook').fill('http://example.com');
  await page.getByLabel('City').fill('Pune');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(fieldMessages.linkInvalid).waitFor();
  await page.getByLabel('Facebook').fill('');
  await page.getByLabel('Phone', { exact: true }).fill('+91 240 555 0177');
  await page.getByLabel('WhatsApp', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.companyUpdated).waitFor();
  await expectNoViolations(page);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Home-appliance repair in Pune' }).waitFor();
  await page.goto('/about-us');
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').waitFor();
  expect(await page.locator('a[href*="wa.me"]').count()).toBe(0);
});

test('an admin adds, changes and deletes a reel on a phone', async () => {
  const page = await shop.page(360);
  await openPanel(page, products, 'All Products');
  const list = page.getByRole('list', { name: 'Reels' });
  await list.getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(fieldMessages.reelUrlRequired).waitFor();
  const url = 'https://video.example.com/pump';
  await page.getByLabel('Reel URL').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toastSaying(page, successMessages.reelAdded).waitFor();
  const row = list.getByRole('listitem').filter({ hasText: url });
  await row.getByRole('button', { name: 'Edit' }).click();
  await list.getByRole('textbox').fill(`${url}/new`);
  await list.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.reelUpdated).waitFor();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastSaying(page, successMessages.reelDeleted).waitFor();
  await expect.poll(() => row.count()).toBe(0);
});

test('Add Product reports missing fields and then adds a service', async () => {
  const page = await shop.page(360);
  await openPanel(page, products, 'All Products');
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await page.getByRole('button', { name: 'Add Product' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const words of [
    'productNameRequired',
    'tagsRequired',
    'categoryRequired',
    'chargeRequired',
    'imageRequired',
  ] as const)
    await dialog.getByText(fieldMessages[words], { exact: true }).waitFor();
  await expectNoViolations(page);

  const name = 'Geyser Repair';
  await dialog.getByLabel('Product Name').fill(name);
  await dialog.getByLabel('Tags').fill('Geyser, Racold');
  await dialog.getByLabel('Category').selectOption({ label: 'Kitchen' });
  await dialog.getByLabel('Charges').fill('349.50');
  await dialog.getByLabel('Choose pictures').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture at all'),
  });
  await dialog.getByText(`notes.png: ${wordsOfFailure('imageUnreadable')}`).waitFor();
  await dialog.getByRole('button', { name: 'Forget notes.png' }).click();
  await dialog.getByLabel('Choose pictures').setInputFiles(pictures);
  await expect.poll(() => dialog.getByRole('button', { name: /at full size$/ }).count()).toBe(2);
  const sources = () =>
    dialog.locator('ol img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  const before = await sources();
  await dialog.getByRole('button', { name: 'Move picture 2 forward' }).click();
  expect(await sources()).toEqual([...before].reverse());
  await dialog.getByRole('button', { name: 'See picture 1 at full size' }).click();
  const full = page.getByRole('dialog', { name: 'Picture at full size' });
  await full.waitFor();
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: 'Remove picture 2' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.productUploaded).waitFor();
  await cardOf(page, name).getByText('₹349.50').waitFor();
});

test('Edit Product changes a service that the search finds', async () => {
  const page = await shop.page(1280);
  await openPanel(page, products, 'All Products');
  await page.getByLabel('Category', { exact: true }).selectOption('Kitchen');
  await page.waitForURL(/category=kitchen/);
  await page.getByLabel('Search Products').fill('nothing like this');
  await page.getByText('No services match').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByText(/^1 to 24 of/).waitFor();

  await page.getByLabel('Search Products').fill('Cassette');
  await page.waitForURL(/search=Cassette/);
  const card = cardOf(page, 'Cassette AC Repair');
  await card.getByRole('button', { name: 'Edit Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  expect(await dialog.getByLabel('Product Name').inputValue()).toBe('Cassette AC Repair');
  await dialog.getByLabel('Charges').fill('723');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.productUpdated).waitFor();
  await card.getByText('₹723.00').waitFor();
});

test('a service is a draft until it is shown in the shop, and goes into a spreadsheet', async () => {
  const page = await shop.page(1280);
  await openPanel(page, `${products}?search=Cassette`, 'All Products');
  const card = cardOf(page, 'Cassette AC Repair');
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  const showInShop = async (shown: boolean) => {
    await card.getByRole('button', { name: 'Edit Product' }).click();
    await dialog.getByRole('checkbox', { name: 'Show in the shop' }).setChecked(shown);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await showInShop(false);
  await card.getByText('Off the shop').waitFor();
  await page.goto(`${products}?offShop=true`);
  await cardOf(page, 'Cassette AC Repair').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem').first().click();
  expect((await file).suggestedFilename()).toBe('Services.xlsx');
  await showInShop(true);
  await expect.poll(() => card.count()).toBe(0);
});

test('an admin takes a service off the shop and puts it back', async () => {
  const page = await shop.page(360);
  await openPanel(page, `${products}?search=Pizza`, 'All Products');
  const card = cardOf(page, 'Pizza Oven Repair');
  const found = async () => {
    const { data } = await (await page.request.get('/api/search?q=pizza')).json();
    return (data as { productName: string }[]).some(({ productName }) => productName === 'Pizza Oven Repair');
  };
  const more = card.getByRole('button', { name: 'More: Pizza Oven Repair' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Take off the shop' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the shop' }).click();
  await toastSaying(page, successMessages.productWithdrawn).waitFor();
  await card.getByText('Off the shop').waitFor();
  expect(await found()).toBe(false);
  await more.click();
  await page.getByRole('menuitem', { name: 'Put back in the shop' }).click();
  await toastSaying(page, successMessages.productRestored).waitFor();
  expect(await found()).toBe(true);
});
