// Draws everything under client/assets (and the icons and link preview under client/public) anew from
// the drawings beside this file. Same input, same bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { banners, linkPreview, phone, wide } from './banners.ts';
import { emptyStates } from './empty.ts';
import { icons } from './icons.ts';
import { appIcon, defaultProfile, favicon, logo, logoOnInk, madeInIndia, maskableIcon } from './marks.ts';
import { reelCover, reels } from './reels.ts';

const client = new URL('../../client/', import.meta.url).pathname;

/** Writes a file below client/, with its folder. */
const keep = async (path: string, content: string | Buffer): Promise<void> => {
  const file = client + path;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const asWebp = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width).webp({ quality: 86, effort: 6, smartSubsample: true }).toBuffer();

const asPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const renderBanners = async (): Promise<void> => {
  for (const [name, draw] of Object.entries(banners)) {
    for (const width of [800, 1200, 1600])
      await keep(`assets/banners/${name}-wide-${width}.webp`, await asWebp(draw(wide), width));
    for (const width of [480, 800])
      await keep(`assets/banners/${name}-phone-${width}.webp`, await asWebp(draw(phone), width));
  }
};

const renderMarks = async (): Promise<void> => {
  await keep('assets/logo.svg', logo());
  await keep('assets/logo-on-ink.svg', logoOnInk());
  await keep('assets/make-in-india.svg', madeInIndia());
  await keep('assets/default-profile.svg', defaultProfile());
  await keep('public/favicon.svg', favicon());
  await keep('public/apple-touch-icon.png', await asPng(appIcon(), 180));
  await keep('public/icon-192.png', await asPng(appIcon(), 192));
  await keep('public/icon-512.png', await asPng(appIcon(), 512));
  await keep('public/icon-maskable-512.png', await asPng(maskableIcon(), 512));
};

const renderSmallArt = async (): Promise<void> => {
  for (const [name, svg] of Object.entries(icons)) await keep(`assets/icons/${name}.svg`, svg);
  for (const [name, svg] of Object.entries(emptyStates)) await keep(`assets/empty/${name}.svg`, svg);
};

const renderReelCovers = async (): Promise<void> => {
  for (const [index, { draw, cover }] of Object.values(reels).entries())
    await keep(`assets/reels/reel-${index + 1}.webp`, await asWebp(reelCover(draw(cover)), 360));
};

const renderLinkPreview = async (): Promise<void> => {
  const promises = ['years', 'within-24-hrs', 'warranty', 'cash-after-service'].map(
    (name) => icons[name] ?? '',
  );
  const picture = sharp(Buffer.from(linkPreview(logo(), promises))).resize(1200, 630);
  await keep('public/og-image.jpg', await picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer());
};

await renderMarks();
await renderSmallArt();
await renderBanners();
await renderReelCovers();
await renderLinkPreview();
