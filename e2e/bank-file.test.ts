import { expect, test } from 'vitest';
import type { Bill } from '#shared/bills/schema.ts';
import { expectNoViolations, journey, resize } from './harness.ts';
import { bookAs, isWiderThanWindow, openPanel } from './owner.ts';
import { admin, asAdmin, ask, steadyTokenOf, toastSaying } from './people.ts';

const shop = await journey();

test('a bank file is booked, a bill chosen by hand, and the day is closed', async () => {
  const page = await shop.page(1280);
  const bills: Bill[] = [];
  for (const name of ['Meena Joshi', 'Rohan Kulkarni']) {
    const id = await bookAs(page, name);
    await asAdmin(page, 'orders.setStage', { id, stage: 'done', finish: { method: 'UPI', taken: 0 } });
    bills.push(await ask<Bill>(page, await steadyTokenOf(page, admin), 'bills.ofOrder', { orderId: id }));
  }
  const [one, other] = bills;
  const day = new Date().toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
  const lines = [
    'Date,Narration,Ref No,Deposit',
    `${day},UPI/${one?.number.replaceAll(/\W/g, '')},632512345671,${one?.due}`,
    `${day},UPI somebody,632512345672,50`,
  ];
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };

  await openPanel(page, '/admin-panel/settlement', 'Bills');
  await page.getByRole('link', { name: 'Bank file' }).click();
  const choose = () => page.getByLabel('Choose file').setInputFiles(file);
  await choose();
  await page.getByText('Its text names the bill').waitFor();
  for (const width of [360, 1280]) {
    await resize(page, width);
    expect(await isWiderThanWindow(page), `${width} px`).toBe(false);
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: /^Choose bill: row 3, ₹50/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the bill' });
  await dialog.getByLabel('Number of bill or order, or name').fill('Rohan Kulkarni');
  await dialog.getByRole('button', { name: `Choose bill ${other?.number}` }).click();
  await page.getByRole('button', { name: 'Book 2 payments' }).click();
  await toastSaying(page, '2 payments booked').waitFor();
  await page.getByText('Known: 2').waitFor();

  await page.getByRole('link', { name: 'Cash' }).first().click();
  await page.getByRole('heading', { name: 'Cash', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Pay out' }).click();
  const payOut = page.getByRole('dialog', { name: 'Pay out' });
  await payOut.getByLabel('Amount, in rupees').fill('60');
  await payOut.getByLabel('Note').fill('Tea');
  await payOut.getByRole('button', { name: 'Pay out' }).click();
  await page.getByText('Tea').filter({ visible: true }).first().waitFor();
  for (const width of [360, 1280]) {
    await resize(page, width);
    expect(await isWiderThanWindow(page), `${width} px`).toBe(false);
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: 'As expected, The desk' }).click();
  await page.getByRole('button', { name: 'Close day' }).click();
  const question = page.getByRole('dialog', { name: /^Close / });
  await question.getByRole('button', { name: 'Close day' }).click();
  await toastSaying(page, 'Day closed').waitFor();
});
