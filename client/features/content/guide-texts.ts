import { texts } from '#shared/texts.ts';

export const guideTexts = texts({
  searchGuide: { en: 'Search the guide', hi: 'गाइड में खोजें', mr: 'मार्गदर्शकात शोधा' },
  contents: { en: 'Contents', hi: 'विषय', mr: 'विषय' },
  noChapter: {
    en: 'No chapter has these words.',
    hi: 'ये शब्द किसी अध्याय में नहीं हैं।',
    mr: 'हे शब्द कोणत्याही प्रकरणात नाहीत.',
  },
});
