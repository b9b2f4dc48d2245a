// A customer follows a booking by the link of its mail, without an account: changes the time, cancels, calls.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsOfFailure } from '#shared/errors.ts';
import { successMessages } from '#shared/messages.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { formatVisit, formatVisitDay } from '#shared/visits/words.ts';
import { drawn, expectNoViolations, visit } from './harness.ts';
import { asAdmin, freeVisits, mailTo, makeNewcomer, placeOrder, toastSaying, tokenOf } from './people.ts';

const shop = await visit();

/** Books a visit as a customer. Returns the path of the link in the mail. */
async function booked(page: Page, visit: Visit) {
  const person = await makeNewcomer(page);
  const wish = { services: ['Window AC Repair'], visit };
  const order = await placeOrder(page, await tokenOf(page, person), person, wish);
  const subject = `We have received your booking (order ${order.orderNumber})`;
  const { text } = await mailTo(page, person.email, subject);
  const path = /\/track\/[\w-]+/.exec(text)?.[0] ?? '';
  expect(path).not.toBe('');
  return { ...order, person, path };
}

async function openSteps(page: Page) {
  await page.getByText(/^All steps/).click();
  return page.getByRole('list', { name: 'All steps' });
}

test('a customer changes the time of a booking by its mailed link', async () => {
  const page = await shop.page();
  const [first, ...more] = await freeVisits(page);
  const later = more.find(({ date }) => date > (more[6]?.date ?? '')) as Visit;
  const { _id, orderNumber, person, path } = await booked(page, first as Visit);

  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` }).waitFor();
  await page.getByText(`We come on ${formatVisit(first as Visit)}.`).waitFor();
  const shown = `${await answer?.text()} ${await page.content()}`;
  for (const secret of [person.email, person.mobile, 'Joshi', person.address, _id])
    expect(shown).not.toContain(secret);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    await expectNoViolations(page);
  }

  await page.getByRole('button', { name: 'Change time' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await dialog.getByText('Your visit is in less than 24 hours. Next time, a call helps us.').waitFor();
  await expectNoViolations(page);
  const day = dialog.getByRole('radio', { checked: true }).first();
  await day.focus();
  // Compares the whole name, because '1 December' is a part of '11 December' too.
  const wanted = dialog.getByRole('radio', {
    name: formatVisitDay(later.date).replace(',', ''),
    exact: true,
  });
  for (let at = 0; at < 14 && !(await wanted.isChecked()); at += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Change time' }).focus();
  await page.keyboard.press('Enter');
  await toastSaying(page, successMessages.bookingRescheduled).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`We come on ${formatVisit(later)}.`).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Change time');
  await (await openSteps(page)).getByText('Visit moved').waitFor();

  await asAdmin(page, 'orders.setStage', { id: _id, stage: 'on_the_way' });
  await page.reload();
  const call = page.getByRole('link', { name: /^Please call us: \+91/ });
  expect(await call.getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  expect(await page.getByRole('button', { name: /Change time|Cancel booking/ }).count()).toBe(0);
  await expectNoViolations(page);
});

test('a customer cancels a booking at short notice by its mailed link', async () => {
  const page = await shop.page();
  const [first] = await freeVisits(page);
  const { path } = await booked(page, first as Visit);
  await page.goto(path);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await dialog
    .getByText('This costs nothing. Your visit is in less than 24 hours. Next time, a call helps us.')
    .waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByLabel('Reason (optional)').selectOption('Fixed itself');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await toastSaying(page, successMessages.bookingCancelled).waitFor();
  await page.getByText('Cancelled.', { exact: true }).waitFor();
  const steps = await openSteps(page);
  await steps.getByText("Cancelled (Fixed itself). Less than 24 hours' notice.").waitFor();
  await expectNoViolations(page);

  const answer = await page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: wordsOfFailure('orderNotFound') }).waitFor();
});
