// Global setup of the browser tests. Builds the pages and starts one browser. Prepares a data folder that
// tests copy, which is three times faster than a first start. Starts one shop for tests whose changes no
// other test sees.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/testing/free-port.ts';
import { snapshotFile } from '#server/testing/pglite-snapshot.ts';
import { isOpen, runProgram, unpackSnapshot } from '#server/testing/shop-process.ts';
import type { VisitSettings } from '#shared/visits/schema.ts';
import { ensureBuilt } from '../scripts/built.ts';
import { findChromium } from '../scripts/chromium.ts';
import { ownFaces } from './own-faces.ts';
import { admin } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a shop after its first start. */
    firstStart: string;
    /** The URL of the shop that files share. */
    openShop: string;
    /** The URL of the browser's debugging port. */
    browser: string;
  }
}

// Playwright's list of disabled features, plus the preloaded pages of the address bar. Those pages need three
// processes for each window.
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

const openBrowser = async (folder: string) => {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('Chromium is missing: apt-get install -y chromium-headless-shell (or chromium)');
  const env = { ...process.env, ...(await ownFaces(folder)) };
  return chromium.launchServer({ executablePath, args: browserOptions, env });
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

/** Visit windows with so many places that test files do not take each other's times. */
async function takeManyVisits(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/signin`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const { data: token } = (await signedIn.json()) as { data: string };
  const headers = { ...json, authorization: `Bearer ${token}` };
  const read = await fetch(`${url}/trpc/visits.settings`, { headers });
  const { data } = ((await read.json()) as { result: { data: VisitSettings } }).result;
  const week = data.week.map((day) => day.map((window) => ({ ...window, visits: 99 })));
  const body = JSON.stringify({ ...data, week });
  const set = await fetch(`${url}/trpc/visits.setSettings`, { method: 'POST', headers, body });
  if (!set.ok) throw new Error(`visits.setSettings: ${await set.text()}`);
}

export default async function prepare(project: TestProject) {
  await ensureBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'shop-first-start-'));
  const browser = await openBrowser(join(folder, 'faces'));
  project.provide('browser', browser.wsEndpoint());
  const [firstStart, DATA_DIR] = [join(folder, 'first'), join(folder, 'open')];
  await unpackSnapshot(await snapshotFile(), firstStart);
  const first = await openShop({ DATA_DIR: firstStart });
  await end(first);
  project.provide('firstStart', firstStart);
  await cp(firstStart, DATA_DIR, { recursive: true });
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0' });
  await takeManyVisits(shop.url);
  project.provide('openShop', shop.url);
  return async () => {
    await Promise.all([browser.close(), end(shop)]);
    await rm(folder, { recursive: true, force: true });
  };
}
