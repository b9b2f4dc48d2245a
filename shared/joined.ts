import { currentLanguage, localeOf } from './language.ts';

/** Joins words in the current language: 'phone, email and address'. */
export const joined = (words: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage()), { type: 'conjunction' }).format(words);
