import { useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { AskedButton } from '../../AskedButton.tsx';
import { ordersTexts as t } from '../texts.ts';

export function RemoveTest({ order: { _id: id, billNumber } }: { order: Order }) {
  const navigate = useNavigate();
  const remove = trpc.orders.removeTest.useMutation();
  const send = async () => {
    const answer = await remove.mutateAsync({ id });
    await navigate(paths.admin.orders, { replace: true });
    return answer;
  };
  return (
    <Group gap="4px 12px">
      <span>{t('isTest')}</span>
      {billNumber === null && (
        <AskedButton
          variant="quiet"
          question={t('removeQuestion')}
          yes={t('remove')}
          danger
          changed="all"
          send={send}
        >
          {t('removeTestBooking')}
        </AskedButton>
      )}
    </Group>
  );
}
