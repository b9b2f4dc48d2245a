// A customer's own page: profile, orders, feedback, booking again, password and devices.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { comesAfterPauses, expectNoViolations, journey } from './harness.ts';
import {
  asAdmin,
  asha,
  book,
  bookBeside,
  bookingDialog,
  countOrders,
  makeNewcomer,
  openAs,
  serviceNamed,
  signIn,
  toastSaying,
  tokenOf,
} from './people.ts';

// A price changes and a service leaves the shop, so this file has its own shop.
const shop = await journey();

test('the server renders My Orders with the orders of the session', async () => {
  const page = await shop.page();
  const person = await withOrder(page, 'OTG Oven Repair');
  await page.request.post('/api/signin', { data: person });
  const answer = await page.goto('/my-orders');
  expect((await answer?.text())?.includes('OTG Oven Repair')).toBe(true);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await page.getByRole('button', { name: 'Change time' }).click();
  await page.getByRole('dialog', { name: 'Change time' }).waitFor();
});

/** Signs in a new customer who has booked these services. */
async function withOrder(page: Page, ...names: string[]) {
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await bookBeside(page, token, person, ...names);
  await openAs(page, { token }, '/my-orders');
  await page.getByRole('button', { name: 'Book Again' }).waitFor();
  return person;
}

test('a reload keeps what was typed in open forms', async () => {
  const page = await shop.page();
  await withOrder(page, 'OTG Oven Repair');
  const comment = page.getByLabel('Comment');
  await page.getByRole('button', { name: 'Give feedback' }).click();
  await comment.fill('Came late');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const name = page.getByRole('region', { name: 'My Profile' }).getByLabel('Name');
  await name.fill('Meera Deshpande');
  let loads = 0;
  page.on('request', (request) => {
    loads += Number(request.isNavigationRequest());
  });
  await page.reload();
  await expect.poll(() => comment.inputValue()).toBe('Came late');
  await expect.poll(() => name.inputValue()).toBe('Meera Deshpande');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
});

test('a customer edits the profile in place', async () => {
  const page = await shop.page();
  await withOrder(page, 'OTG Oven Repair');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = page.getByRole('region', { name: 'My Profile' });
  await profile.getByLabel('Name').fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await profile.getByText(fieldMessages.nameRequired).waitFor();
  await expectNoViolations(page);

  await profile.getByLabel('Name').fill('Meera J. Kulkarni');
  await page.route('**/trpc/accounts.updateUser*', (route) => route.abort());
  await profile.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, clientMessages.userUpdateError).waitFor();
  await page.unroute('**/trpc/accounts.updateUser*');
  const mine = await profile.getByLabel('Email').inputValue();
  await profile.getByLabel('Email').fill(asha.email);
  await profile.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, clientMessages.userUpdateFailed).waitFor();
  await profile.getByText('An account with this email already exists.').waitFor();

  await profile.getByLabel('Email').fill(mine);
  await profile.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.userUpdated).waitFor();
  await profile.getByText('Meera J. Kulkarni').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Edit Profile');

  await page.getByRole('button', { name: 'Give feedback' }).click();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByLabel('Comment').fill('Cools again.');
  await page.route('**/trpc/orders.giveFeedback*', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(page, clientMessages.feedbackFailed).waitFor();
  await page.unroute('**/trpc/orders.giveFeedback*');
  await page.reload();
  await expect.poll(() => page.getByLabel('Comment').inputValue()).toBe('Cools again.');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await page.getByText('Your feedback').waitFor();
});

test("Book Again uses today's prices", async () => {
  const page = await shop.page();
  await withOrder(page, 'Water Purifier Service', 'Induction Cooktop Repair', 'Ice Machine Repair');
  const gone = await serviceNamed(page, 'Ice Machine Repair');
  await asAdmin(page, 'catalogue.setVisibility', { _id: gone._id, inShop: false });
  const { _id, productName, brandName, category, productImage, description } = await serviceNamed(
    page,
    'Water Purifier Service',
  );
  const changed = { _id, productName, brandName, category, productImage, description, charge: 777 };
  await asAdmin(page, 'catalogue.updateService', changed);

  await page.getByRole('button', { name: 'Book Again' }).click();
  const dialog = bookingDialog(page);
  await dialog.getByText('No longer offered and left out: Ice Machine Repair').waitFor();
  await dialog.getByText('₹777.00').first().waitFor();
  expect(await dialog.getByLabel('Address / Area').inputValue()).toBe('Harsul');
  await expectNoViolations(page);

  const lines = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Remove' }) });
  await lines.filter({ hasText: 'Induction' }).getByRole('button', { name: 'Remove' }).click();
  await lines.getByRole('button', { name: 'Increase quantity' }).click();
  await dialog.getByLabel('Full Name').fill('');
  await book(page).click();
  await dialog.getByText(fieldMessages.fullNameRequired).waitFor();
  await dialog.getByLabel('Full Name').fill('Meera’s mother');
  await book(page).click();
  await toastSaying(page, successMessages.booked).waitFor();
  const newest = page.getByRole('article').first();
  await newest.getByText('Meera’s mother').waitFor();
  await newest.getByText('₹1,554.00').first().waitFor();
  expect(await countOrders(page)).toBe(2);

  await page.getByRole('button', { name: 'Book Again' }).first().click();
  await lines.getByRole('button', { name: 'Remove' }).click();
  await book(page).click();
  await toastSaying(page, fieldMessages.serviceRequired).waitFor();
  expect(await countOrders(page)).toBe(2);
});

test('a customer lists and signs out devices and changes the password', async () => {
  const [page, phone] = [await shop.page(1280), await shop.page()];
  const person = await withOrder(page, 'Split AC Repair');
  await openAs(phone, person, '/my-orders');
  await phone.getByRole('button', { name: 'Book Again' }).waitFor();
  await page.getByRole('link', { name: 'My Account' }).click();
  const devices = page.getByRole('list', { name: 'Where you are signed in' });
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: 'Sign out' }).click();
  await toastSaying(page, successMessages.sessionEnded).waitFor();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
  await phone.reload();
  await phone.waitForURL('**/login');
  await signIn(phone, person);

  await page.getByText('Change password', { exact: true }).click();
  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password').fill('short');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText(fieldMessages.passwordShort).waitFor();
  await page.getByLabel('New Password').fill('a-better-password');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Current password is not correct').first().waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await toastSaying(page, successMessages.passwordChanged).waitFor();
  await phone.goto('/my-orders');
  await phone.waitForURL('**/login');
});

test('My Orders shows an empty state to a new customer', async () => {
  const page = await shop.page();
  await page.clock.install();
  await page.route('**/trpc/*orders.own*', (route) => route.abort());
  await openAs(page, asha, '/my-orders');
  await comesAfterPauses(page, page.getByRole('heading', { name: clientMessages.ordersFailed }));
  await expectNoViolations(page);
  await page.unroute('**/trpc/*orders.own*');
  const orders = page.getByRole('region', { name: 'Orders' });
  await orders.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Book Again' }).first().waitFor();
  const rows = orders
    .getByRole('article')
    .filter({ has: page.getByRole('button', { expanded: false, name: /Order/ }) });
  expect(await rows.count()).toBe(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  await expectNoViolations(page);

  const fresh = await shop.page();
  await openAs(fresh, await makeNewcomer(fresh), '/my-orders');
  await fresh.getByRole('heading', { name: 'No orders yet' }).waitFor();
  await expectNoViolations(fresh);
});
