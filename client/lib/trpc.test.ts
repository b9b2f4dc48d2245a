// @vitest-environment node
// Compares the browser's list of public reads with the procedures' own access levels.
import { expect, test } from 'vitest';
import { procedureNames, procedureOf } from '#server/trpc/procedure.ts';
import { isPublicRead } from './trpc.ts';

test('only reads that are the same for all visitors are sent without a token', () => {
  // Tracking links and invitations are public, but each belongs to one person. A sticker tells its person more.
  const byLink = (name: string) =>
    name.startsWith('tracking.') || name === 'accounts.invitation' || name === 'appliances.scan';
  const isSame = (name: string) => {
    const { type, meta } = procedureOf(name);
    return type === 'query' && meta.access === 'public' && !byLink(name);
  };
  expect(procedureNames.filter(isPublicRead)).toEqual(procedureNames.filter(isSame));
});
