import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { cashOnDelivery } from '#shared/business.ts';
import type { Visit, VisitTimes } from '#shared/visits/schema.ts';

type Login = { email: string; password: string };

export const asha: Login = { email: 'asha@example.com', password: 'demo-customer' };
export const admin: Login = { email: 'admin@example.com', password: 'demo-admin' };

export const newcomer = () => ({
  name: 'Meera Joshi',
  email: `meera-${randomUUID().slice(0, 8)}@example.com`,
  address: '12 Lotus Lane',
  // Each has an own number, because a guest's bookings count per number.
  mobile: `98${randomInt(1e8).toString().padStart(8, '0')}`,
  password: 'marigold-and-teal',
});

/** Finds a toast with this text. */
export const toastSaying = (page: Page, words: string) =>
  page.locator('[data-toast]').filter({ hasText: words }).first();

/** Checks that this part of the page has phone and WhatsApp links. */
export async function areInReach(part: Locator): Promise<void> {
  await part.locator('a[href="tel:+912405550142"]').first().waitFor();
  await part.locator('a[href^="https://wa.me/912405550142"]').first().waitFor();
}

/** Signs in on the Login page. */
export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Fills in and sends Sign Up, until Login opens. */
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

/** Returns a new session's token, over /api. */
export async function tokenOf(page: Page, login: Login): Promise<string> {
  const signIn = async () => {
    const answer = await page.request.post('/api/signin', { data: login });
    if (!answer.ok()) throw new Error(`signin: ${await answer.text()}`);
    return answer.json();
  };
  // A busy machine may answer 503.
  const { data } = await vi.waitFor(signIn, { timeout: 30_000, interval: 1_000 });
  // Drops the answer's cookie, which would sign in the page itself.
  await page.context().clearCookies();
  return data as string;
}

const steady = new Map<string, Promise<string>>();

/** Returns a session's token for all tests of a file, for calls over /api. */
export function steadyTokenOf(page: Page, login: Login): Promise<string> {
  const token = steady.get(login.email) ?? tokenOf(page, login);
  steady.set(login.email, token);
  return token;
}

/** The worker's next file may use another shop. */
export const forgetTokens = (): void => steady.clear();

/** Opens a URL with an existing session. */
export async function openAs(page: Page, who: Login | { token: string }, path: string): Promise<void> {
  const token = 'token' in who ? who.token : await tokenOf(page, who);
  const kept = await page.addInitScript((known) => localStorage.setItem('authToken', known), token);
  await page.goto(path);
  // The page signs in and out itself later.
  await kept.dispose();
}

/** Signs up a new customer over /api. */
export async function makeNewcomer(page: Page): Promise<ReturnType<typeof newcomer>> {
  const person = newcomer();
  const data = { ...person, confirmPassword: person.password };
  const answer = await page.request.post('/api/signup', { data });
  if (!answer.ok()) throw new Error(`signup: ${await answer.text()}`);
  return person;
}

/** Calls a procedure as the admin. */
export async function asAdmin(page: Page, procedure: string, input: object): Promise<void> {
  const headers = { authorization: `Bearer ${await steadyTokenOf(page, admin)}` };
  const answer = await page.request.post(`/trpc/${procedure}`, { headers, data: input });
  if (!answer.ok()) throw new Error(`${procedure}: ${await answer.text()}`);
}

type Service = { _id: string; productName: string; twelveprice: number } & Record<string, unknown>;

/** Returns the service of this name from /api, or the first one. */
export async function serviceNamed(page: Page, name?: string): Promise<Service> {
  const { data } = (await (await page.request.get('/api/get-product')).json()) as { data: Service[] };
  const service = data.find(({ productName }) => name === undefined || productName === name);
  if (!service) throw new Error(`The demo has no ${name}`);
  return service;
}

/** Puts services into the cart over /api. */
export async function fillCart(page: Page, token: string, ...names: string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const name of names) {
    const { _id } = await serviceNamed(page, name);
    await page.request.post('/api/addtocart', { headers, data: { productId: _id } });
  }
}

