import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'bold';
export type Run = { face: string; text: string };

type Face = { name: string; font: Font };
export type Faces = Record<Weight, readonly Face[]>;

// Uses WOFF 1 fonts, because fontkit cannot subset WOFF 2.
const require = createRequire(import.meta.url);
const files: Record<Weight, readonly { script: string; path: string }[]> = {
  regular: [
    {
      script: 'latin',
      path: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    },
    {
      script: 'latin-ext',
      path: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    },
    {
      script: 'devanagari',
      path: require.resolve(
        '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
      ),
    },
  ],
  bold: [
    {
      script: 'latin',
      path: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
    },
    {
      script: 'latin-ext',
      path: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
    },
    {
      script: 'devanagari',
      path: require.resolve(
        '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
      ),
    },
  ],
};

async function open(weight: Weight): Promise<Face[]> {
  const fontkit = await import('fontkit');
  return Promise.all(
    files[weight].map(async ({ script, path }) => {
      const font = fontkit.create(unpacked(await readFile(path))) as Font;
      return { name: `${script}-${weight}`, font };
    }),
  );
}

/**
 * Unpacks a WOFF font once. Otherwise fontkit would decompress a table for every glyph, which takes 0.25 s
 * for each bill.
 */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20;
    const [offset, packed, length] = [4, 8, 12].map((from) => woff.readUInt32BE(entry + from)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  const padded = tables.map(({ tag, checksum, bytes }, at) => {
    const entry = 12 + at * 16;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const block = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    offset += block.length;
    return block;
  });
  return Buffer.concat([head, ...padded]);
}

let opened: Promise<Faces> | undefined;

export function openFaces(): Promise<Faces> {
  opened ??= Promise.all([open('regular'), open('bold')]).then(([regular, bold]) => ({ regular, bold }));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Loads the fonts and shapes a letter of each, which takes 0.26 s of CPU and would delay the first bill. */
export async function prepareFaces(): Promise<void> {
  const { regular, bold } = await openFaces();
  for (const { font } of [...regular, ...bold]) font.layout('Aक');
}

// Spaces, digits, punctuation, joiners and marks use the font of the text before them.
const goesAlong = /[\p{Z}\p{N}\p{P}\p{M}\p{Cf}]/u;

/** Splits a text into runs of one font, so that joined letters stay together. */
export function runsOf(faces: readonly Face[], text: string): Run[] {
  const runs: Run[] = [];
  let face: Face | undefined;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (!(face && goesAlong.test(sign) && face.font.hasGlyphForCodePoint(code)))
      face = faces.find(({ font }) => font.hasGlyphForCodePoint(code)) ?? faces[0];
    if (!face) throw new Error('No face to write with');
    const last = runs.at(-1);
    if (last?.face === face.name) last.text += sign;
    else runs.push({ face: face.name, text: sign });
  }
  return runs;
}
