// Decodes what people upload and encodes it anew: nothing of the original but its pixels survives.
import { createHash } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import { maxPhotoBytes } from '#shared/accounts/schema.ts';
import { AppError } from '#shared/errors.ts';
import { copyWidths, pictureAddress, pictureWidths } from '#shared/media/address.ts';
import { maxPixels, maxUploadBytes } from '#shared/media/schema.ts';
import type { EncodedPicture } from './media.ts';
import { nameOfAddress } from './names.ts';
import { takeTurns } from './turns.ts';

const widest = Math.max(...pictureWidths);
// WebP ends at 16,383 pixels; a strip taller than this is of no use on a page.
const tallest = 8_000;
const photoSide = 256;
const placeholderSide = 16;
const secondsPerStep = 10;

// The only decoders that are left switched on; SVG, PDF, TIFF, HEIF and the others have none.
const decoders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

// A picture keeps one core busy, so two at a time fill a small machine and leave Node's other threads free.
const inTurn = takeTurns(2, 16);

let loading: Promise<typeof import('sharp').default> | undefined;

// Loaded when the first picture comes: a start does not wait for it.
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

// libjpeg decodes all scans of a progressive JPEG before sharp's own time limit can act. Cameras and programs
// write about ten; hundreds of tiny ones over 40 megapixels would keep a core busy for many seconds.
const mostScans = 100;
const jpegStart = Buffer.from([0xff, 0xd8]);
const scanStart = Buffer.from([0xff, 0xda]);

const hasTooManyScans = (bytes: Buffer) => {
  if (!bytes.subarray(0, 2).equals(jpegStart)) return false;
  let scans = 0;
  for (let at = bytes.indexOf(scanStart); at >= 0; at = bytes.indexOf(scanStart, at + 2)) scans += 1;
  return scans > mostScans;
};

const untrusted = { failOn: 'error', limitInputPixels: maxPixels, autoOrient: true, pages: 1 } as const;

/** Pixels of an uploaded file, upright, in sRGB, fitted into a box. Throws what sharp throws. */
async function decode(bytes: Buffer, width: number, height: number) {
  if (hasTooManyScans(bytes)) throw new Error('too many scans');
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, untrusted)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: secondsPerStep })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const raw: SharpOptions = { raw: { width: info.width, height: info.height, channels } };
  const pixels = (): Sharp => sharp(data, raw).timeout({ seconds: secondsPerStep });
  return { width: info.width, height: info.height, pixels };
}

// Over all copies: one name stands for the same bytes in every width.
const hashOf = (bodies: readonly Buffer[]) => {
  const hash = createHash('sha256');
  for (const body of bodies) hash.update(body);
  return hash.digest('hex').slice(0, 32);
};

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

const tooManyPixels = (error: unknown) =>
  error instanceof Error && error.message.includes('exceeds pixel limit');

/**
 * Encodes an uploaded picture as WebP in the widths of its address, never wider than it came, with a blurred
 * placeholder (a data URL of under 400 bytes). An animation gives its first frame. At most 10 MB and 40 megapixels.
 * Throws AppError imageUnreadable, imageTooManyPixels, imageTooLarge, or unavailable where too many wait.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (bytes.length > maxUploadBytes) throw new AppError('imageTooLarge');
  return inTurn(async () => {
    const { width, height, pixels } = await decode(bytes, widest, tallest).catch((cause: unknown) => {
      throw new AppError(tooManyPixels(cause) ? 'imageTooManyPixels' : 'imageUnreadable', { cause });
    });
    const encoded: { width: number; body: Buffer }[] = [];
    for (const copyWidth of copyWidths(width)) {
      const body = await pixels().resize({ width: copyWidth }).webp({ quality: 80 }).toBuffer();
      encoded.push({ width: copyWidth, body });
    }
    const placeholder = await placeholderOf(pixels());
    const hash = hashOf(encoded.map((copy) => copy.body));
    const copies = encoded.map((copy) => ({
      name: nameOfAddress(pictureAddress(hash, width, height, copy.width)),
      body: copy.body,
    }));
    return { address: pictureAddress(hash, width, height), width, height, placeholder, copies };
  });
}

const dataUrl = /^data:image\/[a-z.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Encodes a profile photo (a data URL) as WebP of at most 256×256 pixels, again as a data URL.
 * Throws AppError photoUnreadable, photoTooLarge, imageTooManyPixels, or unavailable where too many wait.
 */
export async function encodePhoto(photo: string): Promise<string> {
  const bytes = Buffer.from(dataUrl.exec(photo)?.[1] ?? '', 'base64');
  if (bytes.length >= maxPhotoBytes) throw new AppError('photoTooLarge', { path: 'profilePic' });
  return inTurn(async () => {
    const { pixels } = await decode(bytes, photoSide, photoSide).catch((cause: unknown) => {
      const id = tooManyPixels(cause) ? 'imageTooManyPixels' : 'photoUnreadable';
      throw new AppError(id, { path: 'profilePic', cause });
    });
    return asDataUrl(await pixels().webp({ quality: 80 }).toBuffer());
  });
}
