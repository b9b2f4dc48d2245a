// Facts of the business that are fixed: places, service types, figures of the terms.
import { namesOf } from './names-of.ts';

/** The 42 areas of the location list. */
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

/** An area as the list writes it, however it was typed; undefined for one that the list does not know. */
export const knownArea = (typed: string): (typeof areas)[number] | undefined =>
  areas.find((area) => area.toLowerCase() === typed.trim().toLowerCase());

/** The 13 service types of the enquiry form ('Deep Fridger' is spelled so in the data). */
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

/** The categories that every shop starts with ('Laundary' is spelled so in the data). */
export const firstCategories = [
  'Laundary',
  'Refrigeration',
  'Commercial',
  'Kitchen',
  'Air Condition',
] as const;

/**
 * The states of an order and of an enquiry (docs/rules.md#orders), and whether work is left to do. What else is said
 * of a status is a `Record<Status, …>` where it is said, so that a further one does not compile until each place knows it.
 */
export const statusTable = {
  Complete: { isOpen: false },
  Incomplete: { isOpen: true },
} as const satisfies Record<string, { isOpen: boolean }>;
export type Status = keyof typeof statusTable;
export const statuses = namesOf(statusTable);

export const cashOnDelivery = 'Cash on Delivery';
/** What every booking is promised, on pages and in mails; other ways to pay are up to the technician at the door. */
export const payAfterService = 'You pay in cash after the service';

/** Figures that the pages, the mails and the terms share (docs/rules.md#texts). */
export const legal = {
  cancellationFeeRupees: 200,
  cancellationNoticeHours: 24,
  refundWindowDays: 7,
  warrantyDays: 90,
  childrenAge: 13,
  yearsOfService: 13,
  promise: 'Service Within 24 hrs',
  promiseHours: 24,
  city: 'Chhatrapati Sambhajinagar',
  state: 'Maharashtra',
} as const;

/** When we answer and work, every day, India's time. */
export const openingHours = { opens: '09:00', closes: '20:00', words: 'Every day, 9 am to 8 pm' } as const;

/** Times of the moving parts, in milliseconds (docs/rules.md#pages). */
export const timings = {
  bannerMs: 5000,
  toastMs: 3000,
  tickerDebounceMs: 1000,
  profileMenuMs: 2000,
  afterBookingMs: 1000,
  chunkTimeoutMs: 120_000,
} as const;
