import type { ReactNode } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { type Finish, restOf } from '#shared/bills/finish.ts';
import { clientTexts } from '#shared/client-texts.ts';
import type { Order } from '#shared/orders/schema.ts';
import { statusTexts } from '#shared/orders/texts.ts';
import { FinishDialog } from '../../../estimates/FinishDialog.tsx';
import { Loaded } from '../../Loaded.tsx';

type Props = { order: Order; about: ReactNode; done: (money: Finish) => void; close: () => void };

export default function CompleteDialog({ order, about, done, close }: Props) {
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
