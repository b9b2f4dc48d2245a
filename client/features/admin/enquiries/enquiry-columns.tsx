import { Link } from 'react-router-dom';
import { type Column, statusWidth } from '#client/ui/table/columns.ts';
import { mailLink } from '#shared/contact-links.ts';
import type { Enquiry } from '#shared/enquiries/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import { Clamped, EmailWords, MobileLink } from '../cells.tsx';
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
    card: 'none',
    render: (_enquiry, number) => number,
  },
  {
    key: 'fullname',
    title: 'Full Name',
    card: 'heading',
    render: (enquiry) => (
      <Link
        to={openPath(enquiry._id)}
        state={{ opened: true }}
        preventScrollReset
        title={enquiry.fullname}
        className={`${listClasses.open} ${listClasses.clamped}`}
      >
        {enquiry.fullname}
      </Link>
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
    width: [112, 94],
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
