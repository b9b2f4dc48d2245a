import { expect, test } from 'vitest';
import { clientTexts } from '#shared/client-texts.ts';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { comesAfterPauses, expectNoViolations, journey, resize } from './harness.ts';
import { bookAs, focusOf, openPanel, rowOf } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await journey();
const orders = '/admin-panel/all-Payment';

const names = (page: Awaited<ReturnType<typeof shop.page>>) =>
  page.locator('tbody [data-opens-row]').allTextContents();

test('filters of All Orders are part of the URL, and Back removes the last one', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  await page.getByLabel('Service', { exact: true }).selectOption('Cassette AC Repair');
  await page.waitForURL(/service=Cassette\+AC\+Repair/);
  await page.getByLabel('Full Name').fill('vikram');
  await page.waitForURL(/fullname=vikram/);
  await page.getByLabel('User ID').fill('1003');
  await page.waitForURL(/uId=1003/);
  // The previous rows stay until the new ones have loaded.
  const whose = async () => new Set((await names(page)).map((name) => name.split(' ')[0]));
  await expect.poll(whose).toEqual(new Set(['Vikram']));

  await page.reload();
  expect(await page.getByLabel('User ID').inputValue()).toBe('1003');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('vikram');
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('uId'));
  await expect.poll(() => page.getByLabel('User ID').inputValue()).toBe('');

  await page.getByLabel('Full Name').fill('nobody of this name');
  await page.getByText('No orders match').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.locator('tbody tr').first().waitFor();
  expect(new URL(page.url()).search).toBe('');

  // Late and open orders come first by default, so no column is sorted.
  expect(await page.locator('th[aria-sort]').count()).toBe(0);
  await page
    .getByText(/ late$/)
    .first()
    .waitFor();
  const created = page.getByRole('columnheader', { name: 'Created Date' }).getByRole('button');
  await created.click();
  await page.locator('th[aria-sort="ascending"]').waitFor();
  await created.click();
  await page.waitForURL(/direction=desc/);
  await page.locator('th[aria-sort="descending"]').waitFor();
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await page.waitForURL(/sort=totalPrice/);

  await page.getByLabel('User ID').fill('Asha');
  await page.getByText(fieldMessages.userIdNumber).waitFor();
});

test('All Orders opens the tab that was used last', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  const tab = (title: string) => page.getByRole('tab', { name: new RegExp(`^${title} \\d+$`) });
  const count = async (title: string) => Number((await tab(title).textContent())?.replace(/\D/g, ''));
  await tab('All').waitFor();
  expect(await tab('All').getAttribute('aria-selected')).toBe('true');
  expect(await count('All')).toBe((await count('Open')) + (await count('Done')));
  expect(new URL(page.url()).search).toBe('');

  await tab('Done').click();
  await page.waitForURL(/status=Complete/);
  await page.getByText(`of ${await count('Done')} orders`).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('status'));
  await page.getByText(`of ${await count('All')} orders`).waitFor();

  await page.goto('/admin-panel');
  await page.getByRole('link', { name: 'All Orders' }).click();
  await page.waitForURL(/status=Complete/);
  await expect.poll(() => tab('Done').getAttribute('aria-selected')).toBe('true');
  await tab('All').click();
  await page.waitForURL((url) => !url.searchParams.has('status'));
  await page.reload();
  await tab('All').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('orders are chosen and assigned at once', async () => {
  const page = await shop.page(1280);
  for (const name of ['Bulk One', 'Bulk Two', 'Bulk Three']) await bookAs(page, name);
  await openPanel(page, `${orders}?fullname=Bulk`, 'All Orders');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByText('3 orders chosen').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign orders' });
  await dialog.getByLabel('Technician').selectOption({ label: 'Ramesh Kale' });
  // The board says that he repairs other things, so the orders are left out until the owner decides.
  await dialog.getByRole('button', { name: 'Change 0 orders' }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Assign these 3 anyway' }).check();
  await dialog.getByText(/^3 orders/).waitFor();
  await dialog.getByRole('button', { name: 'Change 3 orders' }).click();
  await dialog.getByText('3 orders changed.').waitFor();
  await expectNoViolations(page);
  await expect.poll(() => page.locator('tbody tr', { hasText: 'Ramesh' }).count()).toBe(3);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

test('a view keeps the filters of a list under a name', async () => {
  const page = await shop.page(1280);
  await openPanel(page, `${orders}?stage=scheduled`, 'All Orders');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill('Agreed times');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await toastSaying(page, successMessages.viewSaved).waitFor();
  await page.goto(orders);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Agreed times' }).click();
  await page.waitForURL(/stage=scheduled/);
});

test('Next and Previous change the page of All Orders', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  const first = await page.locator('tbody').textContent();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/^26 to 50 of/).waitFor();
  const link = page.url();
  const second = await page.locator('tbody').textContent();
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByText(/^1 to 25 of/).waitFor();
  await page.goto(link);
  await page.getByText(/^26 to 50 of/).waitFor();
  expect(await page.locator('tbody').textContent()).toBe(second);
  await page.getByLabel('Rows').selectOption('100');
  await page.waitForURL(/limit=100/);
  await page.getByText(/^1 to /).waitFor();
});

test('on a phone, a row opens the order, whose new status shows after the question', async () => {
  const page = await shop.page(360);
  await bookAs(page, 'Prompted Person');
  await openPanel(page, `${orders}?fullname=Prompted`, 'All Orders');
  const prompt = page.getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) });
  const row = rowOf(page, 'Prompted Person');
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(88);
  await row.click();
  const panel = page.getByRole('dialog', { name: /^Order \d+ of Prompted Person$/ });
  const complete = panel.getByRole('radio', { name: 'Complete', exact: true });
  const incomplete = panel.getByRole('radio', { name: 'Incomplete' });
  await complete.check();
  // The question also names the order and its services.
  await prompt.getByText(/^Order \d+ of Prompted Person$/).waitFor();
  await prompt
    .getByText(/Repair$/)
    .first()
    .waitFor();
  await expectNoViolations(page);
  await prompt.getByRole('button', { name: 'Cancel' }).click();
  await prompt.waitFor({ state: 'hidden' });
  expect(await incomplete.isChecked()).toBe(true);

  await page.route('**/trpc/orders.setStatus*', (route) => route.abort());
  await complete.check();
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, clientMessages.statusError).waitFor();
  await expect.poll(() => incomplete.isChecked()).toBe(true);
  await page.unroute('**/trpc/orders.setStatus*');

  await complete.check();
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, successMessages.statusUpdatedMailSent).waitFor();
  expect(await complete.isChecked()).toBe(true);
});

