import { CallUs } from '#client/features/content/CallUs.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { mailLink } from '#shared/contact-links.ts';
import { appTexts as t } from '../texts.ts';
import classes from './Shell.module.css';

/** What a browser without scripts can do here, and how to call and write to the shop. */
export function NoScripts() {
  const { email } = useBusiness();
  return (
    <div className={`page ${classes.noScripts}`}>
      <p>{t('noScripts')}</p>
      <CallUs />
      {email && <a href={mailLink(email)}>{email}</a>}
    </div>
  );
}
