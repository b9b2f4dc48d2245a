import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations, openHydrated, resize, visit } from './harness.ts';
import { areInReach, asha, book, bookingDialog, bookService, openAs, openCart } from './people.ts';

const shop = await visit();

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not to be seen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the first view of Home on a phone shows categories, a price and a button', async () => {
  const page = await shop.page(360, { reducedMotion: 'no-preference' });
  await page.goto('/');
  const main = page.getByRole('main');
  const tiles = main.getByRole('navigation', { name: 'What we repair' }).getByRole('link');
  for (const name of ['Laundary', 'Refrigeration', 'Commercial', 'Kitchen', 'Air Condition']) {
    expect((await boxOf(tiles.filter({ hasText: name }))).bottom, name).toBeLessThan(740);
  }
  const card = main.getByRole('article').first();
  expect((await boxOf(card.getByText(/₹[\d,]+\.\d\d/))).bottom).toBeLessThan(740);
  expect((await boxOf(card.getByRole('button', { name: 'Request a Repair' }))).bottom).toBeLessThan(740);
  // The compact service card shows the whole picture.
  const { width, height } = await boxOf(card.locator('img'));
  expect(width / height).toBeCloseTo(4 / 3, 1);
  await main.getByRole('link', { name: 'Search Services Here...' }).click();
  const box = page.getByRole('searchbox', { name: 'Search Services Here...' });
  await expect.poll(() => box.evaluate((node) => node === document.activeElement)).toBe(true);
});

// AccountMenu.test.tsx tests the timer.
test('the account menu fits the narrowest phones with a long email', async () => {
  const page = await shop.page(320);
  await page.route('**/trpc/**accounts.me**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(asha.email, `${'long.name.'.repeat(9)}@example.com`),
    });
  });
  await openAs(page, asha, '/about-us');
  const link = page.getByRole('link', { name: 'My Profile' });
  const menu = page.getByRole('button', { name: 'Account menu' });
  // A key press keeps the menu open.
  await menu.press('Enter');
  await page.getByText('long.name.').waitFor();
  for (const width of [320, 360]) {
    await resize(page, width);
    const { x, right } = await boxOf(link.locator('..'));
    expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(right, `${width} px`).toBeLessThanOrEqual(width);
    expect(await noSidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page);
  expect(await page.getByRole('navigation', { name: 'Language · भाषा' }).count()).toBe(1);
  await link.click();
  await page.waitForURL('**/my-orders');
});

test('Back closes Confirm Booking and stays on the cart', async () => {
  const page = await shop.page();
  await openCart(page, 'OTG Oven Repair');
  await areInReach(page.getByRole('main'));
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(page).click();
  await bookingDialog(page).waitFor();
  await page.goBack();
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await page.waitForURL('**/cart');
  await bookService(page).click();
  await book(page).click();
  await page.waitForURL('**/my-orders');

  const order = page.getByRole('article').first();
  await order.getByText(/^We come on /).waitFor();
  expect((await boxOf(order)).y).toBeLessThan(300);
  await areInReach(page.getByRole('main'));
  expect(await noSidewaysScroll(page)).toBeLessThanOrEqual(0);
  // A dialog that still loads its prices can be closed.
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/*catalogue.service*', async (route) => {
    await released;
    await route.continue();
  });
  const lookingUp = bookingDialog(page).getByText('Looking up today’s prices');
  await order.getByRole('button', { name: 'Book Again' }).click();
  await lookingUp.waitFor();
  await page.goBack();
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await order.getByRole('button', { name: 'Book Again' }).click();
  await lookingUp.waitFor();
  answer();
  await lookingUp.waitFor({ state: 'detached' });
  for (const part of [bookingDialog(page).getByText('Total', { exact: true }), book(page)]) {
    expect((await boxOf(part)).bottom).toBeLessThan(740);
  }
  await page.goBack();
  await bookingDialog(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/my-orders');
});

test('the filters on a phone are behind one button with their count', async () => {
  const page = await shop.page();
  await openHydrated(page, '/product-category?category=air%20condition');
  expect((await boxOf(page.getByRole('article').first())).bottom).toBeLessThan(740);
  const chosen = page.getByRole('checkbox', { name: 'Air Condition' });
  expect(await chosen.count()).toBe(0);
  await page.getByRole('button', { name: 'Filter and sort (1)' }).click();
  expect((await boxOf(chosen)).right).toBeLessThan(360);
  await expectNoViolations(page);
  await page.getByText(/^\d+ services$/).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.waitForURL((url) => url.pathname === '/product-category' && url.search === '');
  await page.getByRole('heading', { level: 1, name: 'All services' }).waitFor();
  expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
});
