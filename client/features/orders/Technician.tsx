import { trpc } from '#client/lib/trpc.ts';
import { useBusiness } from '#client/lib/use-business.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { ButtonAnchor } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { phoneLink } from '#shared/contact-links.ts';
import type { Order } from '#shared/orders/schema.ts';
import { firstNameOf } from '#shared/orders/sentences.ts';
import { orderTexts as t } from './texts.ts';

type Props = {
  firstName: string;
  photo: string | null | undefined;
  done?: boolean;
};

export function Technician({ firstName, photo, done = false }: Props) {
  const { phone } = useBusiness();
  return (
    <Group gap="sm" wrap="nowrap" w="100%">
      <Avatar name={firstName} picture={photo} size={48} />
      <span>
        {t.rich(done ? 'wasTechnician' : 'isTechnician', {
          name: firstName,
          b: (name) => <strong key="name">{name}</strong>,
        })}
      </span>
      {!done && phone && (
        <ButtonAnchor variant="quiet" href={phoneLink(phone)} style={{ flex: 'none' }}>
          <Icon name="phone" size={20} />
          {t('callUs')}
        </ButtonAnchor>
      )}
    </Group>
  );
}

export const photoOptions = { staleTime: 30 * 60_000 };

export function OwnTechnician({ order }: { order: Pick<Order, '_id' | 'technician' | 'stage'> }) {
  const { _id: orderId, technician, stage } = order;
  const input = { orderId, ...(technician && { of: technician._id }) };
  const { data } = trpc.orders.technicianPhoto.useQuery(input, {
    ...photoOptions,
    enabled: technician !== null,
  });
  if (!technician || stage === 'cancelled') return null;
  return <Technician firstName={firstNameOf(technician.name)} photo={data?.photo} done={stage === 'done'} />;
}
