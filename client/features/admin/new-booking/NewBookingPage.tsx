import { Link, useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Notice } from '#client/ui/Notice.tsx';
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
      {enquiry ? <OfEnquiry id={enquiry} /> : <CallerForm enquiry={null} of={params.get('mobile') ?? ''} />}
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
