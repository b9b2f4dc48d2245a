// @vitest-environment node
// Compares the browser's list of public reads with the procedures' own access levels.
import { expect, test } from 'vitest';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { isPublicRead } from './trpc.ts';

test('only reads that are the same for all visitors are sent without a token', () => {
  // A tracking link is public, but its order belongs to one person.
  const byLink = (name: string) => name.startsWith('tracking.');
  const isSame = (name: string) => {
    const { type, meta } = procedureOf(name);
    return type === 'query' && meta.access === 'public' && !byLink(name);
  };
  expect(procedureNames.filter(isPublicRead)).toEqual(procedureNames.filter(isSame));
});
