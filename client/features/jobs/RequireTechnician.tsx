// My Jobs is for technicians. Who has worked on this phone is known without asking the shop, so that it opens without a
// network; the shop itself decides what may be seen and done.
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { roleHomes } from '#client/app/role-homes.ts';
import { ToLogin } from '#client/app/ToLogin.tsx';
import offlineArt from '#client/assets/empty/offline.svg?inline';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { paths } from '#shared/paths.ts';
import { can } from '#shared/permissions.ts';
import { JobsSkeleton } from './JobsSkeleton.tsx';
import { forgetStoredJobs, openFor } from './offline-jobs.ts';
import { useOfflineJobs } from './use-offline-jobs.ts';
import { useOnline } from './use-online.ts';

export function RequireTechnician({ children }: { children: ReactNode }) {
  const token = useAuthToken();
  const { opened, owner } = useOfflineJobs();
  const online = useOnline();
  const { user, error, retry, state } = useCurrentUser();
  const isHis = user !== null && can(user.role, 'jobs.work');
  useEffect(() => {
    if (!user) return;
    if (can(user.role, 'jobs.work')) void openFor(user);
    // who is none any more keeps nothing of the customers; another one's steps wait on
    else if (owner?._id === user._id) void forgetStoredJobs();
  }, [user, owner]);

  // Login is not on the phone
  if (token === null) return online ? <ToLogin /> : <LoggedOut />;
  if (user && !isHis)
    return <Navigate to={roleHomes[user.role].insteadOfAdminPanel ?? paths.admin.overview} replace />;
  if (owner && owner.token === token) return children;
  if (opened && state === 'failed') return <LoadError error={error} retry={retry} />;
  return <JobsSkeleton />;
}

const LoggedOut = () => (
  <EmptyState
    art={offlineArt}
    title="You are logged out"
    text="You can log in again as soon as there is a network."
  />
);
