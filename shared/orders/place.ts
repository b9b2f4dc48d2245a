// The address of a booking as text, for cards, maps, mails and bills.
import { namesOf } from '../names-of.ts';
import type { BookingContact } from './schema.ts';

export type Person = Pick<BookingContact, 'fullname' | 'mobile' | 'email'>;

export type Place = Omit<BookingContact, keyof Person>;

const withinArea = { street: true } as const satisfies Record<Exclude<keyof Place, 'area'>, true>;

/** 'Flat 302, Gulmohar Residency': everything except the area, without blanks. */
export const streetLine = (place: Place): string =>
  namesOf(withinArea)
    .map((field) => place[field])
    .filter(Boolean)
    .join(', ');

/** 'Flat 302, Gulmohar Residency, CIDCO'. */
export const placeLine = (place: Place): string => [streetLine(place), place.area].filter(Boolean).join(', ');
