// The filters of All Enquiries; the spreadsheet follows them.
import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { serviceTypes } from '#shared/business.ts';
import type { EnquiryTableInput } from '#shared/enquiries/schema.ts';
import { StatusFilter } from '../status/StatusFilter.tsx';

export const noEnquiryFilters = { search: '', serviceType: '', status: '', from: '', to: '' };

type Props = { address: ListAddress<EnquiryTableInput>; clear: (() => void) | null };

export function EnquiryFilterBar({ address, clear }: Props) {
  const { input, change } = address;
  return (
    <FilterBar label="Enquiry filters" clear={clear}>
      <FilterText
        label="Name, email or mobile"
        wide
        value={input.search ?? ''}
        onChange={(search, first) => change({ search }, { replace: !first })}
      />
      <FilterSelect
        label="Service Type"
        wide
        all="All"
        value={input.serviceType ?? ''}
        options={serviceTypes}
        onChange={(serviceType) => change({ serviceType })}
      />
      <StatusFilter value={input.status} onChange={(status) => change({ status })} />
      <FilterDay label="From" value={input.from ?? ''} onChange={(from) => change({ from })} />
      <FilterDay label="To" value={input.to ?? ''} onChange={(to) => change({ to })} />
    </FilterBar>
  );
}
