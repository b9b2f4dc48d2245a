// Finding a service: the header's search and menu, filter page, detail, and what is not there.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientMessages } from '#shared/messages.ts';
import { expectNoViolations, openTaken, stopClock, visit } from './harness.ts';
import { serviceNamed } from './people.ts';

const shop = await visit();

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const charges = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) =>
    Number(/₹([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')),
  );
const inOrder = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

test('search follows the keys with one entry in the history and few questions to the server', async () => {
  const page = await shop.page(1280);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('catalogue.search') && asked.push(request.url()));
  await page.clock.install();
  await openTaken(page, '/about-us');
  const box = page.getByRole('searchbox', { name: 'Search Services Here...' });
  // typed without a pause, however long the keys take on a slow machine
  await stopClock(page);
  await box.pressSequentially('washing machine');
  await page.clock.resume();
  await page.getByRole('heading', { name: /^Search Results : \d+$/ }).waitFor();
  await cards(page).filter({ hasText: 'Washing Machine' }).first().waitFor();
  expect(addressOf(page)).toBe('/search?q=washing+machine');
  expect(asked.length).toBeLessThan('washing machine'.length / 2);
  expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
  await expectNoViolations(page);
  await page.goBack();
  await page.waitForURL('**/about-us');
  await expect.poll(() => box.inputValue()).toBe('');
  await page.goForward();
  await page.waitForURL('**/search?q=washing+machine');
  await expect.poll(() => box.inputValue()).toBe('washing machine');
  await box.fill('');
  await page.waitForURL((url) => url.pathname === '/search' && url.search === '');
});

test('what is not found says so and leads on; words with typing errors are understood', async () => {
  const page = await shop.page();
  await page.goto('/search?q=helicopter');
  await page.getByText(clientMessages.noResults).waitFor();
  await page.getByRole('heading', { name: 'Search Results : 0' }).waitFor();
  await expectNoViolations(page);
  await page.goto('/search?q=refridgerator');
  await cards(page).filter({ hasText: 'Refrigerator' }).first().waitFor();
});

test('filters and order stand in the address, one line high on a phone; Back takes one step; a shared link opens the same', async () => {
  const page = await shop.page();
  await page.goto('/product-category');
  const all = await cards(page).count();
  expect(all).toBeGreaterThanOrEqual(36);
  const label = page.locator('label').filter({ hasText: 'Refrigeration' });
  expect((await label.boundingBox())?.height).toBeLessThan(60);
  await checkbox(page, 'Kitchen').check();
  await page.waitForURL('**/product-category?category=kitchen');
  await page.getByRole('heading', { level: 1, name: 'Kitchen services' }).waitFor();
  await checkbox(page, 'Laundary').check();
  await page.waitForURL(/category=kitchen(%2C|,)laundary/);
  await page.getByRole('radio', { name: 'Price - High to Low' }).check();
  await page.waitForURL(/sort=dsc/);
  // the address has it before the list does
  const dearestFirst = async () => {
    const shown = await charges(page);
    return shown.length > 1 && String(shown) === String(inOrder(shown).reverse());
  };
  await expect.poll(dearestFirst, { message: 'the dearest first' }).toBe(true);
  await expectNoViolations(page);

  await page.reload();
  expect(await checkbox(page, 'Laundary').isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Price - High to Low' }).isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('sort'));
  await page.goBack();
  await page.waitForURL('**/product-category?category=kitchen');
  await expect.poll(() => checkbox(page, 'Laundary').isChecked()).toBe(false);

  await page.goto('/product-category?category=KITCHEN&category=Air%20Condition&sort=asc');
  expect(await checkbox(page, 'Kitchen').isChecked()).toBe(true);
  expect(await checkbox(page, 'Air Condition').isChecked()).toBe(true);
  expect(await charges(page)).toEqual(inOrder(await charges(page)));
  await page.goto('/product-category?category=floor+care');
  await page.getByText('No service here yet').waitFor();
  await expectNoViolations(page);
});

test('from a strip to a service and back: the place is kept, and the server is asked for the page once', async () => {
  const page = await shop.page();
  await openTaken(page, '/');
  const card = page.getByRole('region', { name: 'Kitchen', exact: true }).getByRole('link').nth(1);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const name = await card.textContent();
  await card.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a service shows all that decides: charge, rating, pictures to zoom, two buttons, one always in reach', async () => {
  const page = await shop.page();
  const service = await serviceNamed(page, 'Split AC Repair');
  await page.goto(`/product/${service._id}`);
  await page.getByRole('heading', { level: 1, name: 'Split AC Repair' }).waitFor();
  await page
    .getByRole('main')
    .getByText(/^\d\.\d/)
    .first()
    .waitFor();
  const buttons = page
    .getByRole('main')
    .locator(':not(article *)')
    .getByRole('button', { name: 'Request a Repair' });
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('heading', { name: 'Customer feedback' }).scrollIntoViewIfNeeded();
  const inReach = page.locator('[data-in-reach]').getByRole('button', { name: 'Request a Repair' });
  await inReach.waitFor();
  expect((await inReach.boundingBox())?.y).toBeGreaterThan(650);
  await expectNoViolations(page);
  const recommended = page.getByRole('region', { name: 'Recommended' });
  expect(await recommended.getByRole('article').filter({ hasText: 'Split AC Repair' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Zoom picture' }).click();
  const zoom = page.getByRole('dialog', { name: 'Split AC Repair' });
  await zoom.getByRole('button', { name: 'Make picture larger' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await zoom.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Zoom picture');
});

test('what is not there answers 404, says so and leads back', async () => {
  const page = await shop.page();
  for (const [address, words] of [
    ['/no/such/page', 'Page not found'],
    ['/product/01900000-0000-7000-8000-000000000000', 'Service not found'],
    ['/product/no-such-service', 'Service not found'],
  ] as const) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 404]);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content'), address).toBe('noindex');
    // the third reads like the second
    if (address !== '/product/no-such-service') await expectNoViolations(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${shop.url}/`);
  }
});
