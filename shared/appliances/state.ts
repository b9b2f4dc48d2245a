import { formatDate } from '../date-format.ts';
import { isUnderWarranty } from '../warranty/rules.ts';
import type { Appliance } from './schema.ts';
import { applianceStateTexts as t } from './texts.ts';

/** Says the most important fact about an appliance: our warranty while it runs, else its last repair. */
export function stateSentence({
  warrantyUntil,
  lastRepair,
}: Pick<Appliance, 'warrantyUntil' | 'lastRepair'>): string {
  if (warrantyUntil && isUnderWarranty(warrantyUntil, Date.now()))
    return t('underWarranty', { date: formatDate(warrantyUntil) });
  return lastRepair ? t('lastRepaired', { date: formatDate(lastRepair) }) : t('noRepair');
}
