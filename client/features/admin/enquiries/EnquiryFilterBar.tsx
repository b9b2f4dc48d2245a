// The filters of All Enquiries; the spreadsheet follows them.
import type { ListAddress } from '#client/lib/list-address.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { serviceTypes } from '#shared/business.ts';
import type { EnquiryTableInput } from '#shared/enquiries/schema.ts';
import { StatusFilter } from '../status/StatusFilter.tsx';

type Props = { address: ListAddress<EnquiryTableInput> };

export function EnquiryFilterBar({ address }: Props) {
  const { input, change } = address;
  return (
    <FilterBar
      label="Enquiry filters"
      address={address}
      rare={['from', 'to']}
      fields={{
        search: (
          <FilterText
            label="Name, email or mobile"
            wide
            value={input.search ?? ''}
            onChange={(search, first) => change({ search }, { replace: !first })}
          />
        ),
        serviceType: (
          <FilterSelect
            label="Service Type"
            wide
            all="All"
            value={input.serviceType ?? ''}
            options={serviceTypes}
            onChange={(serviceType) => change({ serviceType })}
          />
        ),
        status: <StatusFilter value={input.status} onChange={(status) => change({ status })} />,
        from: <FilterDay label="From" value={input.from ?? ''} onChange={(from) => change({ from })} />,
        to: <FilterDay label="To" value={input.to ?? ''} onChange={(to) => change({ to })} />,
      }}
    />
  );
}
