import { Link, useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { areasOf } from '#shared/business/areas.ts';
import { bareMobile } from '#shared/mobile-number.ts';
import { paths } from '#shared/paths.ts';
import { Loaded } from '../Loaded.tsx';
import { Screen } from '../Screen.tsx';
import { CallerForm } from './CallerForm.tsx';
import { newBookingTexts as t } from './texts.ts';

export function Component() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  return (
    <Screen title={t('newBooking')}>
      {enquiry ? (
        <OfEnquiry id={enquiry} />
      ) : params.has('test') ? (
        <TestBooking />
      ) : (
        <CallerForm enquiry={null} of={params.get('mobile') ?? ''} />
      )}
    </Screen>
  );
}

/** Shows the order of an enquiry that is already booked, also if a colleague books it while the form is open. */
function OfEnquiry({ id }: { id: string }) {
  const enquiry = trpc.enquiries.one.useQuery({ id }, { staleTime: 0 });
  if (enquiry.data?.order) {
    const { _id, orderNumber } = enquiry.data.order;
    return (
      <Notice kind="note">
        <p>
          {t.rich('alreadyBooked', {
            number: orderNumber,
            link: (words) => (
              <Link key="order" to={paths.admin.order(_id)}>
                {words}
              </Link>
            ),
          })}
        </p>
      </Notice>
    );
  }
  return (
    <Loaded reading={enquiry} height={320}>
      {(found) => <CallerForm key={id} enquiry={found} />}
    </Loaded>
  );
}

/** The shop books for itself as a test. The booking can be removed. */
function TestBooking() {
  const me = trpc.accounts.me.useQuery();
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  if (!me.data || !business.data)
    return (
      <Loaded reading={me.data ? business : me} height={320}>
        {() => null}
      </Loaded>
    );
  // In India a mobile number begins with 6 to 9; another number of the business is a landline.
  const phone = bareMobile(business.data.phone);
  const mobile = me.data.mobile || (/^[6-9]/.test(phone) ? phone : '');
  return (
    <CallerForm
      enquiry={null}
      test={{
        mobile: /^[0-9]{10}$/.test(mobile) ? mobile : '',
        fullname: 'Test Booking',
        area: areasOf(business.data).names.find((area) => business.data.address.includes(area)) ?? '',
        street: business.data.address || 'At the shop',
      }}
    />
  );
}
