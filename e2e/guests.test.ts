// Booking without an account: a guest books with the fewest taps, reopens the browser, and later creates or
// joins an account.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { expectNoViolations, visit } from './harness.ts';
import { openPanel } from './owner.ts';
import {
  asAdmin,
  book,
  bookBeside,
  bookService,
  countOrders,
  fillCart,
  makeNewcomer,
  newcomer,
  openAs,
  requestHere,
  serviceNamed,
  toastSaying,
} from './people.ts';

const shop = await visit();
const service = 'Single Door Refrigerator Repair';
const withoutAccount = (page: Page) => page.getByRole('button', { name: 'Continue without an account' });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Add the bookings of this device to your account?' });

/** Puts a service into the cart from the service's page, with two taps. */
async function request(page: Page): Promise<void> {
  const { _id } = await serviceNamed(page, service);
  await page.goto(`/product/${_id}`);
  await requestHere(page);
  await page.waitForURL('**/login');
  await withoutAccount(page).click();
  await page.waitForURL('**/cart');
  await bookService(page).waitFor();
}

async function bookAsGuest(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await request(page);
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Address / Area').selectOption('Paithan Road');
  await page.getByLabel('Street / Town').fill(person.address);
  await page.getByLabel('Mobile').fill(person.mobile);
  await page.getByLabel('Email').fill(person.email);
  await bookService(page).click();
  await book(page).click();
  await page.waitForURL('**/my-orders');
  await page.getByText(service).first().waitFor();
}

/** Opens My Orders as a guest with a service in the cart and a booking. API calls make the cart and the booking. */
async function guestWithOrder(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  const answer = await page.request.post('/trpc/accounts.startGuest', { data: {} });
  const token: string = (await answer.json()).result.data.data;
  await fillCart(page, token, service);
  await bookBeside(page, token, person, service);
  await openAs(page, { token }, '/my-orders');
  await page.getByText(service).first().waitFor();
}

/** Returns the same browser profile, closed and opened again. */
async function reopened(page: Page, width = 360): Promise<Page> {
  const storageState = await page.context().storageState();
  const [cookie] = storageState.cookies;
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600);
  await page.context().close();
  return shop.page(width, { storageState });
}

test('a guest books and turns into an account', async () => {
  const person = newcomer();
  const first = await shop.page(360);
  await bookAsGuest(first, person);
  const phone = await reopened(first);
  await phone.goto('/my-orders');
  await phone.getByText(service).first().waitFor();
  await phone.getByRole('link', { name: 'Keep my bookings' }).click();
  expect(await phone.getByRole('heading', { name: 'Password and devices' }).count()).toBe(0);
  expect(await phone.getByLabel('Name', { exact: true }).inputValue()).toBe(person.name);
  expect(await phone.getByLabel('Email').inputValue()).toBe(person.email);
  await expectNoViolations(phone);
  await phone.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.getByLabel('Confirm Password').fill(person.password);
  await phone.getByRole('button', { name: 'Keep my bookings' }).click();
  await toastSaying(phone, successMessages.bookingsKept).waitFor();
  await phone.getByRole('heading', { name: 'My Profile' }).waitFor();

  const desk = await shop.page(1280);
  await openAs(desk, person, '/my-orders');
  await desk.getByText(service).first().waitFor();
});

test('a guest with an account logs in, and the bookings move to the account', async () => {
  const page = await shop.page(360);
  const account = await makeNewcomer(page);
  await guestWithOrder(page, account);
  // The email is taken, so a link leads to Login with the email filled in.
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Keep my bookings' }).click();
  await page.getByRole('link', { name: 'Log in with this email and add these bookings' }).click();
  await page.waitForURL('**/login');
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email);

  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await question(page).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await question(page).getByRole('button', { name: 'Add bookings' }).click();
  await toastSaying(page, wordsOfFailure('wrongCredentials')).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/my-orders');
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  expect(await countOrders(page)).toBe(1);
});

test('the owner switches guests off and sees who is a guest', async () => {
  const desk = await shop.page(1280);
  await openPanel(desk, '/admin-panel/settings/guests', 'Settings');
  const phone = await shop.page(360);
  try {
    await desk.getByLabel('People can book without an account').uncheck();
    await toastSaying(desk, successMessages.guestBookingsSet).waitFor();
    const { _id } = await serviceNamed(phone, service);
    await phone.goto(`/product/${_id}`);
    await requestHere(phone);
    await phone.getByText('Please log in to request this repair.').waitFor();
    expect(await withoutAccount(phone).count()).toBe(0);
  } finally {
    // The other tests of guests use the shared shop.
    await asAdmin(phone, 'business.setGuestBookings', { allowed: true });
  }

  const guest = await shop.page(360);
  const person = { ...newcomer(), name: 'Leela Pawar' };
  await guestWithOrder(guest, person);
  await desk.goto('/admin-panel/all-users?search=Leela');
  const row = desk.getByRole('row').filter({ hasText: 'Leela Pawar' });
  await row.getByText('Guest', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Change Role' }).click();
  await desk.getByRole('dialog', { name: 'Change Role' }).getByText('can not work here').waitFor();

  // A menu that a key opened stays open.
  await guest.getByRole('button', { name: 'Account menu' }).press('Enter');
  await guest.getByText('Without an account', { exact: true }).waitFor();
  await guest.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
  await guest.getByLabel('Password', { exact: true }).waitFor();
  expect(await withoutAccount(guest).count()).toBe(0);
  await guest.getByRole('button', { name: 'Logout' }).click();
  const leave = guest.getByRole('dialog', { name: 'Log out?' });
  await leave.getByText('Without an account your bookings on this device are gone.').waitFor();
  await expectNoViolations(guest);
  await leave.getByRole('button', { name: 'Keep my bookings' }).click();
  await guest.waitForURL('**/my-orders#profile');
  await guest.getByRole('heading', { name: 'Keep my bookings' }).waitFor();
  await guest.getByRole('button', { name: 'Logout' }).click();
  await leave.getByRole('button', { name: 'Logout' }).click();
  await guest.waitForURL(`${shop.url}/`);
  await guest.getByRole('link', { name: 'Login', exact: true }).first().waitFor();
});
