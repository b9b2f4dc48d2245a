import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { filtersInAddress } from './filter-address.ts';

const chosen = (query: string) => filtersInAddress(new URLSearchParams(query));

test('categories may repeat or be joined by commas, in any case', () => {
  expect(chosen('category=Laundary,kitchen&category=AIR%20CONDITION').categories).toEqual([
    'laundary',
    'kitchen',
    'air condition',
  ]);
});

test('blank and doubled ones are left out', () => {
  expect(chosen('category=,kitchen,&category=Kitchen').categories).toEqual(['kitchen']);
});

test('an unknown sort is none', () => {
  expect(chosen('sort=up').sort).toBeUndefined();
  expect(chosen('sort=dsc').sort).toBe('dsc');
});

test('what the page writes into the address is what it reads', () => {
  const address = paths.services(['air condition', 'kitchen'], 'asc');
  expect(chosen(address.split('?')[1] ?? '')).toEqual({
    categories: ['air condition', 'kitchen'],
    sort: 'asc',
  });
});
