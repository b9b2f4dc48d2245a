import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientTexts } from '#shared/client-texts.ts';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, visit } from './harness.ts';
import { openPanel, rowOf } from './owner.ts';
import { book, bookingDialog, bookService, newcomer, signIn, signUp, toastSaying } from './people.ts';

const shop = await visit();
const service = 'Single Door Refrigerator Repair';
const comment = 'Came within the day and told me the price before he began.';
type Person = ReturnType<typeof newcomer>;

const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: service });
const requestIn = (page: Page) => cardOf(page).getByRole('button', { name: 'Request a Repair' });

/** Goes from Home by search to the request, with Sign Up on the way. */
async function findAndRequest(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').pressSequentially('fridge single');
  await page.waitForURL('**/search?q=fridge+single');
  await page.getByRole('heading', { name: /^Search Results : \d+$/ }).waitFor();
  await requestIn(page).click();

  await page.waitForURL('**/login');
  await page.reload();
  await page.getByText('Please log in to request this repair.').waitFor();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/sign-up');
  await signUp(page, person);
  await signIn(page, person);
  await toastSaying(page, successMessages.cartAdded).waitFor();
  await page.waitForURL('**/cart');
  await page.getByText(service).first().waitFor();
}

/**
 * The form knows a newcomer's contact except the area. OrderForm.test.tsx tests all failures; this test
 * checks one in a real browser.
 */
async function correctAndBook(page: Page): Promise<void> {
  await bookService(page).waitFor();
  await expectNoViolations(page);
  await bookService(page).click();
  await page.getByText(fieldMessages.addressRequired).waitFor();
  expect(await bookingDialog(page).count()).toBe(0);
  const area = page.getByLabel('Address / Area');
  expect(await area.evaluate((node) => node === document.activeElement)).toBe(true);
  await area.selectOption('Paithan Road');
  await bookService(page).click();
  await bookingDialog(page).getByText('What happens next').waitFor();
  await expectNoViolations(page);
  await bookingDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await bookService(page).click();
  await book(page).click();
  await toastSaying(page, successMessages.booked).waitFor();
  await page.waitForURL('**/my-orders');
}

/** The owner finds the order by service and name and sets it to Complete. */
async function complete(page: Page, person: Person): Promise<void> {
  await openPanel(page, '/admin-panel/all-Payment', 'All Orders');
  await page.getByLabel('Service', { exact: true }).selectOption(service);
  await page.getByLabel('Full Name').fill(person.name.toUpperCase());
  await page.waitForURL(/service=Single\+Door.*fullname=|fullname=.*service=Single\+Door/);
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  const row = rowOf(page, person.name);
  await row.getByRole('radio', { name: 'Complete', exact: true }).check();
  const prompt = page.getByRole('dialog', { name: clientTexts('confirmStatus', { status: 'Complete' }) });
  await prompt.getByRole('button', { name: 'Confirm' }).click();
  await toastSaying(page, successMessages.statusUpdatedMailSent).waitFor();
}

type Mail = { to: string; subject: string; text: string };

test('a visitor books, the owner completes the order, the customer rates it', async () => {
  const [phone, desk] = [await shop.page(360), await shop.page(1280)];
  const person = { ...newcomer(), name: 'Ishita Deshpande' };
  await findAndRequest(phone, person);
  await correctAndBook(phone);
  const order = phone.getByRole('article').filter({ hasText: service });
  await order.getByText('Incomplete').waitFor();
  await expectNoViolations(phone);

  await complete(desk, person);
  const mails = (await (await desk.request.get('/dev/mailbox.json')).json()) as Mail[];
  const mail = mails.find(({ to, subject }) => to === person.email && subject.endsWith('Complete'));
  expect(mail?.text).toContain('Your payment status has been updated to "Complete".');

  await phone.reload();
  await order.getByText('Complete', { exact: true }).waitFor();
  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await order.getByText(fieldMessages.feedbackIncomplete).first().waitFor();
  await expectNoViolations(phone);
  await order.getByRole('radio', { name: '5' }).check({ force: true });
  await order.getByLabel('Comment').fill(comment);
  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(phone, successMessages.feedbackGiven).waitFor();
  await order.getByText('Your feedback').waitFor();
  expect(await order.getByRole('button', { name: 'Submit Feedback' }).count()).toBe(0);

  const visitor = await shop.page(360);
  await visitor.goto('/search?q=fridge+single');
  await cardOf(visitor).getByRole('link', { name: service }).click();
  await visitor.waitForURL('**/product/**');
  const feedback = visitor.getByRole('listitem').filter({ hasText: comment });
  await feedback.getByText(person.name.split(' ')[0] as string).waitFor();
  await feedback.getByRole('img', { name: '5 out of 5' }).waitFor();
});
