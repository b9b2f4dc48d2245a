import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  animation,
  blankPng,
  refusedFiles,
  scanBomb,
  sidewaysPhoto,
  twoHalves,
} from '#server/testing/sample-pictures.ts';
import { readPictureAddress } from '#shared/media/address.ts';
import { maxUploadBytes } from '#shared/media/schema.ts';
import { nameOfAddress } from './file-names.ts';
import { encodePhoto, encodePicture } from './pictures.ts';

const dataUrlOf = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

const colourAt = async (picture: Buffer, left: number, top: number) => {
  const spot = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...spot.subarray(0, 3)];
};

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s upload is stored as WebP', async (kind) => {
    const { address, width, height, copies } = await encodePicture(await twoHalves(700, 500, kind));
    expect([width, height]).toEqual([700, 500]);
    expect(copies.map((copy) => copy.name)).toEqual(
      readPictureAddress(address)?.copies.map((copy) => nameOfAddress(copy.address)),
    );
    for (const copy of copies) expect((await sharp(copy.body).metadata()).format).toBe('webp');
  });

  test('a picture is stored in its own width and every smaller standard width', async () => {
    const { copies, address } = await encodePicture(await twoHalves(1000, 750));
    const sizes = await Promise.all(copies.map(async ({ body }) => (await sharp(body).metadata()).width));
    expect(sizes).toEqual([320, 640, 960, 1000]);
    expect(address).toMatch(/^\/media\/[0-9a-f]{32}-1000x750\.webp$/);
  });

  test('a picture is at most 1600 pixels wide and never enlarged', async () => {
    expect(await encodePicture(blankPng(5000, 2500))).toMatchObject({ width: 1600, height: 800 });
    const small = await encodePicture(await twoHalves(64, 48));
    expect(small).toMatchObject({ width: 64, height: 48 });
    expect(small.copies).toHaveLength(1);
  });

  test('a picture may be one pixel wide or high', async () => {
    expect(await encodePicture(blankPng(300, 30_000))).toMatchObject({ width: 80, height: 8000 });
    expect(await encodePicture(blankPng(9000, 1))).toMatchObject({ width: 1600, height: 1 });
    expect(await encodePicture(blankPng(1, 1))).toMatchObject({ width: 1, height: 1 });
  });

  test('the same picture always has the same URL', async () => {
    const again = [await encodePicture(blankPng(700, 500)), await encodePicture(blankPng(700, 500))];
    expect(again[0]).toEqual(again[1]);
    expect((await encodePicture(blankPng(700, 501))).address).not.toBe(again[0]?.address);
  });

  test('a picture is rotated upright and loses its camera and location data', async () => {
    const original = await sidewaysPhoto(800, 600);
    expect((await sharp(original).metadata()).exif?.includes('Secret camera')).toBe(true);
    const { copies, width, height } = await encodePicture(original);
    expect([width, height]).toEqual([600, 800]);
    for (const { body } of copies) {
      const { exif, xmp, icc, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(body.includes('Secret camera')).toBe(false);
    }
    const upright = copies.at(-1)?.body ?? Buffer.alloc(0);
    expect(await colourAt(upright, 300, 100)).toSatisfy(([red = 0, , blue = 0]) => red > 200 && blue < 60);
    expect(await colourAt(upright, 300, 700)).toSatisfy(([red = 0, , blue = 0]) => red < 60 && blue > 200);
  });

  test('an animation becomes its first frame', async () => {
    const { copies } = await encodePicture(await animation(400, 300));
    const still = copies.at(-1)?.body ?? Buffer.alloc(0);
    expect((await sharp(still).metadata()).pages).toBeUndefined();
    expect(await colourAt(still, 200, 150)).toSatisfy(([red = 0, , blue = 0]) => red > 200 && blue < 60);
  });

  test('a picture keeps its transparency', async () => {
    const clear = { create: { width: 400, height: 300, channels: 4, background: '#00000000' } } as const;
    const { copies } = await encodePicture(await sharp(clear).png().toBuffer());
    expect((await sharp(copies.at(-1)?.body).stats()).isOpaque).toBe(false);
  });

  test('a picture in another colour space is converted to sRGB', async () => {
    const halves = sharp(await twoHalves(400, 300));
    const cmyk = await halves.clone().toColourspace('cmyk').jpeg().toBuffer();
    const grey16 = await halves.clone().toColourspace('grey16').png().toBuffer();
    for (const file of [cmyk, grey16]) {
      const { copies } = await encodePicture(file);
      expect((await sharp(copies.at(-1)?.body).metadata()).space).toBe('srgb');
    }
  });

  test('data after the end of a picture is removed', async () => {
    const script = '<html><script>alert(1)</script>';
    for (const kind of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const file = Buffer.concat([await twoHalves(400, 300, kind), Buffer.from(script)]);
      const { copies } = await encodePicture(file);
      for (const { body } of copies) expect(body.includes('<script>')).toBe(false);
    }
  });

  test("a picture's placeholder has less than 400 bytes", async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const loud = { create: { width: 900, height: 900, channels: 3, background: '#888888', noise } } as const;
    const small = { create: { ...loud.create, width: 16, height: 16 } } as const;
    for (const picture of [loud, small]) {
      const { placeholder } = await encodePicture(await sharp(picture).png().toBuffer());
      expect(placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(placeholder.length).toBeLessThan(400);
      expect((await sharp(bytesOf(placeholder)).metadata()).width).toBe(16);
    }
  });
});

