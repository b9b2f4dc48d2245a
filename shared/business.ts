import { namesOf } from './names-of.ts';

export const areas = [
  'Adgaon',
  'Aurangpura',
  'Bajaj Nagar',
  'Bansilal Nagar',
  'Beed Bypass',
  'Begumpura',
  'Bhavsingpura',
  'Cantonment',
  'Chikalthana',
  'CIDCO',
  'Deolai',
  'Garkheda',
  'Gulmandi',
  'Harsul',
  'HUDCO',
  'Jadhavwadi',
  'Jalna Road',
  'Jawahar Colony',
  'Jyoti Nagar',
  'Kanchanwadi',
  'Khadkeshwar',
  'Kranti Chowk',
  'Mayur Park',
  'Mukundwadi',
  'Nakshatrawadi',
  'Naregaon',
  'Nirala Bazar',
  'Osmanpura',
  'Padampura',
  'Padegaon',
  'Paithan Road',
  'Pundlik Nagar',
  'Samarth Nagar',
  'Satara',
  'Seven Hills',
  'Shahanurwadi',
  'Shahganj',
  'Station Road',
  'Ulkanagari',
  'Urs Nagar',
  'Vedant Nagar',
  'Waluj',
] as const;

export const serviceTypes = [
  'Semi Automatic Washing Machine',
  'Fully Automatic Washing Machine',
  'Front load Washing Machine',
  'Single Refrigerator Door',
  'Double Refrigerator Door',
  'Side by Side Refrigerator Door',
  'Deep Fridger',
  'Dish Washer',
  'Micro Wave',
  'Oven',
  'Split AC',
  'Window AC',
  'Cassette AC',
] as const;

export const firstCategories = [
  'Laundary',
  'Refrigeration',
  'Commercial',
  'Kitchen',
  'Air Condition',
] as const;

/**
 * Code elsewhere stores facts about a status in a `Record<Status, …>`. A new status does not compile until
 * every such record has it.
 */
export const statusTable = {
  Complete: { isOpen: false },
  Incomplete: { isOpen: true },
} as const satisfies Record<string, { isOpen: boolean }>;
export type Status = keyof typeof statusTable;
export const statuses = namesOf(statusTable);

/** A fixed value of the cart field that the /api contract requires. */
export const usualOption = 12;

export const cashOnDelivery = 'Cash on Delivery';

export const legal = {
  cancellationFeeRupees: 200,
  cancellationNoticeHours: 24,
  refundWindowDays: 7,
  warrantyDays: 90,
  childrenAge: 13,
  promiseHours: 24,
} as const;

export const timings = {
  bannerMs: 5000,
  toastMs: 3000,
  tickerDebounceMs: 1000,
  profileMenuMs: 2000,
  afterBookingMs: 1000,
  chunkTimeoutMs: 120_000,
} as const;
