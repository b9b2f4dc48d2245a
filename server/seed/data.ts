import type { Status } from '#shared/business.ts';
import type { ServiceTranslations } from '#shared/catalogue/translations.ts';
import type { AddPrice } from '#shared/estimates/schema.ts';
import enquiries from './data/enquiries.json' with { type: 'json' };
import prices from './data/prices.json' with { type: 'json' };
import services from './data/services.json' with { type: 'json' };
import hindi from './data/services-hi.json' with { type: 'json' };
import marathi from './data/services-mr.json' with { type: 'json' };

type Texts = Readonly<Record<string, ServiceTranslations['hi']>>;

function textsOf(table: Texts, slug: string): ServiceTranslations['hi'] {
  const texts = table[slug];
  if (!texts) throw new Error(`The demo's service ${slug} is not translated`);
  return texts;
}

export const demoServices = services.map((service) => ({
  ...service,
  translations: { hi: textsOf(hindi, service.slug), mr: textsOf(marathi, service.slug) },
}));
export const demoPrices = prices as readonly AddPrice[];
export const demoEnquiries = enquiries as readonly ((typeof enquiries)[number] & { status: Status })[];
