// Route guards that lead people to the right page. The server decides what they may do.
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasEndedHere } from '#client/lib/ended-session.ts';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { LoadError } from '#client/ui/LoadError.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
import { roleHomes } from './role-homes.ts';
import { NeedsBrowser } from './shell/NoScripts.tsx';
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
          {/* A form, because Lynx sends no Referer from an address with a query. */}
          <form
            method="post"
            action={prefixOf(currentLanguage()) + paths.login}
            className="page"
            style={{ paddingBlock: 24 }}
          >
            <p>{t('loginFirst')}</p>
            <input type="hidden" name="back" value={pathname} />
            <Button sends="toLogin">{t('login')}</Button>
          </form>
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
  if (instead !== null) return <Navigate to={instead} replace />;
  return <Outlet />;
}
