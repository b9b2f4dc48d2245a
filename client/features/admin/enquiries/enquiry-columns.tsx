import { Text } from '#client/ui/mantine/layout.tsx';
import { type Column, statusWidth } from '#client/ui/table/columns.ts';
import type { PhoneCells } from '#client/ui/table/PhoneRow.tsx';
import { mailLink } from '#shared/contact-links.ts';
import type { Enquiry } from '#shared/enquiries/schema.ts';
import { formatLongDate, formatShortDate } from '#shared/format.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName, serviceTypeName } from '#shared/place-names.ts';
import { Clamped, EmailWords, MobileLink, OpenLink } from '../cells.tsx';
import listClasses from '../ListAndPanel.module.css';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { enquiryTexts as t } from './texts.ts';

export const enquiryColumns = (
  status: StatusChange<Enquiry>,
  openPath: (id: string) => string,
): Column<Enquiry>[] => [
  {
    key: 'number',
    title: t('number'),
    width: 44,
    onlyWide: true,
    numeric: true,
    render: (_enquiry, number) => number,
  },
  {
    key: 'fullname',
    title: t('fullName'),
    render: (enquiry) => (
      <span className={listClasses.clamped}>
        <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />
      </span>
    ),
  },
  {
    key: 'address',
    title: t('address'),
    width: [114, 94],
    render: (enquiry) => <Clamped text={areaName(enquiry.area)} />,
  },
  {
    key: 'email',
    title: t('email'),
    render: (enquiry) => (
      <a href={mailLink(enquiry.email)} title={enquiry.email} className={listClasses.clamped}>
        <EmailWords email={enquiry.email} />
      </a>
    ),
  },
  {
    key: 'mobile',
    title: t('mobile'),
    width: [124, 112],
    render: (enquiry) => <MobileLink mobile={enquiry.mobile} />,
  },
  {
    key: 'serviceType',
    title: t('serviceType'),
    render: (enquiry) => <Clamped text={serviceTypeName(enquiry.serviceType)} />,
  },
  {
    key: 'message',
    title: t('message'),
    render: (enquiry) => <Clamped text={enquiry.message} />,
  },
  {
    key: 'createdAt',
    title: t('created'),
    width: [120, 86],
    sort: 'createdAt',
    render: (enquiry) => formatLongDate(enquiry.createdAt),
  },
  {
    key: 'status',
    title: t('status'),
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
    facts: [serviceTypeName(enquiry.serviceType), areaName(enquiry.area), enquiry.message],
    state: (
      <Text span size="sm" fw={600}>
        {statusTexts(status.statusOf(enquiry))}
      </Text>
    ),
  });
