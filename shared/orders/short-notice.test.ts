import { expect, test } from 'vitest';
import { indiaMoment } from '../india-day.ts';
import { isShortNotice } from './short-notice.ts';

const visit = indiaMoment('2026-11-23', '09:00');

test('short notice is less than 24 hours before the visit begins in India', () => {
  const begins = Date.parse('2026-11-23T03:30:00Z');
  const day = 24 * 3600_000;
  expect(isShortNotice(visit, begins - day)).toBe(false);
  expect(isShortNotice(visit, begins - day + 1)).toBe(true);
  expect(isShortNotice(visit, begins + 1)).toBe(true);
  expect(isShortNotice(null, begins)).toBe(false);
});
