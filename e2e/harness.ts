// What a journey needs: a running shop, pages of a real browser, and a look at what went wrong in them.
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { scratchFolder, startShop } from '#server/testing/shop-process.ts';
import { forgetTokens } from './people.ts';

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
  /**
   * A page of a visitor of their own (nobody signed in) in a window of this width, 360 by default. They ask for no
   * motion, which spares the machine, unless `options` say so.
   */
  page(width?: number, options?: BrowserContextOptions): Promise<Page>;
  /** For one test: complaints that it provokes itself do not count. */
  pardon(complaint: RegExp): void;
};

/**
 * Opens a shop (the demo on the embedded database; `settings` add to its environment) for the calling test file and
 * closes it after it; the browser is the run's. A test fails where one of its pages threw, printed an error or a
 * warning, or got a 5xx answer. Call it at the top of the file.
 */
export async function journey(settings: Record<string, string> = {}): Promise<Journey> {
  const DATA_DIR = await scratchFolder();
  await cp(inject('firstStart'), DATA_DIR, { recursive: true });
  const { url } = await startShop({ LOG_LEVEL: 'warn', DATA_DIR, ...settings });
  return journeyIn(url);
}

/**
 * The same in a shop that other files visit meanwhile, which spares starting one: for journeys of people of their own,
 * which change nothing that another of these files looks at.
 */
export const visit = (): Promise<Journey> => journeyIn(inject('openShop'));

async function journeyIn(url: string): Promise<Journey> {
  const browser = await chromium.connect(inject('browser'));
  afterAll(() => browser.close());
  afterAll(forgetTokens);
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let pardoned: RegExp[] = [];
  afterEach(async ({ task }) => {
    // a step that is taken on several widths says on which one it failed
    const pages = contexts.flatMap((context) => context.pages());
    const seen = pages.map((page) => `${page.viewportSize()?.width} px wide at ${page.url()}`);
    for (const error of task.result?.errors ?? []) error.message += `\nSeen: ${seen.join(', ')}`;
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
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    watch(page, complaints);
    return page;
  };
  const pardon = (complaint: RegExp) => void pardoned.push(complaint);
  return { url, page, pardon };
}

const windowOf = (width: number) => ({ width, height: width < 700 ? 740 : 900 });

/** Opens a page and waits until the application answers in it: a link that is tapped earlier is the browser's own. */
export async function openTaken(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#root[data-ours]').waitFor();
}

/**
 * Puts the page's clock forward until this stands there, where a question that failed is asked again after pauses. The
 * clock is installed before the page is opened.
 */
export const comesAfterPauses = (page: Page, what: Locator) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(2000);
      return what.isVisible();
    })
    .toBe(true);

/**
 * Puts the page's clock, which is installed, so far ahead and stops it there: only the test moves it, however slow the
 * machine is, until `page.clock.resume`. Axe wants one that goes.
 */
export async function stopClock(page: Page, aheadMs = 2000): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + aheadMs);
}

/** Two frames on, what a change brought has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Makes the window this wide, and waits until what that changes is drawn: several widths need one load. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize(windowOf(width));
  await drawn(page);
}

// What fades in is judged when it stands; what moves for ever (the ticker) is not waited for.
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
// half as long as what the package exports, and each document takes it in anew
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page. Axe reads the same few colours anew for every text and all that lies behind it, which was two fifths
 * of its work; a colour that it has read is remembered.
 */
const rememberColours = () => {
  type Colour = { r: number; g: number; b: number; alpha: number };
  type Read = (this: Colour, words: string) => Colour;
  // what axe's types leave out
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

/**
 * Fails where axe finds the present page breaking WCAG 2.2 AA. While a modal dialog is open, what lies behind it is not
 * judged: nobody reaches it, and it is judged where no dialog covers it.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const judge = async () => {
    await settled(page);
    // beside the page's content security policy; stays until the next document
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
        // no rule of these looks at styles as they were written
        preload: { assets: ['media'] },
      });
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map((node) => node.html) }));
    }, tags);
    return violations;
  };
  let found = await judge();
  // a toast may have begun to fade while it was judged
  if (found.length > 0) found = await judge();
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
