import type { Filter } from '#client/ui/filters/filters.ts';
import { statuses } from '#shared/business.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { statusFieldTexts as t } from './texts.ts';

export const statusFilter: Filter = {
  kind: 'choice',
  label: t('status'),
  all: t('all'),
  options: statuses.map((status) => ({ value: status, label: statusTexts(status) })),
};
