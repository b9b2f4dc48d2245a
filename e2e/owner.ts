import type { Locator, Page } from 'playwright-core';
import { admin, asha, openAs, placeOrder, steadyTokenOf, type Wish } from './people.ts';

/** Opens a screen of the admin panel and waits for its heading. */
export async function openPanel(page: Page, path: string, heading: string): Promise<void> {
  await openAs(page, { token: await steadyTokenOf(page, admin) }, path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

/** Books one service for Asha under another name. Returns the order's id. */
export async function bookAs(page: Page, name: string, wish: Wish = {}): Promise<string> {
  const token = await steadyTokenOf(page, asha);
  const contact = { name, email: asha.email, mobile: '5550100199', address: 'Lotus Lane 12' };
  return (await placeOrder(page, token, contact, wish))._id;
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

/** Returns the accessible name of the focused element, or 'BODY'. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'BODY';
    return element.getAttribute('aria-label') || (element as HTMLInputElement).value || element.textContent;
  });

/** Fails if an element is wider than the window. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
