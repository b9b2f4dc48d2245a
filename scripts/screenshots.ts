// npm run screenshots: renews the pictures of README and guides, from the running demo.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { demoAdmin } from '#server/seed/people.ts';
import { paths } from '#shared/paths.ts';
import { findChromium } from '../e2e/chromium.ts';

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';

type Shot = {
  name: string;
  path: string;
  width: number;
  height: number;
  /** Opens the first row's details. */
  details?: true;
};

const shots: readonly Shot[] = [
  { name: 'home', path: '/', width: 1280, height: 860 },
  { name: 'home-phone', path: '/', width: 390, height: 800 },
];

const panel = (name: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name: `admin-${name}`,
  path,
  width: 1280,
  height: 860,
  ...more,
});

const adminShots: readonly Shot[] = [
  panel('overview', paths.admin.overview, { height: 900 }),
  panel('orders', `${paths.admin.orders}?direction=desc`),
  panel('order', `${paths.admin.orders}?direction=desc`, { details: true }),
  panel('enquiries', paths.admin.enquiries),
  panel('products', paths.admin.products),
  panel('customers', paths.admin.customers, { height: 620 }),
  panel('categories', paths.admin.categories, { height: 620 }),
  panel('audit', paths.admin.audit, { height: 620 }),
];

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + paths.login, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(url + paths.home);
  await page.close();
}

async function take(context: BrowserContext, { name, path, width, height, details }: Shot): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  if (details) {
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${name}.webp`);
  await page.close();
  console.log(`docs/images/${name}.webp`);
}

const stop = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const executablePath = findChromium() ?? stop('Chromium is missing: apt-get install -y chromium');
await fetch(url).catch(() => stop(`No shop at ${url}: npm start first, or set SHOP_URL`));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IN' });
  for (const shot of shots) await take(context, shot);
  await signIn(context);
  for (const shot of adminShots) await take(context, shot);
} finally {
  await browser.close();
}
