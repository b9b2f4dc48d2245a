// Draws the illustrations of all services as WebP files, in the widths that the shop serves, and their manifest.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { airCondition } from './air-condition.ts';
import { commercial } from './commercial.ts';
import { kitchen } from './kitchen.ts';
import { laundary } from './laundary.ts';
import { refrigeration } from './refrigeration.ts';
import { canvas } from './scene.ts';

type Picture = { width: number; height: number; placeholder: string };

const widths = [320, 640, 960, 1600];
const folder = join(import.meta.dirname, '../../server/seed/pictures/rendered');
const pictures = { ...laundary, ...refrigeration, ...commercial, ...kitchen, ...airCondition };

const heightFor = (width: number) => (width * canvas.height) / canvas.width;

/** Sixteen blurred pixels across, shown until the picture is there. */
async function placeholder(drawing: Buffer): Promise<string> {
  const tiny = await sharp(drawing)
    .resize(16, heightFor(16))
    .blur(0.8)
    .webp({ quality: 20, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function renderOne(slug: string, svg: string): Promise<Picture> {
  const drawing = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  await mkdir(join(folder, slug), { recursive: true });
  for (const width of widths) {
    const scaled = sharp(drawing).resize(width, heightFor(width));
    await scaled.webp({ quality: 77, effort: 6 }).toFile(join(folder, slug, `${width}.webp`));
  }
  return { ...canvas, placeholder: await placeholder(drawing) };
}

await rm(folder, { recursive: true, force: true });
const manifest: Record<string, Picture> = {};
for (const [slug, svg] of Object.entries(pictures)) manifest[slug] = await renderOne(slug, svg);
await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${Object.keys(manifest).length} pictures rendered`);
