// Who walks the journeys, and what they do on many of them.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { cashOnDelivery } from '#shared/business.ts';

type Login = { email: string; password: string };

export const asha: Login = { email: 'asha@example.com', password: 'demo-customer' };
export const admin: Login = { email: 'admin@example.com', password: 'demo-admin' };

/** Someone whom the shop does not know yet. */
export const newcomer = () => ({
  name: 'Meera Joshi',
  email: `meera-${randomUUID().slice(0, 8)}@example.com`,
  address: '12 Lotus Lane',
  mobile: '9876543210',
  password: 'marigold-and-teal',
});

/** A toast with these words, whatever else says the same; also a plain one, of a line that brings no code. */
export const toastSaying = (page: Page, words: string) =>
  page.locator('.mantine-Notification-root, [data-toast]').filter({ hasText: words }).first();

/** A call and WhatsApp stand in this part of a page. */
export async function areInReach(part: Locator): Promise<void> {
  await part.locator('a[href="tel:+912405550142"]').first().waitFor();
  await part.locator('a[href="https://wa.me/912405550142"]').first().waitFor();
}

/** Puts away what toasts say, so that the same words are new when they are said again. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.mantine-Notification-root, [data-toast]');
  await toasts.locator('button').evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click();
  });
  await toasts.first().waitFor({ state: 'detached' });
}

/** Signs in on the Login page, wherever that leads. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Fills in and sends the Sign Up page, up to Login. */
export async function signUp(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Address').fill(person.address);
  await page.getByLabel('Mobile').fill(person.mobile);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/login');
}

/** A session's token of its own, beside the page. */
export async function tokenOf(page: Page, login: Login): Promise<string> {
  const { data } = await (await page.request.post('/api/signin', { data: login })).json();
  // the answer's cookie would sign the page itself in
  await page.context().clearCookies();
  return data as string;
}

const steady = new Map<string, Promise<string>>();

/** The token of a session that nobody ends, one for all tests of a file: for what is done beside the page. */
export function steadyTokenOf(page: Page, login: Login): Promise<string> {
  const token = steady.get(login.email) ?? tokenOf(page, login);
  steady.set(login.email, token);
  return token;
}

/** The next file of this worker may visit another shop. */
export const forgetTokens = (): void => steady.clear();

/** Opens an address as somebody who has signed in at an earlier visit. */
export async function openAs(page: Page, who: Login | { token: string }, path: string): Promise<void> {
  const token = 'token' in who ? who.token : await tokenOf(page, who);
  const kept = await page.addInitScript((known) => localStorage.setItem('authToken', known), token);
  await page.goto(path);
  // from here on the page signs out and in by itself
  await kept.dispose();
}

/** Signs somebody new up, beside the page. */
export async function makeNewcomer(page: Page): Promise<ReturnType<typeof newcomer>> {
  const person = newcomer();
  const data = { ...person, confirmPassword: person.password };
  const answer = await page.request.post('/api/signup', { data });
  if (!answer.ok()) throw new Error(`signup: ${await answer.text()}`);
  return person;
}

/** Makes a change as the admin, beside the page. */
export async function asAdmin(page: Page, procedure: string, input: object): Promise<void> {
  const headers = { authorization: `Bearer ${await steadyTokenOf(page, admin)}` };
  const answer = await page.request.post(`/trpc/${procedure}`, { headers, data: input });
  if (!answer.ok()) throw new Error(`${procedure}: ${await answer.text()}`);
}

type Service = { _id: string; productName: string; twelveprice: number } & Record<string, unknown>;

/** The service of this name as /api shows it, the first one without a name. */
export async function serviceNamed(page: Page, name?: string): Promise<Service> {
  const { data } = (await (await page.request.get('/api/get-product')).json()) as { data: Service[] };
  const service = data.find(({ productName }) => name === undefined || productName === name);
  if (!service) throw new Error(`The demo has no ${name}`);
  return service;
}

/** Puts services into the cart of the session's owner, beside the page. */
export async function fillCart(page: Page, token: string, ...names: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const name of names) {
    const { _id } = await serviceNamed(page, name);
    await page.request.post('/api/addtocart', { headers, data: { productId: _id } });
  }
}

/** Books one of each of these services for the session's owner, beside the page. */
export async function bookBeside(
  page: Page,
  token: string,
  { name, email, mobile, address }: ReturnType<typeof newcomer>,
  ...names: string[]
): Promise<void> {
  const services = await Promise.all(names.map((one) => serviceNamed(page, one)));
  const booking = {
    ...{ orderId: randomUUID(), fullname: name, email, mobile, address: 'Harsul', city: address },
    paymentMethod: cashOnDelivery,
    products: services.map(({ _id, productName }) => ({ productId: _id, productName, quantity: 1 })),
    totalQty: services.length,
    totalPrice: services.reduce((sum, { twelveprice }) => sum + twelveprice, 0),
  };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/create-payment', { headers, data: booking });
  if (!answer.ok()) throw new Error(`create-payment: ${await answer.text()}`);
}

/** The cart's button, the dialog that it opens and the button there. */
export const bookService = (page: Page) => page.getByRole('button', { name: 'Book Service' });
export const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Booking' });
export const book = (page: Page) => bookingDialog(page).getByRole('button', { name: 'Book', exact: true });

/** Someone new, signed in, on the cart page with these services in it. */
export async function openCart(page: Page, ...names: string[]): Promise<ReturnType<typeof newcomer>> {
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await fillCart(page, token, ...names);
  await openAs(page, { token }, '/cart');
  await bookService(page).waitFor();
  return person;
}

/** How many orders whoever is signed in on the page has. */
export async function countOrders(page: Page): Promise<number> {
  const orders = await (await page.request.get('/api/get-orders', { headers: await bearer(page) })).json();
  return (Array.isArray(orders) ? orders : orders.data).length;
}

/** The token that the page itself keeps. */
export const keptToken = (page: Page) => page.evaluate(() => `${localStorage.getItem('authToken')}`);

const bearer = async (page: Page) => ({ authorization: `Bearer ${await keptToken(page)}` });

/** The newest mail to an address with this subject, once it has come. */
export async function mailTo(page: Page, to: string, subject: string): Promise<{ text: string }> {
  const find = async () => {
    const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as Record<string, string>[];
    const mail = mails.find((one) => one.to === to && one.subject === subject);
    if (!mail?.text) throw new Error(`No mail '${subject}' to ${to}`);
    return { text: mail.text };
  };
  return vi.waitFor(find, { timeout: 10_000, interval: 100 });
}

/** Requests the service of the page: from the middle of the screen, because at its foot the second button comes and goes. */
export async function requestHere(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Request a Repair' }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}
