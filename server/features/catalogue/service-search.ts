import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { StoredServiceTexts } from '../../platform/db/tables/catalogue.ts';
import { typingErrors } from '../../platform/typing-errors.ts';
import { applianceWords } from './words/appliances.ts';
import { faultWords } from './words/faults.ts';
import { fillers, negations, otherAppliances, works } from './words/other-words.ts';
import { romanize } from './words/romanize.ts';
import { soundOf } from './words/sounds.ts';
import type { Words } from './words/word-list.ts';
import { workWords } from './words/works.ts';

export type SearchedService = {
  id: string;
  product_name: string;
  brand_name: string;
  category: string;
  description: string;
  translations: StoredServiceTexts;
};

export type Ranked = { id: string; score: number };

const maxWords = 12;

export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\b([a-z])[. /](?=[a-z]\b)/g, '$1')
    .split(/[,.;:()/&+!?|\s-]+/)
    .filter(Boolean);

const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
const signs = /([%_\\'"]+)/;
/** Splits a text at signs and makes its words singular. '100%' must not match '100'. */
const tokensIn = (text: string) =>
  wordsIn(text).flatMap((word) => word.split(signs).filter(Boolean).map(singular));
const spaced = (text: string) => ` ${wordsIn(text).map(singular).join(' ')} `;

type Kind = 'appliance' | 'work' | 'fault' | 'other';
type Entry = { phrase: string; kind: Kind; terms: readonly string[]; spaced: readonly string[] };

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
  spaced: terms.map(spaced),
});
const entriesOf = (kind: Kind, words: Words) =>
  Object.entries(words).map(([phrase, terms]) => entry(phrase, kind, terms));

// Of two entries with one sound the first counts.
const listed: readonly Entry[] = [
  ...entriesOf('other', otherAppliances),
  ...entriesOf('appliance', applianceWords),
  ...entriesOf('work', workWords),
  ...faultWords.map((phrase) => entry(phrase, 'fault', ['repair'])),
  ...[...new Set(Object.values(applianceWords).flat())].map((term) => entry(term, 'appliance', [term])),
  ...[...works].map((term) => entry(term, 'work', [term])),
];

/** A phrase's key. Its words are joined, so that 'splitac' and 'split ac' are one phrase. */
const keyOf = (sounds: readonly string[]) => sounds.join('').replace(/(?<=.)a+/g, '');

/**
 * Finds phrases of the lists in a search, by sound and without endings and spaces. A word that no list and no
 * service has counts as the listed word it misspells.
 */
function phraseFinder(entries: readonly Entry[]) {
  const bySound = new Map<string, Entry>();
  const stems = new Set<string>();
  const known = new Set<string>();
  for (const entry of entries) {
    const told = entry.phrase.split(' ').filter((word) => !isFiller(word, soundOf(word)));
    const named = told.flatMap((word) => {
      if (!word.endsWith('*')) return soundsIn(word);
      const stem = soundsIn(word.slice(0, -1)).join('');
      stems.add(stem);
      return [`${stem}*`];
    });
    for (const sound of named) known.add(sound);
    const key = keyOf(named);
    if (key && !bySound.has(key)) bySound.set(key, entry);
  }
  const withoutEnding = (sound: string) => {
    for (let end = sound.length; end > 1; end -= 1) {
      const stem = sound.slice(0, end);
      if (known.has(stem) && (stem === sound || endings.test(sound.slice(end)))) return stem;
    }
    return sound;
  };
  const longestFirst = [...stems].sort((a, b) => b.length - a.length);
  const isKnown = (sound: string) => known.has(sound) || bySound.has(keyOf([sound]));

  const corrected = (sound: string): string => {
    const allowed = sound.length < 4 ? 0 : sound.length < 7 ? 1 : 2;
    let best = sound;
    let least = allowed + 1;
    for (const one of allowed ? known : []) {
      if (one.length < 4 || one[0] !== sound[0] || Math.abs(one.length - sound.length) >= least) continue;
      const errors = typingErrors(one, sound);
      if (errors < least) [best, least] = [one, errors];
    }
    return best;
  };

  const soundsOf = (word: string, isInServices: boolean): Sounds => {
    const whole = withoutEnding(soundOf(word));
    const open = longestFirst.filter((stem) => whole.startsWith(stem)).map((stem) => `${stem}*`);
    const isUnknown = !isInServices && open.length === 0 && !isKnown(whole);
    return { word, whole, spellings: [isUnknown ? corrected(whole) : whole, ...open] };
  };

  /** Finds the longest phrase at the start of some words. */
  const atStart = (sounds: readonly Sounds[]): { length: number; entry: Entry } | undefined => {
    for (let length = Math.min(maxPhraseLength, sounds.length); length > 0; length -= 1) {
      const keys = sounds
        .slice(0, length)
        .reduce<string[][]>(
          (starts, { spellings }) => starts.flatMap((start) => spellings.map((one) => [...start, one])),
          [[]],
        );
      const entry = keys.map((key) => bySound.get(keyOf(key))).find(Boolean);
      if (entry) return { length, entry };
    }
    return undefined;
  };
  return { atStart, soundsOf };
}

