import { lazy, useState } from 'react';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { chunk } from '#client/app/chunk.ts';
import { roleHomes } from '#client/app/role-homes.ts';
import { NeedsBrowser } from '#client/app/shell/NoScripts.tsx';
import { RouteFocus } from '#client/app/shell/RouteFocus.tsx';
import { SkipLink } from '#client/app/shell/SkipLink.tsx';
import { Toasts } from '#client/app/shell/Toasts.tsx';
import type { Prefetch } from '#client/lib/prefetch.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { usePreload } from '#client/lib/use-preload.ts';
import { EnabledWhenHydrated } from '#client/ui/EnabledWhenHydrated.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { loadMenu } from '#client/ui/Menu.tsx';
import { loadModal } from '#client/ui/Modal.tsx';
import { Box, UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { LeaveGuard } from '#client/ui/use-unsaved.tsx';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { mayOpen } from '#shared/may-open.ts';
import { paths } from '#shared/paths.ts';
import { can, type Role } from '#shared/permissions.ts';
import { PanelBar } from './frame/Bar.tsx';
import classes from './frame/Frame.module.css';
import { SideMenu } from './frame/SideMenu.tsx';
import { screensOnPhonesOf } from './frame/screens.ts';
import { frameTexts as t } from './frame/texts.ts';
import { useFocusKeeper } from './frame/use-focus-keeper.ts';
import { useMenuFolded } from './frame/use-folded.ts';
import { NewsProvider } from './news/NewsProvider.tsx';
import { PanelPart } from './PanelPart.tsx';
import { RequireAdmin } from './RequireAdmin.tsx';
import { Screen } from './Screen.tsx';
import { loadSearch } from './search/PanelSearch.tsx';
import { adminTexts } from './texts.ts';

const loadMenuOfPhones = chunk(() => import('./frame/WholeMenu.tsx'));
const WholeMenu = lazy(loadMenuOfPhones);

// Later, so that the first screen comes first.
const later = [loadSearch, loadMenu, loadModal, loadMenuOfPhones];

export const prefetch: Prefetch = async (queries, { signedIn }) => {
  await queries.business.get.prefetch();
  if (!signedIn) return;
  const { role } = await queries.accounts.me.ensureData();
  if (can(role, 'overview.read')) await queries.backoffice.news.prefetch({});
};

export const Component = () => (
  <RequireAdmin>
    <Panel />
  </RequireAdmin>
);

function Panel() {
  const [folded, setFolded] = useMenuFolded();
  useFocusKeeper();
  usePreload(later);
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <NewsProvider>
      <SkipLink />
      <div className={classes.frame} data-folded={folded || undefined}>
        {/* A dialog, which takes the page's scrollbar, leaves it where it is. */}
        <header className={`${classes.bar} right-scroll-bar-position`}>
          <PanelBar />
        </header>
        <nav className={classes.menu} aria-label={adminTexts('panel')}>
          <SideMenu folded={folded} />
          <UnstyledButton
            className={classes.fold}
            m="auto 8px 8px"
            aria-label={folded ? t('unfold') : t('fold')}
            onClick={() => setFolded(!folded)}
          >
            <Icon name={folded ? 'right' : 'left'} size={20} />
          </UnstyledButton>
        </nav>
        <main id="main" tabIndex={-1} className={classes.main}>
          <NeedsBrowser />
          <div className={classes.screen}>
            <EnabledWhenHydrated>
              {user && !mayOpen(user.role, pathname) ? <NotForRole role={user.role} /> : <Outlet />}
            </EnabledWhenHydrated>
          </div>
        </main>
        <EnabledWhenHydrated>
          <PhoneBar />
        </EnabledWhenHydrated>
      </div>
      <RouteFocus />
      <LeaveGuard />
      <Toasts />
    </NewsProvider>
  );
}

function NotForRole({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const { path } = roleHomes[role].menu;
  if (pathname.replace(/\/$/, '').toLowerCase() === paths.admin.panel) return <Navigate to={path} replace />;
  return (
    <Screen title={adminTexts('notForRole')}>
      <p>{adminTexts('notForRoleHelp', { role: roleNameTexts(role) })}</p>
      <p>
        <Link to={path}>{adminTexts('toYourScreens')}</Link>
      </p>
    </Screen>
  );
}

/** The bar at the foot of phones: four screens, and the whole menu behind 'More'. */
function PhoneBar() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const screens = screensOnPhonesOf(user?.role);
  const isElsewhere = !screens.some(({ to }) => pathname.startsWith(to));
  return (
    <Box
      component="nav"
      display={{ base: 'grid', sm: 'none' }}
      className={classes.phoneBar}
      aria-label={adminTexts('panel')}
    >
      {screens.map(({ to, name, short, icon }) => (
        <NavLink key={to} to={to} aria-label={name} className={classes.tab ?? ''}>
          <Icon name={icon} size={22} />
          {short ?? name}
        </NavLink>
      ))}
      <UnstyledButton
        className={classes.tab}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-active={isElsewhere || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={22} />
        {t('more')}
      </UnstyledButton>
      {open && (
        <PanelPart>
          <WholeMenu close={() => setOpen(false)} />
        </PanelPart>
      )}
    </Box>
  );
}
