/** The fixed words of the home page. */
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
    title: legal.promise,
    text: 'Tell us what is broken. We call you within 2 hours to agree on a time.',
    linkTo: '/product-category',
    linkText: 'See all services',
  },
  {
    picture: 'open-back-panel',
    title: 'Price first, then the screwdriver',
    text: 'We find the fault and tell you the full price. Work starts only with your yes.',
    linkTo: '/product-category?category=refrigeration',
    linkText: 'Refrigerator services',
  },
  {
    picture: 'family-kitchen',
    title: `Repaired, with ${legal.warrantyDays} days of warranty`,
    text: 'On our work and on every part we fit. You pay in cash, after the service.',
    linkTo: '/product-category?category=kitchen',
    linkText: 'Kitchen services',
  },
];

export const trustPoints: readonly TrustPoint[] = [
  { icon: 'years', text: `${legal.yearsOfService}+ years` },
  { icon: 'fast', text: `Within ${legal.promiseHours} hrs` },
  { icon: 'warranty', text: `${legal.warrantyDays}-day warranty` },
  { icon: 'cash', text: 'Pay cash after service' },
];

export const whoWeAre = {
  title: 'Who We Are',
  paragraphs: [
    `A family-owned workshop in ${legal.city}. For over ${legal.yearsOfService} years we have repaired washing machines, refrigerators, air conditioners and kitchen appliances where they stand: in your home, your shop or your canteen.`,
    'You deal with people you can name. The one who answers the phone knows who is coming, and the one who comes tells you the price before work starts.',
  ],
};

export const ourServices: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: 'Our Services',
  points: [
    {
      icon: 'repair-maintenance',
      title: 'Repair and Maintenance',
      text: 'We find the fault, tell you the price and repair it at your place, in most cases in one visit.',
    },
    {
      icon: 'installation',
      title: 'Installation',
      text: 'New or shifted, we set it up level, connected and tested, and show you how it works.',
    },
    {
      icon: 'emergency',
      title: 'Emergency',
      text: 'A fridge full of food or water on the floor cannot wait. Call us, and we put you first.',
    },
    {
      icon: 'preventative-maintenance',
      title: 'Preventative Maintenance',
      text: 'Cleaned and checked in time, an appliance uses less current and lasts for years longer.',
    },
  ],
};

export const whyChooseUs: { readonly title: string; readonly points: readonly HomePoint[] } = {
  title: 'Why Choose Us',
  points: [
    {
      icon: 'customer-satisfaction',
      title: 'Customer Satisfaction',
      text: 'Customers rate every service here. You read what they wrote before you book.',
    },
    {
      icon: 'experienced-technicians',
      title: 'Experienced Technicians',
      text: `Over ${legal.yearsOfService} years at the workbench, on all common brands and most old ones.`,
    },
    {
      icon: 'affordable-pricing',
      title: 'Affordable Pricing',
      text: 'The charge stands beside each service. Parts are extra, and you hear their price before work starts.',
    },
    {
      icon: 'fast-response',
      title: 'Fast Response',
      text: `${legal.promise}, from your booking to the knock at your door.`,
    },
    {
      icon: 'satisfaction-guarantee',
      title: 'Satisfaction Guarantee',
      text: `If the same fault returns within ${legal.warrantyDays} days, we come again and put it right free of charge.`,
    },
  ],
};

export const letsTalk = {
  title: 'Let’s Talk',
  text: 'Not sure what is wrong, or whether a repair is worth it? Tell us about it. We call you back with an honest answer, and it costs nothing.',
};
