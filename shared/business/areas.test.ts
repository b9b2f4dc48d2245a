import { afterEach, expect, test } from 'vitest';
import { readLanguageFrom } from '../language.ts';
import { areasOf, knownArea } from './areas.ts';

const nashik = { areas: 'Panchavati | पंचवटी | पंचवटी मराठी\n\n Gangapur Road ' };
afterEach(() => readLanguageFrom(() => 'en'));

test('a business without a list of its own has the usual 42 areas', () => {
  expect(areasOf({ areas: '' }).names).toHaveLength(42);
  expect(knownArea({ areas: '' }, ' garkheda')).toBe('Garkheda');
});

test("a business's own areas replace the usual ones, with names per language", () => {
  const names = () => areasOf(nashik).names.map(areasOf(nashik).nameOf);
  expect(names()).toEqual(['Panchavati', 'Gangapur Road']);
  expect(knownArea(nashik, 'Garkheda')).toBeUndefined();
  readLanguageFrom(() => 'mr');
  expect(names()).toEqual(['पंचवटी मराठी', 'Gangapur Road']);
});
