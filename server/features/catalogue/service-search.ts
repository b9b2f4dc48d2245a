import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { StoredServiceTexts } from '../../platform/db/tables/catalogue.ts';
import { workTerms } from './words/other-words.ts';
import { listedEntries, type WantedPhrase, wantedPhrases } from './words/phrases.ts';
import { romanize } from './words/romanize.ts';
import { betweenSpaces, tokensIn } from './words/split.ts';

export type SearchedService = {
  id: string;
  product_name: string;
  brand_name: string;
  category: string;
  description: string;
  translations: StoredServiceTexts;
};

export type Ranked = { id: string; score: number };

/** Returns the words of the Hindi and Marathi names, in Devanagari and in Latin letters. */
function translatedTokens({ hi, mr }: StoredServiceTexts): string[] {
  const names = tokensIn(`${hi?.name ?? ''} ${mr?.name ?? ''}`);
  return [...new Set([...names, ...names.map(romanize)])];
}

const isLong = (word: string) => word.length > 4 && 1;
const phraseToken = (phrase: string) => phrase.replaceAll(' ', '~');

const everydayPhrases = listedEntries.filter(
  ({ kind, phrase, terms }) => kind !== 'fault' && (phrase !== terms[0] || terms.length > 1),
);

/** The words of a service for the index. Each word counts in one field only: name, then tags, then description. */
function documentOf(service: SearchedService) {
  const { id, product_name: name, category, description } = service;
  const tags = `${service.brand_name} ${category}`;
  const whole = betweenSpaces(`${name} ${tags}`);
  const everyday = everydayPhrases.filter((one) => one.spaced.some((term) => whole.includes(term)));
  const inName = tokensIn(name);
  const inTags = tokensIn(tags).filter((word) => !inName.includes(word));
  const elsewhere = new Set([...inName, ...inTags]);
  return {
    id,
    name,
    translated: translatedTokens(service.translations).join(' '),
    tags: [...new Set(inTags)].join(' '),
    everyday: everyday.map(({ phrase }) => phraseToken(phrase)).join(' '),
    description: [...new Set(tokensIn(description))].filter((word) => !elsewhere.has(word)).join(' '),
    category,
  };
}

const allowedErrors = (word: string) => (word.length < 4 ? false : word.length < 6 ? 1 : 2);
const named = ['name', 'translated', 'tags', 'everyday'];
const isWork = ({ kind }: WantedPhrase) => kind === 'work' || kind === 'fault';
const isAmbiguous = ({ terms }: WantedPhrase) => terms.some((term) => workTerms.has(term));

const openIndex = () =>
  new MiniSearch<Record<string, string>>({
    fields: [...named, 'description'],
    storeFields: ['name', 'category'],
    tokenize: (text, field) => (field === 'everyday' ? text.split(' ') : tokensIn(text)),
    processTerm: (term) => term,
    searchOptions: {
      bm25: { k: 0, b: 0, d: 0 },
      boost: { name: 4, translated: 1, tags: 0.5, everyday: 2, description: 0.1 },
    },
  });

type Index = ReturnType<typeof openIndex>;

function queryOf(one: WantedPhrase): Query {
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
}

/** Finds services with all or any of the wanted phrases. Services that match `better` too come first. */
function search(
  index: Index,
  wanted: readonly WantedPhrase[],
  combineWith: 'AND' | 'OR',
  options: SearchOptions,
  better: readonly WantedPhrase[] = [],
): SearchResult[] {
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
}

// A description may mention geysers in passing, so only name and tags decide whether the shop repairs
// geysers.
const isNamed = (index: Index, { phrase }: WantedPhrase) =>
  index.search(
    { combineWith: 'OR', queries: [phraseToken(phrase), { combineWith: 'AND', queries: tokensIn(phrase) }] },
    { fields: named },
  ).length > 0;

function firstFound(attempts: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

const listedPhrases = new Set(listedEntries.map(({ phrase }) => phrase));
// The short words 'ro' and 'ac' must not match 'room' and 'accessory' as prefixes.
// In Devanagari, फ्रीज must not match फ्रीज़र.
const prefix = { prefix: (word: string) => !listedPhrases.has(word) || /^[a-z ]{4,}$/.test(word) };
const fuzzy = { ...prefix, fuzzy: allowedErrors };

/** Finds services of the appliances. Work and other words choose among them. */
function findByAppliance(index: Index, wanted: readonly WantedPhrase[]): SearchResult[] {
  const appliances = wanted.filter((one) => one.kind === 'appliance' && !isAmbiguous(one));
  if (appliances.length === 0) return [];
  const work = wanted
    .filter(
      (one) =>
        (one.kind === 'work' && one.phrase !== 'machine') || (one.kind === 'appliance' && isAmbiguous(one)),
    )
    .filter(({ terms }) => !terms.includes('machine'));
  const works = work.length > 0 ? work : wanted.filter(({ kind }) => kind === 'fault').slice(0, 1);
  const others = wanted.filter(({ kind }) => kind === 'text' || kind === 'other');
  return firstFound([
    () => search(index, [...appliances, ...works, ...others], 'AND', { ...prefix, fields: named }),
    () => search(index, [...appliances, ...works], 'AND', prefix, others),
    ...works.map((one) => () => search(index, [...appliances, one], 'AND', prefix, [...works, ...others])),
    () => search(index, appliances, 'AND', prefix, others),
    () => search(index, appliances.slice(0, 1), 'AND', prefix, others),
  ]);
}

/** Tries all words, then without words for work, then with typing errors, then any word. */
function findByWords(index: Index, wanted: readonly WantedPhrase[]): SearchResult[] {
  const nouns = wanted.filter((one) => !isWork(one));
  const essential = nouns.length > 0 ? nouns : wanted;
  return firstFound([
    () => search(index, wanted, 'AND', prefix),
    () => search(index, essential, 'AND', prefix),
    () => search(index, wanted, 'AND', fuzzy),
    () => search(index, essential, 'AND', fuzzy),
    () =>
      search(index, essential, 'OR', {
        ...prefix,
        fuzzy: isLong,
        fields: ['name', 'translated', 'everyday'],
      }),
  ]);
}

/** Makes the search of a shop's services. */
export function indexServices(services: readonly SearchedService[]) {
  const documents = services.map(documentOf);
  const index = openIndex();
  index.addAll(documents);
  const texts = new Set(
    documents.flatMap(({ name, translated, tags, description }) => [
      ...tokensIn(name),
      ...[translated, tags, description].flatMap((words) => words.split(' ')),
    ]),
  );

  function find(text: string): SearchResult[] {
    const wanted = wantedPhrases(text, (word) => texts.has(word));
    const byAppliance = findByAppliance(index, wanted);
    if (byAppliance.length > 0) return byAppliance;
    if (wanted.some((one) => one.kind === 'other' && !isNamed(index, one))) return [];
    const found = findByWords(index, wanted);
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
