import { Link } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paths } from '#shared/paths.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Header.module.css';

export function CartLink({ signedIn }: { signedIn: boolean }) {
  const isHydrated = useKnownInBrowser(true);
  const cart = trpc.cart.count.useQuery(undefined, { enabled: signedIn });
  const count = (signedIn && cart.data?.count) || 0;
  return (
    <>
      <Link
        to={paths.cart}
        className={`bare ${classes.action}`}
        aria-label={t('cart')}
        aria-describedby={count > 0 ? 'cart-count' : undefined}
      >
        <Icon name="cart" />
        {/* Text browsers show no aria-label. */}
        {!isHydrated && <span className="visually-hidden">{t('cart')}</span>}
        {count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Link>
      {count > 0 && (
        <span id="cart-count" hidden>
          {t('services', { count })}
        </span>
      )}
    </>
  );
}
