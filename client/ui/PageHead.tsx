import { useLocation } from 'react-router-dom';
import { useOrigin } from '#client/lib/origin.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import type { Business } from '#shared/business/schema.ts';
import { cityOf, inSentence, payPromiseOf, promiseOf } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { currentLanguage, type Language, languageCodes, prefixOf } from '#shared/language.ts';
import { uiTexts as t } from './texts.ts';

const usual = (business: Business) =>
  t('usual', {
    city: cityOf(business),
    promise: promiseOf(business),
    days: legal.warrantyDays,
    payPromise: inSentence(payPromiseOf(business)),
  });

type Props = {
  title: string;
  description?: string;
  /** The URL for search engines, if it is not the path. Null excludes the page. */
  canonical?: string | null;
  picture?: string;
};

export function PageHead({ title, description, canonical, picture = '/og-image.jpg' }: Props) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const business = useBusiness();
  const name = business.companyName;
  const words = description ?? usual(business);
  const whole = name ? `${title} | ${name}` : title;
  const path = canonical ?? pathname;
  const addressIn = (language: Language) => origin + prefixOf(language) + path;
  const address = addressIn(currentLanguage());
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={words} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {languageCodes.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={words} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={picture.startsWith('/') ? origin + picture : picture} />
          <meta property="og:locale" content={`${currentLanguage()}_IN`} />
          {name && <meta property="og:site_name" content={name} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
