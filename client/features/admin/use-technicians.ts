// All technicians for a choice among them: two of one name are two choices.
import { trpc } from '#client/lib/trpc.ts';
import { namedApart } from '#shared/technicians/names.ts';

/** `staleTime` in milliseconds: how long those that were read last are new enough. */
export const useTechnicians = (options: { staleTime?: number } = {}) =>
  trpc.technicians.list.useQuery(undefined, { ...options, select: namedApart });
