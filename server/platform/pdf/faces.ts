import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Font } from 'fontkit';

export type Weight = 'regular' | 'bold';
/** `features` are switched off for a text whose marks fontkit cannot place. */
export type Run = { face: string; text: string; features?: Readonly<Record<string, boolean>> };

type Face = { name: string; font: Font };
export type Faces = Record<Weight, readonly Face[]>;

// Uses WOFF 1 fonts, because fontkit cannot subset WOFF 2.
const require = createRequire(import.meta.url);
const scripts = [
  'latin',
  'latin-ext',
  'devanagari',
  'arabic',
  'gujarati',
  'gurmukhi',
  'bengali',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
const grades: Record<Weight, number> = { regular: 400, bold: 700 };

function fileOf(script: (typeof scripts)[number], weight: Weight): string {
  const family = script.startsWith('latin') ? 'noto-sans' : `noto-sans-${script}`;
  return require.resolve(`@fontsource/${family}/files/${family}-${script}-${grades[weight]}-normal.woff`);
}

async function open(weight: Weight): Promise<Face[]> {
  const fontkit = await import('fontkit');
  return Promise.all(
    scripts.map(async (script) => {
      const font = fontkit.create(unpackWoff(await readFile(fileOf(script, weight)))) as Font;
      return { name: `${script}-${weight}`, font };
    }),
  );
}

/**
 * Unpacks a WOFF font once. Otherwise fontkit would decompress a table for every glyph, which takes 0.25 s
 * for each bill.
 */
export function unpackWoff(woff: Buffer): Buffer {
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
  for (const { name, font } of [...regular, ...bold]) if (/^(latin|devanagari)/.test(name)) font.layout('Aक');
}

// Spaces, digits, punctuation, joiners and marks use the font of the text before them.
const goesAlong = /[\p{Z}\p{N}\p{P}\p{M}\p{Cf}]/u;

/** Splits a text into runs of one font, so that joined letters stay together. A sign that no font has is left out. */
export function runsOf(faces: readonly Face[], text: string): Run[] {
  const runs: Run[] = [];
  let face: Face | undefined;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const has = (one: Face | undefined) => one?.font.hasGlyphForCodePoint(code) === true;
    if (!(goesAlong.test(sign) && has(face))) {
      const found = faces.find(has);
      if (!found) continue;
      face = found;
    }
    if (!face) continue;
    const last = runs.at(-1);
    if (last?.face === face.name) last.text += sign;
    // Arabic: with `features`, even empty, pdfkit shapes a run as a whole and orders its words from right to left.
    else runs.push({ face: face.name, text: sign, ...(face.name.startsWith('arabic') && { features: {} }) });
  }
  return runs;
}
