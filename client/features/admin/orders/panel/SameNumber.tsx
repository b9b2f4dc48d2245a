import { useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { useCan } from '#client/lib/use-can.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { FormDialog } from '#client/ui/FormDialog.tsx';
import { successMessages } from '#shared/messages.ts';
import { servicesInWords } from '#shared/orders/sentences.ts';
import { mayMove, stageLabel } from '#shared/orders/stages.ts';
import { formatVisit } from '#shared/visits/words.ts';
import { useAction } from '../../use-action.ts';
import { ordersTexts as t } from '../texts.ts';

/** The open bookings with the mobile number of an order. Several can be cancelled at once. */
export function SameNumber({ id }: { id: string }) {
  const { data = [] } = trpc.orders.ofSameNumber.useQuery({ orderId: id }, { staleTime: 0 });
  const may = useCan();
  const cancel = trpc.orders.cancel.useMutation();
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const close = () => setOpened(false);
  const [run, pending] = useAction(['orders', 'day', 'visits']);
  const send = async () => {
    for (const one of chosen) await cancel.mutateAsync({ id: one });
    return { message: successMessages.bookingCancelled };
  };
  const end = () => setChosen([]);
  if (data.length < 2 || !may('orders.setStage')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(true)}>
        {t('sameNumber', { count: data.length })}
      </Button>
      {opened && (
        <FormDialog
          title={t('sameNumber', { count: data.length })}
          yes={t('cancelChosen', { count: chosen.length })}
          no={t('keepBookings')}
          danger
          pending={pending}
          blocked={chosen.length === 0}
          close={close}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen.length > 0) void run(send, close, end);
          }}
        >
          {data.map(({ _id, orderNumber, fullname, visit, stage, products }) => (
            <Choice
              key={_id}
              // Later stages may cost a fee, which the order's own dialog asks about.
              disabled={!mayMove('customer', stage, 'cancelled')}
              checked={chosen.includes(_id)}
              onChange={() =>
                setChosen(chosen.includes(_id) ? chosen.filter((one) => one !== _id) : [...chosen, _id])
              }
            >
              {[
                t('orderOf', { number: orderNumber, name: fullname }),
                servicesInWords({ products }),
                visit ? formatVisit(visit) : stageLabel(stage),
              ].join(', ')}
            </Choice>
          ))}
        </FormDialog>
      )}
    </>
  );
}
