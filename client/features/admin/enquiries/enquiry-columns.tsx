import { Text } from '#client/ui/mantine/layout.tsx';
import { enquiryFields } from '#shared/enquiries/enquiry-list.ts';
import type { ListedEnquiry } from '#shared/enquiries/schema.ts';
import { formatShortDate } from '#shared/format.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { Clamped, EmailCell, MobileLink, OpenLink } from '../cells.tsx';
import { columnsOf } from '../list/columns-of.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { Clock, clockWords, typeOf } from './Clock.tsx';

export const enquiryColumns = (status: StatusChange<ListedEnquiry>, openPath: (id: string) => string) =>
  columnsOf<ListedEnquiry, typeof enquiryFields>(enquiryFields, {
    sr: { width: 38, numeric: true, onlyWide: true, render: (_enquiry, number) => number },
    fullName: {
      width: [116, 110],
      phone: 'title',
      render: (enquiry) => <OpenLink to={openPath(enquiry._id)} words={enquiry.fullname} />,
    },
    address: { width: [92, 84], phone: 'fact' },
    email: { width: 118, onlyWide: true, render: ({ email }) => <EmailCell email={email} /> },
    mobile: { width: [104, 104], render: ({ mobile }) => <MobileLink mobile={mobile} /> },
    serviceType: {
      width: [104, 92],
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
      width: [96, 86],
      sort: 'createdAt',
      phone: 'value',
      render: ({ createdAt }) => formatShortDate(createdAt),
    },
    status: {
      width: [196, 110],
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
