import { useState } from 'react';
import { useCan } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { useAction } from '../../use-action.ts';
import { ordersTexts as t } from '../texts.ts';

export function TrackingLink({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const may = useCan();
  const link = trpc.orders.link.useQuery({ id }, { staleTime: 0 });
  const renew = trpc.orders.renewLink.useMutation();
  const [run, pending] = useAction(['orders']);
  const end = () => setIsAsking(false);
  return (
    <Group gap="4px 12px">
      {link.isError && !link.data && (
        <>
          <span role="alert">{t('linkFailed')}</span>
          <Button variant="quiet" onClick={() => void link.refetch()} pending={link.isFetching}>
            {t('tryAgain')}
          </Button>
        </>
      )}
      {link.data && (
        <a href={link.data.link} target="_blank" rel="noreferrer">
          {t('customerSees')}
        </a>
      )}
      {may('orders.setStatus') && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('newLink')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          question={t('newLinkQuestion')}
          yes={t('newLink')}
          pending={pending}
          confirm={() => void run(() => renew.mutateAsync({ id }), end, end)}
          cancel={end}
        >
          <p>{t('newLinkHelp')}</p>
        </ConfirmDialog>
      )}
    </Group>
  );
}
