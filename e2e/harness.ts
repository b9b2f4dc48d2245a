// What a journey needs: a running shop, pages of a real browser, and a look at what went wrong in them.
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from './chromium.ts';
import { type RunningShop, startShop } from './running-shop.ts';

const launchOptions = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The browser notes every refused request; refusals are part of a journey, failures of the server are not.
const isRefusal = (text: string) => /Failed to load resource: .* status of 4\d\d/.test(text);

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
  /** The shop's address, from the first test on. */
  url(): string;
  /** A page of a visitor of their own (nobody signed in) in a window of this width, 360 by default. */
  page(width?: number): Promise<Page>;
};

/**
 * Opens a shop and a browser for the calling test file and closes both after it. A test fails where one of its
 * pages threw, printed an error or a warning, or got a 5xx answer. Call it at the top of the file.
 */
export function journey(settings: Record<string, string> = {}): Journey {
  let shop: RunningShop;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];

  beforeAll(async () => {
    const executablePath = findChromium();
    if (executablePath === null) throw new Error('Chromium is missing: apt-get install -y chromium');
    [shop, browser] = await Promise.all([
      startShop(settings),
      chromium.launch({ executablePath, args: launchOptions }),
    ]);
  });
  afterEach(async () => {
    const heard = complaints;
    complaints = [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard, 'the browser complained').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  return {
    url: () => shop.url,
    page: async (width = 360) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        viewport: { width, height: width < 700 ? 760 : 900 },
      });
      contexts.push(context);
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      watch(page, complaints);
      return page;
    },
  };
}

/** Fails where axe finds the present page breaking WCAG 2.2 AA. */
export async function expectNoViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
