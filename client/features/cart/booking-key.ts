// The key of one booking: a second try carries it again, so that a dropped connection never books twice.
import { v4 as newKey } from 'uuid';
import { dropDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import type { BookingLine } from './totals.ts';

/** A try this old is over; booking the same services again is then meant. */
const forgottenAfterMs = 3600_000;

const nameOf = (booking: string) => `key of ${booking}`;

const whatIsBooked = (lines: readonly BookingLine[]) =>
  lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .sort()
    .join();

/**
 * The key for booking these services and quantities: the one of an earlier try that may have reached the server,
 * also after a reload, else a new one. People and places may be corrected in between without booking twice.
 */
export function bookingKey(booking: string, lines: readonly BookingLine[]): string {
  const services = whatIsBooked(lines);
  const kept = readDraft(nameOf(booking));
  const isFresh = typeof kept?.at === 'number' && Date.now() - kept.at < forgottenAfterMs;
  if (isFresh && kept?.services === services && typeof kept.key === 'string') return kept.key;
  const key = newKey();
  writeDraft(nameOf(booking), { key, services, at: Date.now() });
  return key;
}

/** The booking is made; the next one gets a key of its own. */
export const dropBookingKey = (booking: string): void => dropDraft(nameOf(booking));
