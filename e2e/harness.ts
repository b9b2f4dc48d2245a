// What a journey needs: a running shop, pages of a real browser, and a look at what went wrong in them.
import { cp } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { scratchFolder, startShop } from '#server/testing/shop-process.ts';
import { findChromium } from './chromium.ts';

const launchOptions = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The browser notes every refused request; refusals are part of a journey, failures of the server are not.
// A journey that cuts the line itself gets the other two.
const isRefusal = (text: string) =>
  /Failed to load resource: (.* status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(text);

const watch = (page: Page, complaints: string[]): void => {
  page.on('pageerror', (error) => complaints.push(`${error}`));
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !isRefusal(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
};

export type Journey = {
  /** The shop's address. */
  url: string;
  /** A page of a visitor of their own (nobody signed in) in a window of this width, 360 by default. */
  page(width?: number, options?: BrowserContextOptions): Promise<Page>;
  /** For one test: complaints that it provokes itself do not count. */
  pardon(complaint: RegExp): void;
};

async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is missing: apt-get install -y chromium');
  const browser = await chromium.launch({ executablePath, args: launchOptions });
  afterAll(() => browser.close());
  return browser;
}

/**
 * Opens a shop (the demo on the embedded database; `settings` add to its environment) and a browser for the
 * calling test file, and closes both after it. A test fails where one of its pages threw, printed an error or a
 * warning, or got a 5xx answer. Call it at the top of the file.
 */
export async function journey(settings: Record<string, string> = {}): Promise<Journey> {
  const DATA_DIR = await scratchFolder();
  await cp(inject('firstStart'), DATA_DIR, { recursive: true });
  const [{ url }, browser] = await Promise.all([
    startShop({ LOG_LEVEL: 'warn', DATA_DIR, ...settings }),
    openBrowser(),
  ]);
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let pardoned: RegExp[] = [];
  afterEach(async () => {
    const heard = complaints.filter((complaint) => !pardoned.some((pattern) => pattern.test(complaint)));
    complaints = [];
    pardoned = [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard, 'the browser complained').toEqual([]);
  });
  const page = async (width = 360, options: BrowserContextOptions = {}) => {
    const viewport = { width, height: width < 700 ? 760 : 900 };
    const context = await browser.newContext({ baseURL: url, viewport, ...options });
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    watch(page, complaints);
    return page;
  };
  const pardon = (complaint: RegExp) => void pardoned.push(complaint);
  return { url, page, pardon };
}

// What fades in is judged when it stands; what moves for ever (the ticker) is not waited for.
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

/** Fails where axe finds the present page breaking WCAG 2.2 AA. */
export async function expectNoViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const judge = async () => {
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }));
  };
  let found = await judge();
  // a toast may have begun to fade while it was judged
  if (found.length > 0) found = await judge();
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
