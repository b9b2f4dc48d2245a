// The key of one booking: a second try carries it again, so that a dropped connection never books twice.
import { v4 as newKey } from 'uuid';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { type Visit, visit as visitSchema } from '#shared/visits/schema.ts';
import type { BookingLine } from './totals.ts';

/** A try this old is over; booking the same services again is then meant. */
const forgottenAfterMs = 3600_000;

const nameOf = (booking: string) => `key of ${booking}`;

/** What makes two tries one booking: services with quantities, the visit (null for a call) and what is wrong. */
export type Booked = { lines: readonly BookingLine[]; visit: Visit | null; note: string };

const whatIsBooked = ({ lines, visit, note }: Booked) =>
  JSON.stringify([
    lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort(),
    visit && [visit.date, visit.from],
    note,
  ]);

function keptTry(booking: string) {
  const kept = readDraft(nameOf(booking));
  const isFresh = typeof kept?.at === 'number' && Date.now() - kept.at < forgottenAfterMs;
  return isFresh ? kept : null;
}

/**
 * The key for booking this: the one of an earlier try that may have reached the server, also after a reload, else a new
 * one. People and places may be corrected in between without booking twice.
 */
export function bookingKey(booking: string, booked: Booked): string {
  const what = whatIsBooked(booked);
  const kept = keptTry(booking);
  if (kept?.what === what && typeof kept.key === 'string') return kept.key;
  const key = newKey();
  writeDraft(nameOf(booking), { key, what, visit: booked.visit, at: Date.now() });
  return key;
}

/** The visit of a try that may have reached the server: null for a call, undefined where there was no such try. */
export const triedVisit = (booking: string): Visit | null | undefined =>
  visitSchema.nullish().safeParse(keptTry(booking)?.visit).data;

/** The booking is made; the next one gets a key of its own. */
export const dropBookingKey = (booking: string): void => dropDraft(nameOf(booking));
