import { texts } from '#shared/texts.ts';

export const aboutTexts = texts({
  seeAll: { en: 'See all services', hi: 'सभी सर्विस देखें', mr: 'सर्व सर्व्हिस पाहा' },
  sendEnquiry: { en: 'Send an enquiry', hi: 'अपना सवाल भेजें', mr: 'चौकशी पाठवा' },
  seeServices: { en: 'See {title} services', hi: 'सर्विस देखें: {title}', mr: 'सर्व्हिस पाहा: {title}' },
  about: { en: ' about {title}', hi: ': {title}', mr: ': {title}' },
});
