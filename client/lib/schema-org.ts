import { legal, openingHours } from '#shared/business.ts';
import type { Answer } from './trpc.ts';

type Business = Answer['business']['get'];
type Service = Answer['catalogue']['service']['product'];

const area = { '@type': 'City', name: `${legal.city}, ${legal.state}` };

/**
 * The business as schema.org's LocalBusiness, without empty fields. Our own ratings are left out: search
 * engines ignore them.
 */
export function localBusiness(business: Business, origin: string): Record<string, unknown> {
  const links = [business.facebook, business.instagram, business.youtube].filter(Boolean);
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#business`,
    name: business.companyName,
    url: `${origin}/`,
    image: `${origin}/og-image.jpg`,
    areaServed: area,
    ...(business.phone ? { telephone: business.phone } : {}),
    ...(business.email ? { email: business.email } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(business.address ? { streetAddress: business.address } : {}),
      addressLocality: legal.city,
      addressRegion: legal.state,
      addressCountry: 'IN',
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    currenciesAccepted: 'INR',
    paymentAccepted: 'Cash',
    ...(links.length > 0 ? { sameAs: links } : {}),
  };
}

export function serviceOffer(
  service: Service,
  origin: string,
  path: string,
  taxOnTop: number | null,
): Record<string, unknown> {
  const [picture = '/og-image.jpg'] = service.productImage;
  const price = { price: service.charge.toFixed(2), priceCurrency: 'INR' };
  return {
    '@type': 'Service',
    name: service.productName,
    description: service.description,
    serviceType: service.category,
    image: picture.startsWith('/') ? origin + picture : picture,
    url: origin + path,
    areaServed: area,
    provider: { '@id': `${origin}/#business` },
    offers: {
      '@type': 'Offer',
      ...price,
      ...(taxOnTop
        ? {
            priceSpecification: { '@type': 'PriceSpecification', ...price, valueAddedTaxIncluded: false },
          }
        : {}),
      url: origin + path,
    },
  };
}

export const breadcrumbs = (origin: string, steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
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
