// The page's title and description for the browser, for search engines and for screen readers.

import { trpc } from '#client/lib/trpc.ts';
import { legal } from '#shared/business.ts';

const usual = `Repair, installation and service of home appliances in ${legal.city}. ${legal.promise}, ${legal.warrantyDays}-day warranty, pay cash after service.`;

export function PageHead({ title, description = usual }: { title: string; description?: string }) {
  const business = trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 });
  const name = business.data?.companyName;
  return (
    <>
      <title>{name ? `${title} | ${name}` : title}</title>
      <meta name="description" content={description} />
    </>
  );
}
