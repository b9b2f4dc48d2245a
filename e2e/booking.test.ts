// The main journey: from a search to a booked repair, and everything that may go wrong on the way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import {
  asAdmin,
  asha,
  countOrders,
  fillCart,
  newcomer,
  serviceNamed,
  signIn,
  signUp,
  toastSaying,
} from './people.ts';

const shop = await journey();
const fridge = 'Single Door Refrigerator Repair';

const bookService = (page: Page) => page.getByRole('button', { name: 'Book Service' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Booking' });
const book = (page: Page) => dialog(page).getByRole('button', { name: 'Book', exact: true });

/** Someone new, signed in, with one service in the cart. */
async function withService(page: Page, name = fridge): Promise<void> {
  const person = newcomer();
  await page.goto('/sign-up');
  await signUp(page, person);
  await signIn(page, person);
  await fillCart(page, name);
  await page.goto('/cart');
  await bookService(page).waitFor();
}

test('a visitor searches, signs up, books and gives feedback', async () => {
  const page = await shop.page();
  const person = newcomer();
  await page.goto('/search?q=refrigerator');
  const card = page.getByRole('article').filter({ hasText: fridge });
  await card.getByRole('button', { name: 'Request a Repair' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/sign-up');
  await signUp(page, person);
  await signIn(page, person);
  await page.waitForURL('**/search?q=refrigerator');
  await card.getByRole('button', { name: 'Request a Repair' }).click();
  await page.waitForURL('**/cart');
  await bookService(page).waitFor();
  await expectNoViolations(page);

  // of a newcomer, all but the area is known; everything is emptied to hear every complaint
  for (const label of ['Full Name', 'Street / Town', 'Mobile', 'Email'])
    await page.getByLabel(label).fill('');
  const complaints = [
    [fieldMessages.fullNameRequired, 'Full Name', person.name],
    [fieldMessages.addressRequired, 'Address / Area', 'Garkheda'],
    [fieldMessages.streetRequired, 'Street / Town', person.address],
    [fieldMessages.mobileInvalid, 'Mobile', '+91 98765 43210'],
    [fieldMessages.emailRequired, 'Email', person.email],
  ] as const;
  for (const [words, label, value] of complaints) {
    await bookService(page).click();
    await toastSaying(page, words).waitFor();
    const field = page.getByLabel(label);
    expect(await field.evaluate((node) => node === document.activeElement), `${label} has the focus`).toBe(
      true,
    );
    if (label === 'Address / Area') await field.selectOption(value);
    else await field.fill(value);
  }
  await bookService(page).click();
  await dialog(page).getByText('What happens next').waitFor();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await bookService(page).click();
  await book(page).click();
  await toastSaying(page, successMessages.booked).waitFor();
  await page.waitForURL('**/my-orders');
  const order = page.getByRole('article').filter({ hasText: fridge });
  await order.getByText('Incomplete').waitFor();
  await expectNoViolations(page);

  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(page, fieldMessages.feedbackIncomplete).waitFor();
  await expectNoViolations(page);
  await order.getByRole('radio', { name: '5' }).check({ force: true });
  await order.getByLabel('Comment').fill('Came on time and told me the price first.');
  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(page, successMessages.feedbackGiven).waitFor();
  await order.getByText('Your feedback').waitFor();
  expect(await order.getByRole('button', { name: 'Submit Feedback' }).count()).toBe(0);
  await page.goto(`/product/${(await serviceNamed(page, fridge))._id}`);
  await page.getByText('Came on time and told me the price first.').waitFor();
});

test('a returning customer books with four taps and nothing typed', async () => {
  const page = await shop.page();
  await signIn(page, asha);
  const before = await countOrders(page);
  await page.getByRole('button', { name: 'Request a Repair' }).first().click();
  await page.waitForURL('**/cart');
  await bookService(page).click();
  await book(page).click();
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(before + 1);
});

test('what was typed survives a reload and a session that ended', async () => {
  const page = await shop.page();
  const person = newcomer();
  await page.goto('/sign-up');
  await signUp(page, person);
  await signIn(page, person);
  await fillCart(page, fridge);
  await page.goto('/cart');
  await page.getByLabel('Street / Town').fill('Behind the old mill');
  await page.getByLabel('Address / Area').selectOption('Urs Nagar');
  await page.reload();
  await page.getByLabel('Address / Area').waitFor();
  await expect.poll(() => page.getByLabel('Street / Town').inputValue()).toBe('Behind the old mill');

  // the session ends on the server alone; the browser learns it when it books
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await page.request.get('/api/userLogout', { headers: { authorization: `Bearer ${token}` } });
  await bookService(page).click();
  await book(page).click();
  await page.waitForURL('**/login');
  await signIn(page, person);
  await page.waitForURL('**/cart');
  await expect.poll(() => page.getByLabel('Street / Town').inputValue()).toBe('Behind the old mill');
  expect(await page.getByLabel('Address / Area').inputValue()).toBe('Urs Nagar');
});

test('a lost answer and impatient clicks book once', async () => {
  const page = await shop.page();
  await withService(page);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(page).click();
  // the server books, but its answer is lost
  await page.route('**/trpc/orders.book*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await book(page).click();
  await toastSaying(page, clientMessages.bookingError).waitFor();
  await dialog(page).getByRole('alert').getByText('never books twice').waitFor();
  await expectNoViolations(page);
  await page.unroute('**/trpc/orders.book*');
  await book(page).dblclick();
  await toastSaying(page, successMessages.booked).waitFor();
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
});

test('a changed price is told, shown and booked only when seen', async () => {
  const page = await shop.page();
  await withService(page, 'Gas Hob Repair');
  await page.getByLabel('Address / Area').selectOption('Waluj');
  await bookService(page).click();
  const service = await serviceNamed(page, 'Gas Hob Repair');
  const { productName, brandName, category, productImage, description, twelveprice } = service;
  const now = { _id: service._id, productName, brandName, category, productImage, description };
  await asAdmin(page, 'catalogue.updateService', { ...now, twelveprice: twelveprice + 50 });
  await book(page).click();
  await toastSaying(page, 'The price of your booking has changed. Please review and book again.').waitFor();
  await dialog(page)
    .getByText(`₹${twelveprice + 50}.00`)
    .first()
    .waitFor();
  expect(await countOrders(page)).toBe(0);
  await book(page).click();
  await page.waitForURL('**/my-orders');
});

test('services that left the shop leave the cart with a notice; an empty cart cannot be booked', async () => {
  const page = await shop.page();
  await withService(page, 'Mixer Grinder Repair');
  const { _id } = await serviceNamed(page, 'Mixer Grinder Repair');
  await asAdmin(page, 'catalogue.setVisibility', { _id, inShop: false });
  await page.reload();
  await page.getByText('No longer offered and taken out of your cart').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'OK, understood' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByLabel('Address / Area').selectOption('Satara');
  await bookService(page).click();
  await toastSaying(page, fieldMessages.serviceRequired).waitFor();
  await expectNoViolations(page);
});

test('quantities and lines are changed in the cart', async () => {
  const page = await shop.page(320);
  await withService(page);
  await fillCart(page, 'Clothes Dryer Repair');
  await page.reload();
  const lines = page.getByRole('region', { name: 'Services in your cart' }).getByRole('listitem');
  const first = lines.filter({ hasText: fridge });
  await first.getByRole('button', { name: 'Increase quantity' }).click();
  await first.getByRole('button', { name: 'Increase quantity' }).click();
  await first.getByRole('button', { name: 'Decrease quantity' }).click();
  await first.getByText('Quantity 2').waitFor();
  await lines.filter({ hasText: 'Clothes Dryer' }).getByRole('button', { name: 'Remove' }).click();
  await toastSaying(page, successMessages.cartRemoved).waitFor();
  await page.reload();
  await first.getByText('Quantity 2').waitFor();
  expect(await lines.count()).toBe(1);
});

test('a repair is booked by keyboard alone', async () => {
  const page = await shop.page(1280);
  await withService(page);
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
  await tabTo('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await tabTo('Book');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
});
