// The main journey: from a search to a booked repair and its feedback; the short way; the way by keyboard.
import { expect, test } from 'vitest';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, journey } from './harness.ts';
import {
  asha,
  book,
  bookingDialog,
  bookService,
  countOrders,
  newcomer,
  openAs,
  openCart,
  requestHere,
  serviceNamed,
  signIn,
  signUp,
  toastSaying,
} from './people.ts';

const shop = await journey();
const fridge = 'Single Door Refrigerator Repair';

test('a visitor searches, signs up, books and gives feedback', async () => {
  const page = await shop.page();
  const person = newcomer();
  await page.goto('/search?q=refrigerator');
  const card = page.getByRole('article').filter({ hasText: fridge });
  await card.getByRole('button', { name: 'Request a Repair' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/sign-up');
  await signUp(page, person);
  await signIn(page, person);
  // what was requested has not to be looked for again
  await page.waitForURL('**/cart');
  await bookService(page).waitFor();
  await expectNoViolations(page);

  // of a newcomer, all but the area is known; everything is emptied to hear every complaint
  for (const label of ['Full Name', 'Street / Town', 'Mobile', 'Email'])
    await page.getByLabel(label).fill('');
  const complaints = [
    [fieldMessages.fullNameRequired, 'Full Name', person.name],
    [fieldMessages.addressRequired, 'Address / Area', 'Garkheda'],
    [fieldMessages.streetRequired, 'Street / Town', person.address],
    [fieldMessages.mobileInvalid, 'Mobile', '+91 98765 43210'],
    [fieldMessages.emailRequired, 'Email', person.email],
  ] as const;
  for (const [words, label, value] of complaints) {
    await bookService(page).click();
    await toastSaying(page, words).waitFor();
    const field = page.getByLabel(label);
    expect(await field.evaluate((node) => node === document.activeElement), `${label} has the focus`).toBe(
      true,
    );
    if (label === 'Address / Area') await field.selectOption(value);
    else await field.fill(value);
  }
  await bookService(page).click();
  await bookingDialog(page).getByText('What happens next').waitFor();
  await expectNoViolations(page);
  await bookingDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await bookService(page).click();
  await book(page).click();
  await toastSaying(page, successMessages.booked).waitFor();
  await page.waitForURL('**/my-orders');
  const order = page.getByRole('article').filter({ hasText: fridge });
  await order.getByText('Incomplete').waitFor();
  await expectNoViolations(page);

  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(page, fieldMessages.feedbackIncomplete).waitFor();
  await expectNoViolations(page);
  await order.getByRole('radio', { name: '5' }).check();
  await order.getByLabel('Comment').fill('Came on time and told me the price first.');
  await order.getByRole('button', { name: 'Submit Feedback' }).click();
  await toastSaying(page, successMessages.feedbackGiven).waitFor();
  await order.getByText('Your feedback').waitFor();
  expect(await order.getByRole('button', { name: 'Submit Feedback' }).count()).toBe(0);
  await page.goto(`/product/${(await serviceNamed(page, fridge))._id}`);
  await page.getByText('Came on time and told me the price first.').waitFor();
});

test('a returning customer books the earliest free time with three taps and nothing typed', async () => {
  const page = await shop.page();
  await openAs(page, asha, '/');
  const before = await countOrders(page);
  await requestHere(page);
  await page.waitForURL('**/cart');
  await bookService(page).click();
  const visit = bookingDialog(page).getByRole('radiogroup', { name: 'When should we come?' });
  expect(await visit.getByRole('radio').first().isChecked()).toBe(true);
  await book(page).click();
  const booked = page.getByText(/Order \d+\. We come on .* to .*\./);
  await booked.waitFor();
  await expect
    .poll(() => booked.evaluate((node) => node.getBoundingClientRect().bottom < innerHeight && scrollY === 0))
    .toBe(true);
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(before + 1);
});

test('a repair is booked by keyboard alone', async () => {
  const page = await shop.page(1280);
  await openCart(page, fridge);
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      const label = await page.evaluate(() => {
        const node = document.activeElement as HTMLInputElement | null;
        return node?.labels?.[0]?.textContent ?? node?.getAttribute('aria-label') ?? node?.textContent ?? '';
      });
      if (label === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo('Increase quantity');
  await page.keyboard.press('Enter');
  await tabTo('Address / Area');
  await page.keyboard.type('Garkh');
  await tabTo('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await page.keyboard.press('Escape');
  await bookingDialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Book Service');
  await page.keyboard.press('Enter');
  await book(page).waitFor();
  await tabTo('Book');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-orders');
  expect(await countOrders(page)).toBe(1);
});
