// Login and Sign up redirect a signed-in user. A guest may stay, to log in to an account.
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { returnPath, returnStateOf, wishedService } from '#client/app/return-to.ts';
import { roleHomes } from '#client/app/role-homes.ts';
import { codeOf, wordsOf } from '#client/lib/failure.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { paths } from '#shared/paths.ts';
import { useRepairRequest } from '../catalogue/use-repair-request.ts';

type Props = {
  children: ReactNode;
  guests: ReactNode;
};

/** Shows `children` to signed-out visitors and `guests` to guests. Redirects the others, also after a login in another tab. */
export function SignedOutOnly({ children, guests }: Props) {
  const { user, state: session } = useCurrentUser();
  const state = returnStateOf(useLocation());
  // If the user comes Back to this page later, the requested service must not be added again.
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
  return <Navigate to={user && back === paths.home ? roleHomes[user.role].afterLogin : back} replace />;
}

/** Puts the requested service into the cart. If that fails, returns to the service's page. */
function WishedFor({ productId, back }: { productId: string; back: string }) {
  const navigate = useNavigate();
  const { request } = useRepairRequest(productId, {
    replace: true,
    failed: (error) => {
      if (codeOf(error) === 'UNAUTHORIZED') return;
      toast.error(wordsOf(error));
      void navigate(back, { replace: true });
    },
  });
  const begin = useEffectEvent(request);
  useEffect(() => begin(), []);
  return <PageSkeleton />;
}
