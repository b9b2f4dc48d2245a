import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clientMessages, fieldMessages, successMessages } from '#shared/messages.ts';
import { answering, expectNoViolations, openHydrated, visit } from './harness.ts';
import { admin, asha, serviceNamed, steadyTokenOf, toastSaying } from './people.ts';

const shop = await visit();

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const firstService = (page: Page) =>
  page.getByRole('region', { name: 'Laundary' }).getByRole('article').first();
const secondService = (page: Page) =>
  page.getByRole('region', { name: 'Laundary' }).getByRole('article').nth(1);

test("a link to a page whose code is lost opens the server's page", async () => {
  shop.pardon(/ChunkLoadError/);
  const page = await shop.page();
  await openHydrated(page, '/');
  await page.route('**/assets/AboutPage-*', (route) => route.abort());
  await footerLink(page, 'About Us').click();
  await page.locator('html[data-plain]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/about-us');
  expect(await page.getByRole('heading', { level: 1, name: 'About Us' }).isVisible()).toBe(true);
  await expectNoViolations(page);
});

test("Back to a page whose code is lost opens the server's page", async () => {
  shop.pardon(/ChunkLoadError/);
  const page = await shop.page();
  await openHydrated(page, '/');
  await footerLink(page, 'About Us').click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  await page.reload();
  await page.locator('#root[data-hydrated]').waitFor();
  await page.route('**/assets/HomePage-*', (route) => route.abort());
  await page.goBack();
  await page.locator('html[data-plain]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await firstService(page).isVisible()).toBe(true);
});

test('a page whose code and server are away says so and loads after Reload', async () => {
  const page = await shop.page();
  await openHydrated(page, '/');
  await page.context().setOffline(true);
  await footerLink(page, 'About Us').click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await page.waitForURL('**/about-us');
  await expectNoViolations(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
});

test("the address changes when the next page's code is there", async () => {
  const page = await shop.page();
  await openHydrated(page, '/');
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/AboutPage-*', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await footerLink(page, 'About Us').click();
  await page.getByRole('progressbar', { name: 'Loading page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  arrive.resolve();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about-us');
});

test('a link to a page whose code is gone after a deployment reloads the page', async () => {
  const page = await shop.page();
  await page.goto('/');
  await page.locator('#root[data-hydrated]').waitFor();
  let anew = false;
  page.on('request', (request) => {
    anew ||= request.isNavigationRequest();
  });
  await page.route('**/assets/AboutPage-*', (route) =>
    anew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await footerLink(page, 'About Us').click();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(anew).toBe(true);
  await page.locator('#root[data-hydrated]').waitFor();
  expect(await page.getByRole('heading', { name: 'This page did not load' }).count()).toBe(0);
});

test('a broken page shows an error number and a way back', async () => {
  shop.pardon(/^Error [0-9A-Z]{6}|TypeError/);
  const page = await shop.page();
  await openHydrated(page, '/');
  const brokenService = { result: { data: { product: { _id: 'broken' }, feedbacks: [] } } };
  await page.route('**/trpc/*catalogue.service?*', (route) => route.fulfill({ json: [brokenService] }));
  await firstService(page).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: clientMessages.renderError }).waitFor();
  await page.getByText(/tell us this number: [0-9A-Z]{6}/).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await firstService(page).waitFor();
  await page.unroute('**/trpc/*catalogue.service?*');

  await page.locator('#root[data-hydrated]').waitFor();
  await page.route('**/trpc/*catalogue.service?*', (route) => route.abort());
  await secondService(page).getByRole('link').click();
  await page.getByRole('heading', { name: 'No connection to the shop' }).waitFor();
  await page.unroute('**/trpc/*catalogue.service?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Customer feedback' }).waitFor();
});

test('an offline page says so and continues once there is a network', async () => {
  const page = await shop.page();
  await openHydrated(page, '/product-category');
  const service = page.getByRole('article').first().getByRole('link');
  await service.focus();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Filter and sort/ }).click();
  await page.getByRole('checkbox', { name: 'Kitchen' }).check();
  await page.getByRole('heading', { name: 'No connection to the shop' }).waitFor();
  await page.getByText('You are offline.').waitFor();
  await expectNoViolations(page);
  await page.context().setOffline(false);
  await page.getByRole('article').first().waitFor();
});

