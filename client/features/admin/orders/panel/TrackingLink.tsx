import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { Group } from '#client/ui/mantine/layout.tsx';
import { AskedButton } from '../../AskedButton.tsx';
import { ordersTexts as t } from '../texts.ts';

export function TrackingLink({ id }: { id: string }) {
  const may = useCan();
  const link = trpc.orders.link.useQuery({ id }, { staleTime: 0 });
  const renew = trpc.orders.renewLink.useMutation();
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
        <AskedButton
          variant="quiet"
          question={t('newLinkQuestion')}
          help={t('newLinkHelp')}
          yes={t('newLink')}
          changed={['orders']}
          send={() => renew.mutateAsync({ id })}
        />
      )}
    </Group>
  );
}
