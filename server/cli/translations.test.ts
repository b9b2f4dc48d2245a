import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages, importSheet, readSheet, withTranslations, writeSheet } from './translations.ts';

test('the spreadsheet of messages keeps every message of the shop', async () => {
  const messages = await allMessages();
  expect(messages.length).toBeGreaterThan(1000);
  const file = join(await mkdtemp(join(tmpdir(), 'texts-')), 'texts.xlsx');
  await writeSheet(messages, file);
  expect(await readSheet(file)).toEqual(messages);
});

test('a corrected translation changes only its own message', () => {
  const source = `export const cartTexts = texts({
  book: { en: 'Book', hi: 'बुक', mr: 'बुक' },
  rule: {
    en: "Don't wait {name}",
    hi: 'रुको {name}',
    mr: 'थांबा {name}',
  },
});`;
  const message = {
    file: '',
    table: 'cartTexts',
    key: 'rule',
    en: '',
    hi: 'न रुकें {name}',
    mr: "नका 'थांबू' {name}",
  };
  const changed = withTranslations(source, message);
  expect(changed).toContain("hi: 'न रुकें {name}'");
  expect(changed).toContain(`mr: "नका 'थांबू' {name}"`);
  expect(withTranslations(source.replace('texts({', 'labelled({'), message)).toContain("hi: 'न रुकें {name}'");
  expect(changed).toContain("book: { en: 'Book', hi: 'बुक', mr: 'बुक' }");
});

test('every translation differs from English, except names and signs', async () => {
  const alike = (await allMessages()).filter(
    ({ en, hi, mr }) => (en === hi || en === mr) && /[a-z]{3} [a-z]{2}/i.test(en),
  );
  expect(alike.map(({ file, key, en }) => `${file} ${key}: ${en}`)).toEqual([]);
});

const source = `const texts = (table) => ({ table });
export const first = texts({
  close: { en: 'Close', hi: 'बंद', mr: 'बंद' },
});
export const second = texts({
  close: { en: 'Close', hi: 'बंद', mr: 'बंद' },
  greeting: { en: 'Hello <b>{name}</b>', hi: 'नमस्ते <b>{name}</b>', mr: 'नमस्कार <b>{name}</b>' },
  visits: {
    en: '{count, plural, one {# visit} other {# visits}}',
    hi: '{count} विज़िट',
    mr: '{count} भेटी',
  },
});
`;

type Cells = { en?: string; hi?: string; mr?: string };

/** Exports a folder with one texts file, changes cells by key, and imports the sheet. */
async function importChanged(cells: Record<string, Cells>) {
  const folder = `${await mkdtemp(join(tmpdir(), 'texts-'))}/`;
  await mkdir(join(folder, 'client'));
  const texts = join(folder, 'client/texts.ts');
  await writeFile(texts, source);
  const messages = await allMessages(folder);
  const sheet = join(folder, 'texts.xlsx');
  await writeSheet(
    messages.map((one) => ({ ...one, ...cells[`${one.table}.${one.key}`] })),
    sheet,
  );
  const result = await importSheet(sheet, folder);
  const written = await readFile(texts, 'utf8');
  await writeFile(texts.replace('texts.ts', 'again-texts.ts'), written);
  const again = (await allMessages(folder)).filter(({ file }) => file === 'client/again-texts.ts');
  return {
    ...result,
    written,
    read: (key: string) => again.find((one) => `${one.table}.${one.key}` === key),
  };
}

test('an import of messages keeps line breaks, backslashes and both kinds of quotes', async () => {
  const hi = 'पहली\nदूसरी \\ "तीसरी" $& ';
  const mr = `एक 'दोन' "तीन"\n\\`;
  const { count, warnings, refusals, read } = await importChanged({ 'second.close': { hi, mr } });
  expect({ count, warnings, refusals }).toEqual({ count: 1, warnings: [], refusals: [] });
  expect(read('second.close')).toMatchObject({ en: 'Close', hi, mr });
  expect(read('first.close')).toMatchObject({ hi: 'बंद', mr: 'बंद' });
});

test.each([
  ['second.greeting', { hi: 'नमस्ते <b>{name</b>' }, /hi is not a message in ICU format/],
  ['second.greeting', { hi: 'नमस्ते <b>{who}</b>' }, 'hi has <b> {who} instead of <b> {name}'],
  ['second.greeting', { mr: 'नमस्कार {name}' }, 'mr has {name} instead of <b> {name}'],
  ['second.visits', { mr: '{count, date} भेटी' }, /^mr has \{count, date or time\} instead of/],
  ['second.close', { hi: '{name} बंद' }, 'hi has {name} instead of none'],
  ['second.close', { mr: ' ' }, 'mr is empty'],
])('an import refuses row %s with %j and changes nothing', async (key, cells, reason) => {
  const { count, refusals, written } = await importChanged({ 'first.close': { hi: 'बंद करें' }, [key]: cells });
  expect(count).toBe(0);
  expect(written).toBe(source);
  const row = { 'second.close': 3, 'second.greeting': 4, 'second.visits': 5 }[key];
  const [refusal = '', ...others] = refusals;
  expect(others).toEqual([]);
  expect(refusal.startsWith(`Row ${row} (${key}): `)).toBe(true);
  const said = refusal.slice(refusal.indexOf(': ') + 2);
  if (typeof reason === 'string') expect(said).toBe(reason);
  else expect(said).toMatch(reason);
});

test('an import warns of a message whose English has changed since the export', async () => {
  const { count, warnings, refusals, read } = await importChanged({
    'first.close': { en: 'Shut', hi: 'बंद करें' },
    'second.visits': { hi: '{count, plural, other {# विज़िट}}' },
  });
  expect({ count, refusals }).toEqual({ count: 2, refusals: [] });
  expect(warnings).toEqual([
    'Row 2 (first.close): the English text has changed since the export. Now: Close',
  ]);
  expect(read('first.close')?.hi).toBe('बंद करें');
});