test('submitting a form offline shows a message and keeps the input', async () => {
  const page = await shop.page();
  await openHydrated(page, '/#enquiry');
  await answering(page.getByLabel('Full Name'));
  await page.getByLabel('Full Name').fill('Suresh Gaikwad');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Email').fill('ravi@example.com');
  await page.getByLabel('Mobile').fill('9876543210');
  await page.getByLabel('Location').selectOption('CIDCO');
  await page.getByLabel('Service Type').selectOption('Oven');
  const message = page.getByLabel('Message');
  await message.fill('It does not heat');
  const send = page.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await toastSaying(page, clientMessages.enquiryFailed).waitFor();
  expect(await message.inputValue()).toBe('It does not heat');
  await page.context().setOffline(false);
  await send.dblclick();
  await toastSaying(page, successMessages.enquirySent).waitFor();
  const as = { headers: { authorization: `Bearer ${await steadyTokenOf(page, admin)}` } };
  const { data } = (await (await page.request.get('/api/get-enquiry', as)).json()) as {
    data: { fullname: string }[];
  };
  expect(data.filter(({ fullname }) => fullname === 'Suresh Gaikwad')).toHaveLength(1);

  await openHydrated(page, '/login');
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await toastSaying(page, 'You are offline. Connect to the internet and try again.').waitFor();
  await page.context().setOffline(false);
  await login.click();
  await page.waitForURL('**/');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const request = firstService(page).getByRole('button', { name: 'Request a Repair' });
  await request.waitFor();
  await page.context().setOffline(true);
  await request.click();
  await toastSaying(page, 'You are offline. Connect to the internet and try again.').waitFor();
  await page.context().setOffline(false);
});

test('without JavaScript every public page shows its text and links', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const { _id } = await serviceNamed(page, 'Split AC Repair');
  for (const [address, heading] of [
    ['/', 'Home-appliance repair in Chhatrapati Sambhajinagar'],
    ['/product-category?category=Kitchen', 'Kitchen services'],
    ['/search?q=fridge', /^Search Results : \d+$/],
    [`/product/${_id}`, 'Split AC Repair'],
    ['/my-faqs', 'Frequently asked questions'],
    ['/about-us', 'About Us'],
    ['/terms-condition', 'Terms and Conditions'],
    ['/Privacy-Policy', 'Privacy Policy'],
    ['/login', 'Login'],
  ] as const) {
    await page.goto(address);
    expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible(), address).toBe(true);
    expect(await page.locator('a[href^="tel:"]').last().isVisible(), address).toBe(true);
    // A picture's button shows its picture anyway.
    const dead = page.locator('button:not([type=submit], :has(img)), header select, input[type=file]');
    expect(await dead.count(), address).toBe(0);
  }
  await page.goto('/');
  await firstService(page).getByRole('link').click();
  await page.getByText('Parts extra. We tell you the price before we start.').first().waitFor();
  await page.goto('/my-faqs');
  expect(await page.getByText('the fee is ₹200').isVisible()).toBe(true);
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(true);
});

