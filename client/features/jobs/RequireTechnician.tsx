// My Jobs opens from the stored session, so that it works offline. The server checks the role at each call.
import { type ReactNode, useEffect, useState } from 'react';
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
import { jobsStore, useJobsStore } from './jobs-store.ts';
import { countWaitingSteps } from './offline/database.ts';
import { jobTexts as t } from './texts.ts';
import { useOnline } from './use-connection.ts';

export function RequireTechnician({ children }: { children: ReactNode }) {
  const token = useAuthToken();
  const { opened, owner, stored } = useJobsStore();
  const online = useOnline();
  const { user, error, retry, state } = useCurrentUser();
  const isTechnician = user !== null && can(user.role, 'jobs.work');
  useEffect(() => {
    if (!user) return;
    if (can(user.role, 'jobs.work')) void jobsStore.openFor(user, opened ? undefined : stored);
    // Deletes the customers' data from the phone of a former technician.
    else if (owner?._id === user._id) void jobsStore.clear();
  }, [user, owner, opened, stored]);

  // The Login page is not cached for offline use.
  if (token === null) return online ? <ToLoginWithSteps /> : <LoggedOut />;
  if (user && !isTechnician)
    return <Navigate to={roleHomes[user.role].insteadOfAdminPanel ?? paths.admin.day} replace />;
  if (owner && owner.token === token) return children;
  if (opened && state === 'failed') return <LoadError error={error} retry={retry} />;
  return <JobsSkeleton />;
}

function ToLoginWithSteps() {
  const [storedSteps, setStoredSteps] = useState<number | null>(null);
  useEffect(() => void countWaitingSteps().then(setStoredSteps, () => setStoredSteps(0)), []);
  return storedSteps === null ? <JobsSkeleton /> : <ToLogin state={{ storedSteps }} />;
}

const LoggedOut = () => <EmptyState art={offlineArt} title={t('loggedOut')} text={t('loggedOutText')} />;
