// npm run screenshots: renews the pictures of README and guides, from the running demo.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../e2e/chromium.ts';

const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const url = process.env.SHOP_URL ?? 'http://127.0.0.1:4000';

type Shot = { name: string; path: string; width: number; height: number; admin?: boolean };

const shots: readonly Shot[] = [
  { name: 'home', path: '/', width: 1280, height: 860 },
  { name: 'home-phone', path: '/', width: 390, height: 800 },
  { name: 'admin-overview', path: '/admin-panel', width: 1280, height: 900, admin: true },
  {
    name: 'admin-orders',
    path: '/admin-panel/all-Payment?direction=desc',
    width: 1280,
    height: 860,
    admin: true,
  },
  { name: 'admin-products', path: '/admin-panel/all-products', width: 1280, height: 860, admin: true },
  { name: 'admin-enquiries', path: '/admin-panel/all-Enquiries', width: 1280, height: 860, admin: true },
];

async function signIn(page: Page): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo-admin');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${url}/`);
}

const executablePath = findChromium();
if (!executablePath) {
  console.error('Chromium is missing: apt-get install -y chromium');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const { name, path, width, height, admin } of shots) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    if (admin) await signIn(page);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(`${folder}${name}.webp`);
    await page.close();
    console.log(`docs/images/${name}.webp`);
  }
} finally {
  await browser.close();
}
