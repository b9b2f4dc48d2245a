import type { areas } from '#shared/business.ts';
import type { DemoCategory } from './data.ts';

export interface DemoPerson {
  readonly name: string;
  /** Demo addresses are on example.com, which is reserved and receives no mail. */
  readonly email: string;
  /** Ten digits that begin with 55501. Real Indian mobile numbers begin with 6 to 9. */
  readonly mobile: string;
  readonly area: (typeof areas)[number];
  readonly street: string;
  readonly password: string;
}

export interface DemoBusiness {
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly streetAddress: string;
  readonly upiId: string;
  readonly socialLinks: {
    readonly facebook: string;
    readonly instagram: string;
    readonly youtube: string;
    readonly whatsapp: string;
  };
}

export const demoAdmin: DemoPerson = {
  name: 'Sunil Deshmukh',
  email: 'admin@example.com',
  mobile: '5550100100',
  area: 'Samarth Nagar',
  street: 'Shop 4, Samarth Nagar Main Road',
  password: 'demo-admin',
};

export const demoCustomers: readonly [DemoPerson, DemoPerson, DemoPerson] = [
  {
    name: 'Asha Patil',
    email: 'asha@example.com',
    mobile: '5550100101',
    area: 'Garkheda',
    street: 'Flat 302, Gulmohar Residency, near the water tank',
    password: 'demo-customer',
  },
  {
    name: 'Vikram Jadhav',
    email: 'vikram@example.com',
    mobile: '5550100102',
    area: 'CIDCO',
    street: 'House 18, Lane 5, opposite the public garden',
    password: 'demo-customer',
  },
  {
    name: 'Farhana Shaikh',
    email: 'farhana@example.com',
    mobile: '5550100103',
    area: 'Nirala Bazar',
    street: 'Café Gulshan, ground floor, Rose Arcade',
    password: 'demo-customer',
  },
];

export interface DemoTechnician extends DemoPerson {
  readonly portrait: string;
  readonly categories: readonly DemoCategory[];
  readonly daysOff: readonly number[];
}

export const demoTechnicians: readonly [DemoTechnician, ...DemoTechnician[]] = [
  {
    name: 'Ramesh Kale',
    email: 'ramesh@example.com',
    mobile: '5550100111',
    area: 'Mukundwadi',
    street: 'House 7, near the railway gate',
    password: 'demo-technician',
    portrait: 'ramesh',
    categories: ['refrigeration', 'commercial'],
    daysOff: [],
  },
  {
    name: 'Imran Pathan',
    email: 'imran@example.com',
    mobile: '5550100112',
    area: 'Shahganj',
    street: 'Room 12, Clock Tower Lane',
    password: 'demo-technician',
    portrait: 'imran',
    categories: ['air condition', 'refrigeration'],
    daysOff: [],
  },
  {
    name: 'Santosh Gaikwad',
    email: 'santosh@example.com',
    mobile: '5550100113',
    area: 'Pundlik Nagar',
    street: 'House 41, Lane 3',
    password: 'demo-technician',
    portrait: 'santosh',
    categories: ['laundary', 'kitchen'],
    daysOff: [],
  },
  {
    name: 'Nilesh Wagh',
    email: 'nilesh@example.com',
    mobile: '5550100114',
    area: 'Harsul',
    street: 'Flat 5, Sai Apartments',
    password: 'demo-technician',
    portrait: 'nilesh',
    categories: ['kitchen', 'laundary', 'air condition'],
    daysOff: [2, 3],
  },
];

/** The range 555-01xx is reserved for examples, and no local exchange begins with 555. */
export const demoBusiness: DemoBusiness = {
  companyName: 'Panchakki Home Appliance Care',
  phone: '+91 240 555 0142',
  email: 'hello@example.com',
  streetAddress: 'Shop 4, Samarth Nagar Main Road, Chhatrapati Sambhajinagar 431001, Maharashtra',
  upiId: 'panchakki@example',
  socialLinks: {
    facebook: 'https://example.com/facebook/panchakki-appliance-care',
    instagram: 'https://example.com/instagram/panchakki-appliance-care',
    youtube: 'https://example.com/youtube/panchakki-appliance-care',
    whatsapp: 'https://wa.me/912405550142',
  },
};
