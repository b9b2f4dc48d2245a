// The columns of All Enquiries, titled and ordered as in the specification and the spreadsheet.
import { Link } from 'react-router-dom';
import type { Column } from '#client/ui/table/columns.tsx';
import { mailLink, mobileLink } from '#shared/contact-links.ts';
import type { Enquiry } from '#shared/enquiries/schema.ts';
import { formatLongDate } from '#shared/format.ts';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import classes from './Enquiries.module.css';

/** `openPath` gives the address of an enquiry's details. */
export const enquiryColumns = (status: StatusChange, openPath: (id: string) => string): Column<Enquiry>[] => [
  {
    key: 'number',
    title: 'Sr.',
    width: 36,
    numeric: true,
    card: 'none',
    render: (_enquiry, number) => number,
  },
  {
    key: 'fullname',
    title: 'Full Name',
    card: 'heading',
    width: 96,
    render: (enquiry) => (
      <Link
        to={openPath(enquiry._id)}
        state={{ opened: true }}
        preventScrollReset
        className={listClasses.open}
      >
        {enquiry.fullname}
      </Link>
    ),
  },
  { key: 'address', title: 'Address', width: 84, render: (enquiry) => enquiry.address },
  {
    key: 'email',
    title: 'Email',
    width: 112,
    render: (enquiry) => (
      <a href={mailLink(enquiry.email)} title={enquiry.email} className={classes.email}>
        {enquiry.email}
      </a>
    ),
  },
  {
    key: 'mobile',
    title: 'Mobile',
    width: 96,
    render: (enquiry) => <a href={mobileLink(enquiry.mobile)}>{enquiry.mobile}</a>,
  },
  {
    key: 'serviceType',
    title: 'Service Type',
    width: 116,
    render: (enquiry) => (
      <span className={classes.clamped} title={enquiry.serviceType}>
        {enquiry.serviceType}
      </span>
    ),
  },
  {
    key: 'message',
    title: 'Message',
    width: 118,
    render: (enquiry) => (
      <span className={classes.clamped} title={enquiry.message}>
        {enquiry.message}
      </span>
    ),
  },
  {
    key: 'createdAt',
    title: 'Created Date',
    width: 112,
    sort: 'createdAt',
    render: (enquiry) => formatLongDate(enquiry.createdAt),
  },
  {
    key: 'status',
    title: 'Status',
    width: 200,
    render: (enquiry) => (
      <StatusRadios
        name={enquiry.fullname}
        status={status.shown(enquiry)}
        onPick={(picked) => status.pick(enquiry, picked)}
      />
    ),
  },
];
