// Takes the screenshots of README and guides from the running demo.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import sharp from 'sharp';
import { type DemoPerson, demoAdmin, demoTechnicians } from '#server/seed/people.ts';
import { paths } from '#shared/paths.ts';
import { findChromium } from './chromium.ts';

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';

type Shot = {
  name: string;
  path: string;
  width: number;
  height: number;
  details?: true;
};

const shots: readonly Shot[] = [{ name: 'home-phone', path: '/', width: 390, height: 800 }];

const panel = (name: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name: `admin-${name}`,
  path,
  width: 1280,
  height: 860,
  ...more,
});

const adminShots: readonly Shot[] = [
  panel('day', paths.admin.day),
  panel('technicians', paths.admin.settingsSection('technicians'), { height: 620 }),
  panel('orders', `${paths.admin.orders}?direction=desc`),
  panel('order', `${paths.admin.orders}?direction=desc`, { details: true }),
  panel('enquiries', paths.admin.enquiries),
  panel('products', paths.admin.products),
  panel('customers', paths.admin.customers, { height: 620 }),
  panel('categories', paths.admin.categories, { height: 620 }),
  panel('audit', paths.admin.settingsSection('audit'), { height: 620 }),
];

const technicianShots: readonly Shot[] = [
  { name: 'technician-jobs', path: paths.jobs, width: 390, height: 844 },
];

async function signIn(context: BrowserContext, { email, password }: DemoPerson): Promise<void> {
  const page = await context.newPage();
  await page.goto(url + paths.login, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((address) => address.pathname !== paths.login);
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
const options = { reducedMotion: 'reduce', locale: 'en-IN' } as const;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const context = await browser.newContext(options);
  for (const shot of shots) await take(context, shot);
  await signIn(context, demoAdmin);
  for (const shot of adminShots) await take(context, shot);
  const phone = await browser.newContext({ ...options, deviceScaleFactor: 2 });
  await signIn(phone, demoTechnicians[0]);
  for (const shot of technicianShots) await take(phone, shot);
} finally {
  await browser.close();
}
