import { texts } from '#shared/texts.ts';

export const applianceChoiceTexts = texts({
  forThis: { en: 'For your {name}', hi: 'आपके {name} के लिए', mr: 'तुमच्या {name} साठी' },
  forWhich: {
    en: 'For which of your appliances?',
    hi: 'आपके किस उपकरण के लिए?',
    mr: 'तुमच्या कोणत्या उपकरणासाठी?',
  },
  forWhichNext: {
    en: 'Appliance {number}',
    hi: 'उपकरण {number}',
    mr: 'उपकरण {number}',
  },
  notSaid: { en: 'Not said', hi: 'नहीं बताया', mr: 'सांगितले नाही' },
});
