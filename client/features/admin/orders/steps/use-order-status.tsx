import { lazy } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { isRefusal, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Small, Stack } from '#client/ui/mantine/layout.tsx';
import { clientMessages } from '#shared/client-messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { PanelPart } from '../../PanelPart.tsx';
import { type StatusChange, useStatusChange } from '../../status/use-status-change.tsx';
import { ordersTexts as t } from '../texts.ts';
import { showOrder } from './show-order.ts';

const CompleteDialog = lazy(chunk(() => import('./CompleteDialog.tsx')));

const failed = (error: unknown): string => {
  if (isUnreachable(error)) return clientMessages.statusError;
  return isRefusal(error) ? wordsOf(error) : clientMessages.statusFailed;
};

const about = (order: Order) => (
  <Stack gap={4}>
    <p>{t('orderOf', { number: order.orderNumber, name: order.fullname })}</p>
    <p>{servicesInWords(order)}</p>
    <Small>{t('getsEmail')}</Small>
  </Stack>
);

export function useOrderStatus(): StatusChange<Order> {
  const queries = trpc.useUtils();
  const send = trpc.orders.setStatus.useMutation();
  return useStatusChange<Order>({
    entity: 'order',
    send: async (input) => {
      const answer = await send.mutateAsync(input);
      showOrder(queries, answer.data);
      return answer;
    },
    failed,
    about,
    ask: ({ subject: order, status }, confirm, cancel) =>
      status === 'Complete' ? (
        <PanelPart>
          <CompleteDialog order={order} about={about(order)} done={confirm} close={cancel} />
        </PanelPart>
      ) : null,
  });
}
