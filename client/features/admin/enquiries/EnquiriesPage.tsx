import { keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import noEnquiriesArt from '#client/assets/empty/no-enquiries.svg';
import { type ListAddress, useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { FilterDay } from '#client/ui/filters/FilterDay.tsx';
import { FilterSelect } from '#client/ui/filters/FilterSelect.tsx';
import { FilterText } from '#client/ui/filters/FilterText.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { serviceTypes } from '#shared/business.ts';
import { type Enquiry, type EnquiryTableInput, enquiryTableInput } from '#shared/enquiries/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { clientMessages } from '#shared/messages.ts';
import classes from '../ListAndPanel.module.css';
import { NewsNote } from '../news/NewsNote.tsx';
import { useLiveList } from '../news/use-live-list.ts';
import { Screen } from '../Screen.tsx';
import { StatusFilter } from '../status/StatusRadios.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { ExportButton } from './ExportButton.tsx';
import { enquiryColumns, enquiryOnPhone } from './enquiry-columns.tsx';

const noun = ['enquiry', 'enquiries'] as const;

const empty = {
  art: noEnquiriesArt,
  title: 'No enquiries yet',
  text: 'Enquiries sent from the form on Home will appear here within seconds.',
};

const about = ({ fullname, serviceType }: Enquiry) => (
  <p>
    Enquiry of {fullname}: {serviceType}
  </p>
);

const useEnquiryStatus = () =>
  useStatusChange<Enquiry>({
    send: trpc.enquiries.setStatus.useMutation().mutateAsync,
    failed: () => clientMessages.statusFailed,
    keys: [getQueryKey(trpc.enquiries.table), getQueryKey(trpc.enquiries.one)],
    about,
  });

export function Component() {
  const address = useListAddress(enquiryTableInput);
  const open = useOpenOne('enquiry');
  const reading = trpc.enquiries.table.useQuery(address.input, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const live = useLiveList('enquiries', reading.refetch);
  const status = useEnquiryStatus();
  return (
    <Screen
      title="All Enquiries"
      actions={
        <>
          <NewsNote
            live={live}
            noun={noun}
            show={() => address.change({ ...address.noFilters, direction: 'desc' })}
          />
          <ExportButton filters={filtersOf(address.input)} />
        </>
      }
    >
      <EnquiryFilterBar address={address} />
      <div ref={live.region}>
        <DataTable
          label="All Enquiries"
          noun={noun}
          columns={enquiryColumns(status, open.path)}
          phone={enquiryOnPhone(status, open.path)}
          reading={reading}
          address={address}
          empty={empty}
          rowClassName={(enquiry) => (enquiry._id === live.freshId ? classes.fresh : undefined)}
        />
      </div>
      {open.id && <EnquiryPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}

type Props = { address: ListAddress<EnquiryTableInput> };

function EnquiryFilterBar({ address }: Props) {
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
