import { Text } from '#client/ui/mantine/layout.tsx';
import { type Column, statusWidth } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { mailLink } from '#shared/contact-links.ts';
import type { Enquiry } from '#shared/enquiries/schema.ts';
import { formatLongDate, formatShortDate } from '#shared/format.ts';
import { Clamped, EmailWords, MobileLink, OpenLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';

export const enquiryColumns = (
  status: StatusChange<Enquiry>,
  openPath: (id: string) => string,
): Column<Enquiry>[] => [
  {
    key: 'number',
    title: 'Sr.',
    width: 44,
    onlyWide: true,
    numeric: true,
    render: (_enquiry, number) => number,
  },
  {
    key: 'fullname',
    title: 'Full Name',
    render: (enquiry) => (
      <span className={listClasses.clamped}>
        <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />
      </span>
    ),
  },
  {
    key: 'address',
    title: 'Address',
    width: [114, 94],
    render: (enquiry) => <Clamped text={enquiry.area} />,
  },
  {
    key: 'email',
    title: 'Email',
    render: (enquiry) => (
      <a href={mailLink(enquiry.email)} title={enquiry.email} className={listClasses.clamped}>
        <EmailWords email={enquiry.email} />
      </a>
    ),
  },
  {
    key: 'mobile',
    title: 'Mobile',
    width: [124, 112],
    render: (enquiry) => <MobileLink mobile={enquiry.mobile} />,
  },
  {
    key: 'serviceType',
    title: 'Service Type',
    render: (enquiry) => <Clamped text={enquiry.serviceType} />,
  },
  {
    key: 'message',
    title: 'Message',
    render: (enquiry) => <Clamped text={enquiry.message} />,
  },
  {
    key: 'createdAt',
    title: 'Created Date',
    width: [120, 86],
    sort: 'createdAt',
    render: (enquiry) => formatLongDate(enquiry.createdAt),
  },
  {
    key: 'status',
    title: 'Status',
    width: statusWidth,
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
  (status: StatusChange<Enquiry>, openPath: (id: string) => string) =>
  (enquiry: Enquiry): PhoneCells => ({
    title: <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />,
    value: (
      <Text span size="sm" c="dimmed">
        {formatShortDate(enquiry.createdAt)}
      </Text>
    ),
    facts: [enquiry.serviceType, enquiry.area, enquiry.message],
    state: (
      <Text span size="sm" fw={600}>
        {status.statusOf(enquiry)}
      </Text>
    ),
  });
