import { expect, test } from 'vitest';
import { namedApart } from './names.ts';

test('two technicians with the same name get their numbers appended', () => {
  const all = ['Ravi Pawar', 'Imran Pathan', 'ravi pawar'].map((name, at) => ({ name, userId: 1001 + at }));
  expect(namedApart(all).map(({ name }) => name)).toEqual([
    'Ravi Pawar (1001)',
    'Imran Pathan',
    'ravi pawar (1003)',
  ]);
});
