import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import type { Order } from '#shared/orders/schema.ts';
import { paths } from '#shared/paths.ts';
import { useAction } from '../../use-action.ts';
import { ordersTexts as t } from '../texts.ts';

export function RemoveTest({ order: { _id: id, billNumber } }: { order: Order }) {
  const navigate = useNavigate();
  const remove = trpc.orders.removeTest.useMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [run, pending] = useAction('all');
  const end = () => setIsAsking(false);
  const send = async () => {
    const answer = await remove.mutateAsync({ id });
    await navigate(paths.admin.orders, { replace: true });
    return answer;
  };
  return (
    <Group gap="4px 12px">
      <span>{t('isTest')}</span>
      {billNumber === null && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('removeTestBooking')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('removeQuestion')}
          yes={t('remove')}
          danger
          pending={pending}
          confirm={() => void run(send, end, end)}
          cancel={end}
        />
      )}
    </Group>
  );
}
