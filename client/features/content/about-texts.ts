import { texts } from '#shared/texts.ts';

export const aboutTexts = texts({
  seeAll: { en: 'See all services', hi: 'सभी सर्विस देखें', mr: 'सर्व सर्व्हिस पाहा' },
  sendEnquiry: { en: 'Send an enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
  seeServices: { en: 'See {title} services', hi: 'सर्विस देखें: {title}', mr: 'सर्व्हिस पाहा: {title}' },
  team: { en: 'Who comes to you', hi: 'आपके यहाँ कौन आते हैं', mr: 'तुमच्याकडे कोण येते' },
  since: { en: 'since {since}', hi: '{since} से', mr: '{since} पासून' },
  repairs: {
    en: '{repairs, plural, =1 {1 repair done} other {# repairs done}}',
    hi: '{repairs, plural, =1 {1 रिपेयर की} other {# रिपेयर कीं}}',
    mr: '{repairs, plural, =1 {1 दुरुस्ती केली} other {# दुरुस्त्या केल्या}}',
  },
  about: { en: ' about {title}', hi: ': {title}', mr: ': {title}' },
});
