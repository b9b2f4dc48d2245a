import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { admin, asha, openAs, serviceNamed, steadyTokenOf } from './people.ts';

/** Opens a screen of the admin panel and waits for its heading. */
export async function openPanel(page: Page, path: string, heading: string): Promise<void> {
  await openAs(page, { token: await steadyTokenOf(page, admin) }, path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** Defaults: the first service, without a visit time. */
type Booking = { service?: string; visit?: { date: string; from: string } | undefined; note?: string };

/** Books one service for Asha under another name over /api; returns the order's id. */
export async function bookAs(
  page: Page,
  fullname: string,
  { service, visit, note }: Booking = {},
): Promise<string> {
  const headers = { authorization: `Bearer ${await steadyTokenOf(page, asha)}` };
  const { _id: productId, twelveprice: totalPrice } = await serviceNamed(page, service);
  const answer = await page.request.post('/api/create-payment', {
    headers,
    data: {
      orderId: randomUUID(),
      fullname,
      address: 'Garkheda',
      city: 'Lotus Lane 12',
      mobile: '5550100199',
      email: 'asha@example.com',
      paymentMethod: 'Cash on Delivery',
      totalQty: 1,
      totalPrice,
      products: [{ productId, quantity: 1 }],
      visit,
      note,
    },
  });
  if (!answer.ok()) throw new Error(`create-payment: ${await answer.text()}`);
  return (await answer.json()).data._id as string;
}

/** Sends an enquiry over /api. */
export async function enquireAs(page: Page, fullname: string, message = 'It does not cool.'): Promise<void> {
  const data = {
    fullname,
    email: 'someone@example.com',
    mobile: '5550100198',
    address: 'CIDCO',
    serviceType: 'Oven',
    message,
  };
  const answer = await page.request.post('/api/create-enquiry', { data });
  if (!answer.ok()) throw new Error(`create-enquiry: ${await answer.text()}`);
}

export const rowOf = (page: Page, words: string): Locator =>
  page.getByRole('row').filter({ hasText: words }).first();

/** The accessible name of the focused element, or 'BODY'. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'BODY';
    return element.getAttribute('aria-label') || (element as HTMLInputElement).value || element.textContent;
  });

/** Fails if an element is wider than the window. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
