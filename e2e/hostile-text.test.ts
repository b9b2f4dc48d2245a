// Stored XSS: hostile text in every field, then every page that shows it, in a real browser.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drawn, journey, openHydrated } from './harness.ts';
import { admin, asAdmin, asha, serviceNamed, tokenOf } from './people.ts';

const shop = await journey();

const mark = 'Quiet';
const attack = `${mark}</title></script><script>hit()</script>"><img src=x onerror=hit()>'\u2028{{hit()}}\${hit()}`;
const short = `${mark}"><svg onload=hit()></script><script>hit()</script>`;
const picture = `https://images.example.com/a.jpg"onerror="hit()`;

/** Fills every field that pages show. */
async function plant(page: Page): Promise<string> {
  await page.route('https://images.example.com/**', (route) => route.fulfill({ status: 204 }));
  const form = {
    productName: short,
    brandName: attack,
    category: short,
    charge: 5,
    productImage: [picture],
  };
  await asAdmin(page, 'catalogue.addCategory', { label: short });
  await asAdmin(page, 'catalogue.addService', { ...form, description: attack });
  await asAdmin(page, 'business.addReel', { url: 'https://videos.example.com/"onmouseover="hit()' });
  await asAdmin(page, 'business.update', {
    companyName: short,
    address: attack,
    facebook: 'https://social.example.com/"onmouseover="hit()',
  });
  const enquiry = { fullname: short, address: attack, message: attack, mobile: '9876543210' };
  const sent = await page.request.post('/api/create-enquiry', {
    data: { ...enquiry, email: 'a@example.com', serviceType: 'Split AC' },
  });
  expect(sent.status()).toBe(201);
  return (await serviceNamed(page, short))._id;
}

/** Books and rates the hostile service as Asha, whose profile is hostile too. */
async function bookAndRate(page: Page, productId: string): Promise<void> {
  const { data, user } = await (await page.request.post('/api/signin', { data: asha })).json();
  await page.context().clearCookies();
  const headers = { authorization: `Bearer ${data}` };
  const post = async (path: string, body: object) => {
    const answer = await page.request.post(path, { headers, data: body });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await post('/api/update-user', { userId: user._id, name: short, address: attack });
  const { data: order } = await post('/api/create-payment', {
    orderId: randomUUID(),
    fullname: short,
    address: attack,
    city: attack,
    mobile: '9876543210',
    email: asha.email,
    paymentMethod: 'Cash on Delivery',
    totalQty: 1,
    totalPrice: 5,
    products: [{ productId, productName: 'x', quantity: 1 }],
  });
  await post(`/api/add-feedback/${order._id}`, { rating: 5, comment: attack });
  await post('/api/addtocart', { productId });
}

// The longest allowed text without spaces for each field.
const long = (letters: number) => mark + 'w'.repeat(letters - mark.length);
const longEmail = `${'quiet'.repeat(12)}@${'d'.repeat(60)}.example.com`;

/** Fills every field with one long word. Returns the service's id and the customer's token. */
async function plantLongWords(page: Page): Promise<{ id: string; token: string }> {
  const category = long(100);
  await asAdmin(page, 'catalogue.addCategory', { label: category });
  await asAdmin(page, 'catalogue.addService', {
    productName: long(70),
    brandName: long(100),
    category,
    charge: 99_999.99,
    productImage: ['https://images.example.com/a.jpg'],
    description: long(3000),
  });
  await asAdmin(page, 'business.addReel', { url: `https://videos.example.com/${long(300)}` });
  await asAdmin(page, 'business.update', { companyName: long(90), address: long(250) });
  const post = async (path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const person = { mobile: '9876543210', email: longEmail, address: long(300) };
  for (const letters of [180, 2000]) {
    const message = `https://${long(letters - 8)}`;
    await post('/api/create-enquiry', { ...person, fullname: long(100), serviceType: 'Split AC', message });
  }
  const password = 'marigold-and-teal';
  await post('/api/signup', { ...person, name: long(100), password, confirmPassword: password });
  const { data: token } = await post('/api/signin', { email: longEmail, password });
  await page.context().clearCookies();
  const { _id: id } = await serviceNamed(page, long(70));
  const booking = {
    ...person,
    fullname: long(100),
    city: long(300),
    paymentMethod: 'Cash on Delivery',
    totalQty: 20,
    totalPrice: 1_999_999.8,
    products: [{ productId: id, productName: 'x', quantity: 20 }],
  };
  const { data: rated } = await post('/api/create-payment', { ...booking, orderId: randomUUID() }, token);
  await post('/api/create-payment', { ...booking, orderId: randomUUID() }, token);
  await post(`/api/add-feedback/${rated._id}`, { rating: 1, comment: long(2000) }, token);
  await asAdmin(page, 'orders.setStatus', { id: rated._id, status: 'Complete' });
  await post('/api/addtocart', { productId: id }, token);
  return { id, token };
}

// Finds elements outside the window, and text that is cut off without a scrollbar.
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(above).overflowX)) return true;
      return false;
    };
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      return height > 0 && (right > width + 1 || left < -1) && !element.closest('.visually-hidden');
    });
    const cut = [...document.querySelectorAll('td, th, button, dd, h1, h2, h3, p')].filter(
      (element) =>
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX === 'visible',
    );
    const told = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
    return {
      page: document.documentElement.scrollWidth - width,
      out: out.filter((element) => !isHeld(element)).map(told),
      cut: cut.filter((element) => !element.closest('.visually-hidden')).map(told),
    };
  });

