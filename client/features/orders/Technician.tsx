import { trpc } from '#client/lib/trpc.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { orderTexts as t } from './texts.ts';

type Props = {
  firstName: string;
  photo: string | null | undefined;
  done?: boolean;
};

export const Technician = ({ firstName, photo, done = false }: Props) => (
  <Group component="p" gap="sm" wrap="nowrap">
    <Avatar name={firstName} picture={photo} size={48} />
    <span>
      {t.rich(done ? 'wasTechnician' : 'isTechnician', {
        name: firstName,
        b: (name) => <strong key="name">{name}</strong>,
      })}
    </span>
  </Group>
);

export const photoIsFresh = { staleTime: 30 * 60_000 };

export function OwnTechnician({ order }: { order: Pick<Order, '_id' | 'technician' | 'stage'> }) {
  const { _id: orderId, technician, stage } = order;
  const input = { orderId, ...(technician && { of: technician._id }) };
  const { data } = trpc.orders.technicianPhoto.useQuery(input, {
    ...photoIsFresh,
    enabled: technician !== null,
  });
  if (!technician || stage === 'cancelled') return null;
  return <Technician firstName={firstNameOf(technician.name)} photo={data?.photo} done={stage === 'done'} />;
}
