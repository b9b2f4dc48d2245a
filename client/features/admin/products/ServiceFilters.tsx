// The filters of the services' grid.
import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import type { AdminServicesInput, Category } from '#shared/catalogue/schema.ts';

type Props = {
  address: ListAddress<AdminServicesInput>;
  categories: readonly Category[];
};

export function ServiceFilters({ address, categories }: Props) {
  const { input, change } = address;
  const chosen = categories.find(({ value }) => value === input.category);
  return (
    <FilterBar
      label="Service filters"
      address={address}
      fields={{
        search: (
          <FilterText
            label="Search Products"
            wide
            value={input.search ?? ''}
            onChange={(search, first) => change({ search }, { replace: !first })}
          />
        ),
        category: (
          <FilterSelect
            label="Category"
            wide
            all="All"
            value={chosen?.label ?? input.category ?? ''}
            options={categories.map(({ label }) => label)}
            onChange={(label) => change({ category: categories.find((one) => one.label === label)?.value })}
          />
        ),
      }}
    />
  );
}