test('without JavaScript a guest books a visit, moves it and cancels it', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto('/hi/cart');
  expect(await page.getByText('एक पल').isVisible()).toBe(false);
  await page.goto('/');
  await page.getByRole('searchbox').fill('split ac');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/search?q=split+ac');
  await press('Request a Repair');
  await press('Continue without an account');
  await page.waitForURL('**/cart');
  const dead = page.getByRole('main').locator('button:not([type=submit]), input[type=file]');
  expect(await dead.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Increase quantity' }).textContent()).toBe('More');
  await press('Increase quantity');
  await page.getByText('Quantity 2').waitFor();
  await press('Decrease quantity');
  await page.getByLabel('Full Name').fill('Meera Joshi');
  await page.getByLabel('Address / Area').selectOption('CIDCO');
  await page.getByLabel('Street / Town').fill('12 Lotus Lane');
  await page.getByLabel('Mobile').fill('98');
  await press('Show times');
  await page.waitForURL('**/cart#visit');
  await page.getByLabel('Full Name').press('Enter');
  await page.getByText('Please enter a valid 10-digit mobile number').first().waitFor();
  expect(new URL(page.url()).hash).toBe('');
  const hasFocus = (field: Element) => field === document.activeElement;
  expect(await page.getByLabel('Mobile').evaluate(hasFocus)).toBe(true);
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meera Joshi');
  await page.getByLabel('Mobile').fill('9123450678');
  await page.getByRole('radiogroup').getByRole('radio').nth(2).check();
  await press('Book Service');
  await page.getByRole('heading', { name: 'Confirm Booking' }).waitFor();
  await page.getByText('12 Lotus Lane, CIDCO').waitFor();
  await press('Book');
  await page.waitForURL('**/my-orders');
  await page.getByText('Split AC').first().waitFor();
  await page.getByRole('main').getByText('On the way').waitFor();
  expect(await dead.count()).toBe(0);
  await press('Change time');
  const dialog = page.getByRole('region', { name: 'Change time' });
  const day = dialog.locator('[name$="-day"]:enabled').last();
  const date = await day.getAttribute('value');
  await day.check();
  await press('Show times');
  await dialog.locator(`[name$="-window"][value^="${date}"]`).first().waitFor();
  await dialog.getByRole('group').getByRole('radio', { disabled: false }).last().check();
  await dialog.getByRole('button', { name: 'Change time' }).click();
  await dialog.waitFor({ state: 'detached' });
  await press('Cancel booking');
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page
    .getByRole('region', { name: 'Cancel booking' })
    .getByRole('button', { name: 'Cancel booking' })
    .click();
  await page.getByRole('heading', { name: 'Earlier' }).or(page.getByText('Cancelled')).first().waitFor();
  await press('Book Again');
  await page.waitForURL('**/cart');
  const chosen = page.locator('[name$="-day"]:enabled').nth(2);
  const chosenDay = await chosen.getAttribute('value');
  await chosen.check();
  await press('Show times');
  await page.locator(`[name$="-window"][value^="${chosenDay}"]:checked`).waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Meera Joshi');
});

test('without JavaScript an unknown link says so, and its page stays when the scripts come', async () => {
  for (const [address, words] of [
    ['/track/no-such-link', 'Order not found'],
    ['/hi/track/no-such-link', 'बुकिंग नहीं मिली'],
    ['/product/0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10', 'Service not found'],
  ] as const) {
    const page = await shop.page(360, { javaScriptEnabled: false });
    expect((await page.goto(address))?.status(), address).toBe(404);
    expect(await page.getByRole('heading', { level: 1, name: words }).isVisible(), address).toBe(true);
  }
  const page = await shop.page(360, { javaScriptEnabled: false });
  await page.goto('/track/no-such-link');
  expect(await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).last().isVisible()).toBe(true);
  await page.getByLabel('Mobile of the booking').fill('98');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('Please enter a valid 10-digit mobile number').first().waitFor();
  await page.getByLabel('Mobile of the booking').fill('9123450679');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByText('If this number has a booking').waitFor();

  const withScripts = await shop.page();
  await withScripts.route('**/trpc/tracking.*', () => {});
  await openHydrated(withScripts, '/track/no-such-link');
  await withScripts.getByLabel('Mobile of the booking').fill('9123450679');
  expect(await withScripts.getByRole('heading', { level: 1, name: 'Order not found' }).isVisible()).toBe(
    true,
  );
});

test('without JavaScript an enquiry, a complaint and a sign-up are answered', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Full Name').fill('Vaishali More');
  await press('Send Enquiry');
  await form.getByText(fieldMessages.emailInvalid).waitFor();
  const hasFocus = (field: Element) => field === document.activeElement;
  expect(await form.getByLabel('Email').evaluate(hasFocus)).toBe(true);
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Vaishali More');
  await form.getByLabel('Email').fill('vaishali@example.com');
  await form.getByLabel('Mobile').fill('9123450681');
  await form.getByLabel('Location').selectOption('CIDCO');
  await form.getByLabel('Service Type').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('It does not heat');
  await press('Send Enquiry');
  await page.getByText(successMessages.enquirySent).waitFor();
  await form.getByText(/We have your enquiry/).waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');

  await page.goto('/grievance');
  await page.getByLabel('Full Name').fill('Vaishali More');
  await page.getByLabel('Mobile').fill('9123450681');
  await page.getByRole('textbox', { name: 'Complaint' }).fill('Nobody came.');
  await page.getByRole('main').locator('button[value=complaint]').click();
  await page.getByRole('heading', { name: /^Your complaint has the number \d+$/ }).waitFor();

  await page.goto('/sign-up');
  await page.getByLabel('Name').fill('Vaishali More');
  await page.getByLabel('Email').fill('vaishali.more@example.com');
  await page.getByLabel('Mobile').fill('9123450681');
  await page.getByLabel('Address').fill('12 Lotus Lane');
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByLabel('Confirm Password').fill('a-good-password');
  await press('Sign Up');
  await page.waitForURL('**/login?signedUp=yes');
  await page.getByText(successMessages.signedUp).waitFor();
});

