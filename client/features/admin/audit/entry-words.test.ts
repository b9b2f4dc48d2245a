// Audit entries in words.
import { expect, test } from 'vitest';
import { deedWords, fieldChanges } from './entry-words.ts';

test('a deed has words; one without them stands as it is', () => {
  expect(deedWords('order.setStatus')).toBe('Order status changed');
  expect(deedWords('moon.reach')).toBe('moon.reach');
});

test('only what differs is shown', () => {
  expect(
    fieldChanges(
      { phone: '', email: 'a@example.com', productImage: ['/1', '/2'] },
      { phone: '555', email: 'a@example.com', productImage: ['/2'] },
    ),
  ).toEqual([
    { field: 'phone', before: '', after: '555' },
    { field: 'productImage', before: '/1, /2', after: '/2' },
  ]);
});

test('what was added or deleted has one side', () => {
  expect(fieldChanges(null, { label: 'Pumps' })).toEqual([{ field: 'label', before: '', after: 'Pumps' }]);
  expect(fieldChanges({ label: 'Pumps' }, null)).toEqual([{ field: 'label', before: 'Pumps', after: '' }]);
  expect(fieldChanges(null, null)).toEqual([]);
});
