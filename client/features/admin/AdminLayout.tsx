import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { roleHomes } from '#client/app/role-homes.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import '#client/ui/mantine/Modal.ts';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/permissions.ts';
import classes from './AdminLayout.module.css';
import { mayOpen } from './may-open.ts';
import { NewsProvider } from './news/NewsProvider.tsx';
import { Screen } from './Screen.tsx';
import { SideMenu } from './SideMenu.tsx';
import { adminTexts as t } from './texts.ts';

export function Component() {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <NewsProvider>
      <div className={classes.panel}>
        <SideMenu />
        <div className={classes.screen}>
          {user && !mayOpen(user.role, pathname) ? <NotForRole role={user.role} /> : <Outlet />}
        </div>
      </div>
      <LeaveGuard />
    </NewsProvider>
  );
}

function NotForRole({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const { path } = roleHomes[role].menu;
  if (pathname.replace(/\/$/, '').toLowerCase() === paths.admin.overview)
    return <Navigate to={path} replace />;
  return (
    <Screen title={t('notForRole')}>
      <p>{t('notForRoleHelp', { role: roleNameTexts(role) })}</p>
      <p>
        <Link to={path}>{t('toYourScreens')}</Link>
      </p>
    </Screen>
  );
}
