import { expect, test } from 'vitest';
import { addressWithCity } from './words.ts';

test('the address of the shop carries its city once', () => {
  expect(addressWithCity({ address: '4 Main Road', city: 'Nashik' })).toBe('4 Main Road, Nashik');
  expect(addressWithCity({ address: '4 Main Road, nashik 422001', city: 'Nashik' })).toBe(
    '4 Main Road, nashik 422001',
  );
  expect(addressWithCity({ address: '', city: 'Nashik' })).toBe('');
});
