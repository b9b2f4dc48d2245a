import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { useCurrentUser } from '#client/lib/session.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Small } from '#client/ui/mantine/layout.tsx';
import { guestName, isGuest } from '#shared/accounts/guest.ts';
import { timings } from '#shared/business.ts';
import { phoneLink } from '#shared/contact-links.ts';
import { paths } from '#shared/paths.ts';
import { returnStateTo } from '../return-to.ts';
import { roleHomes } from '../role-homes.ts';
import { appTexts as t } from '../texts.ts';
import classes from './AccountMenu.module.css';
import header from './Header.module.css';
import { LanguageLinks } from './LanguageSwitch.tsx';

type Props = {
  /** The menu's first link. Without it: the link of the user's role (role-homes.ts). */
  link?: { words: string; path: string };
  /** Further links on phones, whose header has no room for them. */
  onPhones?: ReactNode;
};

export function AccountMenu({ link, onPhones = <ShopLinks /> }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { open, setOpen, close, panelProps } = useAccountMenu({ root, panel });
  const openedByKey = useRef(false);
  const { user } = useCurrentUser();
  const location = useLocation();
  const isHydrated = useKnownInBrowser(true);
  const guest = user !== null && isGuest(user);
  const home = link ?? roleHomes[user?.role ?? 'GENERAL'].menu;

  useEffect(() => {
    if (open && openedByKey.current) panel.current?.querySelector('a')?.focus();
  }, [open]);

  const face = user?.name ? (
    <Avatar name={user.name} picture={user.profilePic} size={32} />
  ) : (
    <Icon name="person" />
  );
  if (!isHydrated)
    return (
      <Link to={home.path} className={`bare ${header.action}`}>
        {face}
        <span className="visually-hidden">{home.words}</span>
      </Link>
    );
  return (
    <div className={classes.account} ref={root}>
      <button
        type="button"
        className={`bare ${header.action}`}
        aria-label={t('accountMenu')}
        aria-expanded={open}
        onClick={(event) => {
          openedByKey.current = event.detail === 0;
          setOpen(!open);
        }}
      >
        {face}
      </button>
      {open && (
        <div className={classes.panel} ref={panel} {...panelProps}>
          {user && (
            <div className={classes.who}>
              <strong>{user.name || guestName}</strong>
              <Small>{guest ? t('noAccount') : user.email}</Small>
            </div>
          )}
          <Link to={home.path} className={`tall-link ${classes.item}`} onClick={close}>
            {guest ? t('myOrders') : home.words}
          </Link>
          {user?.role === 'GENERAL' && (
            <>
              <Link to={paths.appliances} className={`tall-link ${classes.item}`} onClick={close}>
                {t('myAppliances')}
              </Link>
              <Link to={paths.myAccount} className={`tall-link ${classes.item}`} onClick={close}>
                {t('myAccount')}
              </Link>
            </>
          )}
          {guest && (
            <>
              <Link to={`${paths.myOrders}#profile`} className={`tall-link ${classes.item}`} onClick={close}>
                {t('keepBookings')}
              </Link>
              <Link
                to={paths.login}
                state={returnStateTo(location)}
                className={`tall-link ${classes.item}`}
                onClick={close}
              >
                {t('login')}
              </Link>
            </>
          )}
          <div className={classes.phoneItems}>
            {onPhones}
            <LanguageLinks />
          </div>
        </div>
      )}
    </div>
  );
}

function ShopLinks() {
  const { phone, whatsapp } = useBusiness();
  return (
    <>
      {phone && (
        <a className={`tall-link ${classes.item}`} href={phoneLink(phone)}>
          {t('callUs')}
        </a>
      )}
      {whatsapp && (
        <a className={`tall-link ${classes.item}`} href={whatsapp} target="_blank" rel="noopener noreferrer">
          {t('whatsAppUs')}
        </a>
      )}
    </>
  );
}

type Parts = { root: RefObject<HTMLElement | null>; panel: RefObject<HTMLElement | null> };

/**
 * Opens and closes the account menu. It closes after 2 s unless pointer or focus is inside, and at once on
 * Escape or a press outside. `root` contains the menu and its button.
 */
function useAccountMenu({ root, panel }: Parts) {
  const [open, setOpen] = useState(false);
  const [inside, setInside] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    setInside(false);
  }, []);

  useEffect(() => {
    if (!open || inside) return;
    const timer = setTimeout(close, timings.profileMenuMs);
    return () => clearTimeout(timer);
  }, [open, inside, close]);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close, root]);

  const leave = () => setInside(panel.current?.contains(document.activeElement) ?? false);
  const panelProps = {
    onPointerEnter: () => setInside(true),
    onPointerLeave: leave,
    onFocus: () => setInside(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      const next = event.relatedTarget;
      setInside(next instanceof Node && (panel.current?.contains(next) ?? false));
    },
  };
  return { open, setOpen, close, panelProps };
}
