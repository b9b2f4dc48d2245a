import { useIsNavigating } from '../ShopRouter.tsx';
import { appTexts as t } from '../texts.ts';
import classes from './NavigationBar.module.css';

/** A moving line under the header of the shop or the panel while a page loads. */
export function NavigationBar() {
  return (
    useIsNavigating() && <div className={classes.loading} role="progressbar" aria-label={t('loadingPage')} />
  );
}
