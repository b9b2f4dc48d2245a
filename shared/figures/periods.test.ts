import { expect, test } from 'vitest';
import { periodBefore, periodWith, yearAgo } from './periods.ts';

test.each([
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['year', '2026-04-01', '2026-04-01', '2027-03-31'],
] as const)('the %s with %s is %s to %s', (kind, day, from, to) => {
  expect(periodWith(kind, day)).toEqual({ from, to });
});

test.each([
  ['week', '2026-11-23', '2026-11-29', ['2026-11-16', '2026-11-22'], ['2025-11-24', '2025-11-30']],
  ['month', '2026-03-01', '2026-03-31', ['2026-02-01', '2026-02-28'], ['2025-03-01', '2025-03-31']],
  ['month', '2028-02-01', '2028-02-29', ['2028-01-01', '2028-01-31'], ['2027-02-01', '2027-02-28']],
  ['year', '2026-04-01', '2027-03-31', ['2025-04-01', '2026-03-31'], ['2025-04-01', '2026-03-31']],
  ['own', '2028-02-25', '2028-02-29', ['2028-02-20', '2028-02-24'], ['2027-02-25', '2027-02-28']],
] as const)(
  'the %s from %s to %s has the one before and the one a year ago',
  (kind, from, to, before, ago) => {
    expect(Object.values(periodBefore(kind, { from, to }))).toEqual(before);
    expect(Object.values(yearAgo(kind, { from, to }))).toEqual(ago);
  },
);
