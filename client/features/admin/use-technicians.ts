import { trpc } from '#client/lib/trpc.ts';
import type { Filter } from '#client/ui/filters/filters.ts';
import type { Order } from '#shared/orders/schema.ts';
import { isOpen } from '#shared/orders/stages.ts';
import { namedApart } from '#shared/technicians/names.ts';
import { adminTexts as t } from './texts.ts';

/** Reads all technicians. A number distinguishes technicians of the same name. */
export const useTechnicians = (options: { staleTime?: number; enabled?: boolean } = {}) =>
  trpc.technicians.list.useQuery(undefined, { ...options, select: namedApart });

/** Returns a function that says whether an open visit's technician is off on its day, or no technician now. */
export function useIsTechnicianAway(): (order: Pick<Order, 'stage' | 'visit' | 'technician'>) => boolean {
  const { data } = useTechnicians();
  return ({ stage, visit, technician }) => {
    if (!data || !technician || !visit || !isOpen(stage)) return false;
    const found = data.find(({ _id }) => _id === technician._id);
    return !found?.onDuty || found.daysOff.includes(visit.date);
  };
}

/** The filter of a list by technician. `value` may be somebody who is no technician now. */
export function useTechnicianFilter(value: string | undefined): Filter {
  const { data } = useTechnicians();
  const options = (data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isListed = value === undefined || options.some((option) => option.value === value);
  return {
    kind: 'choice',
    label: t('technician'),
    options: isListed ? options : [{ value, label: data ? t('notNow') : '…' }, ...options],
  };
}
