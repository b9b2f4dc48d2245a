import { v4 as newKey } from 'uuid';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import type { Visit } from '#shared/visits/schema.ts';
import { storedVisit } from '../visits/free-visits.ts';
import type { BookingLine } from './totals.ts';

const retryMs = 3600_000;

const draftOf = (booking: string) => `key of ${booking}`;

/**
 * The content of a booking. Two attempts with equal content are one booking. `visit` is null if the shop
 * shall call instead.
 */
export type BookingContent = { lines: readonly BookingLine[]; visit: Visit | null; note: string };

const fingerprintOf = ({ lines, visit, note }: BookingContent) =>
  JSON.stringify([
    lines.map(({ productId, quantity }) => `${productId} ${quantity}`).sort(),
    visit && [visit.date, visit.from],
    note,
  ]);

function lastTry(booking: string) {
  const stored = readDraft(draftOf(booking));
  const isFresh = typeof stored?.at === 'number' && Date.now() - stored.at < retryMs;
  return isFresh ? stored : null;
}

/**
 * Returns an idempotency key. An earlier attempt that may have reached the server keeps its key, also after a
 * reload. A corrected contact keeps the key too, so that the customer does not book twice.
 */
export function bookingKey(booking: string, booked: BookingContent): string {
  const what = fingerprintOf(booked);
  const stored = lastTry(booking);
  if (stored?.what === what && typeof stored.key === 'string') return stored.key;
  const key = newKey();
  writeDraft(draftOf(booking), { key, what, visit: booked.visit, at: Date.now() });
  return key;
}

/**
 * The visit of an attempt that may have reached the server. Null means a call by the shop. Undefined means
 * that there was no such attempt.
 */
export const triedVisit = (booking: string): Visit | null | undefined => storedVisit(lastTry(booking)?.visit);

export const dropBookingKey = (booking: string): void => dropDraft(draftOf(booking));
