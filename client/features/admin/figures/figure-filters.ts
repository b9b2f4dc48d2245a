// Filters of lists that a link from a figure sets.
import { trpc } from '#client/lib/trpc.ts';
import { choiceOf, type Filter } from '#client/ui/filters/filters.ts';
import { type OrderSource, orderSources } from '#shared/figures/schema.ts';
import { sourceTexts } from '#shared/figures/texts.ts';
import { areaName } from '#shared/place-names.ts';
import { figurePageTexts as t } from './texts.ts';

/** A filter that only a link sets. Its options are the set value and none. Null if it is not set. */
export const setFilter = (label: string, value: string | undefined, words = value): Filter | null =>
  value ? { kind: 'choice', label, options: [{ value, label: words ?? value }] } : null;

type Set = { area?: string | undefined; source?: OrderSource | undefined };

export function useFigureFilters({ area }: Set) {
  const { data: categories = [] } = trpc.catalogue.categories.useQuery();
  return {
    category: { kind: 'choice', label: t('category'), options: categories },
    area: setFilter(t('area'), area, areaName(area ?? '')),
    source: choiceOf(t('source'), orderSources, sourceTexts),
  } as const satisfies Record<string, Filter | null>;
}
