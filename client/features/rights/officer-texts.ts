import { texts } from '#shared/texts.ts';

export const officerTexts = texts({
  officer: { en: 'Grievance officer: {name}', hi: 'शिकायत अधिकारी: {name}', mr: 'तक्रार अधिकारी: {name}' },
  officerOf: {
    en: 'Grievance officer of {shop}',
    hi: '{shop} के शिकायत अधिकारी',
    mr: '{shop} चे तक्रार अधिकारी',
  },
});