const nothing = { page: 0, out: [], cut: [] };

/** A dialog or panel: the control that opens it, and what to do first. */
type Dialog = { by: string; after?: (page: Page) => Promise<unknown> };

/** Opens pages as a visitor. Counts scripts that run and checks the layout. */
async function openVisitor(token?: string) {
  const page = await shop.page();
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  page.on('dialog', (dialog) => {
    hits += 1;
    void dialog.dismiss();
  });
  await page.route('https://images.example.com/**', (route) => route.fulfill({ status: 204 }));
  if (token) await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token);

  /** Expects that the page shows the hostile text as text, and that no script ran. */
  const isText = async (where: string, part: Page | Locator = page.getByRole('main')) => {
    await part.getByText(mark).first().waitFor({ state: 'attached' });
    const foreign = await page.evaluate(
      () =>
        document.querySelectorAll('svg[onload], img[onerror], [onmouseover], script:not([src]):not([type])')
          .length,
    );
    expect([where, hits, foreign]).toEqual([where, 0, 0]);
  };
  const fits = async (where: string) => {
    // Checks the page at its present width first.
    for (const width of page.viewportSize()?.width === 1280 ? [1280, 360] : [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      expect([width, where, await outOfSight(page)]).toEqual([width, where, nothing]);
    }
  };
  const open = async (path: string) => {
    await openHydrated(page, path);
    await isText(path);
  };
  /** Checks the screen and its dialog in a wider font, because a device may have one. */
  const look = async (where: string, dialog?: Dialog) => {
    const wider = await page.addStyleTag({ content: '* { letter-spacing: 0.06em }' });
    await fits(where);
    if (dialog) {
      await dialog.after?.(page);
      await page.locator(dialog.by).first().click();
      await page.getByRole('dialog').waitFor();
      await fits(`${where} with its dialog`);
      await isText(`${where} with its dialog`, page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await wider.evaluate((style) => (style as Element).remove());
    // Checks the page again after late content.
    await isText(where, page);
  };
  return { page, isText, open, look };
}

type Planted = { attacked: string; long: string; customer: string; attackedCustomer: string; owner: string };
let planted: Planted;
beforeAll(async () => {
  const page = await shop.page(1280);
  const attacked = await plant(page);
  await bookAndRate(page, attacked);
  const { id: long, token: customer } = await plantLongWords(page);
  const [attackedCustomer, owner] = [await tokenOf(page, asha), await tokenOf(page, admin)];
  planted = { attacked, long, customer, attackedCustomer, owner };
});

const words = 'hostile text stays text and long words fit';

test(`on public pages ${words}`, { timeout: 240_000 }, async () => {
  const { open, look } = await openVisitor();
  const query = encodeURIComponent(short);
  for (const path of [`/product/${planted.attacked}`, `/product-category?category=${query}`])
    await open(path);
  // Home shows the hostile service and the service with long words.
  for (const path of ['/', `/product/${planted.long}`, `/search?q=${long(70)}`]) {
    await open(path);
    await look(path);
  }
});

test(`on a customer's pages ${words}`, { timeout: 240_000 }, async () => {
  const other = await openVisitor(planted.attackedCustomer);
  for (const path of ['/cart', '/my-orders']) await other.open(path);
  const { open, look } = await openVisitor(planted.customer);
  await open('/cart');
  await look('/cart', {
    by: 'button:text-is("Book Service")',
    // The area is not in the list, so the test must choose one.
    after: (page) => page.getByLabel('Address / Area').selectOption('CIDCO'),
  });
  await open('/my-orders');
  await look('/my-orders', { by: 'button:text-is("Book Again")' });
});

/** The admin's lists in the order of the menu, with the control that opens each dialog or panel. */
const screens: Record<string, { first?: (page: Page) => Promise<unknown>; dialog?: Dialog }> = {
  'All Customers': {
    // Filters the list, because it has more than one page.
    first: async (page) => {
      await page.getByLabel('Name, email or mobile').fill(mark);
      await page.waitForURL(/search=/);
    },
    dialog: { by: 'tr:has-text("Quiet") button:text-is("Change Role")' },
  },
  'All Products': { dialog: { by: 'button:text-is("Edit Product")' } },
  'All Orders': {
    // By default the newest order is on the last page.
    first: (page) => page.getByRole('button', { name: 'Created Date' }).click(),
    dialog: { by: 'tbody a' },
  },
  'All Enquiries': { dialog: { by: 'tbody a' } },
  'All Category': { dialog: { by: 'li:has-text("Quiet") button:has-text("Delete")' } },
};

test(`on the owner's pages ${words}`, { timeout: 240_000 }, async () => {
  const { page, isText, look } = await openVisitor(planted.owner);
  await openHydrated(page, '/admin-panel');
  await page.getByRole('heading', { name: 'Day', level: 1 }).waitFor();
  await look('Day');
  // Lists are rendered in the browser, so the test waits.
  const menu = page.getByRole('navigation', { name: 'Admin panel' });
  for (const [screen, { first, dialog }] of Object.entries(screens)) {
    // At this width tables have column headings.
    await page.setViewportSize({ width: 1280, height: 800 });
    await menu.getByRole('link', { name: screen, exact: true }).click();
    await page.getByRole('heading', { name: screen, level: 1 }).waitFor();
    await first?.(page);
    await isText(screen);
    await look(screen, dialog);
  }
});
