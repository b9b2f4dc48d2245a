// A slow line: the page can be read, its application is still on the way, and people tap already.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './harness.ts';
import { openCart } from './people.ts';

const shop = await visit();

/** Goes on to a document whose application comes when what this gives is called. */
async function goAhead(page: Page, go: () => Promise<unknown>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/assets\/index-.*\.js$/);
  await go();
  await asked;
  return resolve;
}

/** Opens a page whose application comes when `come` is called. */
async function openAhead(path: string, visitor?: Page): Promise<{ page: Page; come: () => void }> {
  const page = visitor ?? (await shop.page(360, { reducedMotion: 'no-preference' }));
  const come = await goAhead(page, () => page.goto(path, { waitUntil: 'commit' }));
  return { page, come };
}

const remembered = (page: Page) => page.locator('[data-tapped]');

test('Request a Repair leads to Login once it can', async () => {
  const { page, come } = await openAhead('/');
  await page.getByRole('button', { name: 'Request a Repair' }).first().click();
  await remembered(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  come();
  await page.waitForURL('**/login');
});

test('who is signed in reads so in the first view, with the badge, before the application knows anybody', async () => {
  const visitor = await shop.page();
  await openCart(visitor, 'Single Door Refrigerator Repair', 'Clothes Dryer Repair');
  const cart = visitor.getByRole('link', { name: 'Cart', exact: true });
  await cart.getByText('2', { exact: true }).waitFor();
  const { page, come } = await openAhead('/about-us', visitor);
  const account = page.getByRole('button', { name: 'Account menu' });
  await account.click();
  const badge = cart.locator('span');
  expect(await badge.evaluate((node) => getComputedStyle(node, '::before').content)).toBe('"2"');
  expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(1);
  come();
  await page.getByRole('link', { name: 'My Profile' }).waitFor();
  await cart.getByText('2', { exact: true }).waitFor();
  expect(
    await badge.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)),
  ).toBeGreaterThanOrEqual(14);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/');
  await page.reload();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  expect(await account.count()).toBe(0);
});

test('who has read on is not taken back to the top when the application comes', async () => {
  const { page, come } = await openAhead('/terms-condition');
  await page.evaluate(() => window.scrollTo(0, 900));
  come();
  const answers = () => page.evaluate(() => history.scrollRestoration === 'manual');
  // the router keeps the places of pages from its start on
  await expect.poll(answers).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('the last tap counts, and once', async () => {
  const { page, come } = await openAhead('/');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await search.click();
  await search.click();
  expect(await remembered(page).count()).toBe(1);
  come();
  await page.getByRole('searchbox').waitFor();
  expect(await remembered(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Play slides' }).count()).toBe(0);
});

test('a question opens', async () => {
  const { page, come } = await openAhead('/my-faqs');
  const question = page.getByRole('button', { name: 'How do I change or cancel my appointment?' });
  await question.click();
  come();
  await page.getByText('the fee is ₹200').waitFor();
});

test('a category is chosen', async () => {
  const { page, come } = await openAhead('/product-category');
  await page.getByRole('checkbox', { name: 'Kitchen' }).click();
  come();
  await page.waitForURL(/category=kitchen/i);
  expect(await page.getByRole('checkbox', { name: 'Kitchen' }).isChecked()).toBe(true);
});

test('who fills in Login and presses Enter is signed in, and nothing of it stands in the address', async () => {
  const { page, come } = await openAhead('/login');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo-customer');
  await page.keyboard.press('Enter');
  await remembered(page).waitFor();
  come();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.waitForURL(`${shop.url}/`);
});

test('a password that was asked for is shown', async () => {
  const { page, come } = await openAhead('/login');
  await page.getByRole('button', { name: 'Show password' }).click();
  await remembered(page).waitFor();
  come();
  await page.getByRole('button', { name: 'Hide password' }).waitFor();
});

test('a search is sent without the application', async () => {
  const page = await shop.page(1280);
  await page.route(/assets\/index-.*\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('fridge');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=fridge', { waitUntil: 'commit' });
});
