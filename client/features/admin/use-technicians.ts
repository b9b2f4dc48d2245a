// Reads all technicians. A number distinguishes technicians of the same name.
import { trpc } from '#client/lib/trpc.ts';
import { namedApart } from '#shared/technicians/names.ts';

export const useTechnicians = (options: { staleTime?: number } = {}) =>
  trpc.technicians.list.useQuery(undefined, { ...options, select: namedApart });
