// Links to every admin screen: a column on wide windows, a strip on phones.
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/session.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { roleNameTexts } from '#shared/accounts/texts.ts';
import { paths } from '#shared/paths.ts';
import { mayOpen } from './may-open.ts';
import classes from './SideMenu.module.css';
import { adminTexts as t } from './texts.ts';

const screens = [
  { to: paths.admin.day, text: t('day') },
  { to: paths.admin.customers, text: t('customers') },
  { to: paths.admin.products, text: t('products') },
  { to: paths.admin.orders, text: t('orders') },
  { to: paths.admin.enquiries, text: t('enquiries') },
  { to: paths.admin.categories, text: t('categories') },
] as const;

const further = [
  { to: paths.admin.overview, text: t('overview') },
  { to: paths.admin.bills, text: t('bills') },
  { to: paths.admin.audit, text: t('audit') },
  { to: paths.admin.settings, text: t('settings') },
] as const;

export function SideMenu() {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const isShown = ({ to }: { to: string }) => user !== null && mayOpen(user.role, to);
  const strip = useRef<HTMLElement>(null);

  // The strip is wider than a phone: the present screen's link is brought into sight, the page stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every screen
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (link && strip.current) strip.current.scrollLeft = link.offsetLeft - 48;
  }, [pathname]);

  return (
    <div className={classes.menu}>
      <div className={classes.sticky}>
        <div className={classes.who}>
          <Avatar name={user?.name ?? ''} picture={user?.profilePic} size={40} />
          <p className={classes.name}>
            {user?.name}
            <span className={classes.role}>{user && roleNameTexts(user.role)}</span>
          </p>
        </div>
        <nav className={classes.links} aria-label={t('panel')} ref={strip}>
          {screens.filter(isShown).map(({ to, text }) => (
            <NavLink key={to} to={to} className={classes.link ?? ''}>
              {text}
            </NavLink>
          ))}
          <span className={classes.gap} />
          {further.filter(isShown).map(({ to, text }) => (
            <NavLink key={to} to={to} className={classes.link ?? ''} end={to === paths.admin.overview}>
              {text}
            </NavLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
