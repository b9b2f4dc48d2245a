// The profile picture and the menu behind it: My Profile, or Admin Panel for admins.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import defaultPicture from '#client/assets/default-profile.svg';
import { useCurrentUser } from '#client/lib/session.ts';
import { roleHomes } from '../role-homes.ts';
import classes from './AccountMenu.module.css';
import header from './Header.module.css';
import { useAccountMenu } from './use-account-menu.ts';

export function AccountMenu() {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen, close, panelProps } = useAccountMenu({ root, panel });
  const openedByKey = useRef(false);
  const { user } = useCurrentUser();
  const home = roleHomes[user?.role ?? 'GENERAL'].menu;

  // Who opens it by key goes on inside it; a click leaves the focus where it is.
  useEffect(() => {
    if (open && openedByKey.current) panel.current?.querySelector('a')?.focus();
  }, [open]);

  return (
    <div className={`${classes.account} ${header.mine}`} ref={root}>
      <button
        type="button"
        className={header.action}
        aria-label="Account menu"
        aria-expanded={open}
        onClick={(event) => {
          openedByKey.current = event.detail === 0;
          setOpen(!open);
        }}
      >
        <img
          src={user?.profilePic || defaultPicture}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className={classes.picture}
        />
      </button>
      {open && (
        <div className={classes.panel} ref={panel} {...panelProps}>
          {user && (
            <p className={classes.who}>
              {user.name}
              <span>{user.email}</span>
            </p>
          )}
          <Link to={home.path} className={classes.item} onClick={close}>
            {home.words}
          </Link>
        </div>
      )}
    </div>
  );
}
