// @vitest-environment node
// The browser's list of public reads against what the procedures say of themselves.
import { expect, test } from 'vitest';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { isPublicRead } from './trpc.ts';

test('exactly the reads that are the same for everyone are sent without a token', () => {
  // A tracking link is public, but its order belongs to one person.
  const byLink = (name: string) => name.startsWith('tracking.');
  const isSame = (name: string) => {
    const { type, meta } = procedureOf(name);
    return type === 'query' && meta.access === 'public' && !byLink(name);
  };
  expect(procedureNames.filter(isPublicRead)).toEqual(procedureNames.filter(isSame));
});
