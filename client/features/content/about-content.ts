/** The words of the About Us page. */
import { legal } from '#shared/business.ts';

export type CareIcon = 'laundry-care' | 'kitchen-care' | 'air-care' | 'floor-care' | 'home-entertainment';

export interface CareCard {
  readonly icon: CareIcon;
  readonly title: string;
  readonly text: string;
  readonly appliances: readonly string[];
  /** Value of the shop's category with these services; missing where we quote on request. */
  readonly category?: string;
}

export const aboutHeader = {
  title: 'About Us',
  text: `A family workshop that has kept the appliances of ${legal.city} running for over ${legal.yearsOfService} years.`,
};

export const aboutIntro: readonly string[] = [
  'We are a family-owned business, built on integrity and trust. It began with one workbench, one set of tools and the neighbours’ washing machines. Today our technicians visit homes, shops and canteens all over the city, and we still answer the phone ourselves.',
  'Our rules have stayed simple. We look before we quote. We tell you the price before we open a screw. We repair what can be repaired and say so when it cannot. The old part is yours to see.',
  `You know when we come, what it costs and what you get for it: ${legal.promise}, a ${legal.warrantyDays}-day warranty on our work and parts, and payment in cash after the service.`,
];

export const careCards: readonly CareCard[] = [
  {
    icon: 'laundry-care',
    title: 'Laundry Care',
    text: 'Clothes clean, floor dry, drum quiet.',
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
    text: 'From the first tea to the last plate.',
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
    text: 'Ready before the first hot day of March.',
    appliances: ['Split ACs', 'Window ACs', 'Cassette ACs', 'Inverter ACs', 'Yearly maintenance'],
    category: 'air condition',
  },
  {
    icon: 'floor-care',
    title: 'Floor Care',
    text: 'Call us for these; we quote before we come.',
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
    text: 'Call us for these; we quote before we come.',
    appliances: [
      'LED and smart TVs',
      'Wall mounting',
      'Sound bars',
      'Home theatres',
      'Set-top box connections',
    ],
  },
];