test("without JavaScript 'Show more' and an earlier order open in My Orders", async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  await page.goto('/login?back=%2Fmy-orders');
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const rows = page.getByRole('button', { expanded: false, name: /Order \d/ });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.waitForURL(/my-orders\?pages=2#/);
  expect(await rows.count()).toBeGreaterThan(10);
  await rows.first().click();
  await page.getByRole('button', { expanded: true, name: /Order \d/ }).waitFor();
  expect(await page.getByText('Loading', { exact: false }).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await page.goto('/my-orders');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).waitFor();
});

test('without JavaScript a sign-up on the way to a repair keeps the repair', async () => {
  const page = await shop.page(360, { javaScriptEnabled: false });
  const { _id } = await serviceNamed(page, 'Split AC Repair');
  await page.goto(`/product/${_id}`);
  await page.getByRole('button', { name: 'Request a Repair' }).first().click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  const email = 'kavita@example.com';
  await page.getByLabel('Name').fill('Kavita Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile').fill('9123450683');
  await page.getByLabel('Address').fill('14 Lotus Lane');
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByLabel('Confirm Password').fill('a-good-password');
  await page.getByLabel('Confirm Password').press('Enter');
  await page.getByText(successMessages.signedUp).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-good-password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL('**/cart');
  await page.getByRole('main').getByText('Split AC Repair').first().waitFor();
});

test('an enquiry refused before the scripts is mended with them', async () => {
  const page = await shop.page();
  let release = () => {};
  const arrive = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrive;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Enquiry' });
  const send = form.getByRole('button', { name: 'Send Enquiry' });
  await form.getByLabel('Full Name').fill('Suman Kale');
  await send.click();
  await form.getByText(fieldMessages.emailInvalid).waitFor();
  await form.getByLabel('Email').fill('suman@example.com');
  release();
  await page.waitForLoadState('networkidle');
  await form.getByText(fieldMessages.emailInvalid).waitFor({ state: 'detached' });
  expect(await form.getByText(fieldMessages.mobileInvalid).isVisible()).toBe(true);
  await form.getByLabel('Mobile').fill('9123450682');
  await form.getByLabel('Location').selectOption('CIDCO');
  await form.getByLabel('Service Type').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('It leaks');
  await send.click();
  await toastSaying(page, successMessages.enquirySent).waitFor();
  expect(await form.getByLabel('Full Name').inputValue()).toBe('');
  expect(await form.getByRole('alert').count()).toBe(0);
});

test('what is ticked and typed before the scripts counts when they come', async () => {
  const page = await shop.page();
  let release = () => {};
  const arrive = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrive;
    await route.continue();
  });
  await page.goto('/product-category', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  const ticked = ['Kitchen', 'Laundary'].map((name) => page.getByRole('checkbox', { name }));
  for (const box of ticked) await box.check();
  release();
  await page.waitForURL('**/product-category?category=laundary%2Ckitchen');
  for (const box of ticked) expect(await box.isChecked()).toBe(true);
});

// Browsers and fetch would normalize these URLs.
test.each([
  [
    404,
    [
      '/assets/..',
      '/assets/%00',
      '/assets/%2e%2e/x',
      '/assets/a//b',
      '/assets/.',
      '/assets/%5c',
      '/assets/\\',
    ],
  ],
  [
    404,
    [`/assets/${'a'.repeat(5_000)}`, '/clips/../x', '/clips/%00', '/api/docs/static/../x', '/media/../x'],
  ],
  [404, ['/..', '/product/..', '/search/../x', '/%00', '/product/%00', '/%ff', '/robots.txt/..']],
  [400, ['/search?q=%00', '/product-category?category=%00', `/product-category?category=${'a'.repeat(101)}`]],
  [400, [`/product-category?category=${Array.from({ length: 101 }, (_, at) => at).join()}`]],
  [400, ['//', '/\\', '//[', '//elsewhere.example/search', '/\\elsewhere.example', '*']],
])('addresses that nobody means are %i', async (status, addresses) => {
  const { port } = new URL(shop.url);
  for (const path of addresses) {
    const [answer] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
    answer.resume();
    expect([path, answer.statusCode]).toEqual([path, status]);
  }
});
