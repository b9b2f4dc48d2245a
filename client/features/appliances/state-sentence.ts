import type { Appliance } from '#shared/appliances/schema.ts';
import { formatDate } from '#shared/date-format.ts';
import { isUnderWarranty } from '#shared/warranty/rules.ts';
import { applianceTexts as t } from './texts.ts';

/** What matters most about an appliance: our warranty while it runs, else its last repair. */
export function stateSentence({
  warrantyUntil,
  lastRepair,
}: Pick<Appliance, 'warrantyUntil' | 'lastRepair'>) {
  if (warrantyUntil && isUnderWarranty(warrantyUntil, Date.now()))
    return t('underWarranty', { date: formatDate(warrantyUntil) });
  return lastRepair ? t('lastRepaired', { date: formatDate(lastRepair) }) : t('noRepair');
}
