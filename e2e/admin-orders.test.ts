// All Orders: filters in the address, sorting, paging, status with its prompt, details beside the list.
import { expect, test } from 'vitest';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import { bookAs, focusOf, isWiderThanWindow, openPanel, rowOf } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await journey();
const orders = '/admin-panel/all-Payment';

const names = (page: Awaited<ReturnType<typeof shop.page>>) =>
  page.locator('tbody tr td:first-child').allTextContents();

test.each([360, 1280])('the screen holds together at %i px and breaks no rule', async (width) => {
  const page = await shop.page(width);
  await openPanel(page, orders, 'All Orders');
  await page.locator('tbody tr').first().waitFor();
  expect(await isWiderThanWindow(page)).toBe(false);
  await expectNoViolations(page);
});

test('filters combine, stand in the address, and Back takes the last one off again', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  await page.getByLabel('Service', { exact: true }).selectOption('Cassette AC Repair');
  await page.waitForURL(/service=Cassette\+AC\+Repair/);
  await page.getByLabel('Full Name').fill('vikram');
  await page.waitForURL(/fullname=vikram/);
  await page.getByLabel('User ID').fill('1003');
  await page.waitForURL(/uId=1003/);
  await page.locator('[aria-busy="false"] tbody tr').first().waitFor();
  for (const name of await names(page)) expect(name).toContain('Vikram');

  await page.reload();
  expect(await page.getByLabel('User ID').inputValue()).toBe('1003');
  expect(await page.getByLabel('Full Name').inputValue()).toBe('vikram');
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('uId'));
  expect(await page.getByLabel('User ID').inputValue()).toBe('');

  await page.getByLabel('Full Name').fill('nobody of this name');
  await page.getByText('No orders match').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.locator('tbody tr').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a user id that is no number is told at its field', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  await page.getByLabel('User ID').fill('Asha');
  await page.getByText(fieldMessages.userIdNumber).waitFor();
});

test('oldest first by itself; a title sorts by its column and the other way round', async () => {
  const page = await shop.page(1280);
  await openPanel(page, orders, 'All Orders');
  const header = page.getByRole('columnheader', { name: 'Created Date' });
  await page.locator('th[aria-sort="ascending"]').waitFor();
  await header.getByRole('button').click();
  await page.waitForURL(/direction=desc/);
  await page.locator('th[aria-sort="descending"]').waitFor();
  await page.getByRole('columnheader', { name: 'Total' }).getByRole('button').click();
  await page.waitForURL(/sort=totalPrice/);
});

test('Next and Previous turn the pages, and a shared link opens the same one', async () => {
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

test.each([360, 1280])(
  'a status changes at once after the prompt, with the mail told (%i px)',
  async (width) => {
    const page = await shop.page(width);
    const name = `Prompted ${width}`;
    await bookAs(page, name);
    await openPanel(page, `${orders}?fullname=${encodeURIComponent(name)}`, 'All Orders');
    const complete = rowOf(page, name).getByRole('radio', { name: 'Complete', exact: true });
    const incomplete = rowOf(page, name).getByRole('radio', { name: 'Incomplete' });
    await complete.check();
    const prompt = page.getByRole('dialog', { name: clientMessages.confirmStatus('Complete') });
    await prompt.waitFor();
    await expectNoViolations(page);
    await prompt.getByRole('button', { name: 'Cancel' }).click();
    await prompt.waitFor({ state: 'hidden' });
    expect(await incomplete.isChecked()).toBe(true);

    await complete.check();
    await prompt.getByRole('button', { name: 'Confirm' }).click();
    await toastSaying(page, successMessages.statusUpdatedMailSent).waitFor();
    expect(await complete.isChecked()).toBe(true);
  },
);

test('a status that could not be sent goes back, and the list is read again', async () => {
  const page = await shop.page(1280);
  await bookAs(page, 'Offline Person');
  await openPanel(page, `${orders}?fullname=Offline`, 'All Orders');
  const row = rowOf(page, 'Offline Person');
  await row.waitFor();
  await page.route('**/trpc/orders.setStatus*', (route) => route.abort());
  await row.getByRole('radio', { name: 'Complete', exact: true }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, clientMessages.statusError).waitFor();
  await expect.poll(() => row.getByRole('radio', { name: 'Incomplete' }).isChecked()).toBe(true);
});

test.each([360, 1280])(
  'details stand beside the list, with history, and Back closes them (%i px)',
  async (width) => {
    const page = await shop.page(width);
    await openPanel(page, `${orders}?rated=true`, 'All Orders');
    await page.locator('tbody tr').first().getByRole('link').first().click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('heading', { name: 'Feedback' }).waitFor();
    await panel.getByRole('row', { name: /^Total/ }).waitFor();
    await panel.getByRole('link', { name: /^Call / }).waitFor();
    expect(await panel.getByRole('img', { name: / out of 5$/ }).count()).toBe(1);
    await panel.getByText('No changes by an admin yet.').waitFor();
    await expectNoViolations(page);
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('rated')).toBe('true');
  },
);

test('Escape closes the prompt above the details, and then the details', async () => {
  const page = await shop.page(1280);
  const id = await bookAs(page, 'Escape Artist');
  await openPanel(page, `${orders}?fullname=Escape&order=${id}`, 'All Orders');
  const panel = page.getByRole('dialog', { name: 'Order of Escape Artist' });
  await panel.getByRole('radio', { name: 'Complete', exact: true }).check();
  const prompt = page.getByRole('dialog', { name: clientMessages.confirmStatus('Complete') });
  await prompt.waitFor();
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

test('a list that does not come says so and can be asked again', async () => {
  const page = await shop.page(1280);
  await page.route('**/trpc/**orders.table**', (route) => route.abort());
  await openPanel(page, orders, 'All Orders');
  await page.getByText(clientMessages.ordersFailed).waitFor({ timeout: 20_000 });
  await expectNoViolations(page);
  await page.unroute('**/trpc/**orders.table**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('tbody tr').first().waitFor();
});
