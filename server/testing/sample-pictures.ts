// Valid pictures, and one of each kind that must be refused.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif';

export function twoHalves(width: number, height: number, kind: Kind = 'png'): Promise<Buffer> {
  const blue = {
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: Math.ceil(width / 2), top: 0 }])
    .toFormat(kind)
    .toBuffer();
}

/** A phone's photo with an EXIF rotation and a GPS position. Rotated upright, its size is `height` × `width`. */
export async function sidewaysPhoto(width: number, height: number): Promise<Buffer> {
  return sharp(await twoHalves(width, height))
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitude: '19/1 52/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function animation(width: number, height: number): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

export function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, data: readonly number[]) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);

const packed = (bits: string) => {
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])));
};

/** A decoding bomb: a valid grey progressive JPEG with up to 693 empty scans of the whole picture. */
export function scanBomb(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const runs = Math.floor(blocks / 16_384);
  const run = (length: number) => `0${(length - 16_384).toString(2).padStart(14, '0')}`;
  const empty = packed(run(16_384).repeat(runs - 1) + run(blocks - 16_384 * (runs - 1)));
  const table = (kind: number, symbol: number) => segment(0xc4, [kind, 1, ...Array(15).fill(0), symbol]);
  const scan = (from: number, to: number, high: number, low: number) =>
    segment(0xda, [1, 1, 0, from, to, (high << 4) | low]);
  const size = [side >> 8, side & 255, side >> 8, side & 255];
  const refinements = Array.from({ length: scans }, (_, index) => {
    const low = 10 - (index % 11);
    const band = 1 + Math.floor(index / 11);
    return Buffer.concat([scan(band, band, low === 10 ? 0 : low + 1, low), empty]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, ...size, 1, 1, 0x11, 0]),
    table(0x00, 0x00),
    table(0x10, 0xe0),
    scan(0, 0, 0, 0),
    packed('0'.repeat(blocks)),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';

export async function refusedFiles(): Promise<Record<string, Buffer>> {
  const [jpeg, png, webp, gif, tiff, avif] = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const).map((kind) => twoHalves(300, 200, kind)),
  );
  if (!jpeg || !png || !webp || !gif || !tiff || !avif) throw new Error('a sample is missing');
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  return {
    SVG: Buffer.from(svg),
    'SVG behind an XML header': Buffer.from(`<?xml version="1.0"?>\n${svg}`),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'HTML with the first bytes of a GIF': Buffer.from('GIF89a<script>alert(1)</script>'),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF'),
    TIFF: tiff,
    AVIF: avif,
    'a clip': Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    'a JPEG cut in half': half(jpeg),
    'a JPEG without its end': jpeg.subarray(0, -2),
    'a PNG cut in half': half(png),
    'a WebP cut in half': half(webp),
    'a GIF cut in half': half(gif),
    'a JPEG of hundreds of scans': scanBomb(2000, 400),
    noise: Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 7919) % 251)),
    nothing: Buffer.alloc(0),
  };
}
