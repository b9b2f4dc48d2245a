// New orders and enquiries come to the open screen by themselves, and nothing moves under the pointer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { indiaDay } from '#server/platform/india-days.ts';
import { journey, resize } from './harness.ts';
import { bookAs, enquireAs, openPanel, rowOf } from './owner.ts';
import { asAdmin } from './people.ts';

const shop = await journey();
const withinFiveSeconds = { timeout: 5000 };
// less than the page lets pass between two questions: what comes later was not asked for by then
const atOnce = { timeout: 3000 };

/** Opens a list of the panel in a page whose clock can be put forward, once it has begun to ask what is new. */
async function openList(page: Page, path: string, heading: string): Promise<void> {
  await page.clock.install();
  const asked = page.waitForResponse((answer) => /backoffice\.news.*since/.test(answer.url()));
  await openPanel(page, path, heading);
  await page.locator('main li, tbody tr').first().waitFor();
  await (await asked).finished();
}

/** Puts the page's clock forward to where it asks again. The first test shows how long that takes on a real clock. */
const asksAgain = (page: Page) => page.clock.fastForward(4000);

test('a booking appears at the end of a short list within five seconds', async () => {
  const page = await shop.page(1280);
  // the demo has more orders than a page takes: those of today alone, of which there may be none soon after midnight
  await bookAs(page, 'Already There');
  await openPanel(page, `/admin-panel/all-Payment?limit=100&from=${indiaDay(new Date())}`, 'All Orders');
  await page.locator('tbody tr').first().waitFor();
  await bookAs(page, 'Short List');
  await rowOf(page, 'Short List').waitFor(withinFiveSeconds);
});

test('on a page that it does not belong to a note names it and leads to it, at 360 and at 1280 px; newest first it takes the top by itself, unless a row would move under the pointer', async () => {
  const page = await shop.page(360);
  await openList(page, '/admin-panel/all-Payment', 'All Orders');
  for (const width of [360, 1280]) {
    await resize(page, width);
    const name = `Far Away ${width}`;
    await bookAs(page, name);
    await asksAgain(page);
    await page.getByText(`1 new order from ${name}`).waitFor(atOnce);
    await page.getByRole('button', { name: 'Show newest' }).click();
    await rowOf(page, name).waitFor();
    expect(new URL(page.url()).searchParams.get('direction'), name).toBe('desc');
    expect(await page.getByText(`1 new order from ${name}`).count(), name).toBe(0);
    if (width === 1280) break;
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('direction'));
    await rowOf(page, name).waitFor({ state: 'detached' });
  }

  await page.mouse.move(0, 0);
  await bookAs(page, 'On Top');
  await asksAgain(page);
  await expect.poll(() => page.locator('tbody tr').first().textContent(), atOnce).toContain('On Top');

  const third = page.locator('tbody tr').nth(2);
  await third.hover();
  const before = await third.textContent();
  const place = await third.boundingBox();
  await bookAs(page, 'Patient One');
  await asksAgain(page);
  await page.getByText('1 new order from Patient One').waitFor(atOnce);
  expect(await third.textContent()).toBe(before);
  expect(await third.boundingBox()).toEqual(place);
});

test('an enquiry, and a colleague’s change of a status and of a category, stand on the open screen within five seconds', async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Soon Done');
  await openList(page, '/admin-panel/all-Payment?fullname=Soon', 'All Orders');
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  const complete = rowOf(page, 'Soon Done').getByRole('radio', { name: 'Complete', exact: true });
  await complete.waitFor();
  await asAdmin(page, 'orders.setStatus', { id, status: 'Complete' });
  await asksAgain(page);
  await expect.poll(() => complete.isChecked(), atOnce).toBe(true);

  await menu.getByRole('link', { name: 'All Enquiries' }).click();
  await page.getByRole('heading', { name: 'All Enquiries', level: 1 }).waitFor();
  await page.locator('tbody tr').first().waitFor();
  await enquireAs(page, 'Curious Person');
  await asksAgain(page);
  await rowOf(page, 'Curious Person').waitFor(atOnce);

  await menu.getByRole('link', { name: 'All Category' }).click();
  const list = page.getByRole('list', { name: 'Categories' });
  await list.getByText('Kitchen').waitFor();
  await asAdmin(page, 'catalogue.addCategory', { label: 'Pumps of a colleague' });
  await asksAgain(page);
  await list.getByText('Pumps of a colleague').waitFor(atOnce);
});
