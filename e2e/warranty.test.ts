// Claims a warranty on My Orders and follows the order of the claim.
import { expect, test } from 'vitest';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { drawn, expectNoViolations, visit } from './harness.ts';
import { asAdmin, bookBeside, mailTo, makeNewcomer, openAs, toastSaying, tokenOf } from './people.ts';

const shop = await visit();

test('a customer claims the warranty of a done order once', async () => {
  const page = await shop.page(360);
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  const first = await bookBeside(page, token, person, 'Window AC Repair');
  const booked = await mailTo(
    page,
    person.email,
    `We have received your booking (order ${first.orderNumber})`,
  );
  const path = /\/track\/[\w-]+/.exec(booked.text)?.[0] ?? '';
  await asAdmin(page, 'orders.setStatus', { id: first._id, status: 'Complete' });

  await openAs(page, { token }, '/my-orders');
  await page.getByText(/Under warranty until \d+ \w+ \d{4}/).waitFor();
  await page.getByRole('button', { name: 'Claim warranty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim warranty' });
  await dialog.getByRole('radio', { checked: true }).first().waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Claim warranty' }).click();
  await dialog.getByText(fieldMessages.whatIsWrongRequired).waitFor();
  await dialog.getByLabel('What is wrong?').fill('It drips again.');

  // A request whose answer was lost is repeated and makes no second order.
  await page.route('**/trpc/warranty.claim*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Claim warranty' }).click();
  await dialog.getByText(/never claims twice/).waitFor();
  await page.unroute('**/trpc/warranty.claim*');
  await dialog.getByRole('button', { name: 'Claim warranty' }).dblclick();
  await toastSaying(page, successMessages.claimReceived).waitFor();
  const received = page.getByRole('dialog', { name: successMessages.claimReceived });
  await received.getByText(/free of charge\. We come on/).waitFor();
  await expectNoViolations(page);
  await received.getByRole('button', { name: 'Show the new order' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Repair under warranty' });
  await card.getByText(/^All steps/).click();
  await card.getByText(`under the warranty of order ${first.orderNumber}`, { exact: false }).waitFor();
  await card.getByText('What is wrong: It drips again.').waitFor();
  expect(await page.getByRole('article').count()).toBe(2);
  await drawn(page);
  await expectNoViolations(page);
  const number = /\d+/.exec(`${await card.getByRole('heading').first().textContent()}`)?.[0];
  const mail = await mailTo(page, person.email, `We have received your warranty claim (order ${number})`);
  expect(mail.text).toContain('It costs nothing.');

  await page.goto(path);
  await page.getByText(`Claimed: order ${number}`, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Claim warranty' }).count()).toBe(0);
});
