import { labelled } from '#shared/labelled.ts';

export const statusFieldTexts = labelled({
  statusOf: { en: 'Status of {name}', hi: '{name}: स्थिति', mr: '{name}: स्थिती' },
});
