import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { successMessages } from '#shared/messages.ts';
import { expectNoViolations, resize, visit } from './harness.ts';
import { enquireAs, focusOf, isWiderThanWindow, openPanel, rowOf } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await visit();
const newBooking = '/admin-panel/new-booking';

const panelOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: new RegExp(`^Order \\d+ of ${name}$`) });

const services = (page: Page) => page.getByRole('combobox', { name: 'Services' });
const found = (page: Page) => page.getByRole('listbox', { name: 'Services found' }).getByRole('option');

/** Presses Tab until this control has the focus. Fails if the focus is trapped. */
async function tabTo(page: Page, words: RegExp): Promise<number> {
  for (let pressed = 1; pressed <= 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (words.test(await focusOf(page))) return pressed;
  }
  throw new Error(`Tab never came to ${words}, but to ${await focusOf(page)}`);
}

test('an admin books a caller by keyboard alone', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/all-Payment', 'All Orders');
  await page.locator('tbody tr').first().waitFor();
  const { keyboard } = page;
  const type = (text: string) => keyboard.type(text);
  await page.getByRole('link', { name: 'New Booking' }).focus();
  await keyboard.press('Enter');
  await page.getByLabel('Mobile').and(page.locator(':focus')).waitFor();
  await type('98765 01234');
  await page.getByText('Nobody has booked with this number yet.').waitFor();
  for (const text of ['Meera Joshi', 'CID', '12 Lotus Lane']) {
    await keyboard.press('Tab');
    await type(text);
  }
  // Email and tax invoice are optional, the language already has a value.
  while (!(await services(page).evaluate((field) => field === document.activeElement)))
    await keyboard.press('Tab');
  await type('fridge repair');
  await found(page).first().waitFor();
  await keyboard.press('Enter');
  await page.getByRole('list', { name: 'Services to book' }).waitFor();
  // The quantity already has a value.
  await tabTo(page, /^$/);
  expect(await page.getByLabel('What is wrong?').evaluate((field) => field === document.activeElement)).toBe(
    true,
  );
  await type('It leaks.');
  // Day and visit window already have values.
  await page
    .getByText(/^\d+ free$/)
    .first()
    .waitFor();
  await tabTo(page, /^Book$/);
  await keyboard.press('Enter');
  // Toasts disappear after three seconds.
  await toastSaying(page, successMessages.booked).waitFor();
  const panel = panelOf(page, 'Meera Joshi');
  await panel.waitFor();
  await panel.getByText('CIDCO').waitFor();
  await panel.getByText('It leaks.').waitFor();
  await panel.getByRole('button', { name: 'WhatsApp' }).click();
  const message = panel.getByRole('menuitem', { name: 'Confirmed time' });
  await expect
    .poll(() => message.getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/919876501234\?text=.*%2Ftrack%2F/);
  // A button that the bar at the foot half covers counts as too small.
  await panel.getByRole('button', { name: 'Add note' }).scrollIntoViewIfNeeded();
  await expectNoViolations(page);

  // The first closes the menu.
  await keyboard.press('Escape');
  await message.waitFor({ state: 'hidden' });
  await keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'New Booking' }).press('Enter');
  // The order list behind the panel has a field with this name too.
  await page.getByLabel('Mobile').and(page.locator(':focus')).waitFor();
  await page.getByLabel('Mobile').fill('+91 98765 01234');
  await page.getByRole('radio', { name: /^Meera Joshi 12 Lotus Lane, CIDCO, last booked/ }).waitFor();
  // A single match fills in the address after the look-up.
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Meera Joshi');
  expect(await page.getByLabel('Address / Area').inputValue()).toBe('CIDCO');
  expect(await page.getByLabel('Street / Town').inputValue()).toBe('12 Lotus Lane');
});

test('New Booking reports mistakes at their fields and is accessible', async () => {
  const page = await shop.page(360);
  await openPanel(page, newBooking, 'New Booking');
  await page
    .getByText(/^\d+ free$/)
    .first()
    .waitFor();
  const mobile = page.getByLabel('Mobile');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText('Please enter a valid 10-digit mobile number').waitFor();
  await page.getByText('At Least One Service is required').waitFor();
  await expect.poll(() => mobile.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectNoViolations(page);

  await services(page).click();
  await services(page).fill('ac repair');
  await found(page).first().waitFor();
  await expectNoViolations(page);
  await found(page).first().click();
  await mobile.fill('9876501234');
  await page.getByText(/Who is calling|Nobody has booked/).waitFor();
  for (const width of [360, 1280]) {
    await resize(page, width);
    expect(await isWiderThanWindow(page), `${width} px`).toBe(false);
  }
  await expectNoViolations(page);
});

test('Book on an enquiry fills in New Booking', async () => {
  const page = await shop.page(1280);
  await enquireAs(page, 'Rohini Kulkarni');
  await openPanel(page, '/admin-panel/all-Enquiries?search=Rohini', 'All Enquiries');
  await rowOf(page, 'Rohini Kulkarni').getByRole('link', { name: 'Rohini Kulkarni' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Book' }).click();
  await page.getByRole('heading', { name: 'New Booking' }).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Rohini Kulkarni');
  expect(await page.getByLabel('Mobile').inputValue()).toBe('5550100198');
  expect(await page.getByLabel('Email (optional)').inputValue()).toBe('someone@example.com');
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe('It does not cool.');
});

test('New Booking is one view at a desk, and Book is always in sight', async () => {
  const page = await shop.page(1280);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPanel(page, newBooking, 'New Booking');
  await page
    .getByText(/^\d+ free$/)
    .first()
    .waitFor();
  await services(page).fill('fridge repair');
  await found(page).first().click();
  await page.getByRole('list', { name: 'Services to book' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
  await resize(page, 360);
  await page.evaluate(() => scrollTo(0, 0));
  const box = await page.getByRole('button', { name: 'Book', exact: true }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Admin panel' }).last().boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
