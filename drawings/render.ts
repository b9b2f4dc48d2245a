import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const root = join(import.meta.dirname, '..');
const rendered = join(root, 'server/seed/pictures/rendered');

const source = (path: string): Promise<Buffer> => readFile(join(import.meta.dirname, `${path}.svg`));

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(import.meta.dirname, folder))).map((file) => parse(file).name).sort();

async function save(path: string, picture: Sharp): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await picture.toBuffer());
}

// Renders pictures of services in the shop's widths, with a placeholder of 16 blurred pixels.
const manifest: Record<string, { width: number; height: number; placeholder: string }> = {};
for (const slug of await namesIn('services')) {
  const drawing = await sharp(await source(`services/${slug}`))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { width, height } = await sharp(drawing).metadata();
  const scaled = (to: number) => sharp(drawing).resize(to, (to * height) / width);
  for (const to of [320, 640, 960, 1600])
    await save(
      `server/seed/pictures/rendered/${slug}/${to}.webp`,
      scaled(to).webp({ quality: 77, effort: 6 }),
    );
  const tiny = await scaled(16).blur(0.8).webp({ quality: 20, effort: 6 }).toBuffer();
  manifest[slug] = { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}
await writeFile(join(rendered, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const asWebp = (svg: Buffer, width: number) =>
  sharp(svg).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true });
for (const name of await namesIn('banners'))
  for (const width of name.endsWith('-wide') ? [800, 1200, 1600] : [480, 800])
    await save(`client/assets/banners/${name}-${width}.webp`, asWebp(await source(`banners/${name}`), width));
for (const name of await namesIn('reels'))
  await save(`client/assets/reels/${name}.webp`, asWebp(await source(`reels/${name}`), 360));

for (const name of await namesIn('technicians'))
  await save(
    `server/seed/pictures/technicians/${name}.webp`,
    sharp(await source(`technicians/${name}`)).webp({ quality: 80, effort: 6 }),
  );

const icons: readonly [file: string, drawing: string, width: number][] = [
  ['apple-touch-icon', 'app', 180],
  ['icon-192', 'app', 192],
  ['icon-512', 'app', 512],
  ['icon-maskable-512', 'maskable', 512],
];
for (const [file, drawing, width] of icons) {
  const icon = sharp(await source(`icons/${drawing}`), { density: 600 }).resize(width);
  await save(`client/public/${file}.png`, icon.png({ compressionLevel: 9, palette: true }));
}

const preview = sharp(await source('link-preview')).resize(1200, 630);
await save('client/public/og-image.jpg', preview.jpeg({ quality: 86, mozjpeg: true }));
