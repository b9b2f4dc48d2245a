// A running shop, pages of a real browser, and checks for errors on these pages.
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { scratchFolder, startShop } from '#server/testing/shop-process.ts';
import { forgetTokens } from './people.ts';

// Chromium logs every refused request, but 4xx answers are normal in these tests. Tests that go offline
// ignore connection errors too.
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
  url: string;
  /**
   * Opens a page of a new visitor at this width (360 by default), with reduced motion unless `options` say
   * otherwise.
   */
  page(width?: number, options?: BrowserContextOptions): Promise<Page>;
  /** Ignores errors that the current test causes on purpose. */
  pardon(complaint: RegExp): void;
};

/**
 * Opens a demo shop for the calling test file (`settings` add to its environment) and closes it afterwards. A
 * test fails if one of its pages throws, logs an error or a warning, or gets a 5xx answer. Call it at the top
 * of the file.
 */
export async function journey(settings: Record<string, string> = {}): Promise<Journey> {
  const DATA_DIR = await scratchFolder();
  await cp(inject('firstStart'), DATA_DIR, { recursive: true });
  const { url } = await startShop({ LOG_LEVEL: 'warn', DATA_DIR, ...settings });
  return journeyIn(url);
}

/**
 * Uses the shop that files share, which saves starting one. The file must create its own users and change
 * nothing that other files see.
 */
export const visit = (browser?: Browser): Promise<Journey> => journeyIn(inject('openShop'), browser);

async function journeyIn(url: string, other?: Browser): Promise<Journey> {
  const browser = other ?? (await chromium.connect(inject('browser')));
  afterAll(() => browser.close());
  afterAll(forgetTokens);
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let pardoned: RegExp[] = [];
  afterEach(async ({ task }) => {
    const errors = task.result?.errors ?? [];
    if (errors.length > 0) {
      const pages = contexts.flatMap((context) => context.pages());
      const seen = await Promise.all(pages.map(describe));
      for (const error of errors) error.message += `\nSeen: ${seen.join('\n')}`;
    }
    const heard = complaints.filter((complaint) => !pardoned.some((pattern) => pattern.test(complaint)));
    complaints = [];
    pardoned = [];
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    expect(heard, 'the browser complained').toEqual([]);
  });
  const page = async (width = 360, options: BrowserContextOptions = {}) => {
    const viewport = windowOf(width);
    const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    watch(page, complaints);
    return page;
  };
  const pardon = (complaint: RegExp) => void pardoned.push(complaint);
  return { url, page, pardon };
}

/** What a page showed when a step failed. */
async function describe(page: Page): Promise<string> {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .catch(() => 'nothing');
  const line = await page.evaluate(() => navigator.onLine).catch(() => 'unknown');
  const where = `${page.viewportSize()?.width} px wide at ${page.url()}, on line: ${line}`;
  return `${where}\n${shown.slice(0, 1200)}`;
}

const windowOf = (width: number) => ({ width, height: width < 700 ? 740 : 900 });

/** Opens a page and waits for hydration. A tap on a link before hydration would load a new page. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root[data-hydrated]').waitFor();
}

/** Waits until React answers for a part whose code comes later than the page's, such as a form. */
export const answering = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/**
 * Moves the page's clock until the content appears, for requests that are retried after pauses. Install the
 * clock before the page opens.
 */
export const comesAfterPauses = (page: Page, what: Locator) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return what.isVisible();
    })
    .toBe(true);

/** Moves the page's installed clock forward and stops it until `page.clock.resume`. Axe needs a running clock. */
export async function stopClock(page: Page, aheadMs = 2000): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + aheadMs);
}

/**
 * Waits until a change has been painted, and ends its transitions. With reduced motion they last 0.01 ms, but keep
 * their first value until the browser starts them, which a busy machine may never do. Endless animations such as the
 * ticker go on.
 */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });

/** Resizes the window and waits for the layout, so that several widths need one load. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width));
  await drawn(page);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// The minified source is half as long, and every document has to parse it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. Caches the colours that axe parses, which saves two fifths of axe's time. */
const rememberColours = () => {
  type Colour = { r: number; g: number; b: number; alpha: number };
  type Read = (this: Colour, words: string) => Colour;
  // The types of axe lack this part.
  type Commons = { color: { Color: { prototype: { parseString: Read } } } };
  const { commons } = (window as unknown as { axe: { commons: Commons } }).axe;
  const colour = commons.color.Color.prototype;
  const read = colour.parseString;
  const known = new Map<string, Colour>();
  colour.parseString = function (words) {
    const before = known.get(words);
    if (before) return Object.assign(this, before);
    read.call(this, words);
    const { r, g, b, alpha } = this;
    known.set(words, { r, g, b, alpha });
    return this;
  };
};

/** Fails if axe finds a violation of WCAG 2.2 AA. While a modal dialog is open, checks only the dialog. */
export async function expectNoViolations(page: Page): Promise<void> {
  const judge = async () => {
    await drawn(page);
    // Bypasses the page's Content-Security-Policy until the next document.
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.evaluate(axeSource);
      await page.evaluate(rememberColours);
    }
    const violations = await page.evaluate(async (tags) => {
      const judge = (window as unknown as { axe: typeof axe }).axe;
      const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
      const covered = dialogs.some((one) => one.getClientRects().length > 0 && !one.closest('#root'));
      const { violations } = await judge.run(covered ? { exclude: ['#root'] } : document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // None of the checked rules reads the original style sheets, so axe need not load them.
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }));
    }, tags);
    return violations;
  };
  let found = await judge();
  // Repeats the check, because a toast may have faded during it.
  if (found.length > 0) found = await judge();
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
