import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldMessages, successMessages } from '#shared/messages.ts';
import { expectNoViolations, openHydrated, stopClock, visit } from './harness.ts';
import { toastSaying } from './people.ts';

const shop = await visit();

const currentSlide = (page: Page) =>
  page
    .getByRole('button', { name: /^Slide \d/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
const slide = (page: Page, number: number) => page.getByRole('button', { name: `Slide ${number}:` });
/** Opens Home and waits for hydration. Only the test moves the page's clock. */
async function openHome(): Promise<Page> {
  const page = await shop.page(360, { reducedMotion: 'no-preference' });
  await page.clock.install();
  await openHydrated(page, '/');
  await stopClock(page);
  return page;
}

/** Moves one finger across the banner. */
async function swipe(page: Page, across: number): Promise<void> {
  const box = await page.getByRole('region', { name: 'What we promise' }).boundingBox();
  if (!box) throw new Error('The banner is not to be seen');
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + 30];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + across * part);
  await touch('touchEnd');
}

test('the slides of Home follow time, dots and swipes', async () => {
  const page = await openHome();
  const ticker = page.getByRole('region', { name: 'Announcement' });
  await ticker.getByText('Panchakki').first().waitFor();
  expect(await currentSlide(page)).toBe(0);
  await page.clock.runFor(5100);
  await expect.poll(() => currentSlide(page)).toBe(1);
  await slide(page, 3).click();
  expect(await currentSlide(page)).toBe(2);
  await swipe(page, 120);
  await expect.poll(() => currentSlide(page)).toBe(1);
  await swipe(page, -120);
  await expect.poll(() => currentSlide(page)).toBe(2);

  // The page receives the event a frame later.
  const scrollTo = (y: number) =>
    page.evaluate(
      (top) =>
        new Promise<unknown>((heard) => {
          if (window.scrollY === top) return heard(top);
          window.addEventListener('scroll', heard, { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }).then(() => {}),
      y,
    );
  await scrollTo(0);
  await ticker.waitFor();
  await scrollTo(400);
  await page.clock.runFor(1500);
  await ticker.waitFor({ state: 'hidden' });
  await scrollTo(0);
  await ticker.waitFor();
  const close = ticker.getByRole('button', { name: 'Close banner' });
  // A slide in progress leaves fractions of a millionth of a pixel.
  const closeTo44 = expect.closeTo(44, 3);
  expect(await close.boundingBox()).toMatchObject({ width: closeTo44, height: closeTo44 });
  await close.click();
  await ticker.waitFor({ state: 'detached' });
  await page.clock.resume();
  await expectNoViolations(page);
});

test('Tab comes to the first thing of Home in at most eight steps, and last to the ticker', async () => {
  for (const width of [360, 1280]) {
    const page = await shop.page(width, { reducedMotion: 'no-preference' });
    await openHydrated(page, '/');
    const inMain = () => page.evaluate(() => document.activeElement?.closest('main') != null);
    let steps = 0;
    for (; steps < 20 && !(await inMain()); steps += 1) await page.keyboard.press('Tab');
    expect(steps, `${width} px`).toBeLessThanOrEqual(8);

    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const ticker = page.getByRole('region', { name: 'Announcement' });
    await ticker.waitFor({ state: 'hidden' });
    await page.keyboard.press('Tab');
    await ticker.waitFor();
    await expect.poll(async () => (await ticker.boundingBox())?.y).toBe(0);
    await page.keyboard.press('Enter');
    await ticker.getByRole('button', { name: 'Play ticker' }).waitFor();
  }
});

test("the arrows of a category's strip move it by 300 px", async () => {
  const page = await shop.page(1280, { reducedMotion: 'reduce' });
  await page.clock.install();
  await openHydrated(page, '/');
  await expect.poll(() => currentSlide(page)).toBe(0);
  // React asks for reduced motion after hydration.
  await expect.poll(() => page.getByRole('button', { name: 'Pause slides' }).count()).toBe(0);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(0);
  for (const name of ['Laundary', 'Refrigeration', 'Commercial', 'Kitchen', 'Air Condition']) {
    const strip = page.getByRole('region', { name, exact: true });
    expect(await strip.getByRole('article').count(), name).toBeGreaterThan(3);
    const at = () => strip.getByRole('list').evaluate((row) => Math.round(row.scrollLeft));
    await strip.getByRole('button', { name: `Scroll ${name} right` }).click();
    await expect.poll(at, { message: name }).toBe(300);
    await strip.getByRole('button', { name: `Scroll ${name} left` }).click();
    await expect.poll(at, { message: name }).toBe(0);
  }
});

test('the enquiry form shows a failure and sends', async () => {
  const page = await shop.page();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Enquiry' }).click();
  const form = page.getByRole('form', { name: 'Enquiry' });
  const send = form.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await form.getByText(fieldMessages.fullNameRequired).waitFor();
  await expectNoViolations(page);
  await form.getByLabel('Full Name').fill('Ravi Kulkarni');
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Mobile').fill('+91 98765 43210');
  await form.getByLabel('Location').selectOption('CIDCO');
  await form.getByLabel('Service Type').selectOption('Front load Washing Machine');
  await form.getByLabel('Message').fill('It stops in the middle of the wash.');
  expect(await form.getByLabel('Location').locator('option').count()).toBe(43);
  expect(await form.getByLabel('Service Type').locator('option').count()).toBe(14);
  await send.click();
  await toastSaying(page, successMessages.enquirySent).waitFor();
  await page.getByText('We have your enquiry').waitFor();
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
  await expectNoViolations(page);
});
