// Login and Sign Up are for who is signed out: once signed in, on to what was wished for, or back to where one was. Guests
// are signed in without an account, and may come for one.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { returnPath, wishedService } from '#client/app/return-to.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { paths } from '#shared/paths.ts';
import { can } from '#shared/permissions.ts';
import { useRepairRequest } from '../catalogue/use-repair-request.ts';

type Props = {
  children: ReactNode;
  /** What a guest sees who comes here; who becomes one here goes on. */
  guests: ReactNode;
};

/** Shows its content to who is signed out, and leads everyone else on, also after signing in in another tab. */
export function SignedOutOnly({ children, guests }: Props) {
  const { user, state: session } = useCurrentUser();
  const { state } = useLocation();
  // a step back to this page, long after signing in, wishes for nothing any more
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (session === 'signed-out') setWaited(true);
  }, [session]);

  if (session === 'unknown' || session === 'signed-out') return children;
  if (!waited && session === 'loading') return <PageSkeleton />;
  if (!waited && user && isGuest(user)) return guests;
  const wish = waited ? wishedService(state) : null;
  const back = returnPath(state);
  if (wish) return <WishedFor productId={wish} back={back} />;
  // a technician who comes from nowhere begins his day
  const toWork = back === paths.home && user !== null && can(user.role, 'jobs.work');
  return <Navigate to={toWork ? paths.jobs : back} replace />;
}

/** Puts the service into the cart and goes there; where it cannot be had, back to where it was seen. */
function WishedFor({ productId, back }: { productId: string; back: string }) {
  const navigate = useNavigate();
  const { request } = useRepairRequest(productId, {
    replace: true,
    failed: (error) => {
      // the session has ended again: the form is back
      if (codeOf(error) === 'UNAUTHORIZED') return;
      toast.error(wordsOf(error));
      void navigate(back, { replace: true });
    },
  });
  const begin = useEffectEvent(request);
  useEffect(() => begin(), []);
  return <PageSkeleton />;
}
