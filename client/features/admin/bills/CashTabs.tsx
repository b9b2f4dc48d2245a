import { NavLink } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/session.ts';
import { Group } from '#client/ui/mantine/layout.tsx';
import { cashTabsOf } from '../frame/screens.ts';
import { adminTexts } from '../texts.ts';
import classes from './CashTabs.module.css';

/** Links between the screens of the shop's money: Cash and Day closing. */
export function CashTabs() {
  const { user } = useCurrentUser();
  return (
    <Group
      component="nav"
      aria-label={adminTexts('cash')}
      gap={0}
      wrap="nowrap"
      className={classes.tabs ?? ''}
    >
      {cashTabsOf(user?.role).map(({ to, name }) => (
        <NavLink key={to} to={to} className={classes.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </Group>
  );
}
