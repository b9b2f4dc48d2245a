// New rows appear without a reload, and rows under the pointer do not move.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { indiaDay } from '#server/platform/india-days.ts';
import { journey, resize, stopClock } from './harness.ts';
import { bookAs, enquireAs, openPanel, rowOf } from './owner.ts';
import { asAdmin } from './people.ts';

const shop = await journey();

/** Opens a list with a fake clock and waits for its first poll. */
async function openList(page: Page, path: string, heading: string): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse((answer) => /backoffice\.news.*since/.test(answer.url()));
  await openPanel(page, path, heading);
  await page.locator('main li, tbody tr').first().waitFor();
  await (await asked).finished();
}

/**
 * Expects a change within five seconds of the page's clock. While a poll is running, the clock moves by less
 * than the polling interval.
 */
async function comesByItself(page: Page, comes: () => Promise<unknown>): Promise<void> {
  await stopClock(page, 4000);
  const seen = async () => {
    await page.clock.runFor(4);
    return comes();
  };
  await expect.poll(seen).toBe(true);
  await page.clock.resume();
}

test('a booking appears at the end of a short list within five seconds', async () => {
  const page = await shop.page(1280);
  // Shows only today's bookings, because the demo fills more than one page.
  await bookAs(page, 'Already There');
  await openList(page, `/admin-panel/all-Payment?limit=100&from=${indiaDay(new Date())}`, 'All Orders');
  await bookAs(page, 'Short List');
  await comesByItself(page, () => rowOf(page, 'Short List').isVisible());
});

test('a note announces new orders that another page of the list shows', async () => {
  const page = await shop.page(360);
  await openList(page, '/admin-panel/all-Payment?sort=createdAt', 'All Orders');
  await bookAs(page, 'Far Away');
  const note = page.getByText('1 new order from Far Away');
  await comesByItself(page, () => note.isVisible());
  await page.getByRole('button', { name: 'Show newest' }).click();
  await rowOf(page, 'Far Away').waitFor();
  expect(new URL(page.url()).searchParams.get('direction')).toBe('desc');
  expect(await note.count()).toBe(0);

  // A pointer that moves away after the resize may stay over the row that came below it.
  await page.mouse.move(0, 0);
  await resize(page, 1280);
  await page.waitForFunction(() => document.querySelector('tbody :hover') === null);
  await bookAs(page, 'On Top');
  const isFirst = page.locator('tbody tr:first-child').filter({ hasText: 'On Top' });
  await comesByItself(page, () => isFirst.isVisible());

  const third = page.locator('tbody tr').nth(2);
  await third.hover();
  const before = await third.textContent();
  const place = await third.boundingBox();
  await bookAs(page, 'Patient One');
  await comesByItself(page, () => page.getByText('1 new order from Patient One').isVisible());
  expect(await third.textContent()).toBe(before);
  expect(await third.boundingBox()).toEqual(place);
});

test('an enquiry and a colleague’s changes appear within five seconds', async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Soon Done');
  await openList(page, '/admin-panel/all-Payment?fullname=Soon', 'All Orders');
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  const complete = rowOf(page, 'Soon Done').getByRole('radio', { name: 'Complete', exact: true });
  await complete.waitFor();
  await asAdmin(page, 'orders.setStatus', { id, status: 'Complete' });
  await comesByItself(page, () => complete.isChecked());

  await menu.getByRole('link', { name: 'All Enquiries' }).click();
  await page.getByRole('heading', { name: 'All Enquiries', level: 1 }).waitFor();
  await page.locator('tbody tr').first().waitFor();
  await enquireAs(page, 'Curious Person');
  await comesByItself(page, () => rowOf(page, 'Curious Person').isVisible());

  await menu.getByRole('link', { name: 'All Category' }).click();
  const list = page.getByRole('list', { name: 'Categories' });
  await list.getByText('Kitchen').waitFor();
  await asAdmin(page, 'catalogue.addCategory', { label: 'Pumps of a colleague' });
  await comesByItself(page, () => list.getByText('Pumps of a colleague').isVisible());
});
