// Leads people without a place in the panel to their own page. The server decides what they may do.
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { roleHomes } from '#client/app/role-homes.ts';
import { NeedsBrowser } from '#client/app/shell/NoScripts.tsx';
import { ToLogin } from '#client/app/ToLogin.tsx';
import { appTexts as t } from '#client/app/texts.ts';
import { hasEndedHere } from '#client/lib/ended-session.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { LoadError } from '#client/ui/LoadError.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { paths } from '#shared/paths.ts';

export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user, state, error, retry } = useCurrentUser();
  if (state === 'unknown' || state === 'loading' || state === 'failed')
    return (
      <main id="main">
        <NeedsBrowser />
        {state === 'failed' ? (
          <LoadError error={error} retry={retry} />
        ) : (
          <PageSkeleton title={t('moment')} />
        )}
      </main>
    );
  if (!user && hasEndedHere()) return <ToLogin />;
  const instead = user ? roleHomes[user.role].insteadOfAdminPanel : paths.home;
  return instead === null ? children : <Navigate to={instead} replace />;
}
