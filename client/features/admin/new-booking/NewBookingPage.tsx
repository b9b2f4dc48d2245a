// New Booking: somebody is on the phone, or an enquiry becomes an order.
import { Link, useSearchParams } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { LoadingNote, Skeleton } from '#client/ui/Skeletons.tsx';
import { paths } from '#shared/paths.ts';
import { Screen } from '../Screen.tsx';
import { CallerForm } from './CallerForm.tsx';

export function Component() {
  const [params] = useSearchParams();
  const enquiry = params.get('enquiry');
  return (
    <Screen title="New Booking">
      {enquiry ? <OfEnquiry id={enquiry} /> : <CallerForm enquiry={null} />}
    </Screen>
  );
}

/** One enquiry is one order: whoever comes second is led to it, also while the form is filled in. */
function OfEnquiry({ id }: { id: string }) {
  const enquiry = trpc.enquiries.one.useQuery({ id }, { staleTime: 0 });
  if (enquiry.data?.order) {
    const { _id, orderNumber } = enquiry.data.order;
    return (
      <Notice kind="note">
        <p>
          This enquiry has already been booked: <Link to={paths.admin.order(_id)}>order {orderNumber}</Link>.
        </p>
      </Notice>
    );
  }
  if (enquiry.data) return <CallerForm key={id} enquiry={enquiry.data} />;
  if (enquiry.error) return <LoadError error={enquiry.error} retry={() => void enquiry.refetch()} />;
  return (
    <>
      <LoadingNote />
      <Skeleton width="100%" height={320} />
    </>
  );
}
