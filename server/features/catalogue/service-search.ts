import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { StoredServiceTexts } from '../../platform/db/tables/catalogue.ts';
import { romanize } from './romanize.ts';
import { fillers, negations, otherAppliances, works } from './search-words.ts';
import { synonyms } from './synonyms.ts';

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
    .split(/[,.;:()/&+!?|\s-]+/)
    .filter(Boolean);

const singular = (word: string) => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
const signs = /([%_\\'"]+)/;
/** Splits a text at signs and makes its words singular. '100%' must not match '100'. */
const tokensIn = (text: string) =>
  wordsIn(text).flatMap((word) => word.split(signs).filter(Boolean).map(singular));
const spaced = (text: string) => ` ${wordsIn(text).map(singular).join(' ')} `;

const everyday = new Map(
  Object.entries({ ...synonyms, ...otherAppliances }).map(([phrase, terms]) => [
    spaced(phrase).trim(),
    terms.map((term) => spaced(term)),
  ]),
);
const maxPhraseLength = Math.max(...[...everyday.keys()].map((phrase) => phrase.split(' ').length));
const appliances = new Set(Object.keys(otherAppliances).map((phrase) => spaced(phrase).trim()));

/** Returns the words of the Hindi and Marathi names, in Devanagari and in Latin letters. */
function translatedTokens({ hi, mr }: StoredServiceTexts): string[] {
  const names = tokensIn(`${hi?.name ?? ''} ${mr?.name ?? ''}`);
  return [...new Set([...names, ...names.map(romanize)])];
}

/** Removes a Marathi ending from an everyday word: एसीची becomes एसी. */
function withoutEnding(word: string): string {
  const stem = word.replace(/(ची|चा|चे|च्या|मध्ये|मधून|मधील|साठी|ला)$/, '');
  return !everyday.has(word) && everyday.has(stem) ? stem : word;
}

const phraseToken = (phrase: string) => phrase.replaceAll(' ', '~');

type Wanted = { phrase: string; isWork: boolean; isForShops: boolean; isOtherAppliance: boolean };

/**
 * Splits a search into words and everyday phrases, and drops filler words. 'not' and the word after it count
 * as 'repair'.
 */
function wantedBy(words: readonly string[]): Wanted[] {
  const wanted: Wanted[] = [];
  const add = (phrase: string) => {
    const terms = everyday.get(phrase) ?? [];
    wanted.push({
      phrase,
      isWork: works.has(phrase) || (terms.length > 0 && terms.every((term) => works.has(term.trim()))),
      isForShops: phrase === 'commercial' || terms.includes(' commercial '),
      isOtherAppliance: appliances.has(phrase),
    });
  };
  for (let at = 0; at < words.length; ) {
    let length = Math.min(maxPhraseLength, words.length - at);
    while (length > 1 && !everyday.has(words.slice(at, at + length).join(' '))) length -= 1;
    const phrase = words.slice(at, at + length).join(' ');
    if (negations.has(phrase)) {
      add('repair');
      length = 2;
    } else if (!fillers.has(phrase)) add(phrase);
    at += length;
  }
  return wanted;
}

const allowedErrors = (word: string) => (word.length < 4 ? false : word.length < 6 ? 1 : 2);
// The short words 'ro' and 'ac' must not match 'room' and 'accessory' as prefixes.
// In Devanagari, फ्रीज must not match फ्रीज़र.
const matchesPrefix = (word: string) => !everyday.has(word) || /^[a-z ]{4,}$/.test(word);

export function indexServices(services: readonly SearchedService[]) {
  const index = new MiniSearch<Record<string, string>>({
    fields: ['name', 'translated', 'tags', 'everyday', 'description'],
    storeFields: ['name', 'category'],
    tokenize: (text, field) => (field === 'everyday' ? text.split(' ') : tokensIn(text)),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { k: 0, b: 0, d: 0 },
      boost: { name: 4, translated: 1, tags: 0.5, everyday: 2, description: 0.1 },
    },
  });
  index.addAll(
    services.map(({ id, product_name: name, brand_name: brands, category, description, translations }) => {
      const texts = spaced(`${name} ${brands} ${category}`);
      const phrases = [...everyday].filter(([, terms]) => terms.some((term) => texts.includes(term)));
      // Each word counts in one field only: name, then tags, then description.
      const inName = tokensIn(name);
      const inTags = tokensIn(`${brands} ${category}`).filter((word) => !inName.includes(word));
      const elsewhere = new Set([...inName, ...inTags]);
      return {
        id,
        name,
        translated: translatedTokens(translations).join(' '),
        tags: [...new Set(inTags)].join(' '),
        everyday: phrases.map(([phrase]) => phraseToken(phrase)).join(' '),
        description: [...new Set(tokensIn(description))].filter((word) => !elsewhere.has(word)).join(' '),
        category,
      };
    }),
  );

  const queryOf = ({ phrase, isWork }: Wanted): Query => {
    const tokens = tokensIn(phrase);
    const inTexts = { combineWith: 'AND' as const, queries: tokens };
    const isPhrase = everyday.has(phrase) && phrase.includes(' ');
    return {
      ...(isWork && { boost: { name: 1.5, translated: 0.5, tags: 0.5, everyday: 0.5 } }),
      ...((isWork || isPhrase) && { fields: ['name', 'translated', 'tags', 'everyday'] }),
      ...(isPhrase
        ? { combineWith: 'OR', queries: [phraseToken(phrase), inTexts], prefix: false, fuzzy: false }
        : inTexts),
    };
  };

  const search = (wanted: readonly Wanted[], combineWith: 'AND' | 'OR', options: SearchOptions) => {
    const namesWork = wanted.some(({ isWork, phrase }) => isWork && phrase !== 'machine');
    const isForShops = wanted.some((one) => one.isForShops);
    return index.search(
      { combineWith, queries: wanted.map(queryOf) },
      {
        ...options,
        boostDocument: (_id, _term, stored) =>
          (!namesWork && /\brepair\b/i.test(String(stored?.name)) ? 1.3 : 1) *
          (stored?.category === 'commercial' && !isForShops ? 0.6 : 1),
      },
    );
  };

  // A description may mention geysers in passing, so only name and tags decide whether the shop repairs
  // geysers.
  const isNamed = ({ phrase }: Wanted) =>
    index.search(
      {
        combineWith: 'OR',
        queries: [phraseToken(phrase), { combineWith: 'AND', queries: tokensIn(phrase) }],
      },
      { fields: ['name', 'translated', 'tags', 'everyday'] },
    ).length > 0;

  /**
   * Tries four searches and returns the first with a result: all words, without words for work, with typing
   * errors, any word.
   */
  function find(text: string): SearchResult[] {
    const wanted = wantedBy(wordsIn(text).slice(0, maxWords).map(singular).map(withoutEnding));
    if (wanted.some((one) => one.isOtherAppliance && !isNamed(one))) return [];
    const appliances = wanted.filter(({ isWork }) => !isWork);
    const essential = appliances.length > 0 ? appliances : wanted;
    const prefix = { prefix: matchesPrefix };
    const fuzzy = { ...prefix, fuzzy: allowedErrors };
    const attempts = [
      () => search(wanted, 'AND', prefix),
      () => search(essential, 'AND', prefix),
      () => search(wanted, 'AND', fuzzy),
      () => search(essential, 'AND', fuzzy),
      () => search(essential, 'OR', fuzzy),
    ];
    for (const attempt of attempts) {
      const found = attempt();
      if (found.length > 0) return found;
    }
    const roman = romanize(text);
    return roman === text ? [] : find(roman);
  }

  return {
    find: (text: string): Ranked[] =>
      find(text)
        .map(({ id, score }) => ({ id: String(id), score: Number(score.toFixed(6)) }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1)),
  };
}
