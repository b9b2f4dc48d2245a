import { Link, useLocation } from 'react-router-dom';
import logo from '#client/assets/logo.svg';
import madeInIndia from '#client/assets/make-in-india.svg';
import { useIntent } from '#client/lib/prefetch.ts';
import { useAuthToken, useCurrentUser } from '#client/lib/session.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { isGuest } from '#shared/accounts/guest.ts';
import { phoneLink } from '#shared/contact-links.ts';
import { paths } from '#shared/paths.ts';
import { returnStateOf, returnStateTo } from '../return-to.ts';
import { appTexts as t } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CartLink } from './CartLink.tsx';
import classes from './Header.module.css';
import { LanguageSelect } from './LanguageSwitch.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { Mark } from './Mark.tsx';
import { SearchBox } from './SearchBox.tsx';

export function Header() {
  const token = useAuthToken();
  const { user } = useCurrentUser();
  const { companyName, shortName, mark, phone } = useBusiness();
  return (
    <div className={classes.bar}>
      <div className={`page ${classes.row}`}>
        <div className={classes.brand}>
          <Link to={paths.home} className={classes.logo} {...useIntent(paths.home)}>
            {mark ? (
              <Mark mark={mark} label={t('home')} />
            ) : (
              <img src={logo} alt={t('home')} width={40} height={40} fetchPriority="low" />
            )}
          </Link>
          {shortName && <span className={`${classes.name} ${classes.shortName}`}>{shortName}</span>}
          {companyName && <span className={classes.name}>{companyName}</span>}
        </div>
        <img
          src={madeInIndia}
          alt={t('madeInIndia')}
          width={36}
          height={36}
          className={classes.badge}
          fetchPriority="low"
        />
        <SearchBox />
        <nav className={classes.actions} aria-label={t('actions')}>
          {phone && (
            <a
              className={classes.call}
              href={phoneLink(phone)}
              data-guest={(user && isGuest(user)) || undefined}
            >
              <Icon name="phone" size={20} />
              {phone}
            </a>
          )}
          <LanguageSelect />
          {token && <AccountMenu />}
          <CartLink signedIn={Boolean(token)} />
          {token && <LogoutButton />}
          {!token && <LoginLink hidden={token === undefined} />}
        </nav>
      </div>
    </div>
  );
}

/** The link is hidden until the browser knows who is signed in. */
function LoginLink({ hidden }: { hidden: boolean }) {
  const location = useLocation();
  const isAccountPage = [paths.login, paths.signUp, paths.forgotPassword].some(
    (path) => path === location.pathname,
  );
  return (
    <Link
      to={paths.login}
      state={isAccountPage ? returnStateOf(location) : returnStateTo(location)}
      className={classes.login}
      data-hidden={hidden || undefined}
      {...useIntent(paths.login)}
    >
      {t('login')}
    </Link>
  );
}
