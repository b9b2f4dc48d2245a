import { Text } from '#client/ui/mantine/layout.tsx';
import type { Column } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import type { ListedEnquiry } from '#shared/enquiries/schema.ts';
import { formatShortDate } from '#shared/format.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName } from '#shared/place-names.ts';
import { Clamped, EmailWords, MobileLink, OpenLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Clock, clockWords, typeOf } from './Clock.tsx';
import { enquiryTexts as t } from './texts.ts';

export const enquiryColumns = (
  status: StatusChange<ListedEnquiry>,
  openPath: (id: string) => string,
): Column<ListedEnquiry>[] => [
  // The spreadsheet has the same columns.
  {
    key: 'number',
    title: t('sr'),
    width: 38,
    numeric: true,
    onlyWide: true,
    render: (_enquiry, number) => number,
  },
  {
    key: 'fullname',
    title: t('fullName'),
    width: [116, 110],
    render: (enquiry) => <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />,
  },
  {
    key: 'address',
    title: t('address'),
    width: [92, 84],
    render: (enquiry) => <Clamped text={areaName(enquiry.area)} />,
  },
  {
    key: 'email',
    title: t('email'),
    width: 118,
    onlyWide: true,
    render: (enquiry) => (
      <span className={listClasses.clamped} title={enquiry.email}>
        <EmailWords email={enquiry.email} />
      </span>
    ),
  },
  {
    key: 'mobile',
    title: t('mobile'),
    width: [104, 104],
    render: (enquiry) => <MobileLink mobile={enquiry.mobile} />,
  },
  {
    key: 'serviceType',
    title: t('serviceType'),
    width: [104, 92],
    render: (enquiry) => <Clamped text={typeOf(enquiry)} />,
  },
  {
    key: 'message',
    title: t('message'),
    render: (enquiry) => (
      <>
        <Clamped text={enquiry.message} />
        <Clock enquiry={enquiry} />
      </>
    ),
  },
  {
    key: 'createdAt',
    title: t('createdDate'),
    width: [96, 86],
    sort: 'createdAt',
    render: (enquiry) => formatShortDate(enquiry.createdAt),
  },
  {
    key: 'status',
    title: t('status'),
    width: [196, 110],
    render: (enquiry) => (
      <StatusRadios
        name={enquiry.fullname}
        status={status.statusOf(enquiry)}
        onPick={(picked) => status.pick(enquiry, picked)}
      />
    ),
  },
];

export const enquiryOnPhone =
  (status: StatusChange<ListedEnquiry>, openPath: (id: string) => string) =>
  (enquiry: ListedEnquiry): PhoneCells => ({
    title: <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />,
    value: (
      <Text span size="sm" c="dimmed">
        {formatShortDate(enquiry.createdAt)}
      </Text>
    ),
    facts: [typeOf(enquiry), areaName(enquiry.area), clockWords(enquiry), enquiry.message].filter(Boolean),
    state: (
      <Text span size="sm" fw={600}>
        {statusTexts(status.statusOf(enquiry))}
      </Text>
    ),
  });
