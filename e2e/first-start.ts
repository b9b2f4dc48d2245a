// Vitest's global setup of the journeys: the pages of the present sources, the browser that all journeys share, a shop's
// folder as its first start leaves it (each journey opens a copy, which takes a third of a first start), and one shop
// for those that change nothing which others see.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/testing/free-port.ts';
import { isOpen, runProgram } from '#server/testing/shop-process.ts';
import { ensureBuilt } from '../scripts/built.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a shop that was started once and ended. */
    firstStart: string;
    /** The address of a shop that is open to all files. */
    openShop: string;
    /** Where Playwright reaches the browser that runs. */
    browser: string;
  }
}

// Each window would keep three processes that no journey sees: the pages behind its address bar and a spare one. The
// switch replaces Playwright's own, so what matters of that stands here again.
const notWanted = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];
const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${notWanted.join()}`,
];

const openBrowser = () => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is missing: apt-get install -y chromium');
  return chromium.launchServer({ executablePath, args: browserOptions });
};

const openShop = async (settings: Record<string, string>) => {
  const port = await freePort();
  const shop = runProgram('server/main.ts', [], { PORT: String(port), LEAVE_SECONDS: '0', ...settings });
  await isOpen(shop);
  return { ...shop, url: `http://127.0.0.1:${port}` };
};

const end = async ({ child, ended }: Awaited<ReturnType<typeof openShop>>) => {
  child.kill('SIGTERM');
  await ended;
};

export default async function prepare(project: TestProject) {
  await ensureBuilt();
  const browser = await openBrowser();
  project.provide('browser', browser.wsEndpoint());
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-start-'));
  const [firstStart, DATA_DIR] = [join(folder, 'first'), join(folder, 'open')];
  const first = await openShop({ DATA_DIR: firstStart });
  await end(first);
  project.provide('firstStart', firstStart);
  await cp(firstStart, DATA_DIR, { recursive: true });
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' });
  project.provide('openShop', shop.url);
  return async () => {
    await Promise.all([browser.close(), end(shop)]);
    await rm(folder, { recursive: true, force: true });
  };
}
