import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoViolations, journey } from './harness.ts';
import { bookAs, isWiderThanWindow, openPanel } from './owner.ts';
import { asAdmin, newcomer } from './people.ts';

const shop = await journey();

/** Books a visit in the first free window of a distant day. Returns the day. */
async function visitOf(page: Page, fullname: string): Promise<string> {
  const times = await (await page.request.get('/api/visit-times?days=14')).json();
  const { date, windows } = times.data.at(-1);
  const id = await bookAs(page, fullname);
  await asAdmin(page, 'orders.reschedule', { id, visit: { date, from: windows[0].from }, knowingly: true });
  return date;
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) });
/** Returns the heading of the column that contains a card. */
const columnOf = (page: Page, name: string) =>
  cardOf(page, name).evaluate((card) => {
    const cell = card.closest('td');
    const heads = cell?.closest('table')?.querySelectorAll('thead th');
    return heads?.[cell?.cellIndex ?? 0]?.firstChild?.textContent?.trim();
  });
const assignAnyway = async (page: Page, why: string) => {
  const dialog = page.getByRole('dialog', { name: `${why}. Assign anyway?` });
  await dialog.getByRole('button', { name: 'Assign anyway' }).click();
};
const stands = (page: Page, name: string, whose: string) =>
  expect.poll(() => columnOf(page, name)).toBe(whose);

const hasFocus = (page: Page, name: string) =>
  expect.poll(() => cardOf(page, name).evaluate((card) => card.contains(document.activeElement))).toBe(true);

test('an admin assigns a visit by menu and by dragging', async () => {
  const page = await shop.page(1280);
  const name = 'Board Person';
  const date = await visitOf(page, name);
  await openPanel(page, `/admin-panel/day?date=${date}`, 'Day');
  await stands(page, name, 'Unassigned');
  await expectNoViolations(page);

  await cardOf(page, name).getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: /^Ramesh Kale/ }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: /^Ramesh Kale/ }).click();
  await assignAnyway(page, 'Ramesh repairs other things');
  await stands(page, name, 'Ramesh Kale');

  const places = page.getByRole('row').nth(1).getByRole('cell');
  await cardOf(page, name).dragTo(places.nth(1), { steps: 8 });
  await assignAnyway(page, 'Imran repairs other things');
  await stands(page, name, 'Imran Pathan');
  await hasFocus(page, name);

  await cardOf(page, name).dragTo(page.getByRole('row').nth(2).getByRole('cell').nth(1), { steps: 8 });
  const asked = page.getByRole('dialog', { name: /^Move to .+, .+ to .+\?$/ });
  await asked.getByText(/gets an email/).waitFor();
  await expectNoViolations(page);
  await asked.getByRole('button', { name: 'Move nevertheless' }).click();
  await expect.poll(() => cardOf(page, name).evaluate((card) => card.closest('tr')?.rowIndex)).toBe(2);
  await hasFocus(page, name);
  await page.reload();
  await stands(page, name, 'Imran Pathan');

  // Moves an order without a time into a visit window.
  const caller = 'Shelf Person';
  await bookAs(page, caller);
  await page.reload();
  const shelf = page.getByRole('region', { name: 'No time yet' });
  const shelved = shelf.getByRole('article', { name: new RegExp(`^${caller}`) });
  await shelved.getByRole('link', { name: 'Call' }).waitFor();
  await shelved.dragTo(places.nth(0), { steps: 8 });
  await asked.getByRole('button', { name: 'Move', exact: true }).click();
  await stands(page, caller, 'Unassigned');

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.poll(() => cardOf(page, name).count()).toBe(0);
  await page.goBack();
  await cardOf(page, name).waitFor();
});

test('an admin drags a visit to another day of the week', async () => {
  const page = await shop.page(1280);
  const name = 'Week Person';
  const date = await visitOf(page, name);
  await openPanel(page, `/admin-panel/day?date=${date}`, 'Day');
  await page.getByRole('link', { name: 'Week' }).click();
  const region = page.getByRole('region', { name: 'Week' });
  const visit = region.getByRole('article').filter({ has: page.getByRole('link', { name }) });
  await visit.waitFor();
  await expectNoViolations(page);
  const column = () => visit.evaluate((card) => card.closest('td')?.cellIndex ?? 0);
  const from = await column();
  const to = from === 7 ? 6 : from + 1;
  await visit.dragTo(
    region
      .getByRole('row')
      .nth(2)
      .getByRole('cell')
      .nth(to - 1),
    { steps: 8 },
  );
  await page
    .getByRole('dialog', { name: /^Move to / })
    .getByRole('button', { name: /^Move/ })
    .click();
  await expect.poll(column).toBe(to);
});

test('on a phone the week scrolls in its own place and does not widen the page', async () => {
  const page = await shop.page(360);
  await openPanel(page, '/admin-panel/day?view=week', 'Day');
  const week = page.getByRole('region', { name: 'Week' });
  await week.getByRole('article').first().waitFor();
  expect(await week.evaluate((place) => place.scrollWidth > place.clientWidth)).toBe(true);
  expect(await isWiderThanWindow(page)).toBe(false);
});

test('on a phone the day board fits the screen', async () => {
  const page = await shop.page(360);
  const person = { ...newcomer(), name: 'Chandrashekharendrasaraswatikantheeravabalasubramaniamkrishna' };
  const data = { ...person, confirmPassword: person.password };
  const answer = await page.request.post('/api/signup', { data });
  const userId = (await answer.json()).data._id;
  await asAdmin(page, 'accounts.updateUser', { userId, role: 'TECHNICIAN' });
  await openPanel(page, '/admin-panel/day', 'Day');
  await page.getByRole('heading', { name: person.name }).waitFor();
  expect(await isWiderThanWindow(page)).toBe(false);
  // The card is so low on the screen that its menu scrolls.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.getByRole('button', { name: 'Assign' }).first().click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: person.name }).waitFor();
  await expectNoViolations(page);
  expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  // Other tests of this file assign visits to the demo's technicians.
  await asAdmin(page, 'accounts.updateUser', { userId, role: 'GENERAL' });
});
