// The question 'When should we come?' on a phone: a taken time, and the days by keyboard.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { clientMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import { bookAs } from './owner.ts';
import {
  admin,
  asAdmin,
  book,
  bookingDialog,
  bookService,
  countOrders,
  freeVisits,
  keptToken,
  openCart,
  steadyTokenOf,
  toastSaying,
} from './people.ts';

const shop = await journey();
const fridge = 'Single Door Refrigerator Repair';
type Choice = { date: string; from: string };

const read = async (page: Page, path: string, token: string) =>
  (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json();

// A window takes one visit, so that each booking fills one.
beforeAll(async () => {
  const page = await shop.page();
  const { result } = await read(page, '/trpc/visits.settings', await steadyTokenOf(page, admin));
  const day = [
    { from: '09:00', to: '11:00', visits: 1 },
    { from: '14:00', to: '16:00', visits: 1 },
  ];
  const week = Array.from({ length: 7 }, () => day);
  await asAdmin(page, 'visits.setSettings', { ...result.data, week });
});

const group = (page: Page) => page.getByRole('radiogroup', { name: 'When should we come?' });
const visitOf = async (page: Page): Promise<Choice | null> =>
  (await read(page, '/api/get-orders', await keptToken(page)))[0].visit;

test('the booking form replaces a taken time and keeps the typed text', async () => {
  const page = await shop.page();
  await openCart(page, fridge);
  const [first, second] = await freeVisits(page);
  if (!first || !second) throw new Error('No free times');
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await page.getByLabel('What is wrong?').fill('It leaks');
  await bookService(page).click();
  await bookAs(page, 'Asha Patil', { visit: first });
  await book(page).click();
  // The refusal is at the choice alone, without a toast.
  await bookingDialog(page).getByText(wordsOfFailure('visitTaken')).waitFor();
  expect(await toastSaying(page, wordsOfFailure('visitTaken')).count()).toBe(0);
  await bookingDialog(page).getByText('The next free time is chosen').waitFor();
  await bookingDialog(page).getByText('It leaks').waitFor();
  await expectNoViolations(page);

  await page.route('**/trpc/orders.book*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await book(page).click();
  await toastSaying(page, clientMessages.bookingError).waitFor();
  await page.unroute('**/trpc/orders.book*');
  expect(await freeVisits(page)).not.toContainEqual(second);
  // The server has emptied the cart, but the dialog still shows the booking.
  await book(page).click();
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
  expect(await visitOf(page)).toMatchObject(second);
});

test('a customer chooses a visit and writes a note by keyboard alone', async () => {
  const page = await shop.page(1280);
  await openCart(page, fridge);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await page
    .getByText(/ free$/)
    .first()
    .waitFor();
  await group(page).getByRole('radio', { checked: true }).first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
  // The demo's own visits are on the first days.
  for (const _ of [1, 2, 3]) {
    const day = await focused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).not.toBe(day);
  }
  const chosen = await focused();
  await page.keyboard.press('Tab');
  await expect.poll(focused).toMatch(/ to .* free/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toBe('2 pm to 4 pm 1 free');
  await page.getByLabel('What is wrong?').focus();
  await page.keyboard.type('It hums');
  await bookService(page).focus();
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await bookingDialog(page).getByRole('button', { name: 'Change the time' }).focus();
  await page.keyboard.press('Enter');
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(focused).toBe(chosen);
  await bookService(page).focus();
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-orders');
  expect((await visitOf(page))?.from).toBe('14:00');
});
