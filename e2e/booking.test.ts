import { expect, test } from 'vitest';
import { visit } from './harness.ts';
import {
  book,
  bookBeside,
  bookingDialog,
  bookService,
  countOrders,
  makeNewcomer,
  openAs,
  openCart,
  requestHere,
  tokenOf,
} from './people.ts';

const shop = await visit();
const fridge = 'Single Door Refrigerator Repair';

test('a returning customer books the earliest free time with three taps', async () => {
  const page = await shop.page();
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await bookBeside(page, token, person, fridge);
  await openAs(page, { token }, '/');
  const countBefore = await countOrders(page);
  await requestHere(page);
  await page.waitForURL('**/cart');
  const visit = page.getByRole('radiogroup', { name: 'When should we come?' });
  await visit.getByRole('radio', { checked: true }).first().waitFor();
  await bookService(page).click();
  await book(page).click();
  const booked = page.getByText(/Order \d+\. We come on .* to .*\./);
  await booked.waitFor();
  expect(await booked.textContent(), 'a voice reads 9 am rightly').toMatch(/\d [ap]m to \d+/);
  await expect
    .poll(() => booked.evaluate((node) => node.getBoundingClientRect().bottom < innerHeight && scrollY === 0))
    .toBe(true);
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(countBefore + 1);
});

test('a customer books a repair by keyboard alone', async () => {
  const page = await shop.page(1280);
  await openCart(page, fridge);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const label = await page.evaluate(() => {
        const node = document.activeElement as HTMLInputElement | null;
        return node?.labels?.[0]?.textContent ?? node?.getAttribute('aria-label') ?? node?.textContent ?? '';
      });
      if (label === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo('Increase quantity');
  await page.keyboard.press('Enter');
  await tabTo('Address / Area');
  await page.keyboard.type('Garkh');
  await tabTo('You may ask me by email how the repair went');
  await page.keyboard.press('Space');
  await tabTo('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await page.keyboard.press('Escape');
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await tabTo('Book');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect.poll(() => page.getByLabel('Ask me the next day how the repair went').isChecked()).toBe(true);
});

test('a phone that needs four seconds for the code of My Orders gets there after a booking', async () => {
  const page = await shop.page();
  await page.addInitScript(() => {
    history.back = () => {
      throw new Error('history belongs to the router');
    };
  });
  await page.clock.install();
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/MyOrdersPage-*', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await openCart(page, fridge);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(page).click();
  await book(page).click();
  await page.getByText(/Order \d+\. We come on /).waitFor();
  await page.clock.fastForward(4_000);
  arrive.resolve();
  await page.waitForURL('**/my-orders');
  await page.getByRole('article').first().waitFor();
  await page.goBack();
  await page.waitForURL('**/cart');
});
