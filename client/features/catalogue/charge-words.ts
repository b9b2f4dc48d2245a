import { isPlannedWork } from '#shared/catalogue/faults.ts';
import { cardTexts as t } from './card-texts.ts';

/** The charge of planned work includes the labour. Other services begin with an inspection. */
export const chargeCovers = (service: Parameters<typeof isPlannedWork>[0]): string =>
  isPlannedWork(service) ? t('visitAndWork') : t('visitAndInspection');

export const partsExtra = t('partsExtra');
