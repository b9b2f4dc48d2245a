import type { Sharp, SharpOptions } from 'sharp';
import { AppError } from '#shared/errors.ts';
import { maxPhotoBytes } from '#shared/limits.ts';
import { copyWidths, pictureWidths } from '#shared/media/address.ts';
import { maxPixels, maxUploadBytes } from '#shared/media/schema.ts';
import { limitConcurrency } from '../semaphore.ts';
import { namePicture } from './file-names.ts';
import type { EncodedPicture } from './media.ts';

const widest = Math.max(...pictureWidths);
// WebP allows at most 16,383 pixels of height.
const tallest = 8_000;
const photoSide = 256;
const placeholderSide = 16;
const secondsPerStep = 10;

// Decoders of SVG, PDF, TIFF, HEIF and other formats stay off, because uploads may be hostile.
const decoders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

// One picture occupies one core. Two at a time leave Node's other threads free.
const inTurn = limitConcurrency(2, 16);

let loading: Promise<typeof import('sharp').default> | undefined;

// Loads the library sharp with the first picture, so that the shop starts faster.
const loadSharp = () => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: decoders });
    return sharp;
  });
  return loading;
};

// libjpeg decodes all scans of a progressive JPEG before sharp's time limit applies. Cameras write about ten
// scans. Hundreds of tiny scans over 40 megapixels would occupy a core for many seconds.
const maxScans = 100;
const jpegStart = Buffer.from([0xff, 0xd8]);
const scanStart = Buffer.from([0xff, 0xda]);

const hasTooManyScans = (bytes: Buffer) => {
  if (!bytes.subarray(0, 2).equals(jpegStart)) return false;
  let scans = 0;
  for (let at = bytes.indexOf(scanStart); at >= 0; at = bytes.indexOf(scanStart, at + 2)) scans += 1;
  return scans > maxScans;
};

const untrusted = { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true, pages: 1 } as const;

type Unreadable = { id: 'imageUnreadable' } | { id: 'photoUnreadable'; path: string };

const refusalOf = (cause: unknown, { id, ...path }: Unreadable): AppError => {
  const tooMany = cause instanceof Error && cause.message.includes('exceeds pixel limit');
  return new AppError(tooMany ? 'imageTooManyPixels' : id, { ...path, cause });
};

async function decode(bytes: Buffer, width: number, height: number, unreadable: Unreadable) {
  if (hasTooManyScans(bytes)) throw refusalOf(new Error('too many scans'), unreadable);
  const sharp = await loadSharp();
  const upright = async () =>
    sharp(bytes, untrusted)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: secondsPerStep })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const { data, info } = await upright().catch((cause: unknown) => {
    throw refusalOf(cause, unreadable);
  });
  const { channels } = info;
  const raw: SharpOptions = { raw: { width: info.width, height: info.height, channels } };
  const pixels = (): Sharp => sharp(data, raw).timeout({ seconds: secondsPerStep });
  return { width: info.width, height: info.height, pixels };
}

const asDataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;

const placeholderOf = async (pixels: Sharp) =>
  asDataUrl(
    await pixels
      .flatten({ background: '#ffffff' })
      .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside', withoutEnlargement: true })
      .blur(0.7)
      .webp({ quality: 20, effort: 6 })
      .toBuffer(),
  );

export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > maxUploadBytes) throw new AppError('imageTooLarge');
  return inTurn(async () => {
    const { width, height, pixels } = await decode(bytes, widest, tallest, { id: 'imageUnreadable' });
    const copies: { width: number; body: Buffer }[] = [];
    for (const copyWidth of copyWidths(width)) {
      const body = await pixels().resize({ width: copyWidth }).webp({ quality: 80 }).toBuffer();
      copies.push({ width: copyWidth, body });
    }
    return namePicture({ width, height, copies, placeholder: await placeholderOf(pixels()) });
  });
}

const dataUrl = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

export async function encodePhoto(photo: string, { side = photoSide, path = 'profilePic' } = {}) {
  const bytes = Buffer.from(dataUrl.exec(photo)?.[1] ?? '', 'base64');
  if (bytes.length >= maxPhotoBytes) throw new AppError('photoTooLarge', { path });
  return inTurn(async () => {
    const { pixels } = await decode(bytes, side, side, { id: 'photoUnreadable', path });
    return asDataUrl(await pixels().webp({ quality: 80 }).toBuffer());
  });
}
