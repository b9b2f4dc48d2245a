import { inflateSync } from 'node:zlib';

const hex = (code: number) => code.toString(16).padStart(4, '0').toUpperCase();
const letters = (code: string) => Buffer.from(code, 'hex').swap16().toString('utf16le');

/** Reads a font's table from glyphs to letters. */
function tableOf(toUnicode: string): Map<string, string> {
  const table = new Map<string, string>();
  for (const [, pairs = ''] of toUnicode.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', code = ''] of pairs.matchAll(/<(\w+)> <(\w+)>/g))
      table.set(glyph, letters(code));
  for (const [, ranges = ''] of toUnicode.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', code = ''] of ranges.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1)
        table.set(hex(glyph), letters(hex(Number.parseInt(code, 16) + glyph - first)));
    }
  return table;
}

/** Reads the text of each page of a PDF by Chromium. It has no blanks, because a PDF places letters. */
export function pagesOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const stream = /stream\n(.*)\nendstream/s.exec(body)?.[1];
    const packed = stream && body.includes('/FlateDecode');
    objects.set(
      number,
      packed ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : (stream ?? body),
    );
  }
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', font = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
    fonts.set(name, tableOf(objects.get(table) ?? ''));
  }
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  return pages.map((page) => {
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    let said = '';
    let font = new Map<string, string>();
    for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/g)) {
      if (name) font = fonts.get(name) ?? font;
      said += (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '?').join('');
    }
    return said.replaceAll(/\s/g, '');
  });
}