test("an order's details open beside the list and close with Back", async () => {
  const page = await shop.page(360);
  await openPanel(page, `${orders}?rated=true`, 'All Orders');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('heading', { name: 'Feedback' }).waitFor();
  await panel.getByRole('row', { name: /^Total/ }).waitFor();
  await panel.getByRole('link', { name: /^Call / }).waitFor();
  expect(await panel.getByRole('img', { name: / out of 5$/ }).count()).toBe(1);
  await panel.getByRole('heading', { name: 'History' }).waitFor();
  await panel
    .getByText(/^Booked/)
    .last()
    .waitFor();
  await expectNoViolations(page);
  await resize(page, 1280);
  await expectNoViolations(page);
  await page.goBack();
  await panel.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('rated')).toBe('true');
});

test('the steps at the foot of an order never cover what has the focus', async () => {
  const page = await shop.page(360);
  const id = await bookAs(page, 'Covered Person');
  await openPanel(page, orders, 'All Orders');
  for (const [language, last] of [
    ['', 'Print job slip'],
    ['/hi', 'काम की पर्ची प्रिंट करें'],
  ]) {
    await page.goto(`${language}${orders}?order=${id}`);
    const panel = page.getByRole('dialog');
    const print = panel.getByRole('button', { name: `${last}` });
    await print.waitFor();
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const { bottom, height } = (focused?.closest('label') ?? focused)?.getBoundingClientRect() ?? {};
        const steps = [...document.querySelectorAll('[role="dialog"] [data-keeps-focus]')].at(-1);
        if (!steps || bottom === undefined || height === 0 || steps.contains(focused)) return false;
        return bottom > steps.getBoundingClientRect().top;
      });
    await panel.getByRole('link', { name: 'Covered Person' }).focus();
    while (!(await print.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
      // The panel scrolls a frame after the focus has moved.
      await expect.poll(isCovered, { message: await focusOf(page) }).toBe(false);
    }
  }
});

test('Escape closes a question before the details behind it', async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Escape Artist');
  await openPanel(page, `${orders}?fullname=Escape&order=${id}`, 'All Orders');
  const panel = page.getByRole('dialog', { name: /^Order \d+ of Escape Artist$/ });
  await panel.getByRole('radio', { name: 'Complete', exact: true }).check();
  const prompt = page.getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) });
  await prompt.waitFor();
  // Escape is the question's once it has the focus.
  await prompt.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await prompt.waitFor({ state: 'hidden' });
  expect(await panel.isVisible()).toBe(true);
  await expect.poll(() => focusOf(page)).toBe('Complete');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  const link = rowOf(page, 'Escape Artist').getByRole('link').first();
  await link.press('Enter');
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a list that fails to load offers 'Try again'", async () => {
  const page = await shop.page(1280);
  await page.clock.install();
  await page.route('**/trpc/**orders.table**', (route) => route.abort());
  await openPanel(page, orders, 'All Orders');
  await comesAfterPauses(page, page.getByText(clientMessages.ordersFailed));
  await expectNoViolations(page);
  await page.unroute('**/trpc/**orders.table**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('tbody tr').first().waitFor();
});