const listedFinder = phraseFinder(listed);

/** A word with the spellings by which the lists may know it: its sound, then stems of it. */
type Sounds = { word: string; whole: string; spellings: readonly string[] };

/** Returns the words of the Hindi and Marathi names, in Devanagari and in Latin letters. */
function translatedTokens({ hi, mr }: StoredServiceTexts): string[] {
  const names = tokensIn(`${hi?.name ?? ''} ${mr?.name ?? ''}`);
  return [...new Set([...names, ...names.map(romanize)])];
}

const isLong = (word: string) => word.length > 4 && 1;
const phraseToken = (phrase: string) => phrase.replaceAll(' ', '~');

type Wanted = Pick<Entry, 'phrase' | 'terms'> & { kind: Kind | 'text' };

const repair: Wanted = { phrase: 'repair', kind: 'fault', terms: ['repair'] };

/**
 * Splits a search into phrases of the lists and other words, and drops filler words. 'not' and the word that it
 * denies are a fault: the next word in 'not cleaning', the one before in 'साफ नहीं करती'.
 */
function wantedBy(
  words: readonly string[],
  { atStart, soundsOf }: ReturnType<typeof phraseFinder>,
  isInServices: (word: string) => boolean,
): Wanted[] {
  const wanted: Wanted[] = [];
  const sounds = words
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

const allowedErrors = (word: string) => (word.length < 4 ? false : word.length < 6 ? 1 : 2);
const named = ['name', 'translated', 'tags', 'everyday'];
const isAmbiguous = ({ terms }: Wanted) => terms.some((term) => works.has(term));

/** Makes the search of a shop's services. */
export function indexServices(services: readonly SearchedService[]) {
  const phrasesOfServices = listed.filter(
    ({ kind, phrase, terms }) => kind !== 'fault' && (phrase !== terms[0] || terms.length > 1),
  );
  const phrases = new Set(listed.map(({ phrase }) => phrase));
  // The short words 'ro' and 'ac' must not match 'room' and 'accessory' as prefixes.
  // In Devanagari, फ्रीज must not match फ्रीज़र.
  const matchesPrefix = (word: string) => !phrases.has(word) || /^[a-z ]{4,}$/.test(word);
  const index = new MiniSearch<Record<string, string>>({
    fields: [...named, 'description'],
    storeFields: ['name', 'category'],
    tokenize: (text, field) => (field === 'everyday' ? text.split(' ') : tokensIn(text)),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { k: 0, b: 0, d: 0 },
      boost: { name: 4, translated: 1, tags: 0.5, everyday: 2, description: 0.1 },
    },
  });
  const texts = new Set<string>();
  index.addAll(
    services.map(({ id, product_name: name, brand_name: brands, category, description, translations }) => {
      const named = spaced(`${name} ${brands} ${category}`);
      const everyday = phrasesOfServices.filter((one) => one.spaced.some((term) => named.includes(term)));
      // Each word counts in one field only: name, then tags, then description.
      const inName = tokensIn(name);
      const inTags = tokensIn(`${brands} ${category}`).filter((word) => !inName.includes(word));
      const elsewhere = new Set([...inName, ...inTags]);
      const translated = translatedTokens(translations);
      const described = tokensIn(description);
      for (const word of [...elsewhere, ...translated, ...described]) texts.add(word);
      return {
        id,
        name,
        translated: translated.join(' '),
        tags: [...new Set(inTags)].join(' '),
        everyday: everyday.map(({ phrase }) => phraseToken(phrase)).join(' '),
        description: [...new Set(described)].filter((word) => !elsewhere.has(word)).join(' '),
        category,
      };
    }),
  );

  const isWork = ({ kind }: Wanted) => kind === 'work' || kind === 'fault';
  const queryOf = (one: Wanted): Query => {
    const { phrase, kind, terms } = one;
    const inTexts = { combineWith: 'AND' as const, queries: tokensIn(phrase) };
    // 'shift' means the service 'Shifting', then 'Installation'.
    const inFirstTerm = { combineWith: 'AND' as const, queries: tokensIn(terms[0] ?? '') };
    const isListed = kind !== 'text';
    const alternatives = [
      phraseToken(phrase),
      inTexts,
      ...(isWork(one) && terms.length > 1 ? [inFirstTerm] : []),
    ];
    return {
      ...(isWork(one) && { boost: { name: 1.5, translated: 0.5, tags: 0.5, everyday: 0.5 } }),
      ...(isListed && kind !== 'other' && { fields: named }),
      ...(isListed ? { combineWith: 'OR', queries: alternatives, prefix: false, fuzzy: false } : inTexts),
    };
  };

  const search = (
    wanted: readonly Wanted[],
    combineWith: 'AND' | 'OR',
    options: SearchOptions,
    better: readonly Wanted[] = [],
  ) => {
    const namesWork = wanted.some((one) => isWork(one) && one.phrase !== 'machine');
    const isForShops = [...wanted, ...better].some(({ terms }) => terms.includes('commercial'));
    const found = index.search(
      { combineWith, queries: wanted.map(queryOf) },
      {
        ...options,
        boostDocument: (_id, _term, stored) =>
          (!namesWork && /\brepair\b/i.test(String(stored?.name)) ? 1.3 : 1) *
          (stored?.category === 'commercial' && !isForShops ? 0.6 : 1),
      },
    );
    if (found.length === 0 || better.length === 0) return found;
    const matching = index.search(
      { combineWith: 'OR', queries: better.map(queryOf) },
      { ...options, fields: named },
    );
    const extra = new Map(matching.map(({ id, score }) => [id, score]));
    return found.map((one) => ({ ...one, score: one.score + (extra.get(one.id) ?? 0) }));
  };

  // A description may mention geysers in passing, so only name and tags decide whether the shop repairs
  // geysers.
  const isNamed = ({ phrase }: Wanted) =>
    index.search(
      {
        combineWith: 'OR',
        queries: [phraseToken(phrase), { combineWith: 'AND', queries: tokensIn(phrase) }],
      },
      { fields: named },
    ).length > 0;

  const firstFound = (attempts: readonly (() => SearchResult[])[]): SearchResult[] => {
    for (const attempt of attempts) {
      const found = attempt();
      if (found.length > 0) return found;
    }
    return [];
  };
  const prefix = { prefix: matchesPrefix };
  const fuzzy = { ...prefix, fuzzy: allowedErrors };

  /** Finds services of the appliances. Work and other words choose among them. */
  function findByAppliance(wanted: readonly Wanted[], appliances: readonly Wanted[]): SearchResult[] {
    const work = wanted
      .filter(
        (one) =>
          (one.kind === 'work' && one.phrase !== 'machine') || (one.kind === 'appliance' && isAmbiguous(one)),
      )
      .filter(({ terms }) => !terms.includes('machine'));
    const works = work.length > 0 ? work : wanted.filter(({ kind }) => kind === 'fault').slice(0, 1);
    const others = wanted.filter(({ kind }) => kind === 'text' || kind === 'other');
    return firstFound([
      () => search([...appliances, ...works, ...others], 'AND', { ...prefix, fields: named }),
      () => search([...appliances, ...works], 'AND', prefix, others),
      ...works.map((one) => () => search([...appliances, one], 'AND', prefix, [...works, ...others])),
      () => search(appliances, 'AND', prefix, others),
      () => search(appliances.slice(0, 1), 'AND', prefix, others),
    ]);
  }

  /**
   * Tries the appliance first. Without one it tries all words, without words for work, with typing errors,
   * any word.
   */
  function find(text: string): SearchResult[] {
    const wanted = wantedBy(wordsIn(text).slice(0, maxWords).map(singular), listedFinder, (word) =>
      texts.has(word),
    );
    const appliances = wanted.filter((one) => one.kind === 'appliance' && !isAmbiguous(one));
    if (appliances.length > 0) {
      const found = findByAppliance(wanted, appliances);
      if (found.length > 0) return found;
    }
    if (wanted.some((one) => one.kind === 'other' && !isNamed(one))) return [];
    const nouns = wanted.filter((one) => !isWork(one));
    const essential = nouns.length > 0 ? nouns : wanted;
    const found = firstFound([
      () => search(wanted, 'AND', prefix),
      () => search(essential, 'AND', prefix),
      () => search(wanted, 'AND', fuzzy),
      () => search(essential, 'AND', fuzzy),
      () => search(essential, 'OR', { ...prefix, fuzzy: isLong, fields: ['name', 'translated', 'everyday'] }),
    ]);
    const roman = romanize(text);
    return found.length > 0 || roman === text ? found : find(roman);
  }

  return {
    find: (text: string): Ranked[] =>
      find(text)
        .map(({ id, score }) => ({ id: String(id), score: Number(score.toFixed(6)) }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1)),
  };
}
