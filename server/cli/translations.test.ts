import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allMessages, readSheet, withTranslations, writeSheet } from './translations.ts';

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
  expect(changed).toContain("book: { en: 'Book', hi: 'बुक', mr: 'बुक' }");
});

test('every translation differs from English, except names and signs', async () => {
  const alike = (await allMessages()).filter(
    ({ en, hi, mr }) => (en === hi || en === mr) && /[a-z]{3} [a-z]{2}/i.test(en),
  );
  expect(alike.map(({ file, key, en }) => `${file} ${key}: ${en}`)).toEqual([]);
});
