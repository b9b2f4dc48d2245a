import { businessDefaults } from '#shared/business/defaults.ts';
import type { Business } from '#shared/business/schema.ts';
import { trpc } from './trpc.ts';

/** The business as its pages show it; the usual values until it is read. */
export const useBusiness = (): Business => ({
  ...businessDefaults,
  ...trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 }).data,
});
