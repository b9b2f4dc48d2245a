import { CallUs } from '#client/features/content/CallUs.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { mailLink } from '#shared/contact-links.ts';
import { noScriptsTexts as t } from './no-scripts-texts.ts';
import classes from './Shell.module.css';

/** Tells a browser without scripts, or whose scripts did not start, its possibilities here, and the shop's phone and email. */
export function NoScripts() {
  const { email } = useBusiness();
  // The scripts do not need its words.
  return (
    import.meta.env.SSR && (
      <div className={`page ${classes.noScripts}`}>
        <p>{t('noScripts')}</p>
        <CallUs />
        {email && (
          <a href={mailLink(email)} className="tall-link">
            {email}
          </a>
        )}
      </div>
    )
  );
}

/** Tells which browser the panel and My Jobs need. */
export const NeedsBrowser = () => (
  <noscript>
    <p className={`page ${classes.noScripts}`}>{import.meta.env.SSR && t('needsBrowser')}</p>
  </noscript>
);
