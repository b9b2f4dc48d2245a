// Who may see a page. The server decides what may be done; these only lead people to the right place.
import { Navigate, Outlet } from 'react-router-dom';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { PageHead } from '#client/ui/PageHead.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { paths } from '#shared/paths.ts';
import { roleHomes } from './role-homes.ts';
import { ToLogin } from './ToLogin.tsx';

// What the server shows of such a page: it does not know yet who asks.
const NotKnownYet = () => (
  <>
    <PageHead title="One moment" canonical={null} />
    <PageSkeleton />
  </>
);

/** Pages for signed-in people: others go to Login and come back, also when another tab signs out. */
export function RequireLogin() {
  const token = useAuthToken();
  if (token === undefined) return <NotKnownYet />;
  if (token === null) return <ToLogin />;
  return <Outlet />;
}

/** The admin panel: customers and visitors are led to Home (docs/rules.md#pages). */
export function RequireAdmin() {
  const { user, state, error, retry } = useCurrentUser();
  if (state === 'unknown' || state === 'loading') return <NotKnownYet />;
  if (state === 'failed') return <LoadError error={error} retry={retry} />;
  const instead = user ? roleHomes[user.role].insteadOfAdminPanel : paths.home;
  if (instead !== null) return <Navigate to={instead} replace />;
  return <Outlet />;
}
