import { businessDefaults } from '#shared/business/defaults.ts';
import type { Business } from '#shared/business/schema.ts';
import { trpc } from './trpc.ts';

/** Returns the business, or default values until it is loaded. */
export const useBusiness = (): Business => ({
  ...businessDefaults,
  ...trpc.business.get.useQuery(undefined, { staleTime: 5 * 60_000 }).data,
});
