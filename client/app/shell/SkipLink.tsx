import { appTexts as t } from '../texts.ts';
import classes from './SkipLink.module.css';

export const SkipLink = () => (
  <a className={classes.skip} href="#main">
    {t('skip')}
  </a>
);
