import type { areas, Status, serviceTypes } from '#shared/business.ts';
import type { ServiceTranslations } from '#shared/catalogue/translations.ts';
import type { AddPrice } from '#shared/estimates/schema.ts';
import enquiries from './data/enquiries.json' with { type: 'json' };
import feedback from './data/feedback.json' with { type: 'json' };
import households from './data/households.json' with { type: 'json' };
import prices from './data/prices.json' with { type: 'json' };
import services from './data/services.json' with { type: 'json' };
import hindi from './data/services-hi.json' with { type: 'json' };
import marathi from './data/services-mr.json' with { type: 'json' };

export type DemoCategory = 'laundary' | 'refrigeration' | 'commercial' | 'kitchen' | 'air condition';
type Area = (typeof areas)[number];

export type DemoService = {
  slug: string;
  productName: string;
  brandName: string;
  category: DemoCategory;
  description: string;
  charge: number;
  translations: ServiceTranslations;
};

export type DemoFeedback = {
  category: DemoCategory | 'any';
  slugs?: readonly string[];
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
};

type DemoHousehold = { name: string; area: Area; street: string; slug: string; note: string };

type DemoEnquiry = {
  fullname: string;
  email: string;
  mobile: string;
  area: Area;
  serviceType: (typeof serviceTypes)[number];
  message: string;
  status: Status;
  daysAgo: number;
};

type Texts = Readonly<Record<string, ServiceTranslations['hi']>>;

function textsOf(table: Texts, slug: string): ServiceTranslations['hi'] {
  const texts = table[slug];
  if (!texts) throw new Error(`The demo's service ${slug} is not translated`);
  return texts;
}

export const demoServices = services.map((service) => ({
  ...service,
  translations: { hi: textsOf(hindi, service.slug), mr: textsOf(marathi, service.slug) },
})) as readonly DemoService[];
/** `fits` names the services that may need it, `labour` the work that comes with a part. */
type DemoPrice = AddPrice & { fits?: readonly string[]; labour?: string };

export const demoPrices = prices as readonly DemoPrice[];
export const demoFeedback = feedback as readonly DemoFeedback[];
export const demoHouseholds = households as readonly DemoHousehold[];
export const demoEnquiries = enquiries as readonly DemoEnquiry[];

export const householdMobile = (index: number): string => `${5550100301 + index}`;

const bySlug = new Map<string, DemoService>(demoServices.map((service) => [service.slug, service]));

export function serviceOf(slug: string): DemoService {
  const service = bySlug.get(slug);
  if (!service) throw new Error(`The demo has no service ${slug}`);
  return service;
}
