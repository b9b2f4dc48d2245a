// All technicians; a number tells two of the same name apart.
import { trpc } from '#client/lib/trpc.ts';
import { namedApart } from '#shared/technicians/names.ts';

/** `staleTime` in ms. */
export const useTechnicians = (options: { staleTime?: number } = {}) =>
  trpc.technicians.list.useQuery(undefined, { ...options, select: namedApart });
