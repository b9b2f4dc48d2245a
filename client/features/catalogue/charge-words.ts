import { cardTexts as t } from './card-texts.ts';

// For service names with one of these words, the charge includes the labour. Other services begin with an
// inspection.
const coversTheWork = /installation|cleaning|shifting|maintenance|service|charging|replacement/i;

export const chargeCovers = (serviceName: string): string =>
  coversTheWork.test(serviceName) ? t('visitAndWork') : t('visitAndInspection');

export const partsExtra = t('partsExtra');
