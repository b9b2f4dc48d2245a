import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentUser } from '#client/lib/session.ts';
import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { UnstyledButton } from '#client/ui/mantine/layout.tsx';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { adminTexts } from '../texts.ts';
import classes from './Frame.module.css';
import { SideMenu } from './SideMenu.tsx';
import { screensOnPhonesOf } from './screens.ts';
import { frameTexts as t } from './texts.ts';

/** The bar at the foot of phones: four screens, and the whole menu behind 'More'. */
export function PhoneBar() {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const screens = screensOnPhonesOf(user?.role);
  const isElsewhere = !screens.some(({ to }) => pathname.startsWith(to));
  return (
    <nav className={classes.phoneBar} aria-label={adminTexts('panel')}>
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
      {open && <WholeMenu close={() => setOpen(false)} />}
    </nav>
  );
}

function WholeMenu({ close }: { close: () => void }) {
  useBackCloses(close);
  return (
    <SidePanel title={adminTexts('panel')} close={close}>
      <SideMenu onChoose={close} />
    </SidePanel>
  );
}
