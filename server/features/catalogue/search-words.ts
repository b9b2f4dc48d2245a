// What people type, as the search understands it: words, everyday words and phrases, corrected spelling. Pure.
import { fillers, negations, otherAppliances, synonyms, works } from './synonyms.ts';

/**
 * One thing that is looked for: a service has it where one of the terms stands in its texts. A `work` (repair, service)
 * counts less than what is worked on. `whole`: only whole words count. `named`: a description does not.
 */
export type Wanted = { terms: readonly string[]; work: boolean; whole: boolean; named: boolean };

/** Longer searches are cut: what is looked for stands in the first words. */
const mostWords = 12;

/** Words in lower case and NFC, without punctuation: the same rule as the database's search_form. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[,.;:()/&+!?|\s-]+/)
    .filter(Boolean)
    .slice(0, mostWords);

const everyday = new Map(
  Object.entries({ ...synonyms, ...otherAppliances }).map(([said, meant]) => [
    wordsIn(said).join(' '),
    meant.map((term) => wordsIn(term).join(' ')),
  ]),
);
const longestPhrase = Math.max(...[...everyday.keys()].map((phrase) => phrase.split(' ').length));
const everydayWords = [...new Set([...everyday.keys()].flatMap((phrase) => phrase.split(' ')))];

const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? [word.slice(0, -1)] : []);

const meaningOf = (form: string) => everyday.get(form) ?? [];

// 'ro' and 'ac' are words of their own, not the beginning of 'room' and 'accessory'.
const isShortWord = (said: string) => said.length <= 3 && everyday.has(said);

function wantedOf(said: string): Wanted {
  const forms = [said, ...singular(said)];
  const meant = forms.flatMap((form) => (works.has(form) ? [form, ...meaningOf(form)] : meaningOf(form)));
  return {
    terms: [...new Set([...forms, ...meant])],
    work: meant.length > 0 && meant.every((term) => works.has(term)),
    whole: isShortWord(said),
    named: forms.some((form) => Object.hasOwn(otherAppliances, form)),
  };
}

/**
 * What the words look for; the longest everyday phrase at each place counts as one thing. What says nothing of the
 * fault is left out, and 'not' with the word behind it is a fault that wants a repair.
 */
export function wantedBy(words: readonly string[]): Wanted[] {
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !everyday.has(words.slice(at, at + length).join(' '))) length -= 1;
    const said = words.slice(at, at + length).join(' ');
    if (negations.has(said)) {
      wanted.push(wantedOf('repair'));
      length = 2;
    } else if (!fillers.has(said)) wanted.push(wantedOf(said));
    at += length;
  }
  return wanted.length > 0 ? wanted : words.map(wantedOf);
}

/** Errors that a word may have: none in a short one, two in a long one. */
const allowedErrors = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * Steps between two words: a letter too much, too few, another one, or two neighbours swapped (optimal string
 * alignment). Anything beyond `most` is given as `most + 1`.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row.push(steps);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/**
 * The words with what is misspelled or half typed put right: `known` are the words of the services' names and
 * tags. A word that none of them contains becomes the everyday word that it begins, or the nearest of all.
 */
export function corrected(words: readonly string[], known: readonly string[]): string[] {
  return words.map((word) => {
    if (known.some((candidate) => candidate.includes(word)) || everydayWords.includes(word)) return word;
    const begun = everydayWords.filter((candidate) => word.length > 1 && candidate.startsWith(word));
    const completed = begun.sort((a, b) => a.length - b.length)[0];
    return completed ?? nearest(word, [...known, ...everydayWords]) ?? word;
  });
}

function nearest(word: string, candidates: readonly string[]): string | null {
  let best: string | null = null;
  let most = allowedErrors(word);
  for (const candidate of candidates) {
    const steps = distance(word, candidate, most);
    if (steps > most || steps === 0) continue;
    best = candidate;
    most = steps - 1;
  }
  return best;
}
