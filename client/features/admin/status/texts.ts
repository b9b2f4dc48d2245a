import { texts } from '#shared/texts.ts';

export const statusFieldTexts = texts({
  statusOf: { en: 'Status of {name}', hi: '{name}: स्थिति', mr: '{name}: स्थिती' },
  status: { en: 'Status', hi: 'स्थिति', mr: 'स्थिती' },
  all: { en: 'All', hi: 'सभी', mr: 'सर्व' },
});
