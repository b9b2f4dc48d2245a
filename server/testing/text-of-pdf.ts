import { inflateSync } from 'node:zlib';

/** Unpacks the objects of a PDF, by number. */
export function objectsOf(raw: string): Map<string, string> {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const stream = /stream\n(.*)\nendstream/s.exec(body)?.[1];
    const packed = stream && body.includes('/FlateDecode');
    objects.set(
      number,
      packed ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : (stream ?? body),
    );
  }
  return objects;
}

/** Reads the text of a PDF by the character tables of its fonts. */
export function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const objects = objectsOf(raw);
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', font = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
    const letters = new Map<string, string>();
    for (const [, from = '0', entries = ''] of (objects.get(table) ?? '').matchAll(
      /<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs,
    ))
      for (const [at, [, code = '']] of [...entries.matchAll(/<([0-9a-f ]*)>/g)].entries())
        letters.set(
          (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'),
          Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        );
    fonts.set(name, letters);
  }
  let said = '';
  for (const content of objects.values()) {
    let font = new Map<string, string>();
    for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? font;
      if (shown) {
        for (const [, codes = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
          said += (codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '?').join('');
        said += ' ';
      }
    }
  }
  return said;
}
