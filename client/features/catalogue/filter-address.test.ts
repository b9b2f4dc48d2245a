import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { filtersInAddress } from './filter-address.ts';

const chosen = (query: string) => filtersInAddress(new URLSearchParams(query));

test('the category filter reads repeated or comma-separated categories', () => {
  expect(chosen('category=Laundary,kitchen&category=AIR%20CONDITION').categories).toEqual([
    'laundary',
    'kitchen',
    'air condition',
  ]);
});

test('the category filter drops blank and repeated categories', () => {
  expect(chosen('category=,kitchen,&category=Kitchen').categories).toEqual(['kitchen']);
});

test('the category filter ignores an unknown sort', () => {
  expect(chosen('sort=up').sort).toBeUndefined();
  expect(chosen('sort=dsc').sort).toBe('dsc');
});

test('the category filter reads the URL that the page writes', () => {
  const address = paths.services(['air condition', 'kitchen'], 'asc');
  expect(chosen(address.split('?')[1] ?? '')).toEqual({
    categories: ['air condition', 'kitchen'],
    sort: 'asc',
  });
});
