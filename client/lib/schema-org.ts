import type { Business } from '#shared/business/schema.ts';
import { cityOf, stateOf } from '#shared/business/words.ts';
import { currentLanguage, prefixOf } from '#shared/language.ts';
import { daysWithSameHours } from '#shared/visits/hours.ts';
import { weekdays } from '#shared/visits/weekdays.ts';
import type { Answer } from './trpc.ts';

type Service = Answer['catalogue']['service']['product'];

const areaOf = (business: Pick<Business, 'city' | 'state'>) => ({
  '@type': 'City',
  name: `${cityOf(business)}, ${stateOf(business)}`,
});

const pageAt = (origin: string, path: string) => origin + prefixOf(currentLanguage()) + path;

function openingHours({ openingWeek }: Business) {
  const open = daysWithSameHours(openingWeek).flatMap(({ hours, days }) =>
    hours
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.map((day) => weekdays[day]),
          opens: hours.opens,
          closes: hours.closes === '24:00' ? '23:59' : hours.closes,
        }
      : [],
  );
  if (open.length === 0) return {};
  return { openingHoursSpecification: open.length === 1 ? open[0] : open };
}

/**
 * The business as schema.org's LocalBusiness, without empty fields. The shop's own ratings are left out,
 * because search engines ignore them.
 */
export function localBusiness(business: Business, origin: string): Record<string, unknown> {
  const links = [business.facebook, business.instagram, business.youtube].filter(Boolean);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: business.companyName,
    url: pageAt(origin, '/'),
    image: `${origin}/og-image.jpg`,
    areaServed: areaOf(business),
    ...(business.phone ? { telephone: business.phone } : {}),
    ...(business.email ? { email: business.email } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(business.address ? { streetAddress: business.address } : {}),
      addressLocality: cityOf(business),
      addressRegion: stateOf(business),
      addressCountry: 'IN',
    },
    ...openingHours(business),
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash',
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}

export function serviceOffer(
  service: Service,
  origin: string,
  path: string,
  business: Business,
): Record<string, unknown> {
  const [picture = '/og-image.jpg'] = service.productImage;
  const price = { price: service.charge.toFixed(2), priceCurrency: 'INR' };
  return {
    '@type': 'Service',
    name: service.productName,
    description: service.description,
    serviceType: service.category,
    image: picture.startsWith('/') ? origin + picture : picture,
    url: pageAt(origin, path),
    areaServed: areaOf(business),
    provider: { '@id': `${origin}/#business` },
    offers: {
      '@type': 'Offer',
      ...price,
      ...(business.taxOnTop
        ? {
            priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false },
          }
        : {}),
      url: pageAt(origin, path),
    },
  };
}

export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: pageAt(origin, path),
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
