// Leads visitors without a session to Login. The server decides what they may do.
import { Outlet, useLocation } from 'react-router-dom';
import { useAuthToken } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { PageSkeleton } from '#client/ui/Skeletons.tsx';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { paths } from '#shared/paths.ts';
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
          {/* A form instead of a link, because Lynx sends no Referer from an address with a query. */}
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
