import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './harness.ts';
import { bookAs, openPanel } from './owner.ts';
import { pagesOf } from './pdf-text.ts';
import { admin, asAdmin, ask, steadyTokenOf } from './people.ts';

const shop = await journey();

const print = async (page: Page) => pagesOf(await page.pdf({ preferCSSPageSize: true }));
const squeezed = (words: string) => words.replaceAll(/\s/g, '');

/** Books a visit of a distant day, for a technician or nobody. Returns the order's id and the day. */
async function visitOf(
  page: Page,
  name: string,
  { technicianId = null, note = 'It drips at night' }: { technicianId?: string | null; note?: string } = {},
) {
  const times = await (await page.request.get('/api/visit-times?days=14')).json();
  const { date, windows } = times.data.at(-1);
  const id = await bookAs(page, name, { note });
  await asAdmin(page, 'orders.reschedule', { id, visit: { date, from: windows[0].from }, knowingly: true });
  await asAdmin(page, 'orders.assign', { id, technicianId, knowingly: true });
  return { id, date };
}

test('Day prints a sheet for each technician, with what he needs and nothing of the screen', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/day', 'Day');
  const token = await steadyTokenOf(page, admin);
  const [ramesh] = await ask<{ _id: string; name: string }[]>(page, token, 'technicians.list');
  if (!ramesh) throw new Error('The demo has no technician');
  const { date } = await visitOf(page, 'Sheet Person', { technicianId: ramesh._id });
  await visitOf(page, 'Nobody Person');
  await page.goto(`/admin-panel/day?date=${date}`);
  await page.getByRole('article', { name: /^Nobody Person/ }).waitFor();
  const pages = await print(page);
  const of = (name: string) => pages.find((one) => one.includes(squeezed(name))) ?? '';
  for (const words of [ramesh.name, '5550100199', 'Lotus Lane 12', 'It drips at night', '9 am to 11 am', '₹'])
    expect(of('Sheet Person')).toContain(squeezed(words));
  expect(of('Nobody Person')).toContain('Notassigned');
  expect(of('Nobody Person')).not.toContain(squeezed(ramesh.name));
  for (const words of ['Suggest', 'New Booking', 'Search', 'All Orders', 'Today', 'No time yet'])
    expect(pages.join()).not.toContain(squeezed(words));
  expect(await page.getByText('Lotus Lane 12').count()).toBe(0);
});

test('an order prints as a job slip on one page', async () => {
  const page = await shop.page(1280);
  await openPanel(page, '/admin-panel/day', 'Day');
  const { id } = await visitOf(page, 'Slip Person');
  await asAdmin(page, 'orders.setStage', { id, stage: 'working' });
  const lines = [{ kind: 'part', words: 'Thermostat', quantity: 2, price: 450 }];
  await asAdmin(page, 'estimates.save', { id, version: 0, lines });
  await asAdmin(page, 'estimates.offer', { id, version: 1 });
  await asAdmin(page, 'estimates.answer', { id, version: 1, agree: true });
  await page.goto(`/admin-panel/all-Payment?order=${id}`);
  await page.getByRole('dialog').getByText('Thermostat').first().waitFor();
  const pages = await print(page);
  expect(pages).toHaveLength(1);
  const [slip = ''] = pages;
  for (const words of [
    'Job slip 1',
    'Slip Person',
    '5550100199',
    'Lotus Lane 12',
    'It drips at night',
    'Thermostat',
    '₹900.00',
    'To pay: ₹',
    'What was done',
    'Customer, signature',
    'Technician, signature',
  ])
    expect(slip).toContain(squeezed(words));
  for (const words of ['Print job slip', 'Next step', 'Search', 'New Booking', 'History', 'WhatsApp'])
    expect(slip).not.toContain(squeezed(words));
});

test('a long order prints to its last line', async () => {
  const page = await shop.page(360);
  await openPanel(page, '/admin-panel/day', 'Day');
  const { id } = await visitOf(page, 'Long Person', { note: 'It drips.\n'.repeat(90) });
  await page.goto(`/admin-panel/all-Payment?order=${id}`);
  await page.getByRole('button', { name: 'Print job slip' }).waitFor();
  const pages = await print(page);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)).toContain('Technician,signature');
});

test('the buttons print', async () => {
  const page = await shop.page(360);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await openPanel(page, '/admin-panel/day', 'Day');
  const id = await bookAs(page, 'Button Person');
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Print day sheets' }).click();
  await expect.poll(() => page.locator('[data-printed]').count()).toBe(1);
  await page.goto(`/admin-panel/all-Payment?order=${id}`);
  await page.getByRole('button', { name: 'Print job slip' }).click();
  await expect.poll(() => page.locator('[data-printed]').count()).toBe(1);
});
