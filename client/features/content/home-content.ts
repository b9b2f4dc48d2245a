import type { Business } from '#shared/business/schema.ts';
import { cityOf, payPromiseOf, promiseOf, yearsInShort } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';
import { homeContentTexts as t } from './home-texts.ts';

export type HomeIcon =
  | 'repair-maintenance'
  | 'installation'
  | 'emergency'
  | 'preventative-maintenance'
  | 'customer-satisfaction'
  | 'experienced-technicians'
  | 'affordable-pricing'
  | 'fast-response'
  | 'satisfaction-guarantee';

export interface HomePoint {
  readonly icon: HomeIcon;
  readonly title: string;
  readonly text: string;
}

export interface BannerSlide {
  readonly picture: 'technician-at-door' | 'open-back-panel' | 'family-kitchen';
  readonly title: string;
  readonly text: string;
  readonly linkTo: string;
  readonly linkText: string;
}

export interface TrustPoint {
  readonly icon: 'years' | 'fast' | 'warranty' | 'cash';
  readonly text: string;
}

export const bannerSlides: readonly BannerSlide[] = [
  {
    picture: 'technician-at-door',
    title: t('broken'),
    text: t('brokenText'),
    linkTo: '/product-category',
    linkText: t('seeAll'),
  },
  {
    picture: 'open-back-panel',
    title: t('priceFirst'),
    text: t('priceFirstText'),
    linkTo: '/product-category?category=refrigeration',
    linkText: t('fridges'),
  },
  {
    picture: 'family-kitchen',
    title: t('atHome'),
    text: t('atHomeText'),
    linkTo: '/product-category?category=kitchen',
    linkText: t('kitchen'),
  },
];

export const trustPoints = (business: Business): readonly TrustPoint[] =>
  (
    [
      { icon: 'years', text: yearsInShort(business) },
      { icon: 'fast', text: promiseOf(business) },
      { icon: 'warranty', text: t('warranty', { days: legal.warrantyDays }) },
      { icon: 'cash', text: payPromiseOf(business) },
    ] as const
  ).filter(({ text }) => text);

export const whoWeAre = ({ city }: Pick<Business, 'city'>) => ({
  title: t('who'),
  paragraphs: [t('whoText', { city: cityOf({ city }) }), t('whoCall')],
});

export const ourServices: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: t('ourServices'),
  points: [
    {
      icon: 'repair-maintenance',
      title: t('repair'),
      text: t('repairText'),
    },
    {
      icon: 'installation',
      title: t('installation'),
      text: t('installationText'),
    },
    {
      icon: 'emergency',
      title: t('emergency'),
      text: t('emergencyText'),
    },
    {
      icon: 'preventative-maintenance',
      title: t('prevent'),
      text: t('preventText'),
    },
  ],
};

export const whyChooseUs: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: t('why'),
  points: [
    {
      icon: 'customer-satisfaction',
      title: t('satisfaction'),
      text: t('satisfactionText'),
    },
    {
      icon: 'experienced-technicians',
      title: t('experienced'),
      text: t('experiencedText'),
    },
    {
      icon: 'affordable-pricing',
      title: t('affordable'),
      text: t('affordableText'),
    },
    {
      icon: 'fast-response',
      title: t('fast'),
      text: t('fastText'),
    },
    {
      icon: 'satisfaction-guarantee',
      title: t('guarantee'),
      text: t('guaranteeText'),
    },
  ],
};

export const letsTalk = {
  title: t('talk'),
  text: t('talkText'),
};
