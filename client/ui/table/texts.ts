import { texts } from '#shared/texts.ts';

export const listTexts = texts({
  clearFilters: { en: 'Clear filters', hi: 'फ़िल्टर हटाएँ', mr: 'फिल्टर काढा' },
  filters: { en: 'Filters', hi: 'फ़िल्टर', mr: 'फिल्टर' },
  filtersSet: { en: 'Filters ({count})', hi: 'फ़िल्टर ({count})', mr: 'फिल्टर ({count})' },
  noMore: { en: 'No more {things} here', hi: 'यहाँ और {things} नहीं', mr: 'येथे आणखी {things} नाहीत' },
  firstPage: { en: 'First page', hi: 'पहला पेज', mr: 'पहिले पान' },
  noneMatch: { en: 'No {things} match', hi: 'इन फ़िल्टर में कोई {things} नहीं', mr: 'या फिल्टरमध्ये {things} नाहीत' },
  tryFewer: {
    en: 'Try fewer or other filters.',
    hi: 'कम या दूसरे फ़िल्टर आज़माएँ।',
    mr: 'कमी किंवा इतर फिल्टर वापरून पाहा.',
  },
  loading: { en: 'Loading {things}', hi: 'लोड हो रहा है: {things}', mr: 'लोड होत आहे: {things}' },
  rows: { en: 'Rows', hi: 'पंक्तियाँ', mr: 'ओळी' },
  previous: { en: 'Previous', hi: 'पिछला', mr: 'मागील' },
  next: { en: 'Next', hi: 'अगला', mr: 'पुढील' },
  asc: { en: '{title}, ascending', hi: '{title}, बढ़ता क्रम', mr: '{title}, चढता क्रम' },
  desc: { en: '{title}, descending', hi: '{title}, घटता क्रम', mr: '{title}, उतरता क्रम' },
  range: {
    en: '{first} to {last} of {total}',
    hi: '{total} में से {first}–{last}',
    mr: '{total}: {first}–{last}',
  },
  sortBy: { en: 'Sort by', hi: 'क्रम', mr: 'क्रम' },
});
