import { chromium, type Page } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { fieldMessages } from '#shared/messages.ts';
import { openHydrated, visit } from './harness.ts';
import { findFirefox, unpackChromium109 } from './old-browsers.ts';
import { openPanel } from './owner.ts';
import { book, bookService, newcomer } from './people.ts';

const shop = await visit();

const plainWords = 'This page works without scripts.';
const isPlain = (page: Page) => page.locator('html[data-plain]').waitFor({ state: 'attached' });
const isHydrated = (page: Page) => page.locator('#root[data-hydrated]').count();

async function bookAsGuest(page: Page): Promise<void> {
  const { name, mobile, address } = newcomer();
  await page.getByRole('button', { name: 'Request a Repair' }).first().click();
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await page.waitForURL('**/cart');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await page.getByLabel('Street / Town').fill(address);
  await page.getByLabel('Mobile').fill(mobile);
  await bookService(page).click();
}

test('the built styles draw stars below Chrome 120 and ask for no dark colours', async () => {
  const page = await shop.page();
  const html = await (await page.request.get('/')).text();
  expect(html, 'the text of the stars is cut out').toMatch(
    /var\(--filled\)[^}]*-webkit-background-clip:text/,
  );
  expect(html).toMatch(/[;{]color-scheme:(only light|light only)/);
});

const chromium109 = unpackChromium109();
if (chromium109) {
  const browser = await chromium.launch({
    executablePath: chromium109,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  afterAll(() => browser.close());
  const old = await visit(browser);

  test('Chromium 109 books a visit and shows the panel without a complaint', async () => {
    const page = await old.page();
    await openHydrated(page, '/');
    const stars = page.getByRole('img', { name: /out of 5/ }).first();
    expect(await stars.evaluate((one) => getComputedStyle(one).webkitBackgroundClip)).toBe('text');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').pressSequentially('split ac');
    await page.waitForURL('**/search?q=split+ac');
    await page.getByRole('heading', { name: /^Search Results/ }).waitFor();
    await bookAsGuest(page);
    await book(page).click();
    await page.waitForURL('**/my-orders');
    await page
      .getByText(/^We come on/)
      .first()
      .waitFor();

    const panel = await old.page(1280);
    await openPanel(panel, '/admin-panel/day', 'Day');
    await panel.goto('/admin-panel/all-Payment');
    await panel.getByRole('row').nth(1).waitFor();
  });
} else console.info('Chromium 109 runs on Linux with x64 alone: its journey was left out.');

const firefox = findFirefox();
if (firefox)
  test('Firefox books a visit without a complaint', async () => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`${error}`));
      page.on('console', (message) => {
        if (/^(error|warn)/.test(message.type())) complaints.push(message.text());
      });
      const press = (words: string) => page.locator(`main button ::-p-text(${words})`).click();
      const { name, mobile, address } = newcomer();
      await page.goto(`${shop.url}/search?q=split+ac`);
      await page.waitForSelector('#root[data-hydrated]');
      await press('Request a Repair');
      await press('Continue without an account');
      await page.locator('[name$="-fullname"], [name=fullname]').fill(name);
      await page.locator('select[name=area]').fill('CIDCO');
      await page.locator('[name=street]').fill(address);
      await page.locator('[name=mobile]').fill(mobile);
      await press('Book Service');
      await page.locator('[role=dialog] button ::-p-text(Book)').click();
      await page.locator('main ::-p-text(We come on)').wait();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
else console.info('Firefox is not installed (apt-get install -y firefox-esr): its journey was left out.');

test("a browser below the floor keeps the server's pages and books by forms", async () => {
  const page = await shop.page();
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) =>
      !`${asked}`.startsWith('container-type') && supports.apply(CSS, asked as [string]);
  });
  await page.goto('/search?q=split+ac');
  await isPlain(page);
  expect(await page.getByText(plainWords).isVisible()).toBe(true);
  await bookAsGuest(page);
  await page.getByRole('heading', { level: 1, name: 'Confirm Booking' }).waitFor();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.waitForURL('**/my-orders');
  await page
    .getByText(/^We come on/)
    .first()
    .waitFor();
  for (const address of ['/admin-panel/day', '/jobs']) {
    await page.goto(address);
    expect(await page.getByText(/newer browser: Chrome 106/).isVisible(), address).toBe(true);
  }
  expect(await isHydrated(page)).toBe(0);
});

test.each(['index', 'AboutPage'])("a page whose script %s is lost stays the server's", async (script) => {
  shop.pardon(/ChunkLoadError/);
  const page = await shop.page();
  await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
  await page.goto('/about-us');
  await isPlain(page);
  expect(await page.getByRole('heading', { level: 1, name: 'About Us' }).isVisible()).toBe(true);
  expect(await page.getByText(plainWords).isVisible()).toBe(true);
  expect(await isHydrated(page)).toBe(0);
  await page.unroute(`**/assets/${script}-*.js`);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.locator('#root[data-hydrated]').waitFor();
});

test('a form whose rules are lost is sent to the server, which answers it', async () => {
  const page = await shop.page();
  await page.route('**/assets/rules-*.js', (route) => route.abort());
  await openHydrated(page, '/lost-link');
  await page.getByLabel('Mobile of the booking').fill('98');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText(fieldMessages.mobileInvalid).first().waitFor();
  expect(await page.getByLabel('Mobile of the booking').inputValue()).toBe('98');
});

test('a booking whose dialog is lost is confirmed on a page', async () => {
  const page = await shop.page();
  await page.route('**/assets/dialog-*.js', (route) => route.abort());
  await openHydrated(page, '/search?q=split+ac');
  await bookAsGuest(page);
  await page.getByRole('heading', { level: 1, name: 'Confirm Booking' }).waitFor();
});

test("Home's enquiry form stays when its code is lost", async () => {
  const page = await shop.page();
  await page.route('**/assets/EnquiryForm-*.js', (route) => route.abort());
  await openHydrated(page, '/#enquiry');
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('EnquiryForm'));
  await page.getByRole('heading', { name: 'Send an enquiry' }).scrollIntoViewIfNeeded();
  await lost;
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await form.getByText(fieldMessages.emailInvalid).first().waitFor();
});
