import { buffer } from 'node:stream/consumers';
import excel from 'exceljs';
import { expect, test } from 'vitest';
import { clientTexts } from '#shared/client-texts.ts';
import { clientMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, visit } from './harness.ts';
import { enquireAs, openPanel, rowOf } from './owner.ts';
import { toastSaying } from './people.ts';

const shop = await visit();
const columns = [
  'Sr.',
  'Full Name',
  'Address',
  'Email',
  'Mobile',
  'Service Type',
  'Message',
  'Created Date',
  'Status',
];
const enquiries = '/admin-panel/all-Enquiries';

test("on a phone, an admin sets an enquiry's status after a question", async () => {
  const page = await shop.page(360);
  await enquireAs(page, 'Asking Person');
  await openPanel(page, `${enquiries}?search=Asking`, 'All Enquiries');
  await rowOf(page, 'Asking Person').click();
  const panel = page.getByRole('dialog', { name: 'Enquiry of Asking Person' });
  const radio = (status: string) => panel.getByRole('radio', { name: status, exact: true });
  await radio('Complete').check();
  await page.getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) }).waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, successMessages.statusUpdated).waitFor();

  await page.route('**/trpc/enquiries.setStatus*', (route) => route.abort());
  await radio('Incomplete').check();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, clientMessages.statusFailed).waitFor();
  await expect.poll(() => radio('Complete').isChecked()).toBe(true);
  await page.unroute('**/trpc/enquiries.setStatus*');
});

test('the details of an enquiry show the whole message', async () => {
  const page = await shop.page(360);
  await enquireAs(page, 'Wordy Person', `It began on Monday.\n${'Then it went on. '.repeat(30)}`);
  await openPanel(page, `${enquiries}?search=Wordy`, 'All Enquiries');
  const panel = page.getByRole('dialog', { name: 'Enquiry of Wordy Person' });
  await page.getByRole('link', { name: 'Wordy Person' }).click();
  await panel.getByText('It began on Monday.').waitFor();
  await panel.getByText('No changes by the office yet.').waitFor();
  await expectNoViolations(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });
});

test('Export to Excel downloads exactly the filtered enquiries', async () => {
  const page = await shop.page(1280);
  await openPanel(page, enquiries, 'All Enquiries');
  await page.locator('tbody tr').first().waitFor();
  const titles = await page.locator('thead th').allTextContents();
  expect(titles.map((title) => title.replace(/[▲▼↕]/, ''))).toEqual([...columns]);

  await page.getByLabel('Service Type').selectOption('Split AC');
  await page.waitForURL(/serviceType=Split\+AC/);
  await page.route('**/api/export-enquiries*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  await toastSaying(page, 'The spreadsheet did not come').waitFor();
  await page.unroute('**/api/export-enquiries*');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Customer_Details.xlsx');
  const workbook = new excel.Workbook();
  await workbook.xlsx.load((await buffer(await download.createReadStream())) as unknown as excel.Buffer);
  const sheet = workbook.worksheets[0];
  const types: unknown[] = [];
  sheet?.getColumn(6).eachCell((cell) => types.push(cell.value));
  expect(types[0]).toBe('Service Type');
  expect(types.length).toBeGreaterThan(1);
  expect(new Set(types.slice(1))).toEqual(new Set(['Split AC']));
});
