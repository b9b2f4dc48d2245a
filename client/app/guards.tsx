// Route guards that lead people to the right page. The server decides what they may do.
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { paths } from '#shared/paths.ts';
import { roleHomes } from './role-homes.ts';
import { NoScripts } from './shell/NoScripts.tsx';
import { ToLogin } from './ToLogin.tsx';
import { appTexts as t } from './texts.ts';

export function RequireLogin() {
  const token = useAuthToken();
  const { pathname } = useLocation();
  if (token === undefined)
    return (
      <>
        <PageSkeleton title={t('moment')} />
        <noscript>
          <div className="page" style={{ paddingBlock: 24 }}>
            <p>{t('loginFirst')}</p>
            <ButtonLink to={paths.loginFor({ back: pathname })}>{t('login')}</ButtonLink>
          </div>
        </noscript>
      </>
    );
  if (token === null) return <ToLogin />;
  return <Outlet />;
}

export function RequireAdmin() {
  const { user, state, error, retry } = useCurrentUser();
  if (state === 'unknown' || state === 'loading' || state === 'failed')
    return (
      <main id="main">
        <noscript>
          <NoScripts />
        </noscript>
        {state === 'failed' ? (
          <LoadError error={error} retry={retry} />
        ) : (
          <PageSkeleton title={t('moment')} />
        )}
      </main>
    );
  const instead = user ? roleHomes[user.role].insteadOfAdminPanel : paths.home;
  if (instead !== null) return <Navigate to={instead} replace />;
  return <Outlet />;
}
