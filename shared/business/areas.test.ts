import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '../language.ts';
import { areaName, readAreasFrom } from '../place-names.ts';
import { areasOf, knownArea } from './areas.ts';

const nashik = { areas: 'Panchavati | पंचवटी | पंचवटी मराठी\n\n Gangapur Road ' };
afterEach(() => {
  readLanguageFrom(() => 'en');
  readAreasFrom(() => '');
});

test('a business without a list of its own has the usual 42 areas', () => {
  expect(areasOf({ areas: '' }).names).toHaveLength(42);
  expect(knownArea({ areas: '' }, ' garkheda')).toBe('Garkheda');
});

test("a business's own areas replace the usual ones, with names per language", () => {
  const names = () => areasOf(nashik).names.map(areasOf(nashik).nameOf);
  expect(names()).toEqual(['Panchavati', 'Gangapur Road']);
  expect(knownArea(nashik, 'Garkheda')).toBeUndefined();
  expect(knownArea(nashik, 'पंचवटी')).toBe('Panchavati');
  readLanguageFrom(() => 'mr');
  expect(names()).toEqual(['पंचवटी मराठी', 'Gangapur Road']);
});

test("an own area has its name in the reader's language everywhere", () => {
  readAreasFrom(() => nashik.areas);
  readLanguageFrom(() => 'hi');
  expect(['Panchavati', 'Gangapur Road', 'Garkheda'].map((area) => areaName(area))).toEqual([
    'पंचवटी',
    'Gangapur Road',
    'गारखेड़ा',
  ]);
});
