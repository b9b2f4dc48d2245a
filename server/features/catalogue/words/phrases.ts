// Finds the phrases of the lists in the words of a search, by their sound.
import { typingErrors } from '../../../platform/typing-errors.ts';
import { applianceWords } from './appliances.ts';
import { faultWords } from './faults.ts';
import { fillers, negations, otherAppliances, workTerms } from './other-words.ts';
import { soundOf } from './sounds.ts';
import { betweenSpaces, singular, wordsIn } from './split.ts';
import type { Words } from './word-list.ts';
import { workWords } from './works.ts';

const maxWords = 12;

type Kind = 'appliance' | 'work' | 'fault' | 'other';
export type Entry = { phrase: string; kind: Kind; terms: readonly string[]; spaced: readonly string[] };

const soundsIn = (phrase: string) => wordsIn(phrase).map((word) => soundOf(singular(word)));
const fillerSounds = new Set([...fillers].map(soundOf));
// 'ice' sounds like 'is', so short fillers count by their spelling.
const isFiller = (word: string, sound: string) =>
  fillers.has(word) || (sound.length > 2 && fillerSounds.has(sound));
const negationSounds = new Set([...negations].map(soundOf));
const endings =
  /^(ch[iey]?n?|chy|mdhy?e?|mdhun|mdhi?l[a-z]*|sthi|l[ei]?|n[ei]?|s|t|tun|un|on|i[tln]|vrun|vr|psun|kd[ei]|vl[eai]?|khli)$/;
const maxPhraseLength = 4;

const entry = (phrase: string, kind: Kind, terms: readonly string[]): Entry => ({
  phrase,
  kind,
  terms,
  spaced: terms.map(betweenSpaces),
});
const entriesOf = (kind: Kind, words: Words) =>
  Object.entries(words).map(([phrase, terms]) => entry(phrase, kind, terms));

// If two entries sound the same, the first one counts.
export const listedEntries: readonly Entry[] = [
  ...entriesOf('other', otherAppliances),
  ...entriesOf('appliance', applianceWords),
  ...entriesOf('work', workWords),
  ...faultWords.map((phrase) => entry(phrase, 'fault', ['repair'])),
  ...[...new Set(Object.values(applianceWords).flat())].map((term) => entry(term, 'appliance', [term])),
  ...[...workTerms].map((term) => entry(term, 'work', [term])),
];

/** A phrase's key. Its words are joined, so that 'splitac' and 'split ac' are one phrase. */
const keyOf = (sounds: readonly string[]) => sounds.join('').replace(/(?<=.)a+/g, '');

/**
 * The phrases by their sounds, the sounds of their words, and the stems that any ending may follow, the longest
 * first.
 */
function indexSounds(entries: readonly Entry[]) {
  const phrases = new Map<string, Entry>();
  const known = new Set<string>();
  const stems = new Set<string>();
  for (const entry of entries) {
    const told = entry.phrase.split(' ').filter((word) => !isFiller(word, soundOf(word)));
    const sounds = told.flatMap((word) => {
      if (!word.endsWith('*')) return soundsIn(word);
      const stem = soundsIn(word.slice(0, -1)).join('');
      stems.add(stem);
      return [`${stem}*`];
    });
    for (const sound of sounds) known.add(sound);
    const key = keyOf(sounds);
    if (key && !phrases.has(key)) phrases.set(key, entry);
  }
  return { phrases, known, stems: [...stems].sort((a, b) => b.length - a.length) };
}

const { phrases, known, stems } = indexSounds(listedEntries);

function withoutEnding(sound: string): string {
  for (let end = sound.length; end > 1; end -= 1) {
    const stem = sound.slice(0, end);
    if (known.has(stem) && (stem === sound || endings.test(sound.slice(end)))) return stem;
  }
  return sound;
}

/** The listed word that a word misspells, or the word itself. */
function corrected(sound: string): string {
  const allowed = sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2;
  let best = sound;
  let least = allowed + 1;
  for (const one of allowed ? known : []) {
    if (one.length < 4 || one[0] !== sound[0] || Math.abs(one.length - sound.length) >= least) continue;
    const errors = typingErrors(one, sound);
    if (errors < least) [best, least] = [one, errors];
  }
  return best;
}

/** A word with the spellings by which the lists may know it: its sound, then stems of it. */
type Sounds = { word: string; whole: string; spellings: readonly string[] };

/** A word counts as misspelt only if it is in no list and in no service. */
function soundsOf(word: string, isInServices: boolean): Sounds {
  const whole = withoutEnding(soundOf(word));
  const open = stems.filter((stem) => whole.startsWith(stem)).map((stem) => `${stem}*`);
  const isKnown = isInServices || open.length > 0 || known.has(whole) || phrases.has(keyOf([whole]));
  return { word, whole, spellings: [isKnown ? whole : corrected(whole), ...open] };
}

/** Finds the longest phrase at the start of some words. */
function atStart(sounds: readonly Sounds[]): { length: number; entry: Entry } | undefined {
  for (let length = Math.min(maxPhraseLength, sounds.length); length > 0; length -= 1) {
    const keys = sounds
      .slice(0, length)
      .reduce<string[][]>(
        (starts, { spellings }) => starts.flatMap((start) => spellings.map((one) => [...start, one])),
        [[]],
      );
    const entry = keys.map((key) => phrases.get(keyOf(key))).find(Boolean);
    if (entry) return { length, entry };
  }
  return undefined;
}

export type WantedPhrase = Pick<Entry, 'phrase' | 'terms'> & { kind: Kind | 'text' };

const repair: WantedPhrase = { phrase: 'repair', kind: 'fault', terms: ['repair'] };

/**
 * Splits a search into phrases of the lists and other words, and drops filler words. 'not' and the word that it
 * denies are a fault: the next word in 'not cleaning', the one before in 'साफ नहीं करती'.
 */
export function wantedPhrases(text: string, isInServices: (word: string) => boolean): WantedPhrase[] {
  const wanted: WantedPhrase[] = [];
  const sounds = wordsIn(text)
    .slice(0, maxWords)
    .map(singular)
    .map((word) => soundsOf(word, isInServices(word)))
    .filter(({ word, whole }) => !isFiller(word, whole));
  for (let at = 0; at < sounds.length; ) {
    const { word = '', whole = '' } = sounds[at] ?? {};
    const found = atStart(sounds.slice(at, at + maxPhraseLength));
    if (negationSounds.has(whole) && !(found && found.length > 1)) {
      const isEnglish = !whole.startsWith('na');
      if (!isEnglish && wanted.at(-1)?.kind === 'work') wanted.pop();
      wanted.push(repair);
      const isAppliance = atStart(sounds.slice(at + 1, at + 1 + maxPhraseLength))?.entry.kind === 'appliance';
      at += isEnglish || !isAppliance ? 2 : 1;
      continue;
    }
    const fault = found?.entry.kind === 'fault' && repair;
    wanted.push(fault || (found?.entry ?? { phrase: word, kind: 'text', terms: [] }));
    at += found?.length ?? 1;
  }
  return wanted;
}
