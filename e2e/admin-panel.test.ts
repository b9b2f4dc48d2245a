import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey, resize } from './harness.ts';
import { bookAs, focusOf, isWiderThanWindow, openPanel, rowOf } from './owner.ts';
import { asAdmin, asha, openAs, toastSaying } from './people.ts';

const shop = await journey();
// These lists have rows in the demo.
const lists = ['All Customers', 'All Orders', 'All Enquiries', 'Audit'];
const every = [
  'Day',
  'All Orders',
  'All Customers',
  'All Enquiries',
  'All Products',
  'All Category',
  'Bills',
  'Cash',
  'Figures',
  'Settings',
];

const settled = (page: Page) =>
  expect.poll(() => page.locator('main [role="status"]', { hasText: 'Loading' }).count()).toBe(0);

test('every admin screen opens from the menu, fits and is accessible', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel', 'Day');
  const panel = page.getByRole('navigation', { name: 'Admin panel' });
  expect(await panel.getByRole('link').allTextContents()).toEqual(every);
  const phoneMenu = page.getByRole('dialog', { name: 'Admin panel' });
  // Opens a screen by the side menu or, on phones, by the bar at the foot.
  const open = async (screen: string) => {
    const link = panel.getByRole('link', { name: screen, exact: true });
    if (await link.isVisible()) return link.click();
    await panel.getByRole('button', { name: 'More' }).click();
    await phoneMenu.getByRole('link', { name: screen, exact: true }).click();
    await phoneMenu.waitFor({ state: 'detached' });
  };
  let widths = [1280, 360];
  for (const screen of every) {
    await open(screen);
    const heading = page.getByRole('heading', { name: screen, level: 1 });
    await heading.waitFor();
    for (const width of widths) {
      await resize(page, width);
      await settled(page);
      if (lists.includes(screen)) await page.locator('tbody tr').first().waitFor();
      expect(await isWiderThanWindow(page), `${screen}, ${width} px`).toBe(false);
      await page.evaluate(() => window.scrollTo(0, 0));
      expect((await heading.boundingBox())?.y, screen).toBeLessThanOrEqual(width === 360 ? 104 : 56);
      if (width === 360 || lists.includes(screen)) await expectNoViolations(page);
    }
    // Opens the next admin screen at the present width.
    widths = widths.toReversed();
  }
});

test('the panel has its own frame: no ticker, service search, cart or footer', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel', 'Day');
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Cart' }).count()).toBe(0);
  expect(await page.getByRole('searchbox', { name: 'Search Services Here...' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Fold the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  expect((await menu.boundingBox())?.width).toBe(56);
  await page.reload();
  await page.getByRole('button', { name: 'Unfold the menu' }).waitFor();
  await menu.getByRole('link', { name: 'All Orders' }).click();
  await page.getByRole('heading', { name: 'All Orders', level: 1 }).waitFor();

  // An account menu that a key opened stays open.
  await page.getByRole('button', { name: 'Account menu' }).press('Enter');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'To the shop' }).click();
  await page.getByRole('contentinfo').waitFor();
});

test('an unknown address of the panel keeps its frame', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/overview', 'Page not found');
  await page.getByRole('navigation', { name: 'Admin panel' }).waitFor();
  await page.getByRole('link', { name: 'To your screens' }).click();
  await page.getByRole('heading', { name: 'Day', level: 1 }).waitFor();
});

