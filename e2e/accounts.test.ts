import { expect, test } from 'vitest';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { answering, expectNoViolations, openHydrated, visit } from './harness.ts';
import { asha, mailTo, makeNewcomer, newcomer, openAs, signIn, toastSaying, tokenOf } from './people.ts';

const shop = await visit();

test('Sign up shows each mistake under its field and leads to Login', async () => {
  const page = await shop.page(320);
  await openHydrated(page, '/sign-up');
  await answering(page.getByRole('button', { name: 'Sign Up' }));
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const words of [
    fieldMessages.nameRequired,
    fieldMessages.emailRequired,
    fieldMessages.addressRequired,
    fieldMessages.mobileRequired,
    fieldMessages.passwordRequired,
    fieldMessages.confirmRequired,
  ])
    await expect.poll(() => page.getByText(words, { exact: true }).count(), { message: words }).toBe(1);
  expect(
    await page.getByLabel('Name', { exact: true }).evaluate((node) => node === document.activeElement),
  ).toBe(true);
  await expectNoViolations(page);

  const photo = page.getByLabel('Profile photo');
  await photo.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_152) });
  await page.getByText(fieldMessages.photoTooLarge).waitFor();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await page.getByAltText('The chosen photo').waitFor();
  expect(await page.getByText(fieldMessages.photoTooLarge).count()).toBe(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  expect(await page.getByAltText('The chosen photo').count()).toBe(0);

  const person = newcomer();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill('meera at home');
  await page.getByLabel('Address').fill(person.address);
  await page.getByLabel('Mobile').fill('12345');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('other');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const words of [
    fieldMessages.emailFormat,
    fieldMessages.mobileTenDigits,
    fieldMessages.passwordShort,
    fieldMessages.confirmDiffers,
  ])
    await page.getByText(words, { exact: true }).waitFor();

  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Mobile').fill('+91 098765 43210');
  expect(await page.getByLabel('Mobile').inputValue()).toBe('9876543210');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('An account with this email already exists.').first().waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(person.name);

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/login');
  await toastSaying(page, successMessages.signedUp).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.waitForURL(`${shop.url}/`);
});

test('Login refuses a wrong password and later returns to the previous page', async () => {
  const page = await shop.page();
  await page.goto('/my-orders');
  await page.waitForURL('**/login');
  await page.reload();
  await page.getByText('Please log in to go on where you were.').waitFor();
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await toastSaying(page, 'Invalid email or password').waitFor();
  await expectNoViolations(page);
  await signIn(page, asha);
  await page.waitForURL('**/my-orders');
});

test('a mailed link resets a forgotten password once', async () => {
  const page = await shop.page();
  const person = await makeNewcomer(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(fieldMessages.emailRequired).waitFor();

  await page.route('**/trpc/accounts.forgotPassword*', (route) => route.abort());
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await toastSaying(page, clientMessages.somethingWrong).waitFor();
  await page.unroute('**/trpc/accounts.forgotPassword*');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(successMessages.resetSent).first().waitFor();
  await expectNoViolations(page);

  const { text } = await mailTo(page, person.email, 'Reset your password');
  const link = /http\S+\/reset-password\/\S+/.exec(text)?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(fieldMessages.passwordRequired).waitFor();
  await page.getByLabel('New Password').fill('a-better-password');
  await expectNoViolations(page);
  const wordless = { message: '', code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400 } };
  await page.route('**/trpc/accounts.resetPassword*', (route) =>
    route.fulfill({ status: 400, json: [{ error: wordless }] }),
  );
  await page.getByRole('button', { name: 'Reset' }).click();
  await toastSaying(page, clientMessages.resetFailed).waitFor();
  await page.unroute('**/trpc/accounts.resetPassword*');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.waitForURL('**/login');
  await toastSaying(page, successMessages.passwordReset).waitFor();
  await signIn(page, { ...person, password: 'a-better-password' });

  await page.goto(new URL(link).pathname);
  await page.getByLabel('New Password').fill('yet-another-password');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('a session that ends while somebody types asks for the password and keeps the text', async () => {
  const page = await shop.page();
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await openAs(page, { token }, '/my-account');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const address = page.getByLabel('Address');
  await address.fill('7 Banyan Road');
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/trpc/accounts.signOut', { headers, data: {} })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await address.inputValue()).toBe('7 Banyan Road');
  await page.getByRole('button', { name: 'Save' }).click();
  await toastSaying(page, successMessages.userUpdated).waitFor();
});
