import { joinedTexts } from './joined-texts.ts';

/** Joins words in the current language: 'phone, email and address'. */
export function joined(words: readonly string[], by: 'and' | 'or' = 'and'): string {
  const first = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return first ? joinedTexts(by, { first, last }) : last;
}
