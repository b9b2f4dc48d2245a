import { useLocation } from 'react-router-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { readToken } from '#client/lib/session-token.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Icon } from '#client/ui/Icon.tsx';
import {
  currentLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languageCookie,
  languages,
  prefixOf,
} from '#shared/language.ts';
import classes from './LanguageSwitch.module.css';

const yearSeconds = 365 * 24 * 3600;

const remember = (language: Language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari on older iPhones has no cookieStore.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
};

function useLanguageChange() {
  const { pathname, search, hash } = useLocation();
  const save = trpc.accounts.setLanguage.useMutation();
  const addressIn = (language: Language) => prefixOf(language) + pathname + search + hash;
  const change = async (language: Language) => {
    remember(language);
    // If saving fails, the page still changes its language. The account's mails keep the old language until
    // the next change.
    if (readToken()) await save.mutateAsync({ language }).catch(() => {});
    location.assign(addressIn(language));
  };
  return { addressIn, change };
}

/**
 * An icon with the language's name if there is room, under an invisible select. Before hydration it links to the
 * languages in the footer.
 */
export function LanguageSelect() {
  const { change } = useLanguageChange();
  const look = (
    <>
      <Icon name="language" />
      <span className={classes.name} aria-hidden="true">
        {languages[currentLanguage()]}
      </span>
    </>
  );
  if (!useKnownInBrowser(true))
    return (
      <a href="#languages" className={classes.select} aria-label={languageLabel}>
        {look}
      </a>
    );
  return (
    <span className={classes.select}>
      {look}
      <select
        className="covering"
        aria-label={languageLabel}
        value={currentLanguage()}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && void change(value)}
      >
        {languageCodes.map((language) => (
          <option key={language} value={language} lang={language}>
            {languages[language]}
          </option>
        ))}
      </select>
    </span>
  );
}

export const languageLabel = 'Language · भाषा';

/** Links for the footer, which search engines follow. */
export function LanguageLinks() {
  const { addressIn, change } = useLanguageChange();
  return (
    <ul className={`tall-links ${classes.links}`}>
      {languageCodes.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === currentLanguage() ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              void change(language);
            }}
          >
            {languages[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
