import { texts } from '#shared/texts.ts';

export const cardTexts = texts({
  seeAll: { en: 'See all', hi: 'सभी देखें', mr: 'सर्व पाहा' },
  seeAllIn: { en: ' in {title}', hi: ': {title}', mr: ': {title}' },
  scrollLeft: { en: 'Scroll {title} left', hi: '{title}: बाईं ओर खिसकाएँ', mr: '{title}: डावीकडे सरकवा' },
  scrollRight: { en: 'Scroll {title} right', hi: '{title}: दाईं ओर खिसकाएँ', mr: '{title}: उजवीकडे सरकवा' },
  visitAndWork: { en: 'Visit and work', hi: 'विज़िट और काम', mr: 'भेट आणि काम' },
  visitAndInspection: { en: 'Visit and inspection', hi: 'विज़िट और जाँच', mr: 'भेट आणि तपासणी' },
  partsExtra: {
    en: 'Parts extra. We tell you the price before we start.',
    hi: 'पार्ट अलग से। काम शुरू करने से पहले हम दाम बताते हैं।',
    mr: 'पार्टचे पैसे वेगळे. काम सुरू करण्यापूर्वी आम्ही किंमत सांगतो.',
  },
  request: { en: 'Request a Repair', hi: 'रिपेयर बुक करें', mr: 'दुरुस्ती बुक करा' },
  notRated: { en: 'Not rated yet', hi: 'अभी रेटिंग नहीं', mr: 'अजून रेटिंग नाही' },
});
