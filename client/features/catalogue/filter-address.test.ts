import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { filtersInAddress } from './filter-address.ts';

const chosen = (query: string) => filtersInAddress(new URLSearchParams(query));

test('repeated or comma-separated categories are read in any case', () => {
  expect(chosen('category=Laundary,kitchen&category=AIR%20CONDITION').categories).toEqual([
    'laundary',
    'kitchen',
    'air condition',
  ]);
});

test('blank and repeated categories are dropped', () => {
  expect(chosen('category=,kitchen,&category=Kitchen').categories).toEqual(['kitchen']);
});

test('an unknown sort is ignored', () => {
  expect(chosen('sort=up').sort).toBeUndefined();
  expect(chosen('sort=dsc').sort).toBe('dsc');
});

test('the URL that the page writes can be read', () => {
  const address = paths.services(['air condition', 'kitchen'], 'asc');
  expect(chosen(address.split('?')[1] ?? '')).toEqual({
    categories: ['air condition', 'kitchen'],
    sort: 'asc',
  });
});
