// The technician of a link's order.
import { trpc } from '#client/lib/trpc.ts';
import type { TrackedOrder } from '#shared/tracking/schema.ts';
import { photoIsFresh, Technician } from '../orders/Technician.tsx';

type Props = { token: string; order: Pick<TrackedOrder, 'technician' | 'stage'> };

export function LinkTechnician({ token, order: { technician, stage } }: Props) {
  const asked = { token, ...(technician && { of: technician }) };
  const { data } = trpc.tracking.technicianPhoto.useQuery(asked, {
    ...photoIsFresh,
    enabled: technician !== null,
  });
  if (!technician || stage === 'cancelled') return null;
  return <Technician firstName={technician} photo={data?.photo} done={stage === 'done'} />;
}
