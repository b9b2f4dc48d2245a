import { expect, test } from 'vitest';
import { openFaces, runsOf } from './faces.ts';
import { writeSheets } from './page.ts';

const names = [
  'Asha Patil',
  'आशा पाटील',
  'محمد عرفان خان',
  'தமிழ் செல்வன்',
  'ગુજરાતી પટેલ',
  'বাংলা দাস',
  'తెలుగు రావు',
  'ಕನ್ನಡ ಗೌಡ',
  'മലയാളം നായർ',
  'ਪੰਜਾਬੀ ਸਿੰਘ',
  'ଓଡ଼ିଆ',
];
const marked = 'A\u200bsha \u2066Patil\u2069 ❤\ufe0f 🧊 漢字';

test.each([...names, marked])('no sign of %j is printed as a box', async (text) => {
  const faces = await openFaces();
  for (const weight of ['regular', 'bold'] as const)
    for (const { face, text: part } of runsOf(faces[weight], text)) {
      const font = faces[weight].find(({ name }) => name === face)?.font;
      for (const sign of part) expect(font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign).toBe(true);
    }
});

test('marks and emoji are left out', async () => {
  const { regular } = await openFaces();
  const words = runsOf(regular, marked).map(({ text }) => text);
  expect(words.join('').trim().replaceAll('\u200b', '')).toMatch(/^Asha Patil\s*$/);
});

test('a page in every script is written', async () => {
  const pdf = await writeSheets({ title: 'T', author: 'A', at: new Date(0) }, (sheet) => {
    for (const [at, name] of [...names, marked].entries())
      sheet.text(name, { x: 40, y: 40 + at * 30, width: 300 }, { size: 12, weight: 'bold' });
  });
  const text = pdf.toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('/Marked true');
  expect(text.match(/\/S \/P\b/g)).toHaveLength(names.length + 1);
});