type Contact = Pick<ReturnType<typeof newcomer>, 'name' | 'email' | 'mobile' | 'address'>;
/** Without names, the first service. By default no visit time. */
export type Wish = { services?: string[]; visit?: { date: string; from: string } | undefined; note?: string };

/** Books one of each service over /api. */
export async function placeOrder(
  page: Page,
  token: string,
  { name, email, mobile, address }: Contact,
  { services: names = [], visit, note }: Wish,
): Promise<{ _id: string; orderNumber: number }> {
  const wanted = names.length > 0 ? names : [undefined];
  const services = await Promise.all(wanted.map((one) => serviceNamed(page, one)));
  const data = {
    ...{ orderId: randomUUID(), fullname: name, email, mobile, address: 'Harsul', city: address },
    paymentMethod: cashOnDelivery,
    products: services.map(({ _id, productName }) => ({ productId: _id, productName, quantity: 1 })),
    totalQty: services.length,
    totalPrice: services.reduce((sum, { twelveprice }) => sum + twelveprice, 0),
    visit: visit && { date: visit.date, from: visit.from },
    note,
  };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/create-payment', { headers, data });
  if (!answer.ok()) throw new Error(`create-payment: ${await answer.text()}`);
  return (await answer.json()).data;
}

export const bookBeside = (page: Page, token: string, person: Contact, ...services: string[]) =>
  placeOrder(page, token, person, { services });

/** The free visit windows, earliest first. */
export async function freeVisits(page: Page): Promise<Visit[]> {
  const { data } = (await (await page.request.get('/api/visit-times')).json()) as { data: VisitTimes };
  return data.flatMap(({ date, windows }) =>
    windows.filter(({ free }) => free > 0).map(({ from, to }) => ({ date, from, to })),
  );
}

/** Calls a query with this token. */
export async function ask<T>(page: Page, token: string, procedure: string, input?: object): Promise<T> {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/trpc/${procedure}${query}`, { headers });
  return ((await answer.json()) as { result: { data: T } }).result.data;
}

/** The cart's button, the dialog that it opens, and the dialog's button. */
export const bookService = (page: Page) => page.getByRole('button', { name: 'Book Service' });
export const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm Booking' });
export const book = (page: Page) => bookingDialog(page).getByRole('button', { name: 'Book', exact: true });

/** Opens the cart page as a new customer with these services in the cart. */
export async function openCart(page: Page, ...names: string[]): Promise<ReturnType<typeof newcomer>> {
  const person = await makeNewcomer(page);
  const token = await tokenOf(page, person);
  await fillCart(page, token, ...names);
  await openAs(page, { token }, '/cart');
  await bookService(page).waitFor();
  return person;
}

/** The number of orders of the signed-in customer. */
export async function countOrders(page: Page): Promise<number> {
  const orders = await (await page.request.get('/api/get-orders', { headers: await bearer(page) })).json();
  return (Array.isArray(orders) ? orders : orders.data).length;
}

/** The token in the page's local storage. */
export const keptToken = (page: Page) => page.evaluate(() => `${localStorage.getItem('authToken')}`);

const bearer = async (page: Page) => ({ authorization: `Bearer ${await keptToken(page)}` });

/** Waits for the newest mail to an address with this subject. */
export async function mailTo(page: Page, to: string, subject: string): Promise<{ text: string }> {
  const find = async () => {
    const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as Record<string, string>[];
    const mail = mails.find((one) => one.to === to && one.subject === subject);
    if (!mail?.text) throw new Error(`No mail '${subject}' to ${to}`);
    return { text: mail.text };
  };
  return vi.waitFor(find, { timeout: 30_000, interval: 100 });
}

/** Requests the service of the page. Scrolls first, so that only one of the page's two buttons is visible. */
export async function requestHere(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Request a Repair' }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}
