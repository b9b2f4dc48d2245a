import type { Business } from '#shared/business/schema.ts';
import { cityOf, forYears, isUsual, promiseOf } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { aboutTexts as t } from './about-texts.ts';

export type CareIcon = 'laundry-care' | 'kitchen-care' | 'air-care' | 'floor-care' | 'home-entertainment';

export interface CareCard {
  readonly icon: CareIcon;
  readonly title: string;
  readonly text: string;
  readonly appliances: readonly string[];
  /** The category whose services do this work. Missing if the shop quotes on request. */
  readonly category?: string;
}

export const aboutHeader = (business: Business) => ({
  title: t('title'),
  text: forYears(business)
    ? t('leadYears', { city: cityOf(business), years: forYears(business) })
    : t('lead', { city: cityOf(business) }),
});

export const aboutIntro = (business: Business): readonly string[] => [
  t('family'),
  t('rules'),
  isUsual('payPromise', business)
    ? t('promiseUsual', { promise: promiseOf(business), days: legal.warrantyDays })
    : t('promiseOwn', {
        promise: promiseOf(business),
        days: legal.warrantyDays,
        pay: business.payPromise,
      }),
];

export const careCards: readonly CareCard[] = [
  {
    icon: 'laundry-care',
    title: t('laundry'),
    text: t('laundryText'),
    appliances: [t('semi'), t('top'), t('front'), t('washerDryers'), t('dryers')],
    category: 'laundary',
  },
  {
    icon: 'kitchen-care',
    title: t('kitchen'),
    text: t('kitchenText'),
    appliances: [t('microwaves'), t('dishwashers'), t('chimneys'), t('hobs'), t('mixers'), t('purifiers')],
    category: 'kitchen',
  },
  {
    icon: 'air-care',
    title: t('air'),
    text: t('airText'),
    appliances: [t('split'), t('window'), t('cassette'), t('inverter'), t('yearly')],
    category: 'air condition',
  },
  {
    icon: 'floor-care',
    title: t('floor'),
    text: t('callText'),
    appliances: [t('vacuum'), t('robot'), t('mops'), t('carpet'), t('scrubbers')],
  },
  {
    icon: 'home-entertainment',
    title: t('tv'),
    text: t('callText'),
    appliances: [t('tvs'), t('mounting'), t('soundBars'), t('theatres'), t('setTop')],
  },
];
