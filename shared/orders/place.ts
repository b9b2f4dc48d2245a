// Where a booking is, as it is written on cards and maps, in mails and on bills; and what of it is not a place.
import { namesOf } from '../names-of.ts';
import type { BookingContact } from './schema.ts';

/** Who a booking is for and how to reach them. */
export type Person = Pick<BookingContact, 'fullname' | 'mobile' | 'email'>;

/** All else that a booking asks is where to come. */
export type Place = Omit<BookingContact, keyof Person>;

// in the order in which they are written
const withinArea = { street: true } as const satisfies Record<Exclude<keyof Place, 'area'>, true>;

/** 'Flat 302, Gulmohar Residency': all but the area; what is blank is left out. */
export const streetLine = (place: Place): string =>
  namesOf(withinArea)
    .map((field) => place[field])
    .filter(Boolean)
    .join(', ');

/** 'Flat 302, Gulmohar Residency, CIDCO'. */
export const placeLine = (place: Place): string => [streetLine(place), place.area].filter(Boolean).join(', ');
