import { useLocation } from 'react-router-dom';
import { useOrigin } from '#client/lib/origin.ts';
import { trpc } from '#client/lib/trpc.ts';
import { legal } from '#shared/business.ts';

const usual = `Repair, installation and service of home appliances in ${legal.city}. ${legal.promise}, ${legal.warrantyDays}-day warranty, pay cash after service.`;

type Props = {
  title: string;
  description?: string;
  /** The address for search engines, if it is not the path; null excludes the page. */
  canonical?: string | null;
  picture?: string;
};

export function PageHead({ title, description = usual, canonical, picture = '/og-image.jpg' }: Props) {
  const origin = useOrigin();
  const { pathname } = useLocation();
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const name = business.data?.companyName;
  const whole = name ? `${title} | ${name}` : title;
  const address = origin + (canonical ?? pathname);
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {canonical === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
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