describe('refused uploads', () => {
  test('files other than complete PNG, JPEG, WebP or GIF are refused', async () => {
    for (const [what, file] of Object.entries(await refusedFiles())) {
      await expect(encodePicture(file), what).rejects.toMatchObject({ id: 'imageUnreadable' });
    }
  });

  test('a decompression bomb of 50,000 × 50,000 pixels is refused', async () => {
    const bomb = blankPng(50_000, 50_000);
    expect(bomb.length).toBeLessThan(maxUploadBytes);
    await expect(encodePicture(bomb)).rejects.toMatchObject({ id: 'imageTooManyPixels' });
  });

  test('a picture of more than 40 megapixels is refused', async () => {
    await expect(encodePicture(blankPng(8001, 5000))).rejects.toMatchObject({ id: 'imageTooManyPixels' });
    await expect(encodePicture(blankPng(8000, 5000))).resolves.toMatchObject({ width: 1600 });
  });

  test('a JPEG with hundreds of scans is refused', async () => {
    await expect(encodePicture(scanBomb(2000, 20))).resolves.toMatchObject({ width: 1600 });
    await expect(encodePicture(scanBomb(2000, 400))).rejects.toMatchObject({ id: 'imageUnreadable' });
  });

  test('a picture of more than 10 MB is refused', async () => {
    const heavy = Buffer.concat([blankPng(10, 10), Buffer.alloc(maxUploadBytes)]);
    await expect(encodePicture(heavy)).rejects.toMatchObject({ id: 'imageTooLarge' });
  });

  test('uploads beyond the queue are refused', async () => {
    const file = await twoHalves(400, 300);
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => encodePicture(file)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(12);
    for (const one of refused) expect(one.reason).toMatchObject({ id: 'unavailable', retryAfterSeconds: 5 });
  });
});

describe('a profile photo', () => {
  test('a profile photo becomes WebP of at most 256 × 256 pixels', async () => {
    const photo = await encodePhoto(dataUrlOf(await sidewaysPhoto(800, 600), 'image/jpeg'));
    expect(photo).toMatch(/^data:image\/webp;base64,/);
    const { width, height, exif } = await sharp(bytesOf(photo)).metadata();
    expect({ width, height, exif }).toEqual({ width: 192, height: 256, exif: undefined });
  });

  test('a small profile photo is not enlarged', async () => {
    const photo = await encodePhoto(dataUrlOf(await twoHalves(40, 30)));
    expect(await sharp(bytesOf(photo)).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  test('a profile photo that is no picture is refused, whatever type it declares', async () => {
    for (const [what, file] of Object.entries(await refusedFiles())) {
      const refused = expect(encodePhoto(dataUrlOf(file)), what).rejects;
      await refused.toMatchObject({ id: 'photoUnreadable', path: 'profilePic' });
    }
    for (const text of [
      '',
      'photo.png',
      'data:text/html,<p>',
      'https://example.org/a.png',
      'data:image/png;base64,=',
    ]) {
      await expect(encodePhoto(text), text).rejects.toMatchObject({ id: 'photoUnreadable' });
    }
  });

  test('a profile photo of more than 2 MB is refused', async () => {
    const bomb = dataUrlOf(blankPng(50_000, 5_000));
    await expect(encodePhoto(bomb)).rejects.toMatchObject({ id: 'imageTooManyPixels', path: 'profilePic' });
    const heavy = dataUrlOf(Buffer.concat([blankPng(9, 9), Buffer.alloc(2_097_152)]));
    await expect(encodePhoto(heavy)).rejects.toMatchObject({ id: 'photoTooLarge', path: 'profilePic' });
  });
});
