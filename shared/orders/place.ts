// Where a booking is, as it is written on cards and maps, in mails and on bills.
import { namesOf } from '../names-of.ts';
import type { BookingContact } from './schema.ts';

/** What a booking asks beside who it is for and how to reach them. */
export type Place = Omit<BookingContact, 'fullname' | 'mobile' | 'email'>;

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
