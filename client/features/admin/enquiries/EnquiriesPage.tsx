import noEnquiriesArt from '#client/assets/empty/no-enquiries.svg';
import { listQuery, useListAddress } from '#client/lib/list-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useOpenOne } from '#client/lib/use-open-one.ts';
import { FilterBar } from '#client/ui/filters/FilterBar.tsx';
import { choiceOf } from '#client/ui/filters/filters.ts';
import { Menu } from '#client/ui/Menu.tsx';
import { Group, Text } from '#client/ui/mantine/layout.tsx';
import { DataTable } from '#client/ui/table/DataTable.tsx';
import { serviceTypes, statuses } from '#shared/business.ts';
import { enquiryFields } from '#shared/enquiries/enquiry-list.ts';
import { enquiryTableInput } from '#shared/enquiries/schema.ts';
import { filtersOf } from '#shared/filters.ts';
import { formatListDay } from '#shared/format.ts';
import { clientMessages } from '#shared/messages.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName, serviceTypeName } from '#shared/place-names.ts';
import { CallLink, Clamped, MobileLink, OpenLink, Quiet, WhatsAppLink } from '../cells.tsx';
import { FileButton, withFilters } from '../FileButton.tsx';
import classes from '../ListAndPanel.module.css';
import { columnsOf } from '../list/columns-of.tsx';
import { MenuButton } from '../MenuButton.tsx';
import { NewsNote } from '../news/NewsNote.tsx';
import { useLiveList } from '../news/use-live-list.ts';
import { Screen } from '../Screen.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import { type StatusChange, useStatusChange } from '../status/use-status-change.tsx';
import { adminTexts } from '../texts.ts';
import { useFile } from '../use-file.ts';
import { Clock, clockWords, type ListedEnquiry, typeOf } from './Clock.tsx';
import { EnquiryPanel } from './EnquiryPanel.tsx';
import { enquiryTexts as t } from './texts.ts';

const noun = [t('oneEnquiry'), t('manyEnquiries')] as const;

const about = ({ fullname, ...enquiry }: ListedEnquiry) => (
  <p>{t('about', { name: fullname, service: typeOf(enquiry) })}</p>
);

export function Component() {
  const address = useListAddress(enquiryTableInput);
  const open = useOpenOne('enquiry');
  const reading = trpc.enquiries.table.useQuery(address.input, listQuery);
  const live = useLiveList('enquiries', reading.refetch);
  const status = useStatusChange<ListedEnquiry>({
    entity: 'enquiry',
    send: trpc.enquiries.setStatus.useMutation().mutateAsync,
    failed: () => clientMessages.statusFailed,
    about,
  });
  const csv = useFile();
  const fileAs = (format: 'xlsx' | 'csv') => ({
    failed: adminTexts('exportFailed'),
    address: withFilters('/api/export-enquiries', { ...filtersOf(address.input), format }),
    fileName: `Customer_Details.${format}`,
  });
  return (
    <Screen
      title={t('allEnquiries')}
      actions={
        <>
          <NewsNote
            live={live}
            noun={noun}
            show={() => address.change({ ...address.noFilters, direction: 'desc' })}
          />
          <FileButton {...fileAs('xlsx')} words={adminTexts('exportToExcel')} />
          <MenuButton label={t('more')} pending={csv.words !== null}>
            <Menu.Item onClick={() => void csv.save(fileAs('csv'))}>{adminTexts('csv')}</Menu.Item>
          </MenuButton>
        </>
      }
    >
      <FilterBar
        label={t('filters')}
        address={address}
        often={['search', 'serviceType', 'kind', 'status']}
        fields={{
          search: { kind: 'text', label: t('search'), wide: true },
          serviceType: { ...choiceOf(t('serviceType'), serviceTypes, serviceTypeName), wide: true },
          kind: choiceOf(t('kind'), ['enquiry', 'complaint'], (kind) =>
            t(kind === 'enquiry' ? 'enquiries' : 'complaints'),
          ),
          status: choiceOf(t('status'), statuses, statusTexts),
          from: { kind: 'day', label: t('from') },
          to: { kind: 'day', label: t('to') },
        }}
      />
      <div ref={live.region}>
        <DataTable
          label={t('allEnquiries')}
          noun={noun}
          columns={enquiryColumns(status, open.path)}
          reading={reading}
          address={address}
          empty={{ art: noEnquiriesArt, title: t('none'), text: t('noneHelp') }}
          rowClassName={(enquiry) => (enquiry._id === live.freshId ? classes.fresh : undefined)}
        />
      </div>
      {open.id && <EnquiryPanel id={open.id} close={open.close} status={status} />}
      {status.prompt}
    </Screen>
  );
}

const enquiryColumns = (status: StatusChange<ListedEnquiry>, openPath: (id: string) => string) =>
  columnsOf<ListedEnquiry, typeof enquiryFields>(enquiryFields, {
    sr: { width: 36, numeric: true, onlyWide: true, render: (_enquiry, number) => number },
    fullName: {
      width: [66, 52],
      phone: 'title',
      onPhone: (enquiry) => <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />,
      render: (enquiry) => (
        <>
          <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />
          <Quiet>{[areaName(enquiry.area), enquiry.email].filter(Boolean).join(', ')}</Quiet>
        </>
      ),
    },
    address: { width: [72, 52], inCellBefore: true, phone: 'fact' },
    email: { width: [56, 42], inCellBefore: true },
    mobile: {
      width: [124, 124],
      render: (enquiry) => (
        <Group gap={4} wrap="nowrap">
          <MobileLink mobile={enquiry.mobile} />
          {status.statusOf(enquiry) === 'Incomplete' && <WhatsAppLink mobile={enquiry.mobile} />}
        </Group>
      ),
    },
    serviceType: {
      width: [100, 92],
      phone: 'fact',
      onPhone: typeOf,
      render: (enquiry) => <Clamped text={typeOf(enquiry)} />,
    },
    message: {
      phone: 'fact',
      onPhone: (enquiry) => [clockWords(enquiry), enquiry.message].filter(Boolean).join(' · '),
      render: (enquiry) => (
        <>
          <Clamped text={enquiry.message} />
          <Clock enquiry={enquiry} />
        </>
      ),
    },
    createdDate: {
      width: [92, 86],
      sort: 'createdAt',
      phone: 'value',
      render: ({ createdAt }) => formatListDay(createdAt),
    },
    status: {
      width: [180, 110],
      render: (enquiry) => (
        <StatusRadios
          name={enquiry.fullname}
          status={status.statusOf(enquiry)}
          onPick={(picked) => status.pick(enquiry, picked)}
        />
      ),
      phone: 'state',
      onPhone: (enquiry) =>
        status.statusOf(enquiry) === 'Incomplete' ? (
          <Group gap={0} wrap="nowrap" mr={-12}>
            <CallLink mobile={enquiry.mobile} />
            <WhatsAppLink mobile={enquiry.mobile} />
          </Group>
        ) : (
          <Text span size="sm" fw={600}>
            {statusTexts('Complete')}
          </Text>
        ),
    },
  });
