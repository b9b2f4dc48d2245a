import type { ReactNode } from 'react';
import { isRefusal, isUnreachable, wordsOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Small, Stack } from '#client/ui/mantine/layout.tsx';
import { type Finish, restOf } from '#shared/bills/finish.ts';
import { clientTexts } from '#shared/client-texts.ts';
import { clientMessages } from '#shared/messages.ts';
import type { Order } from '#shared/orders/schema.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { FinishDialog } from '../../../estimates/FinishDialog.tsx';
import { Loaded } from '../../Loaded.tsx';
import { type StatusChange, useStatusChange } from '../../status/use-status-change.tsx';
import { ordersTexts as t } from '../texts.ts';
import { showOrder } from './show-order.ts';

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
        <CompleteDialog order={order} about={about(order)} done={confirm} close={cancel} />
      ) : null,
  });
}

type Props = { order: Order; about: ReactNode; done: (money: Finish) => void; close: () => void };

export function CompleteDialog({ order, about, done, close }: Props) {
  const bill = trpc.bills.preview.useQuery({ orderId: order._id }, { staleTime: 0, gcTime: 0 });
  const estimate = trpc.estimates.of.useQuery({ id: order._id }, { staleTime: 0, gcTime: 0 });
  const question = clientTexts('confirmStatus', { status: statusTexts('Complete') });
  if (!bill.data || estimate.data === undefined)
    return (
      <Dialog title={question} close={close} width={520}>
        {about}
        <Loaded reading={bill.data ? estimate : bill} height={200}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  const { lines, amount, total, payee } = bill.data;
  return (
    <FinishDialog
      orderNumber={order.orderNumber}
      lines={lines}
      tax={restOf(total, amount)}
      total={total}
      payee={payee}
      estimate={estimate.data && estimate.data.lines.length > 0 ? estimate.data.state : null}
      done={done}
      close={close}
      desk={{ question, about, technician: order.technician?.name }}
    />
  );
}
