import { afterEach, expect, test } from 'vitest';
import { compiledTexts } from './format-message.ts';
import { type Language, readLanguageFrom } from './language.ts';
import { plainTexts } from './sayings.ts';
import { texts } from './texts.ts';

const t = texts({
  greeting: { en: 'Hello {name}', hi: 'नमस्ते {name}', mr: 'नमस्कार {name}' },
  visits: {
    en: '{count, plural, one {# visit} other {# visits}}',
    hi: '{count, plural, one {# विज़िट} other {# विज़िट}}',
    mr: '{count, plural, one {# भेट} other {# भेटी}}',
  },
  link: { en: 'Read the <b>rules</b>.', hi: '<b>नियम</b> पढ़ें।', mr: '<b>नियम</b> वाचा.' },
  close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
});

const speak = (language: Language) => readLanguageFrom(() => language);
afterEach(() => speak('en'));

test('a message is formatted in the current language', () => {
  expect(t('greeting', { name: 'Asha' })).toBe('Hello Asha');
  speak('hi');
  expect(t('greeting', { name: 'Asha' })).toBe('नमस्ते Asha');
});

test('a table with labels has their words for the keys that it lacks', () => {
  const labels = texts({
    close: { en: 'Close', hi: 'बंद करें', mr: 'बंद करा' },
    name: { en: 'Name', hi: 'नाम', mr: 'नाव' },
  });
  const own = texts({ name: { en: 'Full name', hi: 'पूरा नाम', mr: 'पूर्ण नाव' } }, labels);
  expect([own('name'), own('close')]).toEqual(['Full name', 'Close']);
  expect(own.keys).toEqual(['name']);
  const compiled = compiledTexts(
    { name: ['Full name'] },
    compiledTexts({ close: ['Close'], name: ['Name'] }),
  );
  expect([compiled('name'), compiled('close'), compiled('Other')]).toEqual(['Full name', 'Close', 'Other']);
});

test('a plural follows the rules of its language, with latin digits in Indian groups', () => {
  speak('mr');
  expect(t('visits', { count: 1 })).toBe('1 भेट');
  expect(t('visits', { count: 123456 })).toBe('1,23,456 भेटी');
});

test('a message with tags gives its parts', () => {
  speak('hi');
  expect(t.rich('link', { b: (inner) => ({ inner }) })).toEqual([{ inner: ['नियम'] }, ' पढ़ें।']);
});

test('sayings are read in the language of the moment', () => {
  const say = plainTexts(t);
  expect(say.close).toBe('Close');
  speak('mr');
  expect(say.close).toBe('बंद करा');
});
