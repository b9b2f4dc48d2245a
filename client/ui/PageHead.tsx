import { useLocation } from 'react-router-dom';
import { useOrigin } from '#client/lib/origin.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import type { Business } from '#shared/business/schema.ts';
import { inSentence } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';

const usual = ({ city, promise, payPromise }: Business) =>
  `Repair, installation and service of home appliances in ${city}. ${promise}, ${legal.warrantyDays}-day warranty, ${inSentence(payPromise)}.`;

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
  const address = origin + (canonical ?? pathname);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={words} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={words} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={picture.startsWith('/') ? origin + picture : picture} />
          <meta property="og:locale" content="en_IN" />
          {name && <meta property="og:site_name" content={name} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
