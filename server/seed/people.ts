import type { BillSettings } from '#shared/bills/schema.ts';
import type { areas } from '#shared/business.ts';
import { type DemoCategory, demoHouseholds, householdMobile, serviceOf } from './data.ts';

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
  readonly shortName: string;
  readonly phone: string;
  readonly email: string;
  readonly streetAddress: string;
  readonly officerName: string;
  readonly bills: Pick<
    BillSettings,
    'registration' | 'legalName' | 'gstin' | 'address' | 'partCode' | 'upiId' | 'billPrefix' | 'creditPrefix'
  >;
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
    daysOff: [9],
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

export type DemoClient = Pick<DemoPerson, 'name' | 'mobile' | 'area' | 'street'> & {
  readonly email: string | null;
  /** The appliance of a household without an account, with its fault. */
  readonly home: { readonly slug: string; readonly note: string } | null;
  readonly isShop: boolean;
};

const isCommercial = (slug: string) => serviceOf(slug).category === 'commercial';

/** The accounts, then the households without an account. */
export const demoClients: readonly DemoClient[] = [
  ...demoCustomers.map((person) => ({ ...person, home: null, isShop: false })),
  ...demoHouseholds.map(({ name, area, street, slug, note }, place) => ({
    ...{ name, area, street, email: null, mobile: householdMobile(place) },
    home: { slug, note },
    isShop: isCommercial(slug),
  })),
];

/** The range 555-01xx is reserved for examples, and no local exchange begins with 555. */
export const demoBusiness: DemoBusiness = {
  companyName: 'Panchakki Home Appliance Care',
  shortName: 'Panchakki',
  phone: '+91 240 555 0142',
  email: 'hello@example.com',
  streetAddress: 'Shop 4, Samarth Nagar Main Road, Chhatrapati Sambhajinagar 431001, Maharashtra',
  officerName: 'Meena Deshmukh',
  // Nobody can have this GSTIN. The fourth letter of its PAN is the kind of the holder, and D is not a kind.
  bills: {
    registration: 'regular',
    legalName: 'Panchakki Home Appliance Care',
    gstin: '27ABCDE1234F1Z0',
    address: 'Shop 4, Samarth Nagar Main Road, Chhatrapati Sambhajinagar 431001, Maharashtra',
    partCode: '8418',
    upiId: 'panchakki@example',
    billPrefix: 'PA',
    creditPrefix: 'PAC',
  },
  socialLinks: {
    facebook: 'https://example.com/facebook/panchakki-appliance-care',
    instagram: 'https://example.com/instagram/panchakki-appliance-care',
    youtube: 'https://example.com/youtube/panchakki-appliance-care',
    whatsapp: 'https://wa.me/912405550142',
  },
};
