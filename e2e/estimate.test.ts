// An estimate on two phones: the technician writes it without a network, the customer agrees to it and pays
// by UPI.
import { expect, test } from 'vitest';
import { demoTechnicians } from '#server/seed/people.ts';
import { expectNoViolations, visit } from './harness.ts';
import { isWiderThanWindow } from './owner.ts';
import { admin, asAdmin, ask, openAs, steadyTokenOf } from './people.ts';

const shop = await visit();

test('a technician adds parts offline, and the customer agrees on another phone', async () => {
  const [office, phone, home] = [await shop.page(1280), await shop.page(360), await shop.page(360)];
  const token = await steadyTokenOf(office, demoTechnicians[0]);
  const asOwner = await steadyTokenOf(office, admin);
  const settings = await ask<object>(office, asOwner, 'bills.settings');
  await asAdmin(office, 'bills.setSettings', { ...settings, upiId: 'shop@okbank' });
  await asAdmin(office, 'estimates.addPrice', { kind: 'part', words: 'Thermostat, universal', price: 850.5 });
  const jobs = await ask<{ _id: string; stage: string; fullname: string; totalPrice: number }[]>(
    office,
    token,
    'jobs.list',
    {},
  );
  const job = jobs.find(({ stage }) => stage === 'working') ?? jobs[0];
  if (!job) throw new Error('The demo gives its technician a job');
  if (job.stage !== 'working') await asAdmin(office, 'orders.setStage', { id: job._id, stage: 'working' });

  await phone.clock.install();
  await openAs(phone, { token }, '/jobs');
  const card = phone.getByRole('article', { name: job.fullname });
  const dialog = phone.getByRole('dialog');
  const add = card.getByRole('button', { name: 'Add part or labour' });
  await add.click();
  await dialog.getByLabel('What it is').fill('thermo');
  await dialog.getByRole('button', { name: /Thermostat, universal/ }).click();
  await expectNoViolations(phone);
  await phone.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Increase quantity' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await add.click();
  await dialog.getByLabel('What it is').fill(`Gas filling ${'w'.repeat(150)}`);
  await dialog.getByRole('radio', { name: 'Labour' }).check();
  await dialog.getByLabel('Price of one, in rupees').fill('1,200');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  const total = job.totalPrice + 2 * 850.5 + 1200;
  const rupees = (amount: number) =>
    `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  await card.getByText(rupees(total)).waitFor();
  await card.getByText('Not shown to the customer yet.').waitFor();
  await phone.context().setOffline(false);
  await card.getByRole('button', { name: 'Show the customer' }).click();
  await dialog.getByRole('button', { name: 'Customer agrees' }).waitFor();
  await expectNoViolations(phone);
  expect(await isWiderThanWindow(phone)).toBe(false);

  // The customer uses another phone.
  const { link } = await ask<{ link: string }>(office, asOwner, 'orders.link', { id: job._id });
  await expect
    .poll(() => ask<{ state: string } | null>(office, asOwner, 'estimates.of', { id: job._id }))
    .toMatchObject({ state: 'offered' });
  const rendered = await (await home.goto(new URL(link).pathname))?.text();
  expect(rendered).toContain('Please look at the estimate');
  expect(rendered).toContain(rupees(total));
  await home.getByRole('button', { name: 'Agree', exact: true }).click();
  await home.getByRole('dialog').getByText(rupees(total)).waitFor();
  await expectNoViolations(home);
  await home.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await home.getByText(/^Agreed on .+, by the tracking link\.$/).waitFor();
  await expectNoViolations(home);
  // The technician's phone looks for the answer after this time.
  await phone.clock.fastForward(10_000);
  await dialog.getByText(/^Agreed on .+, by the tracking link\.$/).waitFor();
  await dialog.getByRole('button', { name: 'Back to the job' }).click();

  await card.getByRole('button', { name: 'Finish', exact: true }).click();
  await dialog.getByRole('radio', { name: 'UPI' }).check();
  await phone.getByRole('img', { name: `UPI code for ${rupees(total)}` }).waitFor();
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect
    .poll(() => ask<{ stage: string }>(office, asOwner, 'orders.one', { orderId: job._id }))
    .toMatchObject({ stage: 'done', billTotal: total, due: 0 });
  expect(await ask<object>(office, asOwner, 'bills.ofOrder', { orderId: job._id })).toMatchObject({
    total,
    payments: [{ method: 'UPI', amount: total }],
  });
});
