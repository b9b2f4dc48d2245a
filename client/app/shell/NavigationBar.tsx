import { useNavigation } from 'react-router-dom';
import { appTexts as t } from '../texts.ts';
import classes from './NavigationBar.module.css';

/** A moving line under the header of the shop or the panel while a page loads. */
export function NavigationBar() {
  return useNavigation().state === 'idle' ? null : (
    <div className={classes.loading} role="progressbar" aria-label={t('loadingPage')} />
  );
}
