import { CallUs } from '#client/features/content/CallUs.tsx';
import { useBusiness } from '#client/lib/use-business.ts';
import { mailLink } from '#shared/contact-links.ts';
import { noScriptsTexts as t } from './no-scripts-texts.ts';
import classes from './Shell.module.css';

/** Tells visitors without scripts what works for them, and shows the shop's phone and email. */
export function NoScripts() {
  const { email } = useBusiness();
  // Only the server renders this part, so that the browser need not load its texts.
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
