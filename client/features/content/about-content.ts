import type { Business } from '#shared/business/schema.ts';
import { forYears, isUsual } from '#shared/business/words.ts';
import { legal } from '#shared/business.ts';

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
  title: 'About Us',
  text: forYears(business)
    ? `A family workshop. We have been repairing the appliances of ${business.city} ${forYears(business)}.`
    : `A family workshop. We repair the appliances of ${business.city}.`,
});

const payment = (business: Business) =>
  isUsual('payPromise', business) ? ', and payment in cash after the service.' : `. ${business.payPromise}.`;

export const aboutIntro = (business: Business): readonly string[] => [
  'We are a family-owned business built on integrity and trust. We started with one workbench, one set of tools and our neighbours’ washing machines. Today our technicians go to homes, shops and canteens all over the city. We still answer the phone ourselves.',
  'Our rules are still simple. First we check, then we tell you the price, then we repair. If something cannot be repaired, we tell you so. We show you every old part that we replace.',
  `You know when we come and what it costs: ${business.promise}, a ${legal.warrantyDays}-day warranty on our work and parts${payment(business)}`,
];

export const careCards: readonly CareCard[] = [
  {
    icon: 'laundry-care',
    title: 'Laundry Care',
    text: 'Clean clothes, a dry floor and a quiet machine.',
    appliances: [
      'Semi-automatic washing machines',
      'Top-load washing machines',
      'Front-load washing machines',
      'Washer dryers',
      'Clothes dryers',
    ],
    category: 'laundary',
  },
  {
    icon: 'kitchen-care',
    title: 'Kitchen Care',
    text: 'For everything that works in your kitchen.',
    appliances: [
      'Microwaves and OTG ovens',
      'Dishwashers',
      'Chimneys',
      'Gas hobs and induction cooktops',
      'Mixer grinders',
      'Water purifiers',
    ],
    category: 'kitchen',
  },
  {
    icon: 'air-care',
    title: 'Air Care',
    text: 'Get it ready before summer starts.',
    appliances: ['Split ACs', 'Window ACs', 'Cassette ACs', 'Inverter ACs', 'Yearly maintenance'],
    category: 'air condition',
  },
  {
    icon: 'floor-care',
    title: 'Floor Care',
    text: 'Call us for these. We tell you the charge before we come.',
    appliances: [
      'Vacuum cleaners',
      'Robot vacuums',
      'Steam mops',
      'Carpet and sofa washers',
      'Floor scrubbers',
    ],
  },
  {
    icon: 'home-entertainment',
    title: 'Home Entertainment',
    text: 'Call us for these. We tell you the charge before we come.',
    appliances: [
      'LED and smart TVs',
      'Wall mounting',
      'Sound bars',
      'Home theatres',
      'Set-top box connections',
    ],
  },
];
