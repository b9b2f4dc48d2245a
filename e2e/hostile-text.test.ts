// Stored scripts: hostile text in every field that people can fill, then every page that shows it, in a real browser.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './harness.ts';
import { admin, asAdmin, asha, serviceNamed, signIn } from './people.ts';

const shop = await journey();

const mark = 'Quiet';
const attack = `${mark}</title></script><script>hit()</script>"><img src=x onerror=hit()>'\u2028{{hit()}}\${hit()}`;
const short = `${mark}"><svg onload=hit()></script><script>hit()</script>`;
const picture = `https://images.example.com/a.jpg"onerror="hit()`;

/** Fills every field that ends on a page. */
async function plant(page: Page): Promise<string> {
  await page.route('https://images.example.com/**', (route) => route.fulfill({ status: 204 }));
  const form = {
    productName: short,
    brandName: attack,
    category: short,
    twelveprice: 5,
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

/** Books the hostile service as Asha, whose own fields are hostile too, and rates it. */
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

test('hostile text is text on every page', { timeout: 240_000 }, async () => {
  const page = await shop.page(1280);
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  page.on('dialog', (dialog) => {
    hits += 1;
    void dialog.dismiss();
  });
  const id = await plant(page);
  await bookAndRate(page, id);

  const look = async (path: string) => {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByText(mark).first().waitFor({ state: 'attached' });
    const foreign = await page.evaluate(
      () =>
        document.querySelectorAll('svg[onload], img[onerror], [onmouseover], script:not([src]):not([type])')
          .length,
    );
    expect([path, hits, foreign]).toEqual([path, 0, 0]);
  };
  const query = encodeURIComponent(short);
  const open = [
    '/',
    `/product/${id}`,
    '/product-category',
    `/product-category?category=${query}`,
    `/search?q=${query}`,
  ];
  for (const path of open) await look(path);
  await signIn(page, asha);
  for (const path of ['/cart', '/my-orders']) await look(path);

  const office = await shop.page(1280);
  await office.route('https://images.example.com/**', (route) => route.fulfill({ status: 204 }));
  await office.exposeFunction('hit', () => {
    hits += 1;
  });
  await signIn(office, admin);
  for (const screen of ['all-users', 'all-products', 'all-Payment', 'all-Enquiries', 'all-category', '']) {
    await office.goto(`/admin-panel/${screen}`);
    await office.getByText(mark).first().waitFor({ state: 'attached' });
    await office.waitForLoadState('networkidle');
    expect([screen, hits]).toEqual([screen, 0]);
  }
});
