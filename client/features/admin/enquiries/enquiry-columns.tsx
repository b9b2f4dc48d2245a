import { Text } from '#client/ui/mantine/layout.tsx';
import { enquiryFields } from '#shared/enquiries/enquiry-list.ts';
import type { ListedEnquiry } from '#shared/enquiries/schema.ts';
import { formatShortDate } from '#shared/format.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { areaName } from '#shared/place-names.ts';
import { Clamped, MobileLink, OpenLink, Quiet } from '../cells.tsx';
import { columnsOf } from '../list/columns-of.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Clock, clockWords, typeOf } from './Clock.tsx';

export const enquiryColumns = (status: StatusChange<ListedEnquiry>, openPath: (id: string) => string) =>
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
    mobile: { width: [100, 100], render: ({ mobile }) => <MobileLink mobile={mobile} /> },
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
      render: ({ createdAt }) => formatShortDate(createdAt),
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
      onPhone: (enquiry) => (
        <Text span size="sm" fw={600}>
          {statusTexts(status.statusOf(enquiry))}
        </Text>
      ),
    },
  });