test('one search finds people, orders and screens by keyboard', async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Jaswant Person');
  await openPanel(page, '/admin-panel', 'Day');
  const search = page.getByRole('dialog', { name: 'Search the panel' });
  await page.keyboard.press('Control+k');
  const field = search.getByRole('combobox');
  const isReady = () => field.evaluate((input) => input === document.activeElement);
  await expect.poll(isReady).toBe(true);
  // More results than the dialog is high. The last of them is above the first.
  await page.keyboard.type('a');
  await expect.poll(() => search.getByRole('option').count()).toBeGreaterThan(12);
  await page.keyboard.press('ArrowUp');
  const last = search.getByRole('option', { selected: true });
  // Results that come late may move both.
  const isActive = async () =>
    (await last.getAttribute('id')) === (await field.getAttribute('aria-activedescendant'));
  await expect.poll(isActive).toBe(true);
  await expect.poll(() => search.getByRole('listbox').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await expectNoViolations(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('jaswant');
  await expect.poll(() => search.getByRole('option').allTextContents()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /of Jaswant Person$/ }).waitFor();
  expect(page.url()).toContain(id);

  await page.goto('/admin-panel');
  await page.getByRole('heading', { name: 'Day', level: 1 }).waitFor();
  await page.keyboard.press('/');
  await search.getByRole('option', { name: /Jaswant Person/ }).waitFor();
  await expect.poll(isReady).toBe(true);
  await page.keyboard.type('zzzz');
  await search
    .getByText(/^Nothing found for ‘zzzz’. We looked in/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await resize(page, 360);
  await page.getByRole('button', { name: 'Search the panel' }).click();
  // Its code may load at the press. What is typed before goes to the page.
  await expect.poll(isReady).toBe(true);
  await page.keyboard.type('visit times');
  await search.getByRole('option', { name: /^Visit Times/ }).click();
  await page.getByRole('heading', { name: 'Visit Times' }).waitFor();
});

test("on a phone the Save button of Settings stays above the panel's bar", async () => {
  const page = await shop.page(360);
  await openPanel(page, '/admin-panel/settings', 'Settings');
  const bar = page.getByRole('navigation', { name: 'Admin panel' });
  for (const section of ['business', 'visit-times', 'tax-and-bills']) {
    await page.goto(`/admin-panel/settings/${section}`);
    const save = await page.getByRole('button', { name: 'Save', exact: true }).boundingBox();
    if (!save) throw new Error('no Save button');
    expect(save.y + save.height, section).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }
});

test('customers are redirected from the admin panel to Home', async () => {
  const page = await shop.page();
  await openAs(page, asha, '/admin-panel/all-Payment');
  await page.waitForURL((url) => url.pathname === '/');
});

test('an admin finds customers by name or email', async () => {
  const page = await shop.page(360);
  await openPanel(page, '/admin-panel/all-users', 'All Customers');
  await page.getByLabel('Name, email or mobile').fill('asha@');
  await page.waitForURL(/search=asha/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: /orders?$/ }).click();
  await page.getByRole('heading', { name: 'All Orders', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Remove filter User ID: 1002' }).waitFor();
});

test('an admin changes a role in a dialog', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/all-users', 'All Customers');
  const change = async (name: string, role: string) => {
    await page.getByLabel('Name, email or mobile').fill(name);
    await rowOf(page, name).getByRole('button', { name: 'Change Role' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Role' });
    await dialog.getByLabel('Role').selectOption(role);
    await dialog.getByRole('button', { name: 'Change Role' }).click();
    return dialog;
  };
  const refused = await change('Sunil Deshmukh', 'GENERAL');
  await toastSaying(page, wordsOfFailure('lastAdmin')).waitFor();
  await expectNoViolations(page);
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => focusOf(page)).toBe('Change Role');

  await page.getByLabel('Name, email or mobile').fill('Farhana');
  await rowOf(page, 'Farhana Shaikh').getByRole('button', { name: 'Change Role' }).click();
  await page.getByRole('dialog', { name: 'Change Role' }).waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await change('Farhana Shaikh', 'ADMIN');
  await toastSaying(page, successMessages.userUpdated).waitFor();
  await rowOf(page, 'Farhana Shaikh').getByText('Owner', { exact: true }).waitFor();
  await change('Farhana Shaikh', 'GENERAL');
  await rowOf(page, 'Farhana Shaikh').getByText('Customer', { exact: true }).waitFor();
});

test('an admin adds, renames and deletes a category on a phone', async () => {
  const page = await shop.page(360);
  await openPanel(page, '/admin-panel/all-category', 'All Category');
  const list = page.getByRole('list', { name: 'Categories' });
  const row = (label: string) => list.getByRole('listitem').filter({ hasText: label });
  await page.getByLabel('Category name').fill('Pumps');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await toastSaying(page, successMessages.categoryAdded).waitFor();
  await row('Pumps').getByRole('button', { name: 'Edit' }).click();
  expect(await list.getByRole('button', { name: 'Save' }).count()).toBe(1);
  await list.getByRole('textbox').fill('Pumps and pipes');
  await list.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.categoryUpdated).waitFor();
  await expect.poll(() => focusOf(page)).toBe('Edit');
  await row('Pumps and pipes').getByRole('button', { name: 'Delete' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toastSaying(page, successMessages.categoryDeleted).waitFor();
  await expect.poll(() => row('Pumps').count()).toBe(0);
  // After the deletion the focus moves to the heading of the list.
  await expect.poll(() => focusOf(page)).toBe('All Category');
});

test('the head of Day leads to what is to do', async () => {
  const page = await shop.page(1280);
  await asAdmin(page, 'business.update', { companyName: 'Panchakki', phone: '' });
  await openPanel(page, '/admin-panel', 'Day');
  const tasks = page.getByRole('list', { name: 'To do now' });
  const day = page.getByRole('heading', { name: 'Day', level: 1 });
  const open = () => page.getByText('To do now', { exact: true }).click();
  await open();
  await tasks.getByText(/Your pages show no phone yet/).waitFor();
  for (const [link, address] of [
    ['Late orders', /late=true/],
    ['Agree on a time', /stage=requested/],
    ['Answer', /all-Enquiries\?.*status=Incomplete/],
    ['Add', /settings\/business/],
  ] as const) {
    await tasks.getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL(address);
    // Until the list is there, Day is still on the screen.
    await day.waitFor({ state: 'detached' });
    await page.goBack();
    await day.waitFor();
    await open();
  }
});

test("an admin's change appears in the audit", async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Audited Person');
  await asAdmin(page, 'orders.setStatus', { id, status: 'Complete' });
  await openPanel(page, '/admin-panel/audit?entity=order', 'Settings');
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Audited Person' })
    .filter({ hasText: 'Order status changed' });
  await row.getByText('Incomplete').waitFor();
  await row.getByText('Sunil Deshmukh').waitFor();
  await row.getByRole('link', { name: 'Audited Person' }).click();
  const done = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Done.' });
  await done.getByText(/Sunil Deshmukh/).waitFor();
});
