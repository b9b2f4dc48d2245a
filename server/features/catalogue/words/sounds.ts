// Compares words by their sound, so that 'phrij', 'frij', 'fridge' and 'फ्रिज' are one word.
import { romanize } from './romanize.ts';

const changes: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/dg/g, 'j'],
  [/z/g, 'j'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/chh/g, 'ch'],
  [/mach(?=in)/g, 'mash'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/ee|ey/g, 'i'],
  [/oo/g, 'u'],
  [/ao/g, 'o'],
  [/(?<=.)a+/g, ''],
  [/(.)\1/g, '$1'],
  [/(?<=..)e(?=r?$)/, ''],
];

/** Returns a key of how a word sounds. Vowels 'a' after the first letter are not in it: kapde, kapade. */
export const soundOf = (word: string): string =>
  changes.reduce((sound, [pattern, letters]) => sound.replace(pattern, letters), romanize(word));
