import type { Business } from '#shared/business/schema.ts';
import { yearsInShort } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';

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
    title: 'Tell us what is broken',
    text: 'Choose a time that suits you, or ask us to call you.',
    linkTo: '/product-category',
    linkText: 'See all services',
  },
  {
    picture: 'open-back-panel',
    title: 'Price first, then the screwdriver',
    text: 'We find the fault and tell you the full price. We start only when you say yes.',
    linkTo: '/product-category?category=refrigeration',
    linkText: 'Refrigerator services',
  },
  {
    picture: 'family-kitchen',
    title: 'Repaired at your home',
    text: 'Most repairs take one visit. We show you every part that we replace.',
    linkTo: '/product-category?category=kitchen',
    linkText: 'Kitchen services',
  },
];

export const trustPoints = (business: Business): readonly TrustPoint[] =>
  (
    [
      { icon: 'years', text: yearsInShort(business) },
      { icon: 'fast', text: business.promise },
      { icon: 'warranty', text: `${legal.warrantyDays}-day warranty` },
      { icon: 'cash', text: business.payPromise },
    ] as const
  ).filter(({ text }) => text);

export const whoWeAre = ({ city }: Pick<Business, 'city'>) => ({
  title: 'Who We Are',
  paragraphs: [
    `We are a family-owned workshop in ${city}. We repair washing machines, refrigerators, air conditioners and kitchen appliances at your home, your shop or your canteen.`,
    'When you call, we tell you who is coming. When he comes, he tells you the price before he starts.',
  ],
});

export const ourServices: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: 'Our Services',
  points: [
    {
      icon: 'repair-maintenance',
      title: 'Repair and Maintenance',
      text: 'We find the fault, tell you the price and repair it at your place, mostly in one visit.',
    },
    {
      icon: 'installation',
      title: 'Installation',
      text: 'New or shifted: we place it level, connect it, test it and show you how to use it.',
    },
    {
      icon: 'emergency',
      title: 'Emergency',
      text: 'Fridge full of food, or water on the floor? Call us and we come to you first.',
    },
    {
      icon: 'preventative-maintenance',
      title: 'Preventative Maintenance',
      text: 'Regular cleaning and checking saves electricity and makes your appliance last longer.',
    },
  ],
};

export const whyChooseUs: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: 'Why Choose Us',
  points: [
    {
      icon: 'customer-satisfaction',
      title: 'Customer Satisfaction',
      text: 'Our customers rate every service. You can read what they say before you book.',
    },
    {
      icon: 'experienced-technicians',
      title: 'Experienced Technicians',
      text: 'Our technicians know all common brands, and most of the old models too.',
    },
    {
      icon: 'affordable-pricing',
      title: 'Affordable Pricing',
      text: 'You see the charge of every service here. Parts are extra. We tell you the price before we start.',
    },
    {
      icon: 'fast-response',
      title: 'Fast Response',
      text: 'Choose the earliest free time when you book, or we call you within 2 hours to agree on one.',
    },
    {
      icon: 'satisfaction-guarantee',
      title: 'Satisfaction Guarantee',
      text: 'If the same fault comes back during the warranty, we repair it again free of charge.',
    },
  ],
};

export const letsTalk = {
  title: 'Let’s Talk',
  text: 'Not sure what is wrong, or whether a repair is worth it? Ask us. You get an honest answer, free of charge.',
};
