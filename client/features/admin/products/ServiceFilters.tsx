// The filters of the services' grid.
import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import type { AdminServicesInput, Category } from '#shared/catalogue/schema.ts';

type Props = {
  address: ListAddress<AdminServicesInput>;
  categories: readonly Category[];
  clear: (() => void) | null;
};

export function ServiceFilters({ address: { input, change }, categories, clear }: Props) {
  const chosen = categories.find(({ value }) => value === input.category);
  return (
    <FilterBar label="Service filters" clear={clear}>
      <FilterText
        label="Search Products"
        wide
        value={input.search ?? ''}
        onChange={(search, first) => change({ search }, { replace: !first })}
      />
      <FilterSelect
        label="Category"
        wide
        all="All"
        value={chosen?.label ?? input.category ?? ''}
        options={categories.map(({ label }) => label)}
        onChange={(label) => change({ category: categories.find((one) => one.label === label)?.value })}
      />
    </FilterBar>
  );
}
