import { areaName } from '../place-names.ts';
import { contactFields } from './contact.ts';
import type { BookingContact } from './schema.ts';

export type Person = Pick<BookingContact, 'fullname' | 'mobile' | 'email'>;

export type Place = Omit<BookingContact, keyof Person>;

const person: Record<keyof Person | 'area', true> = { fullname: true, mobile: true, email: true, area: true };
const withinArea = contactFields.filter((field) => !(field in person)) as Exclude<keyof Place, 'area'>[];

export const streetLine = (place: Place): string =>
  withinArea
    .map((field) => place[field])
    .filter(Boolean)
    .join(', ');

export const placeLine = (place: Place): string =>
  [streetLine(place), areaName(place.area)].filter(Boolean).join(', ');

export const mapLink = (place: Place, city: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${placeLine(place)}, ${city}` })}`;
