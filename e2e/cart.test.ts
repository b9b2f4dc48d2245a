import { expect, test } from 'vitest';
import { clientMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import {
  asAdmin,
  book,
  bookingDialog,
  bookService,
  countOrders,
  openCart,
  requestHere,
  serviceNamed,
  signIn,
  toastSaying,
} from './people.ts';

// Prices change and services leave the shop, so this file has its own shop.
const shop = await journey();
const fridge = 'Single Door Refrigerator Repair';

test('typed values in the cart survive a reload and an ended session', async () => {
  const page = await shop.page(360);
  const person = await openCart(page, fridge);
  await page.getByLabel('Street / Town').fill('Behind the old mill');
  await page.getByLabel('Address / Area').selectOption('Urs Nagar');
  await page.reload();
  await page.getByLabel('Address / Area').waitFor();
  await expect.poll(() => page.getByLabel('Street / Town').inputValue()).toBe('Behind the old mill');

  // Only the server ends the session. The browser notices when the customer books.
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

test('impatient clicks and a lost answer make one booking', async () => {
  const page = await shop.page();
  await openCart(page, fridge);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(page).click();
  // The server books, but the browser does not get the answer.
  await page.route('**/trpc/orders.book*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await book(page).click();
  await toastSaying(page, clientMessages.bookingError).waitFor();
  await bookingDialog(page).getByRole('alert').getByText('never books twice').waitFor();
  await expectNoViolations(page);
  await page.unroute('**/trpc/orders.book*');
  await book(page).dblclick();
  await toastSaying(page, successMessages.booked).waitFor();
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
});

test('two tabs share one cart, and only one can book it', async () => {
  const page = await shop.page();
  const person = await openCart(page, fridge);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(page).click();
  await bookingDialog(page).waitFor();

  const other = await page.context().newPage();
  await other.goto('/search?q=clothes+dryer');
  await requestHere(other);
  await other.waitForURL('**/cart');
  // A tab that becomes visible reads the cart again.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: 'Cart' }).getByText('2', { exact: true }).waitFor();
  await other.getByLabel('Address / Area').selectOption('CIDCO');
  await bookService(other).click();
  await book(other).click();
  await other.waitForURL('**/my-orders');

  await book(page).click();
  await toastSaying(page, 'You have booked this already. Here are your orders.').waitFor();
  await page.waitForURL('**/my-orders');
  expect(await page.getByRole('link', { name: 'Cart' }).textContent()).toBe('');
  expect(await countOrders(page)).toBe(1);

  await other.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await signIn(page, person);
  await page.waitForURL('**/my-orders');
});

test('a customer must see a changed price before the booking', async () => {
  const page = await shop.page();
  await openCart(page, 'Gas Hob Repair', 'Pizza Oven Repair');
  await page.getByLabel('Address / Area').selectOption('Waluj');
  await bookService(page).click();
  const service = await serviceNamed(page, 'Gas Hob Repair');
  const { productName, brandName, category, productImage, description, twelveprice } = service;
  const current = { _id: service._id, productName, brandName, category, productImage, description };
  await asAdmin(page, 'catalogue.updateService', { ...current, charge: twelveprice + 50 });
  await book(page).click();
  await toastSaying(page, 'The price of your booking has changed. Please review and book again.').waitFor();
  await bookingDialog(page)
    .getByText(`₹${twelveprice + 50}.00`)
    .first()
    .waitFor();
  expect(await countOrders(page)).toBe(0);

  const { _id } = await serviceNamed(page, 'Pizza Oven Repair');
  await asAdmin(page, 'catalogue.setVisibility', { _id, inShop: false });
  await book(page).click();
  await toastSaying(page, clientMessages.bookingFailed).waitFor();
  await bookingDialog(page).getByText('Service not found').waitFor();
  await expect.poll(() => bookingDialog(page).getByText('Pizza Oven Repair').count()).toBe(0);
  expect(await countOrders(page)).toBe(0);
  await book(page).click();
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
});

test('a customer changes quantities and removes lines in the cart', async () => {
  const page = await shop.page(320);
  await openCart(page, fridge, 'Clothes Dryer Repair', 'Mixer Grinder Repair');
  const lines = page.getByRole('region', { name: 'Services in your cart' }).getByRole('listitem');
  const first = lines.filter({ hasText: fridge });
  await first.getByRole('button', { name: 'Increase quantity' }).click();
  await first.getByRole('button', { name: 'Increase quantity' }).click();
  await first.getByRole('button', { name: 'Decrease quantity' }).click();
  await first.getByText('Quantity 2').waitFor();
  await lines.filter({ hasText: 'Clothes Dryer' }).getByRole('button', { name: 'Remove' }).click();
  await toastSaying(page, successMessages.cartRemoved).waitFor();

  const { _id } = await serviceNamed(page, 'Mixer Grinder Repair');
  await asAdmin(page, 'catalogue.setVisibility', { _id, inShop: false });
  await page.reload();
  await page.getByText('No longer offered and taken out of your cart').waitFor();
  await first.getByText('Quantity 2').waitFor();
  expect(await lines.count()).toBe(1);
  await expectNoViolations(page);
  await first.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'OK, understood' }).click();
  await page.getByText('No longer offered').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Full Name').count()).toBe(0);
  expect(await bookService(page).count()).toBe(0);
  await expectNoViolations(page);
});

test('on a phone a toast covers neither the heading nor the bar that books', async () => {
  const page = await shop.page(360);
  await openCart(page, fridge, 'Split AC Repair');
  await page.getByRole('button', { name: 'Remove' }).first().click();
  const edges = await page.waitForFunction(() => {
    const boxes = ['h1', '[data-toast]', 'div:has(> button[value=book])'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return boxes[1] && boxes.map((box) => [box?.top, box?.bottom]);
  });
  const [heading, toast, bar] = (await edges.jsonValue()) as [number, number][];
  expect(toast?.[0]).toBeGreaterThanOrEqual(heading?.[1] ?? Number.NaN);
  expect(toast?.[1]).toBeLessThanOrEqual(bar?.[0] ?? Number.NaN);
});
