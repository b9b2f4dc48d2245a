import { trpc } from '#client/lib/trpc.ts';
import type { Filter } from '#client/ui/filters/filters.ts';
import { namedApart } from '#shared/technicians/names.ts';
import { adminTexts as t } from './texts.ts';

/** Reads all technicians. A number distinguishes technicians of the same name. */
export const useTechnicians = (options: { staleTime?: number } = {}) =>
  trpc.technicians.list.useQuery(undefined, { ...options, select: namedApart });

/** The filter of a list by technician. `value` may be somebody who is no technician now. */
export function useTechnicianFilter(value: string | undefined): Filter {
  const { data } = useTechnicians();
  const options = (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isListed = value === undefined || options.some((option) => option.value === value);
  return {
    kind: 'choice',
    label: t('technician'),
    all: t('all'),
    options: isListed ? options : [{ value, label: data ? t('notNow') : '…' }, ...options],
  };
}
