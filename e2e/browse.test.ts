import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientMessages } from '#shared/messages.ts';
import { expectNoViolations, openHydrated, stopClock, visit } from './harness.ts';
import { areInReach, serviceNamed } from './people.ts';

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
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

test('search shows results while the visitor types', async () => {
  const page = await shop.page(1280);
  const searches: string[] = [];
  page.on('request', (request) => request.url().includes('catalogue.search') && searches.push(request.url()));
  await page.clock.install();
  await openHydrated(page, '/about-us');
  const box = page.getByRole('searchbox', { name: 'Search Services Here...' });
  // Types the search without pauses, also on a slow machine.
  await stopClock(page);
  await box.pressSequentially('washing machine');
  await page.clock.resume();
  await page.getByRole('heading', { name: /^Search Results : \d+$/ }).waitFor();
  await cards(page).filter({ hasText: 'Washing Machine' }).first().waitFor();
  expect(addressOf(page)).toBe('/search?q=washing+machine');
  expect(searches.length).toBeLessThan('washing machine'.length / 2);
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

test('a search without results offers other ways', async () => {
  const page = await shop.page();
  await page.goto('/search?q=helicopter');
  await page.getByText(clientMessages.noResults).waitFor();
  await page.getByRole('heading', { name: 'Search Results : 0' }).waitFor();
  await expectNoViolations(page);
  await page.goto('/search?q=refridgerator');
  await cards(page).filter({ hasText: 'Refrigerator' }).first().waitFor();
});

test('filters are part of the URL, and a shared link opens the same list', async () => {
  const page = await shop.page();
  await page.goto('/product-category');
  const all = await cards(page).count();
  expect(all).toBeGreaterThanOrEqual(36);
  const filters = page.getByRole('button', { name: /^Filter and sort/ });
  await filters.click();
  const label = page.locator('label').filter({ hasText: 'Refrigeration' });
  expect((await label.boundingBox())?.height).toBeLessThan(60);
  await checkbox(page, 'Kitchen').check();
  await page.waitForURL('**/product-category?category=kitchen');
  await page.getByRole('heading', { level: 1, name: 'Kitchen services' }).waitFor();
  await checkbox(page, 'Laundary').check();
  await page.waitForURL(/category=kitchen(%2C|,)laundary/);
  await page.getByRole('radio', { name: 'Price - High to Low' }).check();
  await page.waitForURL(/sort=dsc/);
  // The URL of the page changes before the list.
  const isDescending = async () => {
    const listed = await charges(page);
    return listed.length > 1 && String(listed) === String(ascending(listed).reverse());
  };
  await expect.poll(isDescending, { message: 'highest charge first' }).toBe(true);
  await expectNoViolations(page);

  await page.reload();
  await filters.click();
  expect(await checkbox(page, 'Laundary').isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Price - High to Low' }).isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('sort'));
  await page.goBack();
  await page.waitForURL('**/product-category?category=kitchen');
  await expect.poll(() => checkbox(page, 'Laundary').isChecked()).toBe(false);

  await page.goto('/product-category?category=KITCHEN&category=Air%20Condition&sort=asc');
  await filters.click();
  expect(await checkbox(page, 'Kitchen').isChecked()).toBe(true);
  expect(await checkbox(page, 'Air Condition').isChecked()).toBe(true);
  expect(await charges(page)).toEqual(ascending(await charges(page)));
  await page.goto('/product-category?category=floor+care');
  await page.getByText('No service here yet').waitFor();
  await expectNoViolations(page);
});

test('Back from a service page returns to the same scroll position', async () => {
  const page = await shop.page();
  await openHydrated(page, '/');
  const card = page.getByRole('region', { name: 'Kitchen', exact: true }).getByRole('link').nth(1);
  await card.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => window.scrollY);
  expect(scrollBefore).toBeGreaterThan(500);
  const name = await card.textContent();
  await card.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollBefore);
});

test('a service page shows rating, phone links, a picture and two buttons', async () => {
  const page = await shop.page();
  const service = await serviceNamed(page, 'Split AC Repair');
  await page.goto(`/product/${service._id}`);
  await page.getByRole('heading', { level: 1, name: 'Split AC Repair' }).waitFor();
  await page
    .getByRole('main')
    .getByText(/^\d\.\d/)
    .first()
    .waitFor();
  await page.getByText(/^Next free: /).waitFor();
  await page.getByText('Parts, and the labour of a repair').waitFor();
  await page.getByRole('heading', { level: 3, name: 'You agree to the price' }).waitFor();
  await areInReach(page.getByRole('main'));
  const buttons = page
    .getByRole('main')
    .locator(':not(article *)')
    .getByRole('button', { name: 'Request a Repair' });
  expect(await buttons.count()).toBeGreaterThanOrEqual(2);
  await page.getByRole('heading', { name: 'Customer feedback' }).scrollIntoViewIfNeeded();
  const secondButton = page.locator('[data-visible]').getByRole('button', { name: 'Request a Repair' });
  await secondButton.waitFor();
  expect((await secondButton.boundingBox())?.y).toBeGreaterThan(650);
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

test('unknown pages answer 404 and link back', async () => {
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
    if (address !== '/product/no-such-service') await expectNoViolations(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${shop.url}/`);
  }
});
