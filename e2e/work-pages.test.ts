import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './harness.ts';
import { admin, asha, steadyTokenOf, tokenOf } from './people.ts';

const shop = await journey();
const technician = { email: 'ramesh@example.com', password: 'demo-technician' };

/** Signs in as the Login page does: the token in the browser's storage and in a cookie. */
async function signedIn(page: Page, who: typeof admin, get = steadyTokenOf): Promise<string> {
  const token = await get(page, who);
  await page.addInitScript((known) => localStorage.setItem('authToken', known), token);
  await page.context().addCookies([{ name: 'token', value: token, url: shop.url }]);
  return token;
}

const written = async (path: string, token?: string, userAgent = 'Mozilla/5.0 (X11; Linux x86_64)') => {
  const answer = await fetch(shop.url + path, {
    headers: { 'user-agent': userAgent, ...(token && { cookie: `token=${token}` }) },
  });
  return { html: await answer.text(), cache: answer.headers.get('cache-control') };
};

/** The names of customers in the answers that the screen reads. */
async function namesIn(page: Page, procedure: string, token: string): Promise<string[]> {
  const answer = await page.request.get(`/trpc/${procedure}?input={}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [...(await answer.text()).matchAll(/"fullname":"([^"]+)"/g)].map(([, name = '']) => name);
}

const screens = [
  { path: '/admin-panel/day', who: admin, others: [asha, technician], read: 'day.board' },
  {
    path: '/admin-panel/all-Payment',
    who: admin,
    others: [asha, technician],
    read: 'orders.table',
  },
  { path: '/jobs', who: technician, others: [asha, admin], read: 'jobs.list' },
] as const;

test.each(screens)('the first answer of $path has its data for who may see it', async (screen) => {
  const page = await shop.page();
  const token = await steadyTokenOf(page, screen.who);
  const names = await namesIn(page, screen.read, token);
  expect(names.length).toBeGreaterThan(0);
  for (const language of ['', '/hi', '/mr']) {
    const { html, cache } = await written(language + screen.path, token);
    const [shown = ''] = html.split('id="page-state"');
    for (const name of names) expect(shown).toContain(name);
    expect(cache).toBe('no-store');
  }
  for (const other of [undefined, ...screen.others]) {
    const { html } = await written(screen.path, other && (await steadyTokenOf(page, other)));
    for (const name of names) expect(html).not.toContain(name);
  }
});

test('All Orders is written as rows for a phone, and as a table for a desk', async () => {
  const page = await shop.page();
  const token = await steadyTokenOf(page, admin);
  expect((await written('/admin-panel/all-Payment', token)).html).toContain('<thead');
  const phone = await written('/admin-panel/all-Payment', token, 'Mozilla/5.0 (Linux; Android 10) Mobile');
  expect(phone.html).toContain('<tbody');
  expect(phone.html).not.toContain('<thead');
});

test('the first answer has the order of the address', async () => {
  const page = await shop.page();
  const token = await signedIn(page, admin);
  const answer = await page.request.get('/trpc/orders.table?input={}', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [order] = (await answer.json()).result.data.items;
  const address = `/admin-panel/all-Payment?order=${order._id}`;
  expect((await written(address, token)).html).toContain(`"orderNumber":${order.orderNumber},`);
  await page.goto(address);
  await page.getByRole('dialog').getByRole('heading', { name: order.fullname }).waitFor();
});

// The browser complains if what it renders differs from the server's page.
test.each([
  ...[360, 1280].flatMap((width) => screens.map((screen) => ({ ...screen, width }))),
  { ...screens[0], path: '/mr/admin-panel/day?view=week', width: 1280 },
  { ...screens[1], path: '/hi/admin-panel/all-Payment?open=true&page=2', width: 1280 },
])('the browser takes over $path at $width px', async ({ path, who, width }) => {
  const page = await shop.page(width);
  await signedIn(page, who);
  await page.addInitScript(() => {
    localStorage.setItem('ordersTab', JSON.stringify('open'));
    localStorage.setItem('panelMenuFolded', 'true');
  });
  await page.goto(path);
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('without scripts the screens show their data and lead on', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  await signedIn(page, admin, tokenOf);
  await page.goto('/admin-panel/day');
  await page.locator('[data-visit]:visible').first().waitFor();
  await page.getByRole('link', { name: 'All Orders' }).click();
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
});
