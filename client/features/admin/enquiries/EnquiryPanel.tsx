import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import type { Enquiry, EnquiryInFull } from '#shared/enquiries/schema.ts';
import { formatMoment } from '#shared/format.ts';
import { paths } from '#shared/paths.ts';
import { History } from '../audit/History.tsx';
import { ContactLinks } from '../ContactLinks.tsx';
import listClasses from '../ListAndPanel.module.css';
import { Loaded } from '../Loaded.tsx';
import { StatusRadios } from '../status/StatusRadios.tsx';
import type { StatusChange } from '../status/use-status-change.tsx';
import { WhatsApp } from '../whatsapp/WhatsApp.tsx';
import { aboutEnquiry } from '../whatsapp/wording.ts';
import classes from './Enquiries.module.css';

type Props = { id: string; close: () => void; status: StatusChange<Enquiry> };

export function EnquiryPanel({ id, close, status }: Props) {
  const enquiry = trpc.enquiries.one.useQuery({ id }, { staleTime: 0 });
  return (
    <SidePanel title={enquiry.data ? `Enquiry of ${enquiry.data.fullname}` : 'Enquiry'} close={close}>
      <Loaded reading={enquiry} height={120}>
        {(data) => <Details enquiry={data} status={status} />}
      </Loaded>
    </SidePanel>
  );
}

function Details({ enquiry, status }: { enquiry: EnquiryInFull; status: StatusChange<Enquiry> }) {
  const company = useBusiness().companyName;
  return (
    <>
      <div>
        <StatusRadios
          name={enquiry.fullname}
          status={status.statusOf(enquiry)}
          onPick={(picked) => status.pick(enquiry, picked)}
        />
      </div>
      <p className={classes.whole}>{enquiry.message}</p>
      <ContactLinks mobile={enquiry.mobile} email={enquiry.email} />
      <WhatsApp mobile={enquiry.mobile} texts={{ 'Your enquiry': aboutEnquiry(enquiry, company) }} />
      {!enquiry.order && (
        <div>
          <ButtonLink to={paths.admin.bookEnquiry(enquiry._id)}>Book</ButtonLink>
        </div>
      )}
      <dl className={listClasses.facts}>
        <dt>Service</dt>
        <dd>{enquiry.serviceType}</dd>
        <dt>Location</dt>
        <dd>{enquiry.area}</dd>
        <dt>Sent</dt>
        <dd>{formatMoment(enquiry.createdAt)}</dd>
        {enquiry.order && (
          <>
            <dt>Booked</dt>
            <dd>
              <Link to={paths.admin.order(enquiry.order._id)}>Order {enquiry.order.orderNumber}</Link>
            </dd>
          </>
        )}
      </dl>
      <History entity="enquiry" entityId={enquiry._id} />
    </>
  );
}
