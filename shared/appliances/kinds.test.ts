import { expect, test } from 'vitest';
import { kindOfService } from './kinds.ts';

test.each([
  ['Split AC Repair', 'air condition', 'ac_split'],
  ['विंडो एसी', 'air condition', 'ac_split'],
  ['Double Door Refrigerator', 'refrigeration', 'refrigerator_double_door'],
  ['Gas Refill', 'refrigeration', 'refrigerator_single_door'],
  ['Something', '', 'other'],
])('%s of %s is for the kind %s', (name, category, kind) => {
  expect(kindOfService(name, category)).toBe(kind);
});
